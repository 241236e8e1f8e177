// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/board_games.hpp"

#include <algorithm>

namespace boardwright {
namespace {

using namespace tournament;

/// Two steps and more are other rules than those that are rated (T14.4).
constexpr std::uint32_t kMostHandicap = 1;

TimeMs first_said(const BoardNow& board) {
  TimeMs time = 0;
  for (const auto& said : board.said)
    if (time == 0 || said.time < time) time = said.time;
  return time;
}

/// Half points of a game that was played and is rated.
std::optional<std::uint32_t> halves(Code code) {
  switch (code) {
    case Code::kWin: return 2;
    case Code::kDraw: return 1;
    case Code::kLoss: return 0;
    default: return std::nullopt;
  }
}

/// The game's people when it is the so-manieth of its match, as they were published.
std::pair<std::string, std::string> people_of(const Tournament& tournament, const Round& round,
                                              const BoardNow& board, std::size_t game) {
  const bool away = (game % 2 == 1) != board.swapped;  // sides alternate (T2.6, T10.1)
  std::string first = board.pairing.first, second = board.pairing.second;
  if (tournament.settings.of_teams()) {
    const auto* one = tournament.line_up(first, round.published.round);
    const auto* other = tournament.line_up(second, round.published.round);
    first = one != nullptr && game < one->size() ? (*one)[game] : std::string();
    second = other != nullptr && game < other->size() ? (*other)[game] : std::string();
  }
  if (away) std::swap(first, second);
  return {first, second};
}

void add_game(const Tournament& tournament, const Round& round, const BoardNow& board, std::size_t game,
              std::uint32_t one, std::uint32_t other, BoardGame found, std::vector<BoardGame>& games) {
  std::tie(found.first, found.second) = people_of(tournament, round, board, game);
  if (found.first.empty() || found.second.empty()) return;
  // `one` is of the published first; the sides of this game may be the other way round.
  const bool away = (game % 2 == 1) != board.swapped;
  found.first_half_points = away ? other : one;
  found.second_half_points = away ? one : other;
  games.push_back(std::move(found));
}

}  // namespace

std::vector<BoardGame> board_games(const Tournament& tournament) {
  std::vector<BoardGame> games;
  const auto& rounds = tournament.results_of();
  for (std::size_t i = 0; i < rounds.size(); ++i)
    for (const auto& board : rounds[i].boards) {
      if (rounds[i].published.carried) continue;  // of the earlier stage, where it was counted
      if (!board.score || board.disputed || board.pairing.handicap > kMostHandicap) continue;
      BoardGame found{.round = static_cast<std::uint32_t>(i + 1),
                      .board = board.pairing.board,
                      .pairing = rounds[i].pairing,
                      .played = board.pairing.game,
                      .first = {},
                      .second = {},
                      .time = first_said(board)};
      const Score& score = *board.score;
      if (tournament.settings.games_per_match == 1 && !tournament.settings.of_teams() &&
          score.games.empty()) {
        const auto one = halves(score.first), other = halves(score.second);
        if (one && other) add_game(tournament, rounds[i], board, 0, *one, *other, found, games);
        continue;
      }
      for (std::size_t game = 0; game < score.games.size(); ++game) {
        const auto one = halves(score.games[game]);
        found.game = static_cast<std::uint32_t>(game + 1);
        if (one) add_game(tournament, rounds[i], board, game, *one, 2 - *one, found, games);
      }
    }
  std::ranges::stable_sort(games, {}, &BoardGame::time);
  return games;
}

}  // namespace boardwright
