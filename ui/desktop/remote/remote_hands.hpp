// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"

namespace boardwright::desktop {

class BoardView;
class MoveEntry;
class OffBoardMoves;
class RemoteArranging;
class RemoteBoard;
class RemoteMatch;
class RemoteMessage;

/// What hands do in a match elsewhere, at its board and in the line beside it: moves are sent; of what is none it is asked
/// why; what sets up goes to RemoteArranging.
class RemoteHands final : public QObject {
  Q_OBJECT
 public:
  /// All outlive this. `may_move`: a move may be made now, in the match that was set.
  RemoteHands(RemoteBoard& board, MoveEntry& entry, RemoteArranging& arranging,
              std::function<bool()> may_move, QObject* parent = nullptr);

  /// The view of a match that is shown; nullptr: none. A piece that was touched is let go.
  void set_match(RemoteMatch* match);
  /// The newest position is shown, or another one. `touches`: a piece that is touched there has to move, where
  /// that is agreed.
  void show_position(bool touches);
  void play(const QString& move);  ///< nothing where it isn't legal
  void hear_refusal(const Refusal& refusal);

 private:
  void join();
  void choose_on_board(const QString& move);
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  /// Beside that place; nothing: below the board.
  void refuse(const Explanation& why, std::optional<std::uint32_t> place);

  BoardView& board_;
  OffBoardMoves& off_board_;
  RemoteMessage& message_;
  MoveEntry& entry_;
  RemoteArranging& arranging_;
  std::function<bool()> may_move_;
  RemoteMatch* match_ = nullptr;
  std::string position_;  // in which a piece may have been touched
};

}  // namespace boardwright::desktop
