// SPDX-License-Identifier: GPL-3.0-or-later
//
// How games end.
#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

/// Where the repetition rule ends a game; otherwise the index of the last position.
std::size_t end_of(const PlayedGame& game, std::uint32_t limit) {
  if (limit == 0) return game.plies.size();
  std::unordered_map<std::uint64_t, std::uint32_t> count;
  for (std::size_t i = 0; i < game.positions.size(); ++i)
    if (++count[game.positions[i].same_key()] >= limit) return i;
  return game.plies.size();
}

Result<void> check_scores(const Rules& rules, const std::uint32_t* scores, const char* reason) {
  const std::uint32_t sum = std::accumulate(scores, scores + rules.seat_count(), 0U);
  std::string list;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    list += (seat != 0 ? ", " : "") + std::to_string(scores[seat]);
    if (scores[seat] > 2)
      return fail(name_of(rules, seat) + " scores " + std::to_string(scores[seat]) +
                  " half points, expected 0 to 2");
  }
  const std::uint32_t declared = rules.facts().score_sum;
  if (declared != 0 && sum != declared)
    return fail("the scores (half points) are " + list + ", which isn't " + std::to_string(declared) +
                " together as declared");
  if (reason == nullptr) return fail("the end has no reason");
  const auto known = rules.texts(BW_TEXT_REASON);
  if (std::none_of(known.begin(), known.end(), [&](const RuleText& text) { return text.id == reason; }))
    return fail(std::string("the reason ") + reason + " isn't described");
  return {};
}

Finding games_end(Trial& trial) {
  const bw_facts& facts = trial.rules().facts();
  std::uint32_t ended = 0;
  Finding finding = each_game(trial, [&](const PlayedGame& game) -> Result<void> {
    if (game.stuck) return fail("nobody can go on and the game isn't over, " + game.where(game.plies.size()));
    const Position& last = game.positions.back();
    if (last.is_over() || end_of(game, facts.repetition_limit) < game.plies.size()) ++ended;
    return {};
  });
  if (finding.status != Status::kPassed) return finding;
  if (ended == 0)
    return broken("none of " + std::to_string(trial.games()) +
                  " random games ended within the declared limit of " + std::to_string(facts.ply_limit) +
                  " plies");
  return passed(trial.games(), "games, " + std::to_string(ended) + " of them ended");
}

Finding outcomes(Trial& trial) {
  const Rules& rules = trial.rules();
  const bw_facts& facts = rules.facts();
  if (facts.repetition_limit != 0)
    if (auto good = check_scores(rules, facts.repetition_scores, facts.repetition_reason); !good)
      return broken("the end by repetition: " + good.error());
  return each_position(trial, {20000, 50}, [&](const Position& position) -> Result<void> {
    bw_outcome outcome{};
    outcome.struct_size = sizeof outcome;
    const bw_status status = rules.api().outcome(rules.raw(), position.data(), &outcome);
    if (!position.is_over()) {
      if (status != BW_UNSUPPORTED) return fail("there is an outcome before the game is over");
      return {};
    }
    if (status != BW_OK)
      return fail("the game is over and the outcome fails with status " + std::to_string(status));
    return check_scores(rules, outcome.scores, outcome.reason);
  });
}

}  // namespace

std::span<const Law> ends_laws() {
  static constexpr Law kLaws[] = {
      {"games_end", "Games end, or come to the declared limit.", games_end},
      {"outcomes", "Every end has scores that sum as declared, and a reason that is described.", outcomes},
  };
  return kLaws;
}

}  // namespace boardwright::check
