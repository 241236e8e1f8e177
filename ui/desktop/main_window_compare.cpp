// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with rule sets side by side. The game on the table stays as it is.
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/main_window.hpp"

namespace boardwright::desktop {

ComparePage& MainWindow::compare_page() {
  if (compare_page_ == nullptr) {
    add_page(compare_page_ = new ComparePage(catalogue_));
    connect(compare_page_, &ComparePage::game_wanted, this,
            [this](const QString& record) { say(open_record_text(record.toStdString())); });
  }
  return *compare_page_;
}

void MainWindow::show_compare() {
  ComparePage& page = compare_page();
  // The game that is played comes first; whoever has been here before finds the page as it was.
  if (controller_.has_game() && page.boards().sides().empty())
    page.begin(controller_.plan().game->id(), controller_.plan().variant);
  else
    page.begin();
  show_page(page);
}

}  // namespace boardwright::desktop
