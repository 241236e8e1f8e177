// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with rule sets side by side. The game on the table stays as it is.
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>

#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"

namespace boardwright::desktop {

void MainWindow::build_compare() {
  pages_->addWidget(compare_page_);
  compare_page_->set_coordinates(settings_.coordinates);
  rules_menu_ = new QMenu(this);
  menuBar()->insertMenu(help_menu_->menuAction(), rules_menu_);
  compare_ = action(rules_menu_, "compare", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
  connect(compare_, &QAction::triggered, this, &MainWindow::show_compare);
  connect(coordinates_, &QAction::toggled, compare_page_, &ComparePage::set_coordinates);
  connect(compare_page_, &ComparePage::left, this, [this] { go_back_to(before_compare_); });
}

void MainWindow::name_compare() {
  rules_menu_->setTitle(tr("R&ules"));
  compare_->setText(tr("&Compare rule sets…"));
}

void MainWindow::show_compare() {
  if (pages_->currentWidget() != compare_page_) before_compare_ = pages_->currentWidget();
  // The game that is played comes first; whoever has been here before finds the page as it was.
  if (controller_.has_game() && compare_page_->sides().empty())
    compare_page_->begin(controller_.setup().game->id(), controller_.setup().variant);
  else
    compare_page_->begin();
  pages_->setCurrentWidget(compare_page_);
  compare_page_->focus_first();
}

}  // namespace boardwright::desktop
