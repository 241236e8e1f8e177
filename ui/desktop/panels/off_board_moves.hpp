// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// A button for each legal move that isn't made on the board, such as a pass. Hidden while there are none.
class OffBoardMoves final : public QWidget {
  Q_OBJECT
 public:
  explicit OffBoardMoves(QWidget* parent = nullptr);
  /// `all`: also those that have clicks, for rules without a board.
  void set_moves(const std::vector<LegalMove>& moves, bool all);

 signals:
  void chosen(const QString& move);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  std::vector<LegalMove> moves_;
  bool only_ = false;
};

}  // namespace boardwright::desktop
