// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/match/messages.hpp"

namespace boardwright::desktop {

class BoardView;
class DiceToast;
class LastThrow;
class PieceArt;
class RemoteMatch;

/// What has just happened in a match elsewhere: told to those who listen. What chance has brought is seen over the board, then
/// in a place beside it.
class RemoteNews final : public QObject {
  Q_OBJECT
 public:
  /// All outlive this. `boards` is what the board is in.
  RemoteNews(BoardView& board, QWidget& boards, LastThrow& last, QObject* parent = nullptr);

  /// `art`: null where there is no board.
  void begin(const Appearance& look, PieceArt* art);
  /// The match is closed.
  void forget();
  /// What others have done; the last moves of the match are news.
  void tell(const RemoteMatch& match, const std::vector<SeenMove>& news);
  /// What chance has done among so many last moves.
  void show_throws(const RemoteMatch& match, std::size_t news, bool animated);
  /// What chance has brought before the position after so many moves; `rolls`: dice that roll now will lie so.
  void show_last(const RemoteMatch& match, std::size_t moves, bool rolls);
  void place();  ///< over the fields, which may be elsewhere now
  [[nodiscard]] DiceToast& toast() const noexcept { return *toast_; }

 private:
  BoardView& board_;
  QWidget& boards_;
  LastThrow& last_;
  DiceToast* toast_;
  Appearance look_;
  PieceArt* art_ = nullptr;
};

}  // namespace boardwright::desktop
