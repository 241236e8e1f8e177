// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable asks and answers for: flags, requests, draws and claims, which share two buttons; and
// touch-move.
#include <algorithm>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

/// What somebody asks for, or what may be claimed; one thing, the same that accept and decline are about.
QString GameTable::open_question() const {
  const Update& update = controller_.update();
  const GameWords words = this->words();
  if (update.request) {
    const QString seat = words.seat(update.request->seat);
    return update.request->type == Request::Type::kPause
               ? tr("%1 asks for a pause.").arg(seat)
               : tr("%1 asks to take back the last turn.").arg(seat);
  }
  if (!update.draw_offers.empty()) return tr("%1 offers a draw.").arg(words.seat(update.draw_offers.front()));
  if (update.can_claim_repetition) return tr("This position has occurred often enough to end the game.");
  return {};
}

void GameTable::offer_answers() {
  const Update& update = controller_.update();
  if (controller_.is_record()) return;
  const auto flagged = [&](Seat seat) {
    return std::find(update.flagged.begin(), update.flagged.end(), seat) != update.flagged.end();
  };
  if (!update.flagged.empty()) {
    if (controller_.is_human(update.viewer) && !flagged(update.viewer))
      status_->offer(tr("C&laim the game"), tr("&Play on"));
  } else if (update.request) {
    if (controller_.can_answer()) status_->offer(tr("A&llow"), tr("Re&fuse"));
  } else if (!update.draw_offers.empty()) {
    status_->offer(tr("&Accept"), tr("&Decline"));
  } else if (update.can_claim_repetition) {
    status_->offer(tr("Claim r&epetition"));
  }
}

void GameTable::accept() {
  if (!live()) return look_at(controller_.history().size());
  const Update& update = controller_.update();
  if (update.result || controller_.is_record()) return emit new_game_wanted();
  if (!update.flagged.empty()) return report(controller_.claim_time());
  if (update.request) return report(controller_.allow());
  report(update.draw_offers.empty() ? controller_.claim_repetition() : controller_.offer_draw());
}

void GameTable::decline() {
  const Update& update = controller_.update();
  if (!update.flagged.empty()) return report(controller_.let_play_on());
  report(update.request ? controller_.refuse() : controller_.decline_draw());
}

/// Whether it is a move of another piece than the one that was touched: typed, or not made on the board.
bool GameTable::lets_touched_go(const QString& move) const {
  const auto touched = board_->touched();
  if (!controller_.touch_move() || !touched) return false;
  const auto& moves = controller_.update().moves;
  const auto meant = std::find_if(moves.begin(), moves.end(),
                                  [&](const LegalMove& one) { return one.text == move.toStdString(); });
  return meant != moves.end() && (meant->clicks.empty() || meant->clicks.front() != *touched);
}

void GameTable::say_held() { say(tr("Touch-move: the piece that was chosen has to move.")); }

}  // namespace boardwright::desktop
