// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_view.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::Attendance;
using tournament::Board;
using tournament::BoardNow;
using tournament::Corrected;
using tournament::Draft;
using tournament::EntrantNow;
using tournament::Number;
using tournament::PlayedGame;
using tournament::Points;
using tournament::Proposal;
using tournament::Published;
using tournament::ResultGiven;
using tournament::Round;
using tournament::System;
using tournament::TableNow;
using tournament::Tournament;
using tournament::Withdrawn;

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
  if (evening.now().settings.games.size() > 1) row.game = game_words(evening, catalogue, board.game);
  return row;
}

void add_result(BoardRow& row, const BoardNow& board) {
  row.result = score_words(board.score);
  row.wrong = board.disputed;
  if (board.disputed) row.words = EveningView::tr("Two results were given; correct it.");
  if (board.swapped) row.words = EveningView::tr("They sat the other way round.");
}

}  // namespace

bool is_open_evening(const Evening& evening) { return evening.now().settings.system == System::kOpenEvening; }

QString person_name(const Evening& evening, const std::string& player) {
  return QString::fromStdString(evening.name(player));
}

std::vector<PersonRow> people_rows(const Evening& evening, TimeMs now) {
  const Tournament& state = evening.now();
  const bool open = is_open_evening(evening);
  const auto playing = at_boards(state);
  const std::uint32_t next = state.next_round();
  std::vector<PersonRow> rows;
  for (const EntrantNow& one : state.entrants) {
    PersonRow row;
    row.id = QString::fromStdString(one.data.player);
    row.name = person_name(evening, one.data.player);
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
      row.words = said->second == Attendance::kHalf
                      ? EveningView::tr("half a point, not in round %1").arg(next)
                      : EveningView::tr("not in round %1").arg(next);
    }
    if (one.arrives > 1 && one.arrives == next && !open && row.words.isEmpty())
      row.words = EveningView::tr("came late");
    rows.push_back(std::move(row));
  }
  std::ranges::sort(rows, [](const PersonRow& a, const PersonRow& b) {
    return QString::localeAwareCompare(a.name, b.name) < 0;
  });
  return rows;
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

std::vector<BoardRow> board_rows(const Evening& evening, const Catalogue& catalogue, const Round& round) {
  std::vector<BoardRow> rows;
  for (const BoardNow& board : round.boards) {
    rows.push_back(row_of(evening, catalogue, board.pairing));
    add_result(rows.back(), board);
  }
  // One game for the whole round needs no column.
  if (std::ranges::all_of(rows, [&](const BoardRow& row) { return row.game == rows.front().game; }))
    for (BoardRow& row : rows) row.game.clear();
  return rows;
}

std::vector<BoardRow> draft_rows(const Evening& evening, const Catalogue& catalogue, const Draft& draft) {
  std::vector<BoardRow> rows;
  for (const Board& board : draft.round.boards) rows.push_back(row_of(evening, catalogue, board));
  if (std::ranges::all_of(rows, [&](const BoardRow& row) { return row.game == rows.front().game; }))
    for (BoardRow& row : rows) row.game.clear();
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
      add_result(row, board);
      if (!board.score && !board.disputed) row.words = elapsed(match.time, now);
      (board.score ? over : running).push_back(std::move(row));
    }
  }
  std::ranges::reverse(over);
  // A board's number is given again when it is free: those that are over have none of their own.
  running.insert(running.end(), over.begin(), over.end());
  return running;
}

std::vector<Proposal> waiting_pairs(const Evening& evening, TimeMs now) {
  constexpr TimeMs kNotAgainFor = 15 * 60'000;
  const Tournament& state = evening.now();
  const auto playing = at_boards(state);
  std::vector<const EntrantNow*> waiting;
  for (const EntrantNow& one : state.entrants)
    if (one.waiting_since != 0 && !playing.contains(one.data.player)) waiting.push_back(&one);
  std::map<std::pair<std::string, std::string>, std::size_t> met;
  for (const Round& match : state.matches)
    for (const BoardNow& board : match.boards) ++met[std::minmax(board.pairing.first, board.pairing.second)];
  struct Choice {
    std::size_t meetings;
    TimeMs since, later;  // the longer of the two waits counts first
    const EntrantNow *one, *other;
  };
  std::vector<Choice> choices;
  for (std::size_t a = 0; a < waiting.size(); ++a)
    for (std::size_t b = a + 1; b < waiting.size(); ++b) {
      const std::pair<std::string, std::string> pair =
          std::minmax(waiting[a]->data.player, waiting[b]->data.player);
      const auto declined = state.declined.find(pair);
      if (declined != state.declined.end() && now - declined->second < kNotAgainFor) continue;
      const auto [since, later] = std::minmax(waiting[a]->waiting_since, waiting[b]->waiting_since);
      choices.push_back({met[pair], since, later, waiting[a], waiting[b]});
    }
  std::ranges::stable_sort(choices, {},
                           [](const Choice& one) { return std::tuple(one.meetings, one.since, one.later); });
  std::vector<Proposal> pairs;
  std::set<std::string> taken;
  const auto games = static_cast<std::uint32_t>(state.settings.games.size());
  const auto likes = [](const EntrantNow& one, std::uint32_t game) {
    return one.data.likes.empty() || std::ranges::find(one.data.likes, game) != one.data.likes.end();
  };
  for (const Choice& one : choices) {
    const std::string &a = one.one->data.player, &b = one.other->data.player;
    if (taken.contains(a) || taken.contains(b)) continue;
    std::uint32_t game = 0;
    while (game < games && !(likes(*one.one, game) && likes(*one.other, game))) ++game;
    if (game == games) continue;
    taken.insert({a, b});
    pairs.push_back({a, b, game});
  }
  return pairs;
}

