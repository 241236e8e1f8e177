// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/game_watcher.hpp"

#include <QSocketNotifier>
#include <QTimer>

#include "framework/log/log.hpp"

namespace boardwright::desktop {

GameWatcher::GameWatcher(QObject* parent) : QObject(parent), timer_(new QTimer(this)) {
  timer_->setSingleShot(true);
  connect(timer_, &QTimer::timeout, this, &GameWatcher::look);
}

GameWatcher::~GameWatcher() = default;

void GameWatcher::follow(const std::filesystem::path& game) {
  if (game == game_) return;
  game_ = game;
  notifier_.reset();
  watch_.reset();
  timer_->stop();
  if (game.empty()) return;
  auto watch = FileWatch::begin([game] { return files_of_game(game); });
  if (!watch) {
    log_warning(game.string() + ": " + watch.error());
    return;
  }
  watch_ = std::move(*watch);
  notifier_ = std::make_unique<QSocketNotifier>(watch_->descriptor(), QSocketNotifier::Read);
  connect(notifier_.get(), &QSocketNotifier::activated, this, &GameWatcher::look);
}

void GameWatcher::look() {
  if (!watch_) return;
  const bool is_new = watch_->changed();
  if (const auto wait = watch_->wait()) timer_->start(static_cast<int>(wait->count()) + 1);
  if (is_new) emit changed();
}

}  // namespace boardwright::desktop
