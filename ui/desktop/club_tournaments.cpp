// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club_tournaments.hpp"

#include <QSettings>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/begin_evening.hpp"
#include "ui/desktop/evening/copies_dialog.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/evening/tournament_page.hpp"

namespace boardwright::desktop {

ClubTournaments::ClubTournaments(const WindowServices& services) : services_(services) {}

TournamentPage& ClubTournaments::tournament_page() {
  if (tournament_page_ != nullptr) return *tournament_page_;
  tournament_page_ = &services_.pages.take_in(new TournamentPage(services_.catalogue));
  connect(tournament_page_, &TournamentPage::begin_wanted, this, &ClubTournaments::begin);
  connect(tournament_page_, &TournamentPage::copy_wanted, this, &ClubTournaments::ask_copy);
  connect(tournament_page_, &TournamentPage::go_on_wanted, this, &ClubTournaments::go_on);
  return *tournament_page_;
}

EveningPage& ClubTournaments::evening_page() {
  if (evening_page_ != nullptr) return *evening_page_;
  evening_page_ = &services_.pages.take_in(new EveningPage(services_.catalogue));
  connect(evening_page_, &EveningPage::match_wanted, this, [this](const MatchPlan& plan) {
    if (services_.may_leave_match(true)) services_.pages.say(services_.controller.start(plan));
  });
  emit projector_built(&evening_page_->projector());
  return *evening_page_;
}

void ClubTournaments::show() {
  const auto club = services_.controller.club();
  if (club == nullptr) return;
  TournamentPage& page = tournament_page();
  std::vector<TournamentPage::Known> known;
  auto list = list_tournaments(*club);
  for (const TournamentInfo& one : list.value_or(std::vector<TournamentInfo>()))
    known.push_back({QString::fromStdString(one.id), QString::fromStdString(one.name),
                     kind_name(one.system) + QStringLiteral(" · ") + tr("people: %1").arg(one.entrants) +
                         QStringLiteral(" · ") + short_time(one.last)});
  page.set_known(known);
  page.show_choices();
  services_.pages.show(page);
  if (!list) services_.pages.say(refusal_words(list));
}

void ClubTournaments::show_evening(Evening evening) {
  EveningPage& page = evening_page();
  page.use_club(services_.controller.club());  // members may have come since
  page.show_evening(std::move(evening));
  services_.pages.show(page);
}

void ClubTournaments::go_on(const QString& id) {
  auto evening = Evening::open(services_.controller.club(), id.toStdString());
  if (!evening) return services_.pages.say(refusal_words(evening));
  show_evening(std::move(*evening));
}

void ClubTournaments::begin(const tournament::Settings& settings, const std::vector<ChosenPerson>& people) {
  auto begun = begin_evening(services_.controller.club(), settings, people);
  if (!begun) return services_.pages.say(refusal_words(begun));
  show_evening(std::move(begun->evening));
  if (!begun->entered) services_.pages.say(refusal_words(begun->entered));
}

void ClubTournaments::ask_copy() {
  if (services_.controller.club() == nullptr) return;
  CopiesDialog dialog(QSettings().value(kCopyFolder).toString(), false, &services_.window);
  if (dialog.exec() != QDialog::Accepted || dialog.chosen() == nullptr) return;
  QSettings().setValue(kCopyFolder, dialog.folder());
  auto evening = Evening::go_on_from(services_.controller.club(), *dialog.chosen());
  if (!evening) return services_.pages.say(refusal_words(evening));
  show_evening(std::move(*evening));
}

}  // namespace boardwright::desktop
