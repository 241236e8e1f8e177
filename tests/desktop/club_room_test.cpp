// SPDX-License-Identifier: GPL-3.0-or-later
//
// The club's pages on the smallest screen: buttons go on in a further line instead of out of the window.
#include <QPushButton>
#include <QScrollBar>

#include "tests/desktop/room_under_test.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/kit/room_scroll.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("results and members need no moving sideways on a screen of 1360 by 880 at twice the size") {
  RoomUnderTest room("lines_of_action");
  room.play_matches();
  const Catalogue games = games_under_test();
  for (const Language language : looked_at_in()) {
    room.test.speak(language);
    for (const auto tab : {ClubDialog::Tab::kPlayers, ClubDialog::Tab::kResults}) {
      ClubDialog dialog(room.club, games);
      dialog.show_tab(tab);
      dialog.resize(QSize(680, 440) - ScreenRoom::kFrame);
      dialog.show();
      room.test.settle();
      INFO(code(language).toStdString() << ", tab " << static_cast<int>(tab));
      for (auto* scroll : dialog.findChildren<RoomScroll*>())
        if (scroll->isVisible()) CHECK(scroll->horizontalScrollBar()->maximum() == 0);
      // Where there is room all buttons stand on one line.
      dialog.resize(QSize(1360, 880) - ScreenRoom::kFrame);
      room.test.settle();
      const char* const names[] = {"correct_result", "export_results", "save_result", "review_result",
                                   "open_result"};
      const auto* last = dialog.findChild<QPushButton*>("open_result");
      REQUIRE(last != nullptr);
      for (const char* name : names) {
        const auto* button = dialog.findChild<QPushButton*>(name);
        REQUIRE(button != nullptr);
        if (last->isVisible()) CHECK(button->y() == last->y());
      }
    }
  }
  room.test.speak(Language::kEnglish);
}
