// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_view.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

#include "framework/store/ids.hpp"
#include "framework/tournament/ladder_of.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::Attendance;
using tournament::Board;
using tournament::BoardNow;
using tournament::Draft;
using tournament::EntrantNow;
using tournament::PlayedGame;
using tournament::Round;
using tournament::System;
using tournament::Tournament;

struct EveningView {
  Q_DECLARE_TR_FUNCTIONS(EveningView)
};

std::set<std::string> at_boards(const Tournament& now) {
  std::set<std::string> playing;
  for (const Round& match : now.matches)
    for (const BoardNow& board : match.boards)
      if (!board.score) {
        playing.insert(board.pairing.first);
        playing.insert(board.pairing.second);
      }
  return playing;
}

BoardRow row_of(const Evening& evening, const Catalogue& catalogue, const Board& board) {
  BoardRow row;
  row.board = board.board;
  row.first = person_name(evening, board.first);
  row.second = person_name(evening, board.second);
  row.later = board.sitting > 1;
  QStringList more;
  if (evening.now().settings.games.size() > 1) more << game_words(evening, catalogue, board.game);
  if (board.handicap > 0) more << EveningView::tr("handicap %1").arg(board.handicap);
  row.game = more.join(QStringLiteral(", "));
  return row;
}

void add_result(const Evening& evening, BoardRow& row, const BoardNow& board) {
  row.result = score_words(board.score);
  row.wrong = board.disputed;
  if (!board.score && board.claimed) {
    row.claimed = score_words(board.claimed);
    row.words = EveningView::tr("%1 says so by phone; the other can object.")
                    .arg(person_name(evening, board.claimed_by));
  }
  if (board.disputed) row.words = EveningView::tr("Two results were given; correct it.");
  if (board.swapped) row.words = EveningView::tr("They sat the other way round.");
}

}  // namespace

bool plays_matches(const Evening& evening) {
  return evening.now().settings.of_teams() || evening.now().settings.games_per_match > 1;
}

bool is_open_evening(const Evening& evening) { return evening.now().settings.system == System::kOpenEvening; }

QString person_name(const Evening& evening, const std::string& player) {
  return QString::fromStdString(evening.name(player));
}

tournament::NameOf kept_names(const Evening& evening) {
  std::map<std::string, std::string> names;
  for (const EntrantNow& one : evening.now().entrants)
    names.emplace(one.data.player, evening.name(one.data.player));
  return [names = std::move(names)](const std::string& player) {
    const auto found = names.find(player);
    return found == names.end() ? std::string("?") : found->second;
  };
}

namespace {

QString drawn_up(const Evening& evening, const std::string& team, std::uint32_t round) {
  QStringList names;
  if (const auto* people = evening.now().line_up(team, round))
    for (const std::string& player : *people) names << person_name(evening, player);
  return names.join(QStringLiteral(", "));
}

/// In the order of the places, whoever has left the ladder last.
std::vector<PersonRow> ladder_rows(const Evening& evening) {
  const auto ladder = tournament::ladder_of(evening.now(), utc_now());
  std::vector<PersonRow> rows;
  for (const auto& [id, name] : climbers(evening)) {
    PersonRow row;
    row.id = id;
    row.name = QString::number(rows.size() + 1) + QStringLiteral(". ") + name;
    row.state = PersonRow::State::kHere;
    const auto place = rows.size();
    const bool playing = std::ranges::any_of(ladder.open, [&](const auto& one) {
      return one.challenger == id.toStdString() || one.challenged == id.toStdString();
    });
    if (playing)
      row.words = EveningView::tr("challenge open");
    else if (ladder.places[place].idle)
      row.words = EveningView::tr("has not played for long");
    rows.push_back(std::move(row));
  }
  for (const EntrantNow& one : evening.now().entrants)
    if (one.is_withdrawn(1)) {
      PersonRow row;
      row.id = QString::fromStdString(one.data.player);
      row.name = person_name(evening, one.data.player);
      row.state = PersonRow::State::kGone;
      row.words = EveningView::tr("has left");
      rows.push_back(std::move(row));
    }
  return rows;
}

}  // namespace

std::vector<std::pair<QString, QString>> climbers(const Evening& evening) {
  std::vector<std::pair<QString, QString>> all;
  for (const auto& one : tournament::ladder_of(evening.now(), utc_now()).places)
    all.emplace_back(QString::fromStdString(one.id), person_name(evening, one.id));
  return all;
}

