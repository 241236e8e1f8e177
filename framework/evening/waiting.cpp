// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/waiting.hpp"

#include <algorithm>
#include <chrono>

#include "framework/text/local_time.hpp"
#include "framework/tournament/draft.hpp"
#include "framework/tournament/round_robin_table.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// A match that was only lost or won by not coming is no meeting (T4.5).
bool met_on(const BoardNow& board) {
  return !board.score ||
         (board.score->first != Code::kForfeitWin && board.score->first != Code::kForfeitLoss);
}

std::chrono::seconds since(TimeMs then, TimeMs now) {
  return std::chrono::floor<std::chrono::seconds>(
      std::chrono::milliseconds(std::max<TimeMs>(now - then, 0)));  // laptops' clocks differ
}

Number number_of(const Tournament& tournament, const std::string& player) {
  const auto found = std::ranges::find(tournament.entrants, player,
                                       [](const EntrantNow& entrant) { return entrant.data.player; });
  return found == tournament.entrants.end() ? 0
                                            : static_cast<Number>(found - tournament.entrants.begin() + 1);
}

void add_people(const Tournament& tournament, TimeMs now, OpenEvening& open) {
  for (const auto& entrant : tournament.entrants) {
    if (entrant.waiting_since == 0) continue;
    EveningGuest guest{.number = number_of(tournament, entrant.data.player),
                       .waited = since(entrant.waiting_since, now),
                       .likes = {},
                       .strength = entrant.data.rating};
    for (const auto game : entrant.data.likes) guest.likes.push_back(std::to_string(game));
    open.waiting.push_back(std::move(guest));
  }
}

void add_meetings(const Tournament& tournament, OpenEvening& open) {
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards) {
      const auto first = number_of(tournament, board.pairing.first);
      const auto second = number_of(tournament, board.pairing.second);
      if (first == 0 || second == 0 || !met_on(board)) continue;
      open.met.push_back(board.swapped ? Pair{second, first} : Pair{first, second});
    }
}

/// An open evening has no rounds: whoever is kept apart is so all evening (T4.10).
void add_apart(const Tournament& tournament, OpenEvening& open) {
  for (const auto& [event, said] : tournament.apart)
    for (std::size_t i = 0; i < said.players.size(); ++i)
      for (std::size_t j = i + 1; j < said.players.size(); ++j) {
        const auto one = number_of(tournament, said.players[i]);
        const auto other = number_of(tournament, said.players[j]);
        if (one != 0 && other != 0) open.apart.emplace_back(one, other);
      }
}

}  // namespace

void count_meetings(const Tournament& tournament, MetBefore& met) {
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards)
      if (met_on(board)) ++met[std::minmax(board.pairing.first, board.pairing.second)];
}

OpenEvening waiting_now(const Tournament& tournament, const MetBefore& before, const TimeLeft& time,
                        TimeMs now) {
  OpenEvening open;
  open.even = tournament.settings.even;
  open.patience = std::chrono::minutes(tournament.settings.patience);
  open.left = time.left;
  for (std::size_t i = 0; i < tournament.settings.games.size(); ++i)
    open.games.push_back({.id = std::to_string(i),
                          .lasts = i < time.lasts.size() ? time.lasts[i] : std::chrono::minutes{0},
                          .boards = tournament.settings.games[i].boards});
  for (const std::uint32_t game : games_playing(tournament))
    if (game < open.games.size()) ++open.games[game].playing;
  add_people(tournament, now, open);
  add_meetings(tournament, open);
  add_apart(tournament, open);
  for (const auto& [two, times] : before) {
    const auto one = number_of(tournament, two.first), other = number_of(tournament, two.second);
    if (one != 0 && other != 0) open.met_before[std::minmax(one, other)] = times;
  }
  for (const auto& [two, when] : tournament.declined) {
    const auto one = number_of(tournament, two.first), other = number_of(tournament, two.second);
    if (one != 0 && other != 0) open.declined.push_back({one, other, since(when, now)});
  }
  return open;
}

namespace {

std::optional<std::size_t> free_boards(const Tournament& tournament) {
  if (tournament.settings.boards == 0) return std::nullopt;
  const std::size_t taken = boards_taken(tournament).size();
  return tournament.settings.boards - std::min<std::size_t>(tournament.settings.boards, taken);
}

}  // namespace

