// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright::desktop {

class BoardView;
class MoveEntry;
class RemoteMatch;
class RemoteMessage;

/// A move that is chosen for a match elsewhere while somebody else is on turn, by clicks or typed. Nobody there is told of
/// it: it is looked for among the legal moves when the turn comes, and goes out as any other.
class RemoteAhead final : public QObject {
  Q_OBJECT
 public:
  /// All outlive this.
  RemoteAhead(BoardView& board, MoveEntry& entry, RemoteMessage& message, QObject* parent = nullptr);

  /// In the newest position of that match its viewer waits for somebody.
  [[nodiscard]] static bool possible(const RemoteMatch& match);
  /// Another match is opened; whether it has a board, or the view keeps that of the match before.
  void begin(bool has_board);
  /// Before the board and the entry get their moves. `may`: one may be chosen ahead now. `own_turn`: the viewer's own moves
  /// are shown; `sets_up`: as a set-up.
  void prepare(const RemoteMatch& match, bool may, bool own_turn, bool sets_up);
  [[nodiscard]] bool keeps_any() const;
  void forget();

  /// The turn has come: which of these moves was meant; else what there is to say of it.
  struct Taken {
    std::optional<std::string> move;
    QString sentence;
  };
  [[nodiscard]] Taken take(const std::vector<LegalMove>& moves);

 private:
  void keep_typed(const QString& text);
  void tell();

  BoardView& board_;
  MoveEntry& entry_;
  RemoteMessage& message_;
  bool has_board_ = false;
  QString typed_;  // a move chosen ahead by its text
};

}  // namespace boardwright::desktop
