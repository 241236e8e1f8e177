// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with games from score sheets. The game on the table stays as it is.
#include <QAction>
#include <QFileDialog>
#include <QStackedWidget>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"

namespace boardwright::desktop {

void MainWindow::build_enter() {
  pages_->addWidget(enter_page_);
  enter_page_->set_coordinates(settings_.coordinates);
  connect(coordinates_, &QAction::toggled, enter_page_, &EnterPage::set_coordinates);
  connect(enter_page_, &EnterPage::save_wanted, this, &MainWindow::ask_save_sheet);
  connect(enter_page_, &EnterPage::left, this, [this] { go_back_to(before_enter_); });
}

void MainWindow::name_enter() { enter_->setText(tr("&Enter from a score sheet…")); }

void MainWindow::show_enter() {
  if (pages_->currentWidget() != enter_page_) before_enter_ = pages_->currentWidget();
  enter_page_->use_club(controller_.club());  // members may have come since
  const auto& setup = controller_.setup();
  // The game that is played comes first; a sheet that somebody has begun is as it was left.
  enter_page_->begin(controller_.has_game() ? setup.game->id() + "/" + setup.variant : std::string());
  pages_->setCurrentWidget(enter_page_);
  enter_page_->focus_first();
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
