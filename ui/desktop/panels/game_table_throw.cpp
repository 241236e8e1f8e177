// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable shows of the newest throw until the next move, and the moves that go one step back or on:
// of the game, or of what is tried out.
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_list.hpp"

namespace boardwright::desktop {

void GameTable::show_last_throw() {
  std::vector<DiceToast::News> thrown;
  const Variation* tried = trying();
  // While dice roll over the board nobody should read here how they will lie.
  const bool rolling = toast_->isVisible() && !toast_->faces().empty() && live();
  if (!controller_.has_game() || controller_.hand_over() || controller_.paused() || rolling) {
    last_throw_->set_news({});
    return;
  }
  if (tried != nullptr) {
    const auto seats = BoardLook::of(controller_.plan().game->appearance(), current_theme()).seats;
    const auto moves = tried->seen(0);
    for (auto move = moves.rbegin(); move != moves.rend() && move->seat == BW_CHANCE; ++move)
      thrown.insert(thrown.begin(), DiceToast::news_of(move->text, seats));
  } else {
    const auto& history = controller_.history();
    for (std::size_t i = shown_moves(); i > 0 && history[i - 1].seat == BW_CHANCE; --i)
      thrown.insert(thrown.begin(), chance_news(i - 1));
  }
  last_throw_->set_news(std::move(thrown));
}

bool GameTable::can_step_back() const {
  if (trying() != nullptr) return true;
  return live() && controller_.has_game() && !controller_.is_record() && controller_.can_take_back();
}

bool GameTable::can_step_on() const {
  if (const Variation* tried = trying()) return tried->shown() < tried->size();
  return live() && controller_.has_game() && controller_.can_redo();
}

void GameTable::take_back() {
  if (trying() != nullptr) return move_list_->go_previous();
  report(controller_.take_back());
}

void GameTable::redo() {
  if (trying() != nullptr) return move_list_->go_next();
  report(controller_.redo());
}

}  // namespace boardwright::desktop
