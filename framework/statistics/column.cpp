// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/column.hpp"

#include <string_view>

#include "plugins/host/rule_trace.hpp"

namespace boardwright {
namespace {

struct ColumnText {
  std::string_view id, meaning;
};

constexpr ColumnText kColumnTexts[] = {
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
    {"drama", "how far the winner was behind, in the positions where it was: mean of square roots"},
    {"drama_most", "the square root of the farthest that the winner was behind"},
    {"lead_changes", "how often another seat took the lead"},
    {"threshold", "the highest expected score of a seat that didn't win"},
    {"decided", "share of the game after the winner first expected more than that"},
    {"stability", "1 minus the mean change of the expected scores from ply to ply"},
    {"permanence", "what the reply left of a ply's gain: mean share"},
    {"killer_move", "the most that one ply gained in expected score"},
    {"clarity_narrowness", "share of the legal moves that stand out, mean over some positions"},
    {"clarity_spread", "standard deviation of the moves' expected scores, mean over some positions"},
    {"uncertainty", "entropy of random games' results from some positions, mean; 1: anything may happen"},
    {"own_score", "the first seat's score, where there is a game with the same dice"},
    {"twin_score", "its score in a game with the same dice, players changed"},
    {"own_square", "own_score squared"},
    {"twin_square", "twin_score squared"},
    {"twin_product", "own_score times twin_score"},
};
static_assert(std::size(kColumnTexts) == static_cast<std::size_t>(Column::kLead));

constexpr std::size_t kLeadStep = 100 / (kLeadPoints - 1);  // percent

struct RuleColumn {
  std::string number;  // empty for a rule that isn't reported
  bool decided;
};

RuleColumn rule_column(std::size_t place, const Rules& rules) {
  const bool decided = place >= at(Column::kRuleDecided);
  const std::size_t bit = place - at(decided ? Column::kRuleDecided : Column::kRuleUsed);
  const auto numbers = traced_rules(rules);
  return {bit < numbers.size() ? numbers[bit] : "", decided};
}

struct SeatColumn {
  std::size_t seat;
  bool win;
};

SeatColumn seat_column(std::size_t place) {
  const bool win = place >= at(Column::kWin);
  return {place - at(win ? Column::kWin : Column::kScore), win};
}

}  // namespace

std::string column_id(std::size_t place, const Rules& rules) {
  if (place < at(Column::kLead)) return std::string(kColumnTexts[place].id);
  if (place < at(Column::kScore)) return "lead_" + std::to_string((place - at(Column::kLead)) * kLeadStep);
  if (place >= at(Column::kRuleUsed)) {
    const auto [number, decided] = rule_column(place, rules);
    return number.empty() ? "" : (decided ? "decided." : "used.") + number;
  }
  const auto [seat, win] = seat_column(place);
  if (seat >= rules.seat_count()) return {};
  return (win ? "win." : "score.") + std::string(rules.seat_name(static_cast<Seat>(seat)));
}

std::string column_meaning(std::size_t place, const Rules& rules) {
  if (place < at(Column::kLead)) return std::string(kColumnTexts[place].meaning);
  if (place < at(Column::kScore))
    return "the winner's expected score after " + std::to_string((place - at(Column::kLead)) * kLeadStep) +
           "% of the plies";
  if (place >= at(Column::kRuleUsed)) {
    const auto [number, decided] = rule_column(place, rules);
    if (number.empty()) return {};
    return decided ? "1 if the ply that ended the game by the rules used rule " + number + ", else 0"
                   : "1 if a ply or chance event used rule " + number + ", else 0";
  }
  const auto [seat, win] = seat_column(place);
  if (seat >= rules.seat_count()) return {};
  const std::string name(rules.seat_name(static_cast<Seat>(seat)));
  return win ? "1 if " + name + " won, else 0"
             : "score of " + name + ": 1, 0.5 or 0; 0.5 if the game was cut off";
}

}  // namespace boardwright