namespace {

QString out_words(Attendance as, bool season) {
  if (as == Attendance::kHalf)
    return season ? EveningView::tr("excused, not in round %1")
                  : EveningView::tr("half a point, not in round %1");
  if (as == Attendance::kFull)
    return season ? EveningView::tr("plays for the club, not in round %1")
                  : EveningView::tr("a full point, not in round %1");
  return EveningView::tr("not in round %1");
}

}  // namespace

std::vector<PersonRow> people_rows(const Evening& evening, TimeMs now) {
  const Tournament& state = evening.now();
  if (state.settings.system == System::kLadder) return ladder_rows(evening);
  const bool open = is_open_evening(evening);
  const auto playing = at_boards(state);
  const std::uint32_t next = state.next_round();
  std::vector<PersonRow> rows;
  for (const EntrantNow& one : state.entrants) {
    PersonRow row;
    row.id = QString::fromStdString(one.data.player);
    row.name = person_name(evening, one.data.player);
    row.balance = one.balance.has_value();
    for (const std::uint32_t game : one.data.likes) row.likes << static_cast<int>(game);
    if (open) {
      if (playing.contains(one.data.player)) {
        row.state = PersonRow::State::kPlaying;
        row.words = EveningView::tr("playing");
      } else if (one.waiting_since != 0) {
        row.state = PersonRow::State::kHere;
        row.words = EveningView::tr("waiting %1").arg(elapsed(one.waiting_since, now));
      }
    } else if (one.is_withdrawn(next)) {
      row.state = PersonRow::State::kGone;
      row.words = EveningView::tr("has left");
    } else if (one.in_round(next, state.settings.presence) == Attendance::kIn) {
      row.state = PersonRow::State::kHere;
    } else if (const auto said = one.said.find(next); said != one.said.end()) {
      row.state = PersonRow::State::kOut;
      row.words = out_words(said->second, state.settings.system == System::kKeizer).arg(next);
    }
    QStringList later;
    for (const auto& [round, attendance] : one.said)
      if (!open && round > next && attendance != Attendance::kIn) later << QString::number(round);
    if (!later.isEmpty() && row.words.isEmpty())
      row.words = EveningView::tr("not in round %1").arg(later.join(QStringLiteral(", ")));
    if (state.settings.of_teams() && row.words.isEmpty())
      row.words = drawn_up(evening, one.data.player, next);
    if (!one.data.team.empty() && row.words.isEmpty()) row.words = QString::fromStdString(one.data.team);
    if (one.data.board != 0 && !open && row.words.isEmpty())
      row.words = EveningView::tr("always at board %1").arg(one.data.board);
    if (one.arrives > 1 && one.arrives == next && !open && row.words.isEmpty())
      row.words = EveningView::tr("came late");
    rows.push_back(std::move(row));
  }
  std::ranges::sort(rows, [](const PersonRow& a, const PersonRow& b) {
    return QString::localeAwareCompare(a.name, b.name) < 0;
  });
  return rows;
}

const Round* round_of(const Evening& evening, std::uint32_t round) {
  const auto& rounds = evening.now().results_of();
  if (rounds.empty()) return nullptr;
  return round == 0 || round > rounds.size() ? &rounds.back() : &rounds[round - 1];
}

QString round_clock(const Evening& evening, const Round& round) {
  for (const auto& event : evening.now().history)
    if (const auto* said = std::get_if<tournament::StateSaid>(&event.what);
        said != nullptr && said->pairing == round.pairing &&
        said->state == tournament::RoundState::kPlaying && evening.now().counts(event.id))
      return elapsed(event.time, utc_now());
  return {};
}

QString game_words(const Evening& evening, const Catalogue& catalogue, std::uint32_t game) {
  const auto& games = evening.now().settings.games;
  if (game >= games.size()) return {};
  const auto known = catalogue.find(games[game].game);
  // The variant is named where two of one game are played.
  const bool several =
      std::ranges::count_if(games, [&](const PlayedGame& one) { return one.game == games[game].game; }) > 1;
  if (known && !several) return QString::fromStdString(known->game->name(spoken_language()));
  return game_title(catalogue, games[game].game, games[game].variant, false);
}

namespace {

void one_game_needs_no_column(std::vector<BoardRow>& rows, const tournament::Settings& settings) {
  const bool same =
      std::ranges::all_of(rows, [&](const BoardRow& row) { return row.game == rows.front().game; });
  if (same && !settings.mac_mahon.handicaps && !settings.choice)
    for (BoardRow& row : rows) row.game.clear();
}

}  // namespace

