// SPDX-License-Identifier: GPL-3.0-or-later
//
// What may be told of a piece on a table: what the picture, the moves and the explanations of the one at the screen
// say, and nothing else.
#pragma once

#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright::desktop {

class BoardView;
class ScreenGame;
class ShownPosition;

/// What the one at the screen may know of what stands on a place now.
struct PieceFacts {
  QString name, place, state;  ///< its kind; the field; what is worth knowing besides, may be empty
  struct Way {
    QString move, comes;  ///< its text; what comes of it, may be empty
    QStringList rules;    ///< numbers of those it uses; none where something may be hidden
  };
  std::vector<Way> ways;  ///< legal moves that begin there
  bool ways_told = true;  ///< false: possible moves aren't shown to this player
};

/// Nothing on an empty place, and while nobody has taken the screen. `hints`: whether possible moves are shown.
[[nodiscard]] std::optional<PieceFacts> piece_facts(const ScreenGame& game, const ShownPosition& shown,
                                                    const BoardView& board, std::uint32_t place, bool hints);

/// What a tower is made of, in the game itself; empty: none is there.
[[nodiscard]] QString tower_words(const ScreenGame& game, std::uint32_t place);
/// What would come of that move of the turn, if the game says so, else what stands there.
[[nodiscard]] QString hint_words(const ScreenGame& game, std::uint32_t place, const QString& move);

}  // namespace boardwright::desktop
