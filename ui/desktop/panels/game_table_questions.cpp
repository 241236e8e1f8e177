// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable asks and answers for: flags, requests, draws and claims, which share two buttons; and
// touch-move.
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

/// What somebody asks for, or what may be claimed; one thing, the same that accept and decline are about.
QString GameTable::open_question() const {
  const TableState& table = controller_.update().table;
  if (!controller_.requests().can_answer() && controller_.requests().waits_for_answer())
    return own_question();
  if (const QString asked = request_words(table, words().seats()); !asked.isEmpty()) return asked;
  if (controller_.can_start_clock()) return tr("The clock starts with the first move.");
  return {};
}

/// What the one at the screen waits to be answered.
QString GameTable::own_question() const { return own_request_words(controller_.update().table); }

void GameTable::offer_answers() {
  const Update& update = controller_.update();
  if (controller_.is_record()) return;
  const auto flagged = [&](Seat seat) {
    return std::find(update.table.flagged.begin(), update.table.flagged.end(), seat) !=
           update.table.flagged.end();
  };
  if (!update.table.flagged.empty()) {
    if (controller_.is_human(update.viewer) && !flagged(update.viewer))
      status_->offer(tr("C&laim the game"), tr("&Play on"));
  } else if (controller_.requests().can_answer()) {
    if (update.table.request) return status_->offer(tr("A&llow"), tr("Re&fuse"));
    status_->offer(tr("&Accept"), tr("&Decline"));
  } else if (controller_.requests().waits_for_answer()) {
    status_->offer(tr("With&draw"));
  } else if (update.table.can_claim_repetition) {
    status_->offer(tr("Claim r&epetition"));
  } else if (controller_.can_start_clock()) {
    status_->offer(tr("&Start the clock"));
  }
}

void GameTable::accept() {
  if (!live()) return look_at(controller_.history().size());
  const Update& update = controller_.update();
  if (update.table.result || controller_.is_record()) return emit new_game_wanted();
  if (!update.table.flagged.empty()) return report(controller_.claim_time());
  if (!controller_.requests().can_answer() && controller_.requests().waits_for_answer())
    return report(controller_.requests().withdraw());
  if (update.table.request) return report(controller_.requests().allow());
  if (controller_.requests().can_answer()) return report(controller_.requests().offer_draw());
  report(update.table.can_claim_repetition ? controller_.claim_repetition() : controller_.start_clock());
}

void GameTable::decline() {
  const Update& update = controller_.update();
  if (!update.table.flagged.empty()) return report(controller_.let_play_on());
  report(update.table.request ? controller_.requests().refuse() : controller_.requests().decline_draw());
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

/// No refusal of what was done at the board, and told to those who listen.
void GameTable::say_declined(Seat seat) {
  const QString sentence = tr("%1 declines the draw.").arg(words().seat(seat));
  write_message(sentence, true);
  announce(*this, sentence);
}

void GameTable::say_held() { say(tr("Touch-move: the piece that was chosen has to move.")); }

}  // namespace boardwright::desktop
