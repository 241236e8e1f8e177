// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/played_candidates.hpp"

#include <algorithm>
#include <bit>
#include <boardwright/pure/random.hpp>

#include "framework/search/fast_rules.hpp"

namespace boardwright {
namespace {

constexpr std::uint64_t kFreshSeed = 0xF2E5, kRandomSeed = 0x2A4D;

/// How much has to be looked at for these figures.
struct Needs {
  bool pictures = false, evaluations = false;
};

Needs needs_of(const std::vector<Question>& figures, const RunIdentity& identity) {
  Needs needs;
  for (const Metric& metric : metrics_of(identity)) {
    if (std::ranges::find(figures, metric.id, &Question::metric) == figures.end()) continue;
    const std::size_t column = metric.games_column;
    needs.pictures = needs.pictures || column == at(Column::kCaptures) || column == at(Column::kCoverage);
    needs.evaluations = needs.evaluations || (column >= at(Column::kDrama) && column < at(Column::kScore));
  }
  return needs;
}

/// Of what is noted of all games of every block.
std::uint64_t mark_of(const RunResult& run) {
  std::uint64_t mark = 1;
  for (const ColumnSums& block : run.blocks)
    for (std::size_t column = 0; column < kColumns; ++column)
      mark = mix64(mark ^ std::bit_cast<std::uint64_t>(block.sums[column])) + block.games[column];
  for (const auto& [reason, games] : run.counts.reasons)
    for (const char letter : reason + std::to_string(games))
      mark = mix64(mark + static_cast<unsigned char>(letter));
  return std::max<std::uint64_t>(mark, 1);
}

}  // namespace

std::uint64_t seed_of(TuneSeries series, std::uint64_t seed) noexcept {
  switch (series) {
    case TuneSeries::kFresh: return mix64(seed ^ mix64(kFreshSeed));
    case TuneSeries::kRandom: return mix64(seed ^ mix64(kRandomSeed));
    case TuneSeries::kSearch: break;
  }
  return seed;
}

PlayedCandidates::PlayedCandidates(std::vector<Game> games, GamePlan plan,
                                   std::optional<std::uint64_t> examine, TuneControl control)
    : games_(std::move(games)), plan_(std::move(plan)), examine_(examine), control_(std::move(control)) {}

std::vector<Result<CandidateLooks>> PlayedCandidates::look(const TuneStage& stage,
                                                           std::span<const std::size_t> candidates) {
  if (stage.series != series_) runs_.clear();
  series_ = stage.series;
  std::erase_if(
      runs_, [&](const auto& run) { return std::ranges::find(candidates, run.first) == candidates.end(); });
  progress_ = {.series = stage.series,
               .round = stage.round,
               .rounds = stage.rounds,
               .candidates = candidates.size(),
               .games = progress_.games};
  std::vector<Result<CandidateLooks>> found;
  for (const std::size_t candidate : candidates) {
    const bool stopped = control_.stop != nullptr && control_.stop->load();
    found.push_back(stopped ? Result<CandidateLooks>(fail("stopped")) : look_at_one(stage, candidate));
  }
  return found;
}

Result<GrowingRun> PlayedCandidates::begin(const TuneStage& stage, const Game& game) const {
  GamePlan plan = plan_;
  plan.rules = game.rules;
  plan.seed = seed_of(stage.series, plan.seed);
  if (stage.series == TuneSeries::kRandom) plan.players = {"random"};
  auto identity = identify(plan, game.name, stage.games, {.watched = 0, .examined = 0});
  if (!identity) return fail(identity.error());
  const Needs needs = needs_of(stage.figures, *identity);
  if (needs.pictures) identity->samples.watched = std::min(stage.games, SampleSizes{}.watched);
  if (needs.evaluations) {
    const std::uint64_t usual = FastRules(game.rules).can_evaluate() ? stage.games : kExaminedByGames;
    identity->samples.examined = std::min(stage.games, examine_.value_or(usual));
  }
  return GrowingRun(std::move(plan), std::move(*identity), stage.parts);
}

Result<CandidateLooks> PlayedCandidates::look_at_one(const TuneStage& stage, std::size_t candidate) {
  const Game& game = games_[candidate];
  auto run = runs_.find(candidate);
  if (run == runs_.end()) {
    auto begun = begin(stage, game);
    if (!begun) return fail(game.name + ": " + begun.error());
    run = runs_.emplace(candidate, std::move(*begun)).first;
  }
  GrowingRun& growing = run->second;
  while (growing.parts_done() < std::min(stage.part, growing.parts())) {
    const std::uint64_t before = progress_.games, had = growing.games_done();
    RunControl control{.threads = control_.threads, .stop = control_.stop};
    if (control_.progress)
      control.progress = [&](std::uint64_t done, std::uint64_t) {
        progress_.games = before + done;
        control_.progress(progress_);
      };
    if (auto played = growing.play_on(control); !played) return fail(game.name + ": " + played.error());
    progress_.games = before + growing.games_done() - had;
  }
  const RunResult so_far = growing.so_far();
  return CandidateLooks{looks_at(stage.figures, so_far, stage.bounds), mark_of(so_far)};
}

}  // namespace boardwright
