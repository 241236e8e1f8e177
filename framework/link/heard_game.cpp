// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/heard_game.hpp"

#include <algorithm>
#include <utility>

namespace boardwright {

HeardGame::HeardGame(Update update, HistoryAnswer history)
    : update_(std::move(update)),
      history_(std::move(history.moves)),
      first_(std::move(history.start)),
      knows_history_(true) {}

std::vector<SeenMove> HeardGame::take(const Update& update) {
  const bool next = begun() && update.generation == update_.generation &&
                    update.number == update_.number + 1 && !update.rewound;
  update_ = update;
  std::vector<SeenMove> news;
  if (next && knows_history_) {
    news = update.news;
    history_.insert(history_.end(), news.begin(), news.end());
  }
  knows_history_ = next && knows_history_ && history_.size() == update.ply;
  return news;
}

bool HeardGame::take(const HistoryAnswer& history) {
  if (history.moves.size() != update_.ply) return false;
  first_ = history.start;
  history_ = history.moves;
  knows_history_ = true;
  return true;
}

const Picture& HeardGame::picture_after(std::size_t moves) const noexcept {
  return moves == 0 || history_.empty() ? first_ : history_[std::min(moves, history_.size()) - 1].picture;
}

}  // namespace boardwright
