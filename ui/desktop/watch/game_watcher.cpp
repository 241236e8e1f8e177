// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/watch/game_watcher.hpp"

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
  if (game.empty()) return follow_all({});
  follow_all({game});
}

void GameWatcher::follow_all(std::vector<std::filesystem::path> games) {
  if (games == games_) return;
  games_ = std::move(games);
  notifier_.reset();
  watch_.reset();
  timer_->stop();
  if (games_.empty()) return;
  auto watch = FileWatch::begin([games = games_] {
    std::vector<std::filesystem::path> files;
    for (const auto& game : games) {
      auto more = files_of_game(game);
      files.insert(files.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return files;
  });
  if (!watch) {
    log_warning(games_.front().string() + ": " + watch.error());
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
