// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/live_comparison.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include "framework/statistics/growing_run.hpp"
#include "ui/cli/live_lines.hpp"

namespace boardwright::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

/// More looks than this at growing figures nobody takes.
constexpr std::uint64_t kMostParts = 100;
constexpr std::chrono::milliseconds kProgressEvery(100), kFiguresEvery(700);
/// Making figures of the sums takes no more than this part of the time, besides the games.
constexpr int kFiguresShare = 5;

class LiveComparison {
 public:
  LiveComparison(const ComparisonReport& report, const std::vector<PlannedRuns>& planned, unsigned threads)
      : report_(report),
        threads_(threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency())) {
    // Enough games in a part that no thread waits long for the others at its end.
    std::uint64_t parts = kMostParts;
    for (const PlannedRuns& runs : planned)
      for (const PlannedRun& run : runs.runs)
        parts = std::min(parts, GrowingRun::most_parts(run.plan, run.identity.games) / (2 * threads_));
    for (const PlannedRuns& runs : planned) {
      players_.push_back(runs.players);
      runs_.emplace_back();
      for (const PlannedRun& run : runs.runs)
        runs_.back().emplace_back(run.plan, run.identity, std::max<std::uint64_t>(parts, 1));
    }
  }

  [[nodiscard]] Result<std::vector<ComparedRuns>> play() {
    while (!runs_.front().front().is_done()) {
      for (std::size_t group = 0; group < runs_.size(); ++group)
        for (GrowingRun& run : runs_[group])
          if (auto played = play_part(group, run); !played) return fail(played.error());
      if (auto told = tell_figures(); !told) return fail(told.error());
    }
    auto compared = compare(&GrowingRun::result);
    if (!compared) return fail(compared.error());
    tell_live({{"event", "end"}, {"figures", document(*compared, true)}});
    return compared;
  }

 private:
  [[nodiscard]] Result<void> play_part(std::size_t group, GrowingRun& run) {
    RunControl control;
    control.threads = threads_;
    control.progress = [&](std::uint64_t done, std::uint64_t) { tell_progress(group, run, done); };
    auto played = run.play_on(control);
    if (played) tell_progress(group, run, 0);
    return played;
  }

  /// How many games are done of all players' and rule sets', and what part of the work that is: parts are
  /// played in turn, so that every player's share of it is done to about the same degree.
  void tell_progress(std::size_t group, const GrowingRun& current, std::uint64_t in_part) {
    double part = 0;
    std::uint64_t done = in_part, all = 0;
    for (const auto& runs : runs_) {
      for (const GrowingRun& run : runs) {
        const std::uint64_t games = run.games_done() + (&run == &current ? in_part : 0);
        part += static_cast<double>(games) / static_cast<double>(run.identity().games);
        done += run.games_done();
        all += run.identity().games;
      }
    }
    part /= static_cast<double>(runs_.size() * runs_.front().size());
    const auto now = Clock::now();
    if (now < next_progress_ && done != all) return;
    next_progress_ = now + kProgressEvery;
    tell_live({{"event", "progress"},
               {"players", players_[group]},
               {"game", current.identity().game},
               {"done", done},
               {"all", all},
               {"part", part}});
  }

  [[nodiscard]] Result<void> tell_figures() {
    const auto now = Clock::now();
    if (runs_.front().front().is_done() || now < next_figures_) return {};
    const auto compared = compare(&GrowingRun::so_far);
    if (!compared) return fail(compared.error());
    tell_live({{"event", "figures"}, {"figures", document(*compared, false)}});
    const auto taken = Clock::now() - now;
    next_figures_ = Clock::now() + std::max<Clock::duration>(kFiguresEvery, taken * kFiguresShare);
    return {};
  }

  template <class Look>
  [[nodiscard]] Result<std::vector<ComparedRuns>> compare(Look look) const {
    std::vector<ComparedRuns> all;
    for (std::size_t group = 0; group < runs_.size(); ++group) {
      ComparedRuns one{.players = players_[group], .runs = {}, .comparisons = {}};
      for (const GrowingRun& run : runs_[group]) one.runs.push_back((run.*look)());
      auto comparisons = compare_runs(one.runs);
      if (!comparisons) return fail(comparisons.error());
      one.comparisons = std::move(*comparisons);
      all.push_back(std::move(one));
    }
    return all;
  }

  [[nodiscard]] Json document(const std::vector<ComparedRuns>& played, bool pictures) const {
    ComparisonReport report = report_;
    report.played = played;
    report.pictures = pictures;
    return comparison_json(report);
  }

  const ComparisonReport& report_;
  unsigned threads_;
  std::vector<std::vector<std::string>> players_;
  std::vector<std::vector<GrowingRun>> runs_;  // by players, by rule set
  Clock::time_point next_progress_{}, next_figures_{};
};

}  // namespace

Result<void> play_live(ComparisonReport& report, const std::vector<PlannedRuns>& planned, unsigned threads) {
  auto played = LiveComparison(report, planned, threads).play();
  if (!played) return fail(played.error());
  report.played = std::move(*played);
  return {};
}

}  // namespace boardwright::cli
