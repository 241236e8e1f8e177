// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/round_shown.hpp"

#include <QCoreApplication>
#include <QDate>
#include <algorithm>

#include "framework/evening/boards_due.hpp"
#include "framework/evening/publish.hpp"
#include "framework/store/ids.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/evening/evening_history.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

struct RoundWords {
  Q_DECLARE_TR_FUNCTIONS(RoundWords)
};

/// Of a table that is played in any order (T12.7).
QString table_words(const Evening& evening) {
  const auto& now = evening.now();
  if (now.settings.open_until.empty()) return {};
  const std::size_t left = matches_left(now);
  if (left == 0) return {};
  const QString day = day_words(
      QDate::fromString(QString::fromStdString(now.settings.open_until), Qt::ISODate), spoken_language());
  if (time_is_over(now.settings, utc_now()))
    return RoundWords::tr("The last day was %1. Matches without a result: %2.").arg(day).arg(left);
  QStringList told{RoundWords::tr("Until %1, in any order. Matches to be played: %2.").arg(day).arg(left)};
  if (const auto next = boardwright::open_boards(now, utc_now()); !next.empty())
    told << RoundWords::tr("Next: %1 – %2, round %3, board %4.")
                .arg(person_name(evening, next.front().first), person_name(evening, next.front().second))
                .arg(next.front().round)
                .arg(next.front().board);
  return told.join(' ');
}

/// What the newest round waits for, what comes after it, and what may be done. `here`: how many are checked in.
void tell_last(const Evening& evening, BoardsPanel::Shown& shown, const tournament::Round& round,
               std::ptrdiff_t here) {
  const auto& now = evening.now();
  const bool complete = round.complete();
  const bool planned = now.settings.rounds == 0 || now.rounds.size() < now.settings.rounds;
  const auto waiting = std::ranges::count_if(round.boards, [](const auto& board) { return !board.score; });
  const bool any_order = !now.settings.open_until.empty();
  const bool over = any_order ? std::ranges::all_of(now.rounds, &tournament::Round::complete) : complete;
  shown.may_start = shown.state == BoardsPanel::State::kPublished && !any_order;
  shown.may_pair = complete && planned && !now.ended && here >= 2;
  if (!complete) shown.clock = round_clock(evening, round);
  shown.may_end = over && !now.ended;
  shown.may_add = complete && !now.ended && !planned && plans_rounds(now.settings.system);
  if (complete && !now.ended && now.settings.groups > 1)
    shown.may_stage = std::holds_alternative<tournament::PairingProblem>(
        tournament::draft_round(now, evening.names()).what);
  if (shown.may_stage) shown.may_pair = false;
  shown.words = !complete         ? (waiting == 1 ? RoundWords::tr("One result is missing.")
                                                  : RoundWords::tr("%1 results are missing.").arg(waiting))
                : now.ended       ? RoundWords::tr("The tournament has ended.")
                : shown.may_stage ? RoundWords::tr("All matches of the groups have been played.")
                : !planned        ? RoundWords::tr("That was the last round.")
                                  : QString();
  if (const QString table = table_words(evening); !table.isEmpty()) shown.words = table;
  QStringList waits;  // T4.8
  for (const BoardDue& due : no_shows(evening.now(), utc_now())) waits << QString::number(due.board);
  if (!waits.isEmpty())
    shown.words += ' ' + RoundWords::tr("Whoever isn't there need not be waited for any longer: board %1.")
                             .arg(waits.join(QStringLiteral(", ")));
  if (std::ranges::any_of(shown.boards, &BoardRow::later))
    shown.words += ' ' + RoundWords::tr("Boards marked * begin as soon as a board is free.");
}

/// What is shown of any round: what may be chosen, and what undo takes back.
BoardsPanel::Shown shown_of_any(const Evening& evening) {
  BoardsPanel::Shown shown;
  const auto& now = evening.now();
  const auto undo = undoable(evening);
  shown.may_undo = undo.has_value();
  if (undo) shown.undo = undo->words;
  shown.rounds = static_cast<std::uint32_t>(now.rounds.size());
  shown.matches = plays_matches(evening);
  shown.team_boards = now.settings.teams.boards;
  shown.may_choose = now.settings.choice;
  return shown;
}

}  // namespace

QString notes_words(const tournament::Draft& draft) {
  QStringList notes;
  for (const Remark& note : draft.notes) {
    notes << QString::fromStdString(note.in(spoken_language()));
    if (!notes.back().endsWith('.')) notes.back() += '.';
  }
  return notes.join(' ');
}

BoardsPanel::Shown draft_shown(const Evening& evening, const Catalogue& catalogue,
                               const tournament::Draft& draft, bool by_hand) {
  BoardsPanel::Shown shown = shown_of_any(evening);
  shown.round = draft.round.round;
  shown.state = by_hand ? BoardsPanel::State::kManual : BoardsPanel::State::kDraft;
  shown.boards = draft_rows(evening, catalogue, draft);
  if (!draft.round.bye.empty()) shown.bye = person_name(evening, draft.round.bye);
  if (!by_hand) shown.words = notes_words(draft);  // by hand it is said below the boards
  return shown;
}

BoardsPanel::Shown round_shown(const Evening& evening, const Catalogue& catalogue, std::uint32_t looked_at) {
  BoardsPanel::Shown shown = shown_of_any(evening);
  const auto& now = evening.now();
  const auto last = static_cast<std::uint32_t>(now.rounds.size());
  const auto here = std::ranges::count_if(people_rows(evening, utc_now()), [](const PersonRow& row) {
    return row.state == PersonRow::State::kHere;
  });
  if (last == 0) {
    shown.may_pair = here >= 2;
    shown.words = now.settings.of_teams() ? RoundWords::tr("%1 teams are here.").arg(here)
                  : here >= 2             ? RoundWords::tr("%1 people are here.").arg(here)
                              : RoundWords::tr("Check in who is here: a click on a row, or Space.");
    return shown;
  }
  const std::uint32_t number = looked_at == 0 || looked_at > last ? last : looked_at;
  const tournament::Round& round = now.rounds[number - 1];
  shown.round = number;
  shown.boards = board_rows(evening, catalogue, round);
  if (!round.published.bye.empty()) shown.bye = person_name(evening, round.published.bye);
  shown.bye_plays = !round.published.fill.empty() && number == last;
  shown.state = round.complete()                                  ? BoardsPanel::State::kClosed
                : round.state == tournament::RoundState::kPlaying ? BoardsPanel::State::kPlaying
                                                                  : BoardsPanel::State::kPublished;
  if (number == last) tell_last(evening, shown, round, here);
  return shown;
}

}  // namespace boardwright::desktop
