// SPDX-License-Identifier: GPL-3.0-or-later
//
// What EveningPage shows of its evening: the round or the matches, and the projector.
#include <QFrame>
#include <QLabel>
#include <QTime>
#include <algorithm>

#include "framework/evening/boards_due.hpp"
#include "framework/store/ids.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_head.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/lots_dialog.hpp"
#include "ui/desktop/evening/open_panel.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/standings_panel.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"

namespace boardwright::desktop {

namespace {

/// Until that time of day; an evening that ends after midnight ends tomorrow.
std::optional<std::chrono::minutes> left_until(std::optional<QTime> end) {
  if (!end) return std::nullopt;
  constexpr int kMinute = 60, kDay = 24 * 60 * kMinute, kOver = 12 * 60 * kMinute;
  int seconds = QTime::currentTime().secsTo(*end);
  if (seconds < -kOver) seconds += kDay;
  return std::chrono::minutes(std::max(0, seconds / kMinute));
}

}  // namespace

void EveningPage::fill() {
  if (!evening_) return;
  const auto& now = evening_->now();
  head_->set_name(QString::fromStdString(now.settings.name));
  people_->set_rows(people_rows(*evening_, utc_now()));
  people_->set_round(now.next_round(), now.settings.rounds);
  now.settings.without_rounds() ? fill_open() : fill_round();
  view_ = standings_view(*evening_);
  standings_->set_standings(view_.rows, view_.ties, view_.after);
  standings_->set_note(view_.note);
  const auto* last = round_of(0);
  standings_->offer(last != nullptr && !last->complete() && !now.settings.of_teams(),
                    !now.settings.series.name.empty());
  head_->set_aside(now.aside.size());
  const QString copy = QString::fromStdString(evening_->copy_problem());
  head_->set_copied(copy.isEmpty() ? QString() : tr("The copy could not be written: %1").arg(copy));
  fill_lots();
  fill_projector();
}

void EveningPage::fill_round() {
  BoardsPanel::Shown shown;
  const auto& now = evening_->now();
  const auto last = static_cast<std::uint32_t>(now.rounds.size());
  const auto undo = undoable(*evening_);
  shown.may_undo = undo.has_value();
  if (undo) shown.undo = undo->words;
  shown.rounds = last;
  shown.matches = plays_matches(*evening_);
  shown.team_boards = now.settings.teams.boards;
  shown.may_choose = now.settings.choice;
  if (draft_) {
    shown.round = draft_->round.round;
    shown.state = by_hand_ ? BoardsPanel::State::kManual : BoardsPanel::State::kDraft;
    shown.boards = draft_rows(*evening_, catalogue_, *draft_);
    if (!draft_->round.bye.empty()) shown.bye = person_name(*evening_, draft_->round.bye);
    if (!by_hand_) shown.words = notes_words();  // by hand it is said below the boards
    return boards_->show_round(shown);
  }
  const auto here = std::ranges::count_if(people_rows(*evening_, utc_now()), [](const PersonRow& row) {
    return row.state == PersonRow::State::kHere;
  });
  if (last == 0) {
    shown.may_pair = here >= 2;
    shown.words = now.settings.of_teams() ? tr("%1 teams are here.").arg(here)
                  : here >= 2             ? tr("%1 people are here.").arg(here)
                                          : tr("Check in who is here: a click on a row, or Space.");
    return boards_->show_round(shown);
  }
  const std::uint32_t number = looked_at_ == 0 || looked_at_ > last ? last : looked_at_;
  const tournament::Round& round = now.rounds[number - 1];
  shown.round = number;
  shown.boards = board_rows(*evening_, catalogue_, round);
  if (!round.published.bye.empty()) shown.bye = person_name(*evening_, round.published.bye);
  shown.bye_plays = !round.published.fill.empty() && number == last;
  shown.state = round.complete()                                  ? BoardsPanel::State::kClosed
                : round.state == tournament::RoundState::kPlaying ? BoardsPanel::State::kPlaying
                                                                  : BoardsPanel::State::kPublished;
  if (number == last) tell_last(shown, round, here);
  boards_->show_round(shown);
}

void EveningPage::tell_last(BoardsPanel::Shown& shown, const tournament::Round& round, std::ptrdiff_t here) {
  const auto& now = evening_->now();
  const bool complete = round.complete();
  const bool planned = now.settings.rounds == 0 || now.rounds.size() < now.settings.rounds;
  const auto waiting = std::ranges::count_if(round.boards, [](const auto& board) { return !board.score; });
  const bool any_order = !now.settings.open_until.empty();
  const bool over = any_order ? std::ranges::all_of(now.rounds, &tournament::Round::complete) : complete;
  shown.may_start = shown.state == BoardsPanel::State::kPublished && !any_order;
  shown.may_pair = complete && planned && !now.ended && here >= 2;
  if (!complete) shown.clock = round_clock(*evening_, round);
  shown.may_end = over && !now.ended;
  shown.may_add = complete && !now.ended && !planned && plans_rounds(now.settings.system);
  if (complete && !now.ended && now.settings.groups > 1)
    shown.may_stage = std::holds_alternative<tournament::PairingProblem>(
        tournament::draft_round(now, evening_->names()).what);
  if (shown.may_stage) shown.may_pair = false;
  shown.words =
      !complete   ? (waiting == 1 ? tr("One result is missing.") : tr("%1 results are missing.").arg(waiting))
      : now.ended ? tr("The tournament has ended.")
      : shown.may_stage ? tr("All matches of the groups have been played.")
      : !planned        ? tr("That was the last round.")
                        : QString();
  if (const QString table = table_words(); !table.isEmpty()) shown.words = table;
  QStringList waits;  // T4.8
  for (const BoardDue& due : no_shows(evening_->now(), utc_now())) waits << QString::number(due.board);
  if (!waits.isEmpty())
    shown.words += ' ' + tr("Whoever isn't there need not be waited for any longer: board %1.")
                             .arg(waits.join(QStringLiteral(", ")));
  if (std::ranges::any_of(shown.boards, &BoardRow::later))
    shown.words += ' ' + tr("Boards marked * begin as soon as a board is free.");
}

void EveningPage::fill_open() {
  const TimeMs now = utc_now();
  proposed_ = {};
  const bool ladder = evening_->now().settings.system == tournament::System::kLadder;
  if (!evening_->now().ended && !ladder) {
    auto all = evening_->matches().proposals(time_left(*evening_, catalogue_, left_until(open_->ends())));
    if (all)
      proposed_ = std::move(*all);
    else
      say(refusal_words(all));
  }
  open_->set_proposals(proposal_rows(*evening_, catalogue_, proposed_));
  open_->set_boards(match_rows(*evening_, catalogue_, now));
  const auto rows = people_rows(*evening_, now);
  const auto waiting =
      std::ranges::count_if(rows, [](const PersonRow& row) { return row.state == PersonRow::State::kHere; });
  open_->set_ladder(ladder, ladder ? climbers(*evening_) : std::vector<std::pair<QString, QString>>());
  open_->set_waiting(ladder         ? tr("Who wins a challenge takes the place of the one challenged.")
                     : waiting == 0 ? tr("Nobody is waiting. Whoever wants to play is checked on the left.")
                     : waiting == 1 ? tr("One is waiting for somebody to play.")
                                    : tr("%1 want to play.").arg(waiting));
  const auto undo = undoable(*evening_);
  open_->set_undo(undo ? undo->words : QString());
}

void EveningPage::fill_projector() {
  EveningProjector::Shown shown;
  const auto& now = evening_->now();
  shown.name = QString::fromStdString(now.settings.name);
  shown.standings = view_.rows;
  shown.ties = view_.ties;
  shown.after = view_.after;
  shown.lot = spaced_code(QString::fromStdString(tournament::hash_due(now)));
  QString clock;
  if (now.settings.without_rounds()) {
    shown.phase = EveningProjector::Phase::kOpen;
    for (const BoardRow& row : match_rows(*evening_, catalogue_, utc_now()))
      if (row.result.isEmpty()) shown.boards.push_back(row);
    for (const PersonRow& row : people_rows(*evening_, utc_now()))
      if (row.state == PersonRow::State::kHere) shown.waiting << row.name;
  } else if (const auto* round = round_of(0)) {
    shown.round = round->published.round;
    shown.boards = board_rows(*evening_, catalogue_, *round);
    if (!round->published.bye.empty()) shown.bye = person_name(*evening_, round->published.bye);
    const bool begun =
        round->state != tournament::RoundState::kPublished ||
        std::ranges::any_of(round->boards, [](const auto& board) { return board.score.has_value(); });
    shown.phase = round->complete() ? EveningProjector::Phase::kStandings
                  : begun           ? EveningProjector::Phase::kPlaying
                                    : EveningProjector::Phase::kPairings;
    if (!round->complete()) clock = round_clock(*evening_, *round);
  }
  projector_->show_evening(shown);
  projector_->set_clock(clock);
}

}  // namespace boardwright::desktop
