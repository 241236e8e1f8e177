// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_pages.hpp"

#include <QStackedWidget>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"
#include "ui/desktop/panels/spoken_table.hpp"
#include "ui/desktop/panels/table_widgets.hpp"

namespace boardwright::desktop {

void TablePages::show() {
  QStackedWidget& pages = *widgets_.pages;
  const bool handing = game_.hand_over().has_value();
  const bool handed_before = pages.currentWidget() == widgets_.hand_over;
  pages.setCurrentIndex(pages.indexOf(game_.covered() ? static_cast<QWidget*>(widgets_.pause)
                                      : handing       ? widgets_.hand_over
                                                      : pages.widget(0)));
  if (!handing) return;
  // What is about to be told was for who gives the screen away; the page's own words come after this.
  auto* announcer = pages.window()->findChild<Announcer*>();
  if (announcer != nullptr && !handed_before) announcer->forget();
  shown_.look_at(game_.history().size());
  ask();
}

void TablePages::ask() {
  if (const auto seat = game_.hand_over())
    widgets_.hand_over->ask_for(game_.words().seat(*seat), spoken_.happened_before(*seat));
}

void TablePages::show_fight(const std::vector<SeenMove>& news) {
  const auto shown =
      std::find_if(news.rbegin(), news.rend(), [](const SeenMove& move) { return move.reveals.has_value(); });
  if (!game_.hand_over() || shown == news.rend()) return;
  QPixmap picture;
  if (pieces_.any()) {
    widgets_.board->show_picture(shown->picture);
    widgets_.board->set_last_move(shown->places);
    picture = widgets_.board->grab();
  }
  widgets_.hand_over->show_first(spoken_.move(*shown), game_.words().explanation(*shown->reveals), picture);
}

}  // namespace boardwright::desktop
