// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an evening's page and its projector show, in words that are ready to be read. Values.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright::desktop {

struct PersonRow {
  enum class State {
    kExpected,  ///< entered, and nobody has seen them yet
    kHere,      ///< in this round; in an open evening: wants to play
    kPlaying,   ///< an open evening's: at a board
    kOut,       ///< not in this round
    kGone       ///< no more this evening
  };
  QString id, name;
  State state = State::kExpected;
  QString words;         ///< more about it, such as how long somebody has been waiting; may be empty
  QList<int> likes{};    ///< games of an open evening; empty: all
  bool balance = false;  ///< has points that were earned elsewhere
};

struct BoardRow {
  std::uint32_t board = 0;
  std::uint32_t match = 0;  ///< of an open evening, where a board's number is given again: which match it is
  QString first, second;
  QString game;        ///< empty where there is but one
  QString result;      ///< "1 – 0"; empty: still being played
  QString claimed{};   ///< what one of the two alone has said by phone; not final yet
  QString words;       ///< such as "two results"; may be empty
  bool wrong = false;  ///< somebody has to look at it
  bool later = false;  ///< begins when a board is free
  [[nodiscard]] QString number() const { return QString::number(board) + (later ? "*" : ""); }
};

struct StandingRow {
  QString place;  ///< empty where it is shared with the row above
  QString name;
  QString points;
  QStringList ties;  ///< a value for each tie-break
};

struct TieColumn {
  QString name;  ///< a word or two
  QString explanation;
};

struct ProposalRow {
  QString one, other;     ///< ids; one alone waits for the next who is free
  QString words;          ///< "Anna – Ben"
  QString game;           ///< empty where there is but one
  QString why;            ///< one sentence
  bool computer = false;  ///< has waited so long that a computer is offered
  friend bool operator==(const ProposalRow&, const ProposalRow&) = default;
};

}  // namespace boardwright::desktop