std::vector<ProposalRow> proposal_rows(const Evening& evening, const Catalogue& catalogue,
                                       const std::vector<Proposal>& proposals, TimeMs now) {
  std::vector<ProposalRow> rows;
  for (const Proposal& one : proposals) {
    ProposalRow row;
    row.one = QString::fromStdString(one.one);
    row.other = QString::fromStdString(one.other);
    row.words = person_name(evening, one.one) + QStringLiteral(" – ") + person_name(evening, one.other);
    if (evening.now().settings.games.size() > 1)
      row.words += QStringLiteral(", ") + game_words(evening, catalogue, one.game);
    std::size_t met = 0;
    for (const Round& match : evening.now().matches)
      for (const BoardNow& board : match.boards)
        if (std::minmax(board.pairing.first, board.pairing.second) == std::minmax(one.one, one.other)) ++met;
    TimeMs longest = now;
    for (const std::string& player : {one.one, one.other})
      if (const EntrantNow* entrant = evening.now().entrant(player);
          entrant != nullptr && entrant->waiting_since != 0)
        longest = std::min(longest, entrant->waiting_since);
    row.why = met == 0 ? EveningView::tr("They have not met this evening; one has been waiting %1.")
                             .arg(elapsed(longest, now))
              : met == 1 ? EveningView::tr("They have met once this evening; one has been waiting %1.")
                               .arg(elapsed(longest, now))
                         : EveningView::tr("They have met %1 times this evening; one has been waiting %2.")
                               .arg(met)
                               .arg(elapsed(longest, now));
    rows.push_back(std::move(row));
  }
  return rows;
}

QString why_words(const Evening& evening, const std::string& one, const std::string& other,
                  std::uint32_t round) {
  const Tournament& state = evening.now();
  const TableNow now = table_now(state, evening.names());
  const auto number = [&](const std::string& player) -> Number {
    const auto at = std::ranges::find(now.order, player);
    return at == now.order.end() ? 0 : static_cast<Number>(at - now.order.begin() + 1);
  };
  const Number a = number(one), b = number(other);
  if (a == 0 || b == 0 || round == 0) return {};
  const QString first = person_name(evening, one), second = person_name(evening, other);
  QStringList told;
  if (round == 1) {
    told << EveningView::tr("In the first round the order at first decides who meets whom.");
  } else {
    const Points x = now.table.score(a, round - 1), y = now.table.score(b, round - 1);
    told << (x == y ? EveningView::tr("%1 and %2 both had %3 points and had not met.")
                          .arg(first, second, points_words(x))
                    : EveningView::tr(
                          "%1 had %2 points and %3 had %4: nobody with as many was left whom they had "
                          "not met.")
                          .arg(first, points_words(x), second, points_words(y)));
  }
  return told.join(' ');
}

std::optional<Undoable> undoable(const Evening& evening) {
  const Tournament& state = evening.now();
  const auto board_of = [&](const std::string& pairing, std::uint32_t board) {
    for (const auto* rounds : {&state.rounds, &state.matches})
      for (const Round& round : *rounds)
        if (round.pairing == pairing)
          if (const BoardNow* found = round.board(board))
            return person_name(evening, found->pairing.first) + QStringLiteral(" – ") +
                   person_name(evening, found->pairing.second);
    return QString();
  };
  constexpr std::size_t kLookedAt = 40;  // decisions; whoever wants an older one back corrects it
  std::size_t looked = 0;
  for (auto event = state.history.rbegin(); event != state.history.rend() && looked < kLookedAt;
       ++event, ++looked) {
    if (!state.counts(event->id)) continue;
    QString words;
    if (const auto* given = std::get_if<ResultGiven>(&event->what))
      words = EveningView::tr("The result of %1").arg(board_of(given->pairing, given->board));
    else if (const auto* corrected = std::get_if<Corrected>(&event->what))
      words = EveningView::tr("The correction of %1").arg(board_of(corrected->pairing, corrected->board));
    else if (const auto* published = std::get_if<Published>(&event->what))
      words = published->round == 0
                  ? EveningView::tr("The match %1").arg(board_of(event->id, published->boards.front().board))
                  : EveningView::tr("The pairing of round %1").arg(published->round);
    else if (const auto* gone = std::get_if<Withdrawn>(&event->what))
      words = (gone->back ? EveningView::tr("%1 is back") : EveningView::tr("%1 has left"))
                  .arg(person_name(evening, gone->player));
    else
      continue;
    if (!evening.depends_on(event->id).empty()) continue;
    return Undoable{event->id, words};
  }
  return std::nullopt;
}

}  // namespace boardwright::desktop
