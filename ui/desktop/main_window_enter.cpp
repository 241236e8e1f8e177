// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with games from score sheets. The game on the table stays as it is.
#include <QFileDialog>

#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/main_window.hpp"

namespace boardwright::desktop {

EnterPage& MainWindow::enter_page() {
  if (enter_page_ != nullptr) return *enter_page_;
  add_page(enter_page_ = new EnterPage(catalogue_));
  connect(enter_page_, &EnterPage::save_wanted, this, &MainWindow::ask_save_sheet);
  return *enter_page_;
}

void MainWindow::show_enter() {
  EnterPage& page = enter_page();
  page.use_club(controller_.club());  // members may have come since
  const auto& plan = controller_.plan();
  // The game that is played comes first; a sheet that somebody has begun is as it was left.
  page.begin(controller_.has_game() ? plan.game->id() + "/" + plan.variant : std::string());
  show_page(page);
}

void MainWindow::ask_save_sheet() {
  const QString name = QFileDialog::getSaveFileName(
      this, tr("Save record"), {}, tr("Records") + " (*.txt *.sgf *.pgn);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  const auto saved = enter_page_->save(name.toStdString());
  if (saved) remember_record(name.toStdString());
  say(saved);
}

}  // namespace boardwright::desktop
