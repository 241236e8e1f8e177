// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "framework/catalogue/game.hpp"
#include "framework/lesson/lesson_walk.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"

class QPushButton;

namespace boardwright::desktop {

class GameWords;
class LessonCard;
class StatusHeader;

/// A lesson being given: the board, the step's text beside it, and what the learner's moves are answered
/// with. Plays on a board of its own and touches no game.
class LessonPage final : public Page {
  Q_OBJECT
 public:
  explicit LessonPage(QWidget* parent = nullptr);
  ~LessonPage() override;

  /// `more`: whether another lesson follows this one.
  [[nodiscard]] Result<void> begin(std::shared_ptr<const Game> game, Lesson lesson, bool more);
  /// The last step is done, and the page says what may come next.
  [[nodiscard]] bool ended() const noexcept { return ended_; }
  [[nodiscard]] bool begun() const noexcept { return walk_.has_value(); }
  [[nodiscard]] QString title() const override;  ///< of the lesson

  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override { board_->set_habits(habits); }
  void say(const QString& sentence) override;  ///< below the board, until the next click
  void focus_first() override;                 ///< the board where something is asked, else the way on
  [[nodiscard]] bool has_docks() const override { return true; }
  [[nodiscard]] bool put_aside() override;  ///< forgets the lesson
  [[nodiscard]] LessonBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const LessonCard& card() const noexcept { return *card_; }
  [[nodiscard]] const StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] const LessonWalk& walk() const { return *walk_; }

 public slots:
  void go_on();  ///< a task that waits is shown first
  void go_back();
  void restart();

 signals:
  void next_lesson_wanted();
  void lesson_done();  ///< its last step, whatever was shown on the way
  void play_wanted();  ///< a game by the lesson's rules

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
  void end();
  [[nodiscard]] QString skipped() const;
  [[nodiscard]] bool finished() const;
  [[nodiscard]] LessonBoard::Scene scene() const;
  [[nodiscard]] GameWords words() const;

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  std::optional<LessonWalk> walk_;
  std::optional<LessonWalk::Answer> answer_;  // to the learner's last move in this step
  bool shown_ = false;                        // the solution was shown, not found
  bool more_ = false, ended_ = false;
  LessonBoard* board_;
  LessonCard* card_;
  StatusHeader* status_;
  QPushButton *restart_, *back_, *next_, *leave_, *play_;
};

}  // namespace boardwright::desktop
