// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "framework/match/messages.hpp"

class QTimer;

namespace boardwright::desktop {

class MatchWire;
class PieceArt;
class RemoteMatch;
class SeatCards;

/// Who plays a match elsewhere, on cards with clocks that run on between its updates.
class RemoteCards final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive this.
  RemoteCards(SeatCards& cards, const MatchWire& wire, QObject* parent = nullptr);

  /// As it stands now; until it is shown again the match stays. `art`: null where there is no board.
  void show_match(const RemoteMatch& match, PieceArt* art);
  void forget();  ///< before the match goes; what is shown stays

 private:
  void show_clocks();
  [[nodiscard]] QString player_of(Seat seat) const;

  SeatCards& cards_;
  const MatchWire& wire_;
  const RemoteMatch* match_ = nullptr;
  QTimer* timer_;
};

}  // namespace boardwright::desktop
