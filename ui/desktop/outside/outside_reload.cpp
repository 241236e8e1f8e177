// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/outside/outside_reload.hpp"

#include <QTime>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

using ReloadState = TableProcess::State;

constexpr int kAgain = 200;  // milliseconds: until a move is answered

}  // namespace

OutsideReload::OutsideReload(TableProcess& process, ReloadBar& bar, QObject* parent)
    : QObject(parent),
      process_(process),
      bar_(bar),
      watcher_(new GameWatcher(this)),
      trial_(new TableProcess(this)),
      later_(new QTimer(this)) {
  later_->setSingleShot(true);
  later_->setInterval(kAgain);
  connect(later_, &QTimer::timeout, this, &OutsideReload::look);
  connect(watcher_, &GameWatcher::changed, this, &OutsideReload::look);
  connect(trial_, &MatchWire::changed, this, &OutsideReload::tried);
}

void OutsideReload::follow(const std::filesystem::path& library) {
  later_->stop();
  trial_->close();
  rules_of_.clear();
  bar_.hide();
  watcher_->follow(library);
}

void OutsideReload::look() {
  trial_->close();
  switch (process_.state()) {
    case ReloadState::kClosed: return;
    case ReloadState::kLoading:
    case ReloadState::kBeginning: return later_->start();
    case ReloadState::kChoosing:
    case ReloadState::kPlaying:
    case ReloadState::kStopped: break;
  }
  if (!process_.has_begun()) return emit open_wanted();
  if (process_.answer_due()) return later_->start();
  tried_steps_ = process_.steps();
  trial_->try_match_of(process_);
}

void OutsideReload::tried() {
  if (trial_->state() == ReloadState::kStopped) return bar_.tell(refusal(), ReloadBar::Tone::kWrong);
  if (trial_->state() != ReloadState::kPlaying) return;
  // Somebody may have moved meanwhile, or it goes on just now.
  if (process_.answer_due() || process_.steps() != tried_steps_) return look();
  trial_->close();
  process_.renew();
  rules_of_ = QTime::currentTime().toString(QStringLiteral("HH:mm:ss"));
  bar_.tell(tr("The match goes on by the rules of %1.").arg(rules_of_), ReloadBar::Tone::kNews);
}

QString OutsideReload::refusal() const {
  if (process_.state() == ReloadState::kStopped)
    return tr("The match can't go on by the new rules: %1").arg(why_not());
  return rules_of_.isEmpty() ? tr("The rules that this match began with go on: %1").arg(why_not())
                             : tr("The rules of %1 go on: %2").arg(rules_of_, why_not());
}

QString OutsideReload::why_not() const {
  switch (trial_->problem()) {
    case TableProcess::Problem::kRefused: return refusal_words(trial_->sentence());
    case TableProcess::Problem::kHung: return tr("the new ones don't come through what was played.");
    case TableProcess::Problem::kMissing:
      return tr("the program boardwright-table is missing beside this one.");
    default: return tr("the new ones crash at what was played.");
  }
}

}  // namespace boardwright::desktop
