// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/projector_shown.hpp"

#include <algorithm>

#include "framework/store/ids.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"

namespace boardwright::desktop {

namespace {

void show_matches(const Evening& evening, const Catalogue& catalogue, EveningProjector::Shown& shown) {
  shown.phase = EveningProjector::Phase::kOpen;
  for (const BoardRow& row : match_rows(evening, catalogue, utc_now()))
    if (row.result.isEmpty()) shown.boards.push_back(row);
  for (const PersonRow& row : people_rows(evening, utc_now()))
    if (row.state == PersonRow::State::kHere) shown.waiting << row.name;
}

void show_newest(const Evening& evening, const Catalogue& catalogue, const tournament::Round& round,
                 EveningProjector::Shown& shown) {
  shown.round = round.published.round;
  shown.boards = board_rows(evening, catalogue, round);
  if (!round.published.bye.empty()) shown.bye = person_name(evening, round.published.bye);
  const bool begun =
      round.state != tournament::RoundState::kPublished ||
      std::ranges::any_of(round.boards, [](const auto& board) { return board.score.has_value(); });
  shown.phase = round.complete() ? EveningProjector::Phase::kStandings
                : begun          ? EveningProjector::Phase::kPlaying
                                 : EveningProjector::Phase::kPairings;
}

}  // namespace

EveningProjector::Shown projector_shown(const Evening& evening, const Catalogue& catalogue,
                                        const StandingsView& standings) {
  EveningProjector::Shown shown;
  const auto& now = evening.now();
  shown.name = QString::fromStdString(now.settings.name);
  shown.standings = standings.rows;
  shown.ties = standings.ties;
  shown.after = standings.after;
  shown.lot = spaced_code(QString::fromStdString(tournament::hash_due(now)));
  if (now.settings.without_rounds())
    show_matches(evening, catalogue, shown);
  else if (const auto* round = round_of(evening, 0))
    show_newest(evening, catalogue, *round, shown);
  return shown;
}

QString running_clock(const Evening& evening) {
  const auto* round = evening.now().settings.without_rounds() ? nullptr : round_of(evening, 0);
  return round == nullptr || round->complete() ? QString() : round_clock(evening, *round);
}

}  // namespace boardwright::desktop
