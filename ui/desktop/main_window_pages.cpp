// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's pages: which of them is shown, and the way back. None of them is named here but the table and
// the start page, where every way ends.
#include <QAction>
#include <QStackedWidget>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/docks/advisor.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/settings/settings_commands.hpp"
#include "ui/desktop/start/start_page.hpp"

namespace boardwright::desktop {

void MainWindow::add_page(Page* page) {
  pages_->addWidget(page);
  page->set_theme(current_theme());
  page->set_habits(habits());
  page->use_club(controller_.club());
  connect(page, &Page::left, this, &MainWindow::go_back);
  connect(page, &Page::title_changed, this, &MainWindow::name_window);
}

std::vector<Page*> MainWindow::built_pages() const {
  std::vector<Page*> pages;
  for (int i = 0; i < pages_->count(); ++i) pages.push_back(static_cast<Page*>(pages_->widget(i)));
  return pages;
}

Page& MainWindow::shown() const { return *static_cast<Page*>(pages_->currentWidget()); }
bool MainWindow::at_table() const { return &shown() == table_; }
bool MainWindow::at_start() const { return &shown() == start_page_; }

void MainWindow::show_page(Page& page) {
  Page& before = shown();
  if (&page != &before) {
    const bool waits = before.put_aside();
    const auto known = std::find(trail_.begin(), trail_.end(), &page);
    if (known != trail_.end())
      trail_.erase(known, trail_.end());  // back to it: nobody goes round in circles
    else if (waits)
      trail_.push_back(&before);
    pages_->setCurrentWidget(&page);
  }
  name_window();  // the same page may show something else
  page.focus_first();
}

void MainWindow::go_back() { show_page(trail_.empty() ? start_page() : *trail_.back()); }

void MainWindow::follow_page() {
  advisor_->set_away(!at_table());
  review_->set_away(!at_table());
  put_docks_away(!shown().has_docks());
  retranslate();
}

BoardHabits MainWindow::habits() const {
  return {.coordinates = settings_.coordinates,
          .hints = settings_.hints,
          .premoves = settings_.premoves,
          .animated = settings_.animation && !still_,
          .speed = milliseconds_of(settings_.speed),
          .turns = settings_.turns};
}

void MainWindow::apply_habits() {
  settings_commands_->allow_speeds(habits().animated);
  for (Page* page : built_pages()) page->set_habits(habits());
}

void MainWindow::name_window() {
  const QString title = shown().title();
  setWindowTitle((title.isEmpty() ? QString() : title + QStringLiteral(" – ")) +
                 QStringLiteral("Boardwright"));
}

void MainWindow::say(const Result<void>& done) {
  if (!done) shown().say(refusal_words(done.error()));
}

}  // namespace boardwright::desktop
