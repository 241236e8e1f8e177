// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/workshop/workbench.hpp"

class QPushButton;

namespace boardwright::desktop {

class GameWords;
class LessonBoard;
class StatusHeader;
class WhyNot;
struct BoardHabits;
struct Theme;

/// The board of a workbench: who is on turn, the moves by clicks, why a click isn't one. It asks, the page acts.
class WorkshopBoard final : public QWidget {
  Q_OBJECT
 public:
  explicit WorkshopBoard(QWidget* parent = nullptr);

  /// As it stands now. `own`: by a move that was just made here.
  void show_bench(const Workbench& bench, bool own = false);
  /// Before any rules have played.
  void show_nothing();
  /// Beside the field where the last of these clicks was.
  void refuse(const Explanation& why, const std::vector<std::uint32_t>& clicks);
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);
  [[nodiscard]] LessonBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const StatusHeader& status() const noexcept { return *status_; }
  [[nodiscard]] QString refusal() const;  ///< empty while nothing is refused

 signals:
  void move_wanted(const QString& move);
  void refused(const std::vector<std::uint32_t>& clicks);
  void back_wanted();
  void start_wanted();
  void rule_wanted(const QString& number);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void show_status();
  [[nodiscard]] GameWords words() const;

  LessonBoard* board_;
  StatusHeader* status_;
  WhyNot* why_not_;
  QPushButton *back_, *start_;
  std::shared_ptr<const Game> game_;    // of the line; both are kept by the bench, too
  std::shared_ptr<const Rules> rules_;  // what is set up on the board
  std::optional<GameLine> line_;
};

}  // namespace boardwright::desktop
