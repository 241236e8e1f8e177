// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/skill.hpp"

#include <algorithm>
#include <cmath>

#include "framework/text/number.hpp"

namespace boardwright {
namespace {

/// A class of skill: who is one above wins so often.
constexpr double kClassScore = 0.75;

double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }

/// The first player's mean score in a match.
Result<Estimate> first_score(const GamePlan& plan, const std::string& game, std::uint64_t games,
                             const RunControl& control) {
  if (plan.rules->seat_count() != 2)
    return fail(game + " has " + std::to_string(plan.rules->seat_count()) +
                " seats: players are matched where there are two");
  if (auto checked = plan.check(); !checked) return fail(checked.error());
  const auto identity = identify(plan, game, games, {.watched = 0, .examined = 0});
  if (!identity) return fail(identity.error());
  const auto run = run_games(plan, *identity, control);
  if (!run) return fail(game + ": " + run.error());
  for (Estimate& estimate : estimates(*run))
    if (estimate.id == "player_score") return std::move(estimate);
  return fail(game + ": the games of two players have no score");
}

}  // namespace

Result<LadderRange> read_ladder(std::string_view text) {
  const std::string expected = "'" + std::string(text) +
                               "': expected simulations such as 16..256, the second number the first one "
                               "doubled once or more";
  const auto dots = text.find("..");
  if (dots == std::string_view::npos) return fail(expected);
  constexpr std::uint64_t kMost = 1000000000;
  const auto from = whole_number<std::uint64_t>(text.substr(0, dots)),
             to = whole_number<std::uint64_t>(text.substr(dots + 2));
  if (!from || !to || *from == 0 || *to > kMost) return fail(expected);
  const LadderRange range{*from, *to};
  std::uint64_t top = range.from;
  while (top < range.to) top *= 2;
  if (top != range.to || range.to == range.from) return fail(expected);
  return range;
}

double elo_of_games(double score, std::uint64_t games) {
  const double half = 0.5 / static_cast<double>(games);
  return elo_of(std::clamp(score, half, 1 - half));
}

double SkillLadder::elo() const {
  double sum = 0;
  for (const SkillStep& step : steps) sum += step.elo;
  return sum;
}

double SkillLadder::classes() const { return elo() / elo_of(kClassScore); }

Result<SkillLadder> climb(const GamePlan& base, const std::string& game, const LadderRange& range,
                          std::uint64_t games, const RunControl& control) {
  SkillLadder ladder{.games = games, .steps = {}};
  for (std::uint64_t weaker = range.from; weaker < range.to; weaker *= 2) {
    GamePlan plan = base;
    // Without an opening, players who leave nothing to chance would play one game again and again.
    if (plan.opening == 0) plan.opening = kLadderOpening;
    plan.players = {"tree:" + std::to_string(2 * weaker), "tree:" + std::to_string(weaker)};
    auto score = first_score(plan, game, games, control);
    if (!score) return fail(score.error());
    const double elo = elo_of_games(score->value, games);
    ladder.steps.push_back({weaker, std::move(*score), elo});
  }
  return ladder;
}

Result<InformationValue> value_of_information(const GamePlan& base, const std::string& game,
                                              std::uint64_t simulations, std::uint64_t games,
                                              const RunControl& control) {
  if (!base.rules->has(BW_HAS_HIDDEN)) return fail("nothing is ever hidden in " + game);
  GamePlan plan = base;
  plan.players.assign(2, "tree:" + std::to_string(simulations));
  plan.first_sees_all = true;
  auto score = first_score(plan, game, games, control);
  if (!score) return fail(score.error());
  return InformationValue{simulations, games, std::move(*score)};
}

}  // namespace boardwright
