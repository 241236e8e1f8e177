// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "framework/lesson/example.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/play/variation.hpp"

class QPushButton;

namespace boardwright::desktop {

class GameWords;
class LessonBoard;
class LessonCard;
class StatusHeader;

/// A rule with a position in which it can be tried: any legal move may be played, for all sides, on a board
/// of its own. Touches no game.
class ExamplePage final : public Page {
  Q_OBJECT
 public:
  explicit ExamplePage(QWidget* parent = nullptr);
  ~ExamplePage() override;

  [[nodiscard]] Result<void> begin(std::shared_ptr<const Game> game, RuleExample example);
  [[nodiscard]] QString title() const override;
  [[nodiscard]] LessonBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const LessonCard& card() const noexcept { return *card_; }
  [[nodiscard]] const StatusHeader& status() const noexcept { return *status_; }
  /// What has been tried; only while there is an example.
  [[nodiscard]] const Variation& tried() const { return *tried_; }

  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void say(const QString& sentence) override;  ///< below the board, until the next click
  void focus_first() override;
  [[nodiscard]] bool has_docks() const override { return true; }  ///< among them the rules'
  [[nodiscard]] bool put_aside() override;                        ///< forgets the example

 public slots:
  void restart();
  void go_back();   ///< before the last move
  void show_how();  ///< from the start: the move that shows the rule, or the one it refuses

 protected:
  void changeEvent(QEvent* event) override;

 private:
  enum class Answer { kNone, kShown, kRefused };
  QWidget* build_side();
  void join();
  void retranslate();
  void play(const QString& move, bool own);
  void refuse(const std::optional<Explanation>& why);
  void show_now();
  void show_words();
  [[nodiscard]] QString task() const;
  [[nodiscard]] bool asked_for(const std::string& move) const;
  [[nodiscard]] Picture picture() const { return tried_->picture(); }
  [[nodiscard]] GameWords words() const;

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  std::optional<RuleExample> example_;
  std::optional<Variation> tried_;
  Answer answer_ = Answer::kNone;
  LessonBoard* board_;
  LessonCard* card_;
  StatusHeader* status_;
  QPushButton *back_, *restart_, *show_, *leave_;
};

}  // namespace boardwright::desktop
