// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/cover_loader.hpp"

#include <algorithm>
#include <utility>

#include "framework/catalogue/apart.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

CoverLoader::CoverLoader(QObject* parent) : QObject(parent), watcher_(new GameWatcher(this)) {
  thread_.setMaxThreadCount(1);
  connect(watcher_, &GameWatcher::changed, this, &CoverLoader::take_saved);
}

CoverLoader::~CoverLoader() {
  thread_.clear();
  thread_.waitForDone();  // a library that is being looked into can't be left behind
}

void CoverLoader::begin(const std::vector<GameCard*>& cards) {
  if (std::exchange(begun_, true)) return;
  cards_ = cards;
  waiting_ = cards_.size();
  for (GameCard* card : cards_) load(card);
  follow_scripts();
}

void CoverLoader::set_cards(const std::vector<GameCard*>& cards) {
  const auto before = std::exchange(cards_, cards);
  if (!begun_) {
    waiting_ = cards_.size();
    return;
  }
  for (GameCard* card : cards_) {
    if (std::find(before.begin(), before.end(), card) == before.end()) {
      ++waiting_;
      load(card);
    } else if (saved_.contains(card->game().id())) {
      load_saved(card);
    }
  }
  follow_scripts();
}

/// Scripts alone are saved while somebody looks; what a library holds now is asked when a game of it begins.
void CoverLoader::follow_scripts() {
  std::vector<std::filesystem::path> scripts;
  for (const GameCard* card : cards_) {
    const Game& game = card->game();
    if (game.data().script.empty()) continue;
    scripts.push_back(game.file());
    if (!looked_at_.contains(game.id())) looked_at_[game.id()] = contents_of(files_of_game(game.file()));
  }
  watcher_->follow_all(std::move(scripts));
}

void CoverLoader::take_saved() {
  for (GameCard* card : cards_) {
    const auto before = looked_at_.find(card->game().id());
    if (before == looked_at_.end()) continue;
    auto now = contents_of(files_of_game(card->game().file()));
    if (now == before->second) continue;
    before->second = std::move(now);
    load_saved(card);
  }
}

/// The game as its file is now; with a slip in it that from before stays.
void CoverLoader::load_saved(GameCard* card) {
  saved_.insert(card->game().id());
  thread_.start([this, card, game = card->shared_game()] {
    const auto saved = read_again(*game);
    if (!saved->file_problems().empty() || !saved->library()) return;
    auto cover = cover_of(*saved);
    if (!cover) return;
    QMetaObject::invokeMethod(
        this,
        [this, card, saved, cover = std::move(cover)] {
          card->set_game(saved);
          card->set_cover(cover);
          emit renewed();
        },
        Qt::QueuedConnection);
  });
}

void CoverLoader::load(GameCard* card) {
  if (plays_apart(card->game())) {  // what only its rules know isn't known here
    --waiting_;
    if (complete()) QMetaObject::invokeMethod(this, &CoverLoader::completed, Qt::QueuedConnection);
    return;
  }
  thread_.start([this, card, game = card->shared_game()] {
    auto cover = cover_of(*game);
    QMetaObject::invokeMethod(
        this,
        [this, card, cover = std::move(cover)] {
          card->set_cover(cover);
          --waiting_;
          emit told();
          if (complete()) emit completed();
        },
        Qt::QueuedConnection);
  });
}

}  // namespace boardwright::desktop
