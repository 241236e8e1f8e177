// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/column.hpp"

#include <string_view>

namespace boardwright {
namespace {

struct ColumnText {
  std::string_view id, meaning;
};

constexpr ColumnText kTexts[] = {
    {"plies", "moves made by seats, passes included, chance events not"},
    {"plies_squared", "the same, squared"},
    {"turns", "stretches of plies by one seat"},
    {"chance_events", "rolls and other chance events"},
    {"decisions", "plies with at least two legal moves"},
    {"choices", "legal moves, summed over all plies"},
    {"decision_choices", "legal moves, summed over plies with at least two"},
    {"tree_log10", "decimal logarithms of the numbers of legal moves, summed over all plies"},
    {"repeats", "plies and events that reached a position that had occurred in the game"},
    {"won", "1 if some seat had a better result than another, else 0"},
    {"drawn", "1 if the game ended with the same result for all, else 0"},
    {"cut", "1 if the game was cut off at the limit of plies, else 0"},
    {"by_repetition", "1 if the rule about repeated positions ended the game, else 0"},
    {"first_player", "score of the player who was named first; empty where all are the same"},
    {"captures", "pieces of other seats that left the board in the plies of a seat"},
    {"coverage", "share of the fields that held a piece at some time, the start included"},
};
static_assert(std::size(kTexts) == static_cast<std::size_t>(Column::kScore));

}  // namespace

std::string column_id(std::size_t place, const Rules& rules) {
  if (place < at(Column::kScore)) return std::string(kTexts[place].id);
  const bool win = place >= at(Column::kWin);
  const auto seat = static_cast<Seat>(place - at(win ? Column::kWin : Column::kScore));
  if (seat >= rules.seat_count()) return {};
  return (win ? "win." : "score.") + std::string(rules.seat_name(seat));
}

std::string column_meaning(std::size_t place, const Rules& rules) {
  if (place < at(Column::kScore)) return std::string(kTexts[place].meaning);
  const bool win = place >= at(Column::kWin);
  const auto seat = static_cast<Seat>(place - at(win ? Column::kWin : Column::kScore));
  if (seat >= rules.seat_count()) return {};
  const std::string name(rules.seat_name(seat));
  return win ? "1 if " + name + " won, else 0"
             : "score of " + name + ": 1, 0.5 or 0; 0.5 if the game was cut off";
}

}  // namespace boardwright
