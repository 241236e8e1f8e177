// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/match_opener.hpp"

#include <QListWidget>
#include <QTableWidget>

#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/matches_page.hpp"
#include "ui/desktop/club/results_page.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/file_games.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/table_docks.hpp"

namespace boardwright::desktop {

MatchOpener::MatchOpener(const WindowServices& services, GameTable& table, TableDocks& docks,
                         FileGames& shown)
    : services_(services), table_(table), docks_(docks), shown_(shown) {}

void MatchOpener::ask() {
  MatchController& controller = services_.controller;
  if (controller.club() == nullptr) return;
  ClubDialog dialog(controller.club(), services_.catalogue, &services_.window);
  dialog.show_tab(dialog.matches().list().count() == 0 && dialog.results().table().rowCount() > 0
                      ? ClubDialog::Tab::kResults
                      : ClubDialog::Tab::kMatches);
  if (dialog.exec() != QDialog::Accepted) return;
  services_.pages.say(dialog.wanted() ? show(*dialog.wanted())
                                      : controller.resume(dialog.match(), services_.catalogue));
}

Result<void> MatchOpener::show(const WantedGame& wanted) {
  std::vector<Result<OpenedRecord>> games;
  games.push_back(services_.controller.club()->matches().finished(wanted.match, services_.catalogue));
  if (auto shown = shown_.show(std::move(games), {}); !shown) return shown;
  services_.pages.show(table_);
  if (wanted.how == WantedGame::How::kPosition) table_.look_at(wanted.moves);
  if (wanted.how == WantedGame::How::kReview) TableDocks::open(docks_.review());
  return {};
}

void MatchOpener::resume(const QString& match) {
  if (services_.may_leave_match(true))
    services_.pages.say(services_.controller.resume(match.toStdString(), services_.catalogue));
}

}  // namespace boardwright::desktop
