// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with the workshop. The game on the table stays as it is.
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {

WorkshopPage& MainWindow::workshop_page() {
  if (workshop_page_ != nullptr) return *workshop_page_;
  add_page(workshop_page_ = new WorkshopPage);
  connect(workshop_page_, &WorkshopPage::play_wanted, this, [this](const std::shared_ptr<const Game>& game) {
    MatchPlan suggested;
    suggested.game = game;
    offer_new_game(suggested);
  });
  return *workshop_page_;
}

void MainWindow::show_workshop() { show_page(workshop_page()); }

Result<void> MainWindow::open_script(const std::filesystem::path& file) {
  WorkshopPage& page = workshop_page();
  if (auto opened = page.open(file); !opened) return opened;
  show_page(page);
  return {};
}

}  // namespace boardwright::desktop
