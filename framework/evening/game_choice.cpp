// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/game_choice.hpp"

#include <algorithm>

#include "framework/evening/board_at.hpp"
#include "framework/tournament/series.hpp"

namespace boardwright {
namespace {

using namespace tournament;

std::string game_name(const PlayedGame& game) { return game.game + "/" + game.variant; }

/// T19.2: of the games, those that he hasn't chosen at another board.
std::vector<std::string> games_left(const Tournament& now, const std::string& player, const Round& but,
                                    std::uint32_t but_board) {
  std::vector<std::string> games, chosen;
  for (const auto& game : now.settings.games) games.push_back(game_name(game));
  for (const auto& round : now.rounds)
    for (const auto& board : round.boards)
      if (board.chosen_by == player && (round.pairing != but.pairing || board.pairing.board != but_board))
        chosen.push_back(games.at(board.pairing.game));
  return choosable_games(games, chosen);
}

/// T1.6, by the table from which the round was paired.
const std::string& higher_ranked(const Crosstable& table, const Board& board) {
  const auto number = [&](const std::string& player) {
    return static_cast<Number>(std::ranges::find(table.entrants, player, &Entrant::id) -
                               table.entrants.begin() + 1);
  };
  const Number first = number(board.first), second = number(board.second);
  const Points one = table.score(first, table.rounds()), other = table.score(second, table.rounds());
  return (one != other ? one > other : first < second) ? board.first : board.second;
}

BoardChoice choice_of(const Tournament& now, const Crosstable& table, const Round& round,
                      const Board& board) {
  BoardChoice choice{higher_ranked(table, board), {}};
  const auto left = games_left(now, choice.higher, round, board.board);
  for (std::uint32_t game = 0; game < now.settings.games.size(); ++game)
    if (std::ranges::find(left, game_name(now.settings.games[game])) != left.end())
      choice.left.push_back(game);
  return choice;
}

/// No other game once anything was said of how this one ended.
bool may_choose(const BoardNow& board) { return board.said.empty(); }

}  // namespace

Allowed<BoardChoice> board_choice(const Tournament& tournament, const NameOf& name, std::uint32_t round,
                                  std::uint32_t board) {
  if (!tournament.settings.choice) return refuse("evening.no_choice");
  const auto at = board_at(tournament, round, board);
  if (!at) return pass_on(at);
  return choice_of(tournament, paired_from(tournament, round, name), *at->round, at->board->pairing);
}

std::vector<OpenChoice> open_choices(const Tournament& tournament, const NameOf& name) {
  std::vector<OpenChoice> open;
  if (!tournament.settings.choice || tournament.ended) return open;
  for (const auto& round : tournament.rounds) {
    if (std::ranges::none_of(round.boards, may_choose)) continue;
    const std::uint32_t number = round.published.round;
    const auto table = paired_from(tournament, number, name);
    for (const auto& board : round.boards)
      if (may_choose(board))
        open.push_back({number, board.pairing.board, choice_of(tournament, table, round, board.pairing)});
  }
  return open;
}

Allowed<GameChosen> chosen_game(const Tournament& tournament, const NameOf& name, std::uint32_t round,
                                std::uint32_t board, std::uint32_t game, const std::string& by) {
  if (!tournament.settings.choice) return refuse("evening.no_choice");
  const auto at = board_at(tournament, round, board);
  if (!at) return pass_on(at);
  const Board& seats = at->board->pairing;
  if (!may_choose(*at->board)) return refuse("evening.choice_over", {std::to_string(board)});
  if (game >= tournament.settings.games.size()) return refuse("evening.no_such_game");
  if (!by.empty()) {
    if (by != seats.first && by != seats.second)
      return refuse("evening.not_at_board", board_words(round, board, name(by)));
    const auto choice = choice_of(tournament, paired_from(tournament, round, name), *at->round, seats);
    if (by != choice.higher) return refuse("evening.other_chooses", {name(choice.higher)});
    if (std::ranges::find(choice.left, game) == choice.left.end())
      return refuse("evening.chosen_before", {name(by)});
  }
  return GameChosen{at->round->pairing, board, game, by};
}

}  // namespace boardwright
