// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "framework/catalogue/game.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/panels/lesson_board.hpp"

class QPushButton;

namespace boardwright::desktop {

class GameWords;
class LessonCard;
class StatusHeader;

/// A lesson being given: the board, the step's text beside it, and what the learner's moves are answered
/// with. Plays on a board of its own and touches no game.
class LessonPage final : public QWidget {
  Q_OBJECT
 public:
  explicit LessonPage(QWidget* parent = nullptr);
  ~LessonPage() override;

  /// `more`: whether another lesson follows this one.
  [[nodiscard]] Result<void> begin(std::shared_ptr<const Game> game, Lesson lesson, bool more);
  void end();  ///< forgets the lesson
  [[nodiscard]] bool begun() const noexcept { return walk_.has_value(); }
  [[nodiscard]] QString title() const;  ///< of the lesson

  void set_theme(const Theme& theme);
  void say(const QString& sentence);  ///< below the board, until the next click
  [[nodiscard]] LessonBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const LessonCard& card() const noexcept { return *card_; }
  [[nodiscard]] const StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] const LessonWalk& walk() const { return *walk_; }

 public slots:
  void go_on();  ///< a task that waits is shown first
  void go_back();
  void restart();

 signals:
  void left();
  void next_lesson_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build_side();
  void join();
  void retranslate();
  void show_step(const Picture& before, bool animate);
  void show_words();
  void show_status();
  void name_buttons();
  void attempt(const LessonWalk::Reply& reply, const Picture& before);
  void hint(const QString& move);
  void focus_next_thing();  ///< the board where something is asked, else the way on
  [[nodiscard]] bool finished() const;
  [[nodiscard]] LessonBoard::Scene scene() const;
  [[nodiscard]] GameWords words() const;

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  std::optional<LessonWalk> walk_;
  std::optional<LessonWalk::Answer> answer_;  // to the learner's last move in this step
  bool shown_ = false;                        // the solution was shown, not found
  bool more_ = false;
  LessonBoard* board_;
  LessonCard* card_;
  StatusHeader* status_;
  QPushButton *restart_, *back_, *next_, *leave_;
};

}  // namespace boardwright::desktop