std::vector<BoardRow> board_rows(const Evening& evening, const Catalogue& catalogue, const Round& round) {
  std::vector<BoardRow> rows;
  for (const BoardNow& board : round.boards) {
    rows.push_back(row_of(evening, catalogue, board.pairing));
    add_result(evening, rows.back(), board);
  }
  one_game_needs_no_column(rows, evening.now().settings);
  return rows;
}

std::vector<BoardRow> draft_rows(const Evening& evening, const Catalogue& catalogue, const Draft& draft) {
  std::vector<BoardRow> rows;
  for (const Board& board : draft.round.boards) rows.push_back(row_of(evening, catalogue, board));
  one_game_needs_no_column(rows, evening.now().settings);
  return rows;
}

std::vector<BoardRow> match_rows(const Evening& evening, const Catalogue& catalogue, TimeMs now) {
  std::vector<BoardRow> running, over;
  const auto& matches = evening.now().matches;
  std::uint32_t number = 0;
  for (const Round& match : matches) {
    ++number;
    for (const BoardNow& board : match.boards) {
      BoardRow row = row_of(evening, catalogue, board.pairing);
      row.match = number;
      add_result(evening, row, board);
      if (!board.score && !board.disputed) row.words = elapsed(match.time, now);
      (board.score ? over : running).push_back(std::move(row));
    }
  }
  std::ranges::reverse(over);
  // A board's number is given again when it is free: those that are over have none of their own.
  running.insert(running.end(), over.begin(), over.end());
  return running;
}

TimeLeft time_left(const Evening& evening, const Catalogue& catalogue,
                   std::optional<std::chrono::minutes> left) {
  TimeLeft time{left, {}};
  if (!left) return time;
  for (const PlayedGame& played : evening.now().settings.games) {
    const auto entry = catalogue.find(played.game);
    // A game that doesn't say how long it takes fits always.
    const bool known = entry && entry->game->data().minutes.is_known();
    time.lasts.emplace_back(known ? entry->game->data().minutes.to : 0);
  }
  return time;
}

namespace {

QString met_words(const ProposedMatch& match) {
  QString words = match.met == 0   ? EveningView::tr("They have not met this evening")
                  : match.met == 1 ? EveningView::tr("They have met once this evening")
                                   : EveningView::tr("They have met %1 times this evening").arg(match.met);
  if (match.met_before == 1) words = EveningView::tr("%1 and once before").arg(words);
  if (match.met_before > 1)
    words = EveningView::tr("%1 and %2 times before").arg(words).arg(match.met_before);
  return words;
}

}  // namespace

std::vector<ProposalRow> proposal_rows(const Evening& evening, const Catalogue& catalogue,
                                       const Proposed& proposed) {
  std::vector<ProposalRow> rows;
  const auto& settings = evening.now().settings;
  const auto minutes = [](std::chrono::seconds waited) {
    return static_cast<int>(std::chrono::floor<std::chrono::minutes>(waited).count());
  };
  for (const ProposedMatch& match : proposed.matches) {
    ProposalRow row;
    row.one = QString::fromStdString(match.match.one);
    row.other = QString::fromStdString(match.match.other);
    row.words = person_name(evening, match.match.one) + QStringLiteral(" – ") +
                person_name(evening, match.match.other);
    if (settings.games.size() > 1) row.game = game_words(evening, catalogue, match.match.game);
    QStringList why;
    if (!match.suits) why << EveningView::tr("No game that both like fits into the time that is left.");
    const int one = minutes(match.waited_one), other = minutes(match.waited_other);
    why << (std::max(one, other) < 1 ? met_words(match) + '.'
                                     : EveningView::tr("%1; they have waited %2 and %3 minutes.")
                                           .arg(met_words(match))
                                           .arg(one)
                                           .arg(other));
    row.why = why.join(' ');
    rows.push_back(std::move(row));
  }
  for (const std::string& player : proposed.next) {
    ProposalRow row;
    row.one = QString::fromStdString(player);
    row.words = person_name(evening, player);
    row.computer = std::ranges::find(proposed.house_player, player) != proposed.house_player.end();
    const bool no_board = std::ranges::find(proposed.no_board, player) != proposed.no_board.end();
    row.why = no_board       ? EveningView::tr("Waits until a board is free.")
              : row.computer ? EveningView::tr(
                                   "Waits for the next who is free, and may play the computer "
                                   "meanwhile.")
                             : EveningView::tr("Waits for the next who is free.");
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace boardwright::desktop
