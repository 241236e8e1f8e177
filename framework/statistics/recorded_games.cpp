// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/recorded_games.hpp"

#include <algorithm>
#include <set>

#include "framework/statistics/rule_watch.hpp"

namespace boardwright {
namespace {

GameEnd end_of(const GameLine& line, const std::optional<Outcome>& result) {
  GameEnd end;
  if (!result) {
    end.by = GameEnd::By::kLimit;
    end.scores.fill(1);
    return end;
  }
  std::copy(result->scores.begin(), result->scores.end(), end.scores.begin());
  end.reason = result->reason;
  const char* repetition = line.start().rules().facts().repetition_reason;
  if (!line.result() || *line.result() != *result)
    end.by = GameEnd::By::kHost;
  else if (!line.now().is_over() && repetition != nullptr && end.reason == repetition)
    end.by = GameEnd::By::kRepetition;
  return end;
}

}  // namespace

RecordedGames::RecordedGames(std::shared_ptr<const Rules> rules, RunIdentity identity)
    : rules_(std::move(rules)), logs_(log_table(rules_->facts().max_moves)) {
  result_.identity = std::move(identity);
}

Result<RecordedGames> RecordedGames::create(const std::shared_ptr<const Rules>& rules,
                                            const std::string& game) {
  GamePlan plan{.rules = rules, .players = {kRecordedPlayers}, .seed = 0};
  auto identity = identify(plan, game, 0, {.watched = 0});
  if (!identity) return fail(identity.error());
  return RecordedGames(rules, std::move(*identity));
}

PlayedGame RecordedGames::add(const GameLine& line, const std::optional<Outcome>& result) {
  GameCount count(logs_);
  BoardWatch watch(rules_, result_.counts);
  std::multiset<std::uint64_t> seen{line.start().same_key()};
  watch.begin(result_.blocks.size(), line.start().data());
  const auto rule_watch = RuleWatch::create(rules_, result_.counts);
  if (rule_watch != nullptr) rule_watch->begin(result_.blocks.size(), line.start().data());
  auto& by_ply = result_.counts.by_ply;
  for (std::size_t i = 0; i < line.plies().size(); ++i) {
    const GameLine::Ply& ply = line.plies()[i];
    const Position &before = line.position(i), &after = line.position(i + 1);
    std::vector<Move> choices;
    if (ply.seat == BW_CHANCE) {
      count.chance();
    } else {
      choices = before.moves(ply.seat);
      if (by_ply.size() <= count.plies()) by_ply.resize(count.plies() + 1U);
      ++by_ply[count.plies()].plies;
      by_ply[count.plies()].choices += choices.size();
      count.ply(ply.seat, static_cast<std::uint32_t>(choices.size()));
    }
    if (seen.contains(after.same_key())) count.repeated();
    seen.insert(after.same_key());
    const ObservedStep step{.seat = ply.seat,
                            .move = ply.move,
                            .choices = choices,
                            .before = before.data(),
                            .after = after.data()};
    watch.step(step);
    if (rule_watch != nullptr) rule_watch->step(step);
  }
  PlayedGame game{.row = {}, .end = end_of(line, result)};
  game.row = count.row(game.end, rules_->seat_count());
  watch.finish(game.end, game.row);
  if (rule_watch != nullptr) rule_watch->finish(game.end, game.row);

  result_.blocks.emplace_back().add(game.row);
  ++result_.counts.lengths[count.plies()];
  ++result_.counts.reasons[game.end.reason];
  result_.identity.games = result_.identity.samples.watched = result_.blocks.size();
  return game;
}

}  // namespace boardwright
