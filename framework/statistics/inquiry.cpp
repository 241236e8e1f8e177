// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/inquiry.hpp"

#include <algorithm>

#include "framework/statistics/group_sequential.hpp"
#include "framework/statistics/growing_run.hpp"

namespace boardwright {
namespace {

constexpr double kWrongAtMost = 0.05;

/// Plays the games up to the next look; progress is told of all of the run.
Result<void> play_on(GrowingRun& run, const RunControl& control) {
  const RunIdentity& who = run.identity();
  const std::uint64_t before = run.games_done(),
                      examined = sampled_before(before, who.samples.examined, who.games);
  RunControl part = control;
  if (control.progress)
    part.progress = [&](std::uint64_t done, std::uint64_t) { control.progress(before + done, who.games); };
  if (control.examining)
    part.examining = [&](std::uint64_t done, std::uint64_t) {
      control.examining(examined + done, std::min(who.samples.examined, who.games));
    };
  return run.play_on(part);
}

Look look_of(const Inquiry& inquiry, const std::vector<RunResult>& runs, std::size_t which, double bound) {
  return runs.size() == 1 ? look_at(inquiry.question, runs.front(), bound)
                          : look_at(inquiry.question, runs.front(), runs[which + 1], bound);
}

}  // namespace

std::uint64_t looks_of(std::uint64_t games, std::uint64_t round) noexcept {
  return std::clamp<std::uint64_t>(BlockPlan(games, round).blocks() / kFewestBetween, 1, kMostLooks);
}

Result<RunsUntil> run_until(const Question& question, const std::vector<PlannedRun>& planned,
                            const std::vector<RunControl>& controls) {
  const GamePlan& plan = planned.front().plan;
  const std::uint64_t games = planned.front().identity.games;
  const BlockPlan blocks(games, plan.round());
  const std::uint64_t looks = looks_of(games, plan.round());
  std::vector<double> parts;
  for (std::uint64_t look = 1; look <= looks; ++look)
    parts.push_back(static_cast<double>(blocks.first_game(blocks.first_block(look, looks))) /
                    static_cast<double>(games));
  const std::size_t inquiries = std::max<std::size_t>(planned.size(), 2) - 1;
  const auto bounds = sequential_bounds(parts, kWrongAtMost / static_cast<double>(inquiries));

  std::vector<GrowingRun> growing;
  for (const PlannedRun& one : planned) growing.emplace_back(one.plan, one.identity, looks);
  RunsUntil until;
  until.inquiries.assign(inquiries, {.question = question, .planned = games, .looks_planned = looks});
  for (std::uint64_t look = 0; look < looks; ++look) {
    until.runs.clear();
    for (std::size_t i = 0; i < growing.size(); ++i) {
      if (auto played = play_on(growing[i], controls[i]); !played)
        return fail(planned[i].identity.game + ": " + played.error());
      until.runs.push_back(growing[i].so_far());
    }
    bool open = false;
    for (std::size_t which = 0; which < inquiries; ++which) {
      Inquiry& inquiry = until.inquiries[which];
      if (inquiry.answer() != Answer::kOpen) continue;
      inquiry.looks.push_back(look_of(inquiry, until.runs, which, bounds[look]));
      open = open || inquiry.answer() == Answer::kOpen;
    }
    if (!open) break;
  }
  return until;
}

}  // namespace boardwright
