// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window_pages.hpp"

#include <QStackedWidget>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

WindowPages::WindowPages(QStackedWidget& stack) : trail_(stack) {
  connect(&stack, &QStackedWidget::currentChanged, this, &WindowPages::changed);
}

void WindowPages::add(Page& page) {
  trail_.add(page);
  page.set_theme(current_theme());
  page.set_habits(habits_);
  page.use_club(club_);
  connect(&page, &Page::left, this, &WindowPages::go_back);
  connect(&page, &Page::title_changed, this, &WindowPages::titled);
}

void WindowPages::show(Page& page) {
  trail_.show(page);
  emit titled();  // the same page may show something else
  page.focus_first();
}

void WindowPages::go_back() {
  if (trail_.before() == nullptr) return emit way_ended();
  show(*trail_.before());
}

void WindowPages::say(const Result<void>& done) const {
  if (!done) refuse(done.error());
}

void WindowPages::refuse(const std::string& why) const { shown().say(refusal_words(why)); }

void WindowPages::set_theme(const Theme& theme) {
  for (Page* page : built()) page->set_theme(theme);
}

void WindowPages::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  for (Page* page : built()) page->set_habits(habits);
}

void WindowPages::use_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  for (Page* page : built()) page->use_club(club_);
}

void WindowPages::set_catalogue(const Catalogue& catalogue) {
  for (Page* page : built()) page->set_catalogue(catalogue);
}

}  // namespace boardwright::desktop
