// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/knock_out_round.hpp"

#include <algorithm>

#include "framework/tournament/knock_out_match.hpp"
#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {
namespace {

SidesSoFar sides_so_far(const Entrant& entrant) {
  const SideHistory history = side_history(entrant, true);
  return {.first = static_cast<std::uint32_t>(std::ranges::count(history.played, Side::kFirst)),
          .latest = history.played.empty() ? Side::kNone : history.played.back()};
}

std::size_t open_match(const std::vector<PlayedMatch>& played, Number one, Number other) {
  const auto found = std::ranges::find_if(played, [&](const PlayedMatch& match) {
    return match.open() && std::minmax(match.first.seed, match.second.seed) == std::minmax(one, other);
  });
  return static_cast<std::size_t>(found - played.begin());
}

PairingProblem no_winner(Number one, Number other, const char* why) {
  return problem("T13.2", {std::min(one, other), std::max(one, other)}, why);
}

}  // namespace

tl::expected<BracketResults, PairingProblem> bracket_results(const Crosstable& table,
                                                             const Bracket& bracket) {
  BracketResults results;
  for (std::uint32_t round = 0; round < table.rounds(); ++round) {
    const auto played = play_bracket(bracket, results);
    for (Number number = 1; number <= table.entrants.size(); ++number) {
      const auto& rounds = table.of(number).rounds;
      if (round >= rounds.size() || rounds[round].opponent <= number) continue;
      const Number other = rounds[round].opponent;
      const std::size_t match = open_match(played, number, other);
      if (match == played.size()) return tl::unexpected(no_winner(number, other, "pairing.not_in_bracket"));
      const Points own = table.points(rounds[round]), theirs = table.points(table.of(other).rounds[round]);
      if (rounds[round].code == Code::kOpen || own == theirs)
        return tl::unexpected(no_winner(number, other, "pairing.no_winner"));
      results[match] = own > theirs ? number : other;
    }
  }
  return results;
}

tl::expected<RoundPairing, PairingProblem> pair_knock_out(const Crosstable& table,
                                                          const BracketSettings& settings) {
  const Bracket bracket = make_bracket(static_cast<Number>(table.entrants.size()), settings);
  const auto results = bracket_results(table, bracket);
  if (!results) return tl::unexpected(results.error());
  RoundPairing round;
  for (const auto& match : play_bracket(bracket, *results)) {
    if (!match.open()) continue;
    const auto [better, other] = std::minmax(match.first.seed, match.second.seed);
    const bool opens =
        better_seed_opens(sides_so_far(table.of(better)), sides_so_far(table.of(other)), table.rounds() + 1);
    round.pairs.push_back(opens ? Pair{better, other} : Pair{other, better});
  }
  return round;
}

}  // namespace boardwright::tournament
