// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with the workshop and with packages of games. The game on the table stays as it is.
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/packages/packages_dialog.hpp"
#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {

WorkshopPage& MainWindow::workshop_page() {
  if (workshop_page_ != nullptr) return *workshop_page_;
  add_page(workshop_page_ = new WorkshopPage);
  workshop_page_->set_catalogue(catalogue_);
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

void MainWindow::show_rule_sheet() {
  if (!controller_.has_game()) return say(fail(tr("There is no game on the table.").toStdString()));
  const auto& plan = controller_.plan();
  auto* dialog = new SheetDialog(
      {.game = plan.game, .variant = plan.variant, .settings = plan.rules->parameters()}, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

PackagesDialog& MainWindow::packages_dialog() {
  if (packages_dialog_ != nullptr) return *packages_dialog_;
  packages_dialog_ = new PackagesDialog(this);
  connect(packages_dialog_, &PackagesDialog::changed, this, &MainWindow::read_games_again);
  return *packages_dialog_;
}

void MainWindow::show_packages() {
  packages_dialog().show();
  packages_dialog().raise();
}

void MainWindow::read_games_again() {
  catalogue_ = catalogue_.read_again();
  for (Page* page : trail_.built()) page->set_catalogue(catalogue_);
  show_problem_count();
}

}  // namespace boardwright::desktop
