// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen shows of a line of which everything may be seen.
#pragma once

#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// Of all these seats.
[[nodiscard]] std::vector<LegalMove> legal_moves(const Position& now, const std::vector<Seat>& seats);
/// Places of the last move that is no chance event, of the plies from `from` to before `to`.
[[nodiscard]] std::vector<std::uint32_t> last_places(const GameLine& line, std::size_t from, std::size_t to);
/// These plies, each with what to animate.
[[nodiscard]] std::vector<SeenMove> seen_moves(const GameLine& line, std::size_t from, std::size_t to);

/// The numbers of the rules that a possible move would use, in a position that may be seen whole.
[[nodiscard]] std::vector<std::string> rules_of_try(const Position& before, std::string_view move);

}  // namespace boardwright::desktop
