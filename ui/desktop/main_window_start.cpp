// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with the start page, and with new games, most of which begin there.
#include <QFileInfo>

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/table_clock.hpp"
#include "ui/desktop/clocks_away.hpp"
#include "ui/desktop/club/salvage_question.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/start/start_page.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kMostRecords = 5;

}  // namespace

StartPage& MainWindow::start_page() {
  if (start_page_ != nullptr) return *start_page_;
  add_page(start_page_ = new StartPage(catalogue_));
  start_page_->set_records(settings_.records);
  connect(start_page_, &StartPage::play_wanted, this,
          [this](const QString& game) { ask_new_game_of(game.toStdString()); });
  connect(start_page_, &StartPage::lessons_wanted, this,
          [this](const QString& game) { learn(game.toStdString()); });
  connect(start_page_, &StartPage::variant_wanted, this,
          [this](const QString& game) { make_variant(game.toStdString(), {}); });
  connect(start_page_, &StartPage::details_wanted, this, &MainWindow::show_problems);
  connect(start_page_, &StartPage::back_wanted, this, [this] { show_page(*table_); });
  connect(start_page_, &StartPage::match_wanted, this, [this](const QString& match) {
    if (may_leave_match(true)) say(controller_.resume(match.toStdString(), catalogue_));
  });
  connect(start_page_, &StartPage::sheet_wanted, this, &MainWindow::show_enter);
  connect(start_page_, &StartPage::club_wanted, this, &MainWindow::ask_club);
  connect(start_page_, &StartPage::evening_wanted, this, &MainWindow::show_tournaments);
  connect(start_page_, &StartPage::open_wanted, this, &MainWindow::ask_open);
  connect(start_page_, &StartPage::record_wanted, this, &MainWindow::open_recent);
  connect(clocks_away_, &ClocksAway::told, start_page_, &StartPage::set_clocks);
  return *start_page_;
}

void MainWindow::show_start_page() {
  StartPage& page = start_page();
  page.say({});
  const bool game = controller_.has_game();
  page.set_game(
      game ? GameWords(controller_.plan().game, controller_.plan().rules, spoken_language()).game_name()
           : QString());
  show_page(page);
  clocks_away_->begin();
}

void MainWindow::ask_new_game() {
  const QStringList played = LastChoices::games();
  if (!controller_.has_game() && !played.isEmpty() && catalogue_.find(played.front().toStdString()))
    return ask_new_game_of(played.front().toStdString());
  offer_new_game(controller_.plan());
}

void MainWindow::ask_new_game_of(const std::string& game, const std::string& variant) {
  if (variant.empty() && controller_.has_game() && controller_.plan().game->id() == game &&
      !controller_.is_record())
    return ask_new_game();
  const auto entry = catalogue_.find(variant.empty() ? game : game + "/" + variant);
  if (!entry) return say(fail(entry.error()));
  if (plays_apart(*entry->game)) return say(open_library(entry->game->plugin_file(), entry->variant->id));
  MatchPlan suggested;
  suggested.game = entry->game;
  if (!variant.empty()) suggested.variant = entry->variant->id;
  offer_new_game(suggested);
}

void MainWindow::offer_new_game(const MatchPlan& suggested) {
  std::vector<SeatMember> members;
  if (controller_.club() != nullptr) {
    const auto known = controller_.club()->people().members();
    if (!known) say(fail(known.error()));
    for (const auto& member : known.value_or(std::vector<ClubPlayer>()))
      members.push_back({member.id, member.name});
  }
  NewGameDialog dialog(catalogue_, suggested, this, std::move(members));
  if (controller_.club() != nullptr) dialog.use_club(controller_.club());
  connect(&dialog, &NewGameDialog::language_chosen, this, &MainWindow::set_language);
  if (dialog.exec() == QDialog::Accepted) {
    LastChoices::remember(dialog.plan().game->id(), dialog.choice());
    return may_leave_match(true) ? start_game(dialog.plan()) : void();
  }
  if (dialog.apart_wanted())
    return say(open_library(dialog.plan().game->plugin_file(), dialog.plan().variant));
  if (!dialog.workshop_wanted().empty()) return say(open_script(dialog.workshop_wanted()));
  if (const auto& wanted = dialog.variant_wanted())
    make_variant(wanted->game, wanted->variant, wanted->values);
}

void MainWindow::open_recent(const QString& file) {
  if (!may_leave_match(true)) return;
  const auto opened = open_record(file.toStdString());
  if (opened) return;
  if (!QFileInfo::exists(file)) {
    settings_.records.removeAll(file);
    settings_.save();
    start_page().set_records(settings_.records);
  }
  say(opened);
}

void MainWindow::remember_record(const std::filesystem::path& file) {
  const QString name = QFileInfo(QString::fromStdString(file.string())).absoluteFilePath();
  settings_.records.removeAll(name);
  settings_.records.prepend(name);
  while (settings_.records.size() > kMostRecords) settings_.records.removeLast();
  settings_.save();
  if (start_page_ != nullptr) start_page_->set_records(settings_.records);
}

void MainWindow::use_club(std::shared_ptr<Club> club) {
  controller_.use_club(club);
  for (Page* page : trail_.built()) page->use_club(club);
  if (table_clock_ != nullptr) table_clock_->use_club(std::move(club));
  commands_->refresh();
}

void MainWindow::say_no_club(const std::string& why) {
  const QString sentence = MatchController::not_kept(why);
  table_->say(sentence);
  if (!at_table()) shown().say(sentence);
}

void MainWindow::offer_salvage(const std::filesystem::path& store, std::function<void()> saved) {
  (new SalvageQuestion(store, std::move(saved), this))->open();
}

}  // namespace boardwright::desktop
