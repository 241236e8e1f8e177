// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "plugins/host/position.hpp"
#include "ui/desktop/tools/tool_game.hpp"

class QLabel;

namespace boardwright::desktop {

class LessonBoard;
struct Theme;

/// One of two rule sets that part: its board after so many of the moves to there, and what it says at their end.
class TwinSide final : public QWidget {
  Q_OBJECT
 public:
  explicit TwinSide(QWidget* parent = nullptr);

  /// Its positions from the start to where both part. `words`: what it has there that the other hasn't, or why not.
  void show_line(const ToolGame& game, std::vector<Position> positions, const QString& words);
  void go(std::size_t ply);
  [[nodiscard]] const Position& now() const { return positions_[ply_]; }
  [[nodiscard]] QString words() const;  ///< below the board

 private:
  LessonBoard* board_;
  QLabel *name_, *words_;
  ToolGame game_;
  std::vector<Position> positions_;
  std::size_t ply_ = 0;
  QString at_the_end_;
};

}  // namespace boardwright::desktop