Proposed proposed(const Tournament& tournament, const OpenEvening& open, const Seed& lots) {
  const auto found = propose_pairs(open, lots);
  const auto id = [&](Number number) { return tournament.entrants.at(number - 1).data.player; };
  const auto waited = [&](Number number) {
    return std::ranges::find(open.waiting, number, &EveningGuest::number)->waited;
  };
  Proposed all;
  const auto free = free_boards(tournament);
  for (const auto& proposal : found.pairs) {
    const auto [one, other] = proposal.pair;
    if (proposal.waits || (free && all.matches.size() >= *free)) {
      for (const Number number : {one, other}) all.no_board.push_back(id(number));
      continue;
    }
    ProposedMatch match{.match = {id(one), id(other), 0},
                        .suits = !proposal.game.empty(),
                        .by_lot = proposal.by_lot,
                        .waited_one = waited(one),
                        .waited_other = waited(other)};
    const auto game = std::ranges::find(open.games, proposal.game, &EveningGame::id);
    if (game != open.games.end()) match.match.game = static_cast<std::uint32_t>(game - open.games.begin());
    match.met = static_cast<std::uint32_t>(std::ranges::count_if(open.met, [&](const Pair& pair) {
      return std::minmax(pair.first, pair.second) == std::minmax(one, other);
    }));
    if (const auto times = open.met_before.find(std::minmax(one, other)); times != open.met_before.end())
      match.met_before = times->second;
    all.matches.push_back(std::move(match));
  }
  all.next = all.no_board;
  for (const Number number : found.next) all.next.push_back(id(number));
  for (const Number number : found.house_player) all.house_player.push_back(id(number));
  return all;
}

namespace {

/// When somebody's last result came in; of who has none, when the first round was published.
std::map<std::string, TimeMs> last_played(const Tournament& tournament) {
  std::map<std::string, TimeMs> last;
  const auto played = [&](const std::string& pairing, std::uint32_t number, TimeMs time) {
    for (const auto& round : tournament.rounds)
      if (const auto* board = round.pairing == pairing ? round.board(number) : nullptr)
        for (const auto* player : {&board->pairing.first, &board->pairing.second})
          last[*player] = std::max(last[*player], time);
  };
  for (const auto& event : tournament.history) {
    if (!tournament.counts(event.id)) continue;
    if (const auto* result = std::get_if<ResultGiven>(&event.what))
      played(result->pairing, result->board, event.time);
    if (const auto* published = std::get_if<Published>(&event.what))
      for (const auto& board : published->boards)
        for (const auto* player : {&board.first, &board.second}) last.try_emplace(*player, event.time);
  }
  return last;
}

}  // namespace

bool time_is_over(const Settings& settings, TimeMs now) {
  if (settings.open_until.empty()) return false;
  const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(now)};
  const std::string today = local_time(time, "%Y-%m-%d");
  return !today.empty() && settings.open_until < today;
}

std::size_t matches_left(const Tournament& tournament) {
  std::size_t left = 0;
  for (const auto& round : tournament.rounds)
    left += static_cast<std::size_t>(
        std::ranges::count_if(round.boards, [](const BoardNow& board) { return !board.score; }));
  return left;
}

std::vector<OpenBoard> open_boards(const Tournament& tournament, TimeMs now) {
  if (time_is_over(tournament.settings, now)) return {};
  const auto last = last_played(tournament);
  std::vector<WaitingEntrant> waiting;
  for (const auto& [player, time] : last) {
    const auto* entrant = tournament.entrant(player);
    if (entrant != nullptr &&
        entrant->in_round(tournament.next_round(), tournament.settings.presence) == Attendance::kIn)
      waiting.push_back({number_of(tournament, player), since(time, now)});
  }
  std::vector<Pair> pairs;
  std::map<std::pair<Number, Number>, OpenBoard> of_pair;
  for (const auto& round : tournament.rounds)
    for (const auto& board : round.boards) {
      if (board.score || board.disputed) continue;
      const Pair pair{number_of(tournament, board.pairing.first),
                      number_of(tournament, board.pairing.second)};
      OpenBoard open{.round = round.published.round,
                     .board = board.pairing.board,
                     .first = board.pairing.first,
                     .second = board.pairing.second};
      if (of_pair.try_emplace({pair.first, pair.second}, std::move(open)).second) pairs.push_back(pair);
    }
  std::vector<OpenBoard> next;
  for (const Pair& pair : suggested_matches(pairs, waiting)) {
    OpenBoard& open = next.emplace_back(of_pair.at({pair.first, pair.second}));
    open.waited_first = since(last.at(open.first), now),
    open.waited_second = since(last.at(open.second), now);
  }
  return next;
}

}  // namespace boardwright
