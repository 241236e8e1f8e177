// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <vector>

#include "framework/workshop/game_problem.hpp"

namespace boardwright::desktop {

class ScriptHighlighter;
struct Theme;

/// A script to be written: line numbers, colours, problems underlined where they are. Tab indents; Escape leaves the
/// text, so that the keyboard gets on from here.
class ScriptEditor final : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit ScriptEditor(QWidget* parent = nullptr);

  /// The text as another program has written it: what was done before can be undone, and the cursor stays where it was.
  void take_text(const QString& text);
  /// What stands there. Blanks that don't break a line stay so, which toPlainText() would lose.
  [[nodiscard]] QString words() const;
  void set_problems(std::vector<GameProblem> problems);  ///< of this file
  /// From 1; the column in bytes, 0 for the line alone. The cursor goes there and the editor has the keyboard.
  void go_to(std::uint32_t line, std::uint32_t column);
  void set_theme();
  [[nodiscard]] int number_width() const;  ///< of the line numbers, in pixels
  void paint_numbers(QPaintEvent* event);
  /// What is underlined, for tests: the text of each.
  [[nodiscard]] QStringList underlined() const;

 signals:
  void escaped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void make_room();
  void mark();
  void indent(bool further);
  void begin_line();
  [[nodiscard]] QTextCursor place_of(std::uint32_t line, std::uint32_t column) const;
  [[nodiscard]] QTextCursor extent_of(const GameProblem& problem) const;

  ScriptHighlighter* highlighter_;
  QWidget* numbers_;
  std::vector<GameProblem> problems_;
};

}  // namespace boardwright::desktop
