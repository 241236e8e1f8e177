// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/lessons/lessons_dialog.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class ExamplePage;
class LessonPage;

/// Who teaches the games: lessons one after the other, and examples of single rules. The game on the table goes on unseen
/// and untouched.
class Teacher final : public QObject {
  Q_OBJECT
 public:
  explicit Teacher(const WindowServices& services);

  [[nodiscard]] Result<void> start_lesson(LessonChoice choice);
  /// The first lesson that isn't done; once all are, there is a choice.
  void learn(const std::string& game);
  void ask_lesson();  ///< of the game on the table, to begin with
  /// A position in which a rule of the game on the table can be tried.
  [[nodiscard]] Result<void> start_example(const QString& rule);

  // Built when they are asked for.
  [[nodiscard]] LessonPage& lesson_page();
  [[nodiscard]] ExamplePage& example_page();
  [[nodiscard]] bool learning() const;  ///< whether a lesson is on the screen
  [[nodiscard]] bool trying() const;    ///< whether the example of a rule is

 signals:
  void rule_tried(const QString& rule);

 private:
  void ask_lesson_of(const std::string& game);
  void note_done();
  void play_after_lesson();

  WindowServices services_;
  LessonPage* lesson_page_ = nullptr;
  ExamplePage* example_page_ = nullptr;
  LessonChoice lesson_;
};

}  // namespace boardwright::desktop
