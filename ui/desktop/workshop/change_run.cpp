// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/change_run.hpp"

#include "framework/statistics/self_play.hpp"

namespace boardwright::desktop {
namespace {

constexpr std::uint32_t kCompared = 200, kPlayed = 200;  // random games
constexpr std::uint32_t kDepth = 2;                      // all moves to this depth

QuickFigures figures_of(const std::shared_ptr<const Rules>& rules, const std::atomic<bool>& stop) {
  QuickFigures figures;
  GamePlan plan;
  plan.rules = rules;
  const auto play = SelfPlay::create(plan, &stop);
  for (std::uint64_t game = 0; play && game < kPlayed && !stop; ++game) {
    const auto played = (*play)->play(game);
    if (!played) break;
    std::uint32_t all = 0;
    for (Seat seat = 0; seat < rules->seat_count(); ++seat) all += played->end.scores[seat];
    figures.plies += static_cast<double>((*play)->moves().size());
    figures.first += all == 0 ? 0 : static_cast<double>(played->end.scores[0]) / all;
    ++figures.games;
  }
  if (figures.games == 0) return figures;
  figures.plies /= figures.games;
  figures.first /= figures.games;
  return figures;
}

RuleChange change_between(const std::shared_ptr<const Rules>& before, const std::shared_ptr<const Rules>& now,
                          const std::atomic<bool>& stop) {
  RuleChange change;
  TwinOptions options;
  options.depth = kDepth;
  options.games = kCompared;
  options.stop = &stop;
  auto report = compare_twins(before, now, options);
  if (!report) {
    change.problem = report.error();
    return change;
  }
  change.difference = std::move(report->difference);
  change.positions = report->positions;
  if (!change.difference) return change;
  change.before = figures_of(before, stop);
  change.now = figures_of(now, stop);
  return change;
}

}  // namespace

void ChangeRun::start(std::shared_ptr<const Rules> before, std::shared_ptr<const Rules> now) {
  stop();
  running_ = true;
  stopped_ = std::make_shared<std::atomic<bool>>(false);
  thread_ = std::thread([this, stopped = stopped_, before = std::move(before), now = std::move(now)] {
    RuleChange change = change_between(before, now, *stopped);
    // Whoever has been stopped is waited for, so that this is there as long as the thread is.
    if (*stopped) return;
    QMetaObject::invokeMethod(
        this,
        [this, stopped, change = std::move(change)] {
          if (*stopped) return;
          running_ = false;
          emit found(change);
        },
        Qt::QueuedConnection);
  });
}

void ChangeRun::stop() {
  if (stopped_) *stopped_ = true;
  if (thread_.joinable()) thread_.join();
  running_ = false;
}

}  // namespace boardwright::desktop
