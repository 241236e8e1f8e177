// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable shows and tells those who hand the screen over and those who take it.
#include <QStackedWidget>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

/// To who takes the screen next, as everybody may know it: what is asked, and what the others have done.
QStringList GameTable::happened_before(Seat seat) const {
  QStringList told;
  const auto& history = controller_.history();
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != seat && !history[first - 1].set_up) --first;
  for (std::size_t i = first; i < history.size(); ++i) {
    told << spoken_move(history[i]);
    if (history[i].reveals) told << words().explanation(*history[i].reveals);
  }
  const Update& update = controller_.update();
  if (!update.table.draw_offers.empty() || (update.table.request && update.table.request->seat != seat)) {
    told << open_question();
  } else if (controller_.is_set_up()) {
    told << tr("%1 sets up").arg(words().seat(seat)) + '.';
  }
  return told;
}

/// What the one who hands the screen over has just learnt, for him alone: nothing of it stays.
void GameTable::show_fight(const std::vector<SeenMove>& news) {
  const auto shown =
      std::find_if(news.rbegin(), news.rend(), [](const SeenMove& move) { return move.reveals.has_value(); });
  if (!controller_.hand_over() || shown == news.rend()) return;
  QPixmap picture;
  if (art_) {
    board_->show_picture(shown->picture);
    board_->set_last_move(shown->places);
    picture = board_->grab();
  }
  hand_over_->show_first(spoken_move(*shown), words().explanation(*shown->reveals), picture);
}

/// While the screen is handed over, nothing of what was there stays, not even behind the page.
void GameTable::show_page() {
  const bool handing = controller_.hand_over().has_value();
  const bool handed_before = pages_->currentWidget() == hand_over_;
  pages_->setCurrentIndex(pages_->indexOf(controller_.paused() ? static_cast<QWidget*>(pause_)
                                          : handing            ? hand_over_
                                                               : pages_->widget(0)));
  if (!handing) return;
  // What is about to be told was for who gives the screen away; the page's own words come after this.
  auto* announcer = window()->findChild<Announcer*>();
  if (announcer != nullptr && !handed_before) announcer->forget();
  looking_at_.reset();
  trying_.reset();
  name_things();
}

}  // namespace boardwright::desktop
