// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with the club's tournaments.
#include <QSettings>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/begin_evening.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/evening/tournament_page.hpp"
#include "ui/desktop/main_window.hpp"

namespace boardwright::desktop {

TournamentPage& MainWindow::tournament_page() {
  if (tournament_page_ != nullptr) return *tournament_page_;
  add_page(tournament_page_ = new TournamentPage(catalogue_));
  connect(tournament_page_, &TournamentPage::begin_wanted, this, &MainWindow::begin_tournament);
  connect(tournament_page_, &TournamentPage::copy_wanted, this, &MainWindow::ask_copy);
  connect(tournament_page_, &TournamentPage::go_on_wanted, this, [this](const QString& id) {
    auto evening = Evening::open(controller_.club(), id.toStdString());
    if (!evening) return shown().say(refusal_words(evening));
    show_evening(std::move(*evening));
  });
  return *tournament_page_;
}

EveningPage& MainWindow::evening_page() {
  if (evening_page_ != nullptr) return *evening_page_;
  add_page(evening_page_ = new EveningPage(catalogue_));
  connect(evening_page_, &EveningPage::match_wanted, this, [this](const MatchPlan& plan) {
    if (may_leave_match(true)) start_game(plan);
  });
  place_corners();
  return *evening_page_;
}

void MainWindow::show_tournaments() {
  if (controller_.club() == nullptr) return;
  TournamentPage& page = tournament_page();
  std::vector<TournamentPage::Known> known;
  auto list = list_tournaments(*controller_.club());
  for (const TournamentInfo& one : list.value_or(std::vector<TournamentInfo>()))
    known.push_back({QString::fromStdString(one.id), QString::fromStdString(one.name),
                     kind_name(one.system) + QStringLiteral(" · ") + tr("people: %1").arg(one.entrants) +
                         QStringLiteral(" · ") + short_time(one.last)});
  page.set_known(known);
  page.show_choices();
  show_page(page);
  if (!list) shown().say(refusal_words(list));
}

void MainWindow::show_evening(Evening evening) {
  EveningPage& page = evening_page();
  page.use_club(controller_.club());  // members may have come since
  page.show_evening(std::move(evening));
  show_page(page);
}

void MainWindow::begin_tournament(const tournament::Settings& settings,
                                  const std::vector<ChosenPerson>& people) {
  auto begun = begin_evening(controller_.club(), settings, people);
  if (!begun) return shown().say(refusal_words(begun));
  show_evening(std::move(begun->evening));
  if (!begun->entered) shown().say(refusal_words(begun->entered));
}

void MainWindow::ask_copy() {
  if (controller_.club() == nullptr) return;
  CopiesDialog dialog(QSettings().value(kCopyFolder).toString(), false, this);
  if (dialog.exec() != QDialog::Accepted || dialog.chosen() == nullptr) return;
  QSettings().setValue(kCopyFolder, dialog.folder());
  auto evening = Evening::go_on_from(controller_.club(), *dialog.chosen());
  if (!evening) return shown().say(refusal_words(evening));
  show_evening(std::move(*evening));
}

}  // namespace boardwright::desktop
