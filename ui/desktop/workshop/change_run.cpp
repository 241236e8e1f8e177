// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/change_run.hpp"

#include "framework/statistics/self_play.hpp"

namespace boardwright::desktop {
namespace {

constexpr std::uint32_t kCompared = 200, kPlayed = 200;  // random games
constexpr std::uint32_t kDepth = 2;                      // all moves to this depth

ColumnSums figures_of(const std::shared_ptr<const Rules>& rules, const std::atomic<bool>& stop) {
  ColumnSums sums;
  GamePlan plan;
  plan.rules = rules;
  const auto play = SelfPlay::create(plan, &stop);
  for (std::uint64_t game = 0; play && game < kPlayed && !stop; ++game) {
    const auto played = (*play)->play(game);
    if (!played) break;
    sums.add(played->row);
  }
  return sums;
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

ChangeRun::ChangeRun(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

ChangeRun::~ChangeRun() {
  stop();
  thread_.clear();
  thread_.waitForDone();
}

void ChangeRun::start(std::shared_ptr<const Rules> before, std::shared_ptr<const Rules> now) {
  stop();
  running_ = true;
  stopped_ = std::make_shared<std::atomic<bool>>(false);
  thread_.start([this, stopped = stopped_, before = std::move(before), now = std::move(now)] {
    if (*stopped) return;
    const auto tell = [this, stopped, change = change_between(before, now, *stopped)] {
      if (*stopped) return;
      running_ = false;
      emit found(change);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
  });
}

void ChangeRun::stop() {
  if (stopped_) *stopped_ = true;
  running_ = false;
}

}  // namespace boardwright::desktop
