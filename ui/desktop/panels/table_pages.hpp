// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class PiecePictures;
class SpokenTable;
struct TableWidgets;

/// Which page of a table is seen: the game, or what covers it while the screen goes from one to the next or the game is
/// paused. All that it is made with outlives it.
class TablePages {
 public:
  TablePages(const ScreenGame& game, ShownPosition& shown, const PiecePictures& pieces,
             const SpokenTable& spoken, const TableWidgets& widgets)
      : game_(game), shown_(shown), pieces_(pieces), spoken_(spoken), widgets_(widgets) {}

  /// While the screen is handed over, nothing of what was there stays, not even behind the page.
  void show();
  /// Names who is to take the screen, and tells him what everybody may know.
  void ask();
  /// What the one who hands the screen over has just learnt, for him alone: nothing of it stays.
  void show_fight(const std::vector<SeenMove>& news);

 private:
  const ScreenGame& game_;
  ShownPosition& shown_;
  const PiecePictures& pieces_;
  const SpokenTable& spoken_;
  const TableWidgets& widgets_;
};

}  // namespace boardwright::desktop
