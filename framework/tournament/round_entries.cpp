// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/round_entries.hpp"

#include <algorithm>

namespace boardwright::tournament {
namespace {

constexpr std::int32_t kMostAhead = 100;
constexpr Points kMatchWin = 20, kMatchDraw = 10;  // T10.1

Points game_points(const PointScheme& scheme, Points half) {
  return half == 10 ? scheme.win : half == 5 ? scheme.draw : scheme.loss;
}

/// Of all its games, for both.
std::pair<Points, Points> sums(const Settings& settings, const Score& score) {
  const auto boards = static_cast<Points>(settings.teams.boards);
  const PointScheme& scheme = settings.scheme;
  if (score.games.empty()) {  // forfeit of the whole match
    const auto whole = [&](Code code) {
      return code == Code::kForfeitWin || code == Code::kWin ? boards * scheme.win
             : code == Code::kDraw                           ? boards * scheme.draw
             : code == Code::kForfeitLoss                    ? boards * scheme.absent_points()
                                                             : boards * scheme.loss;
    };
    return {whole(score.first), whole(score.second)};
  }
  Points first = 0, second = 0;
  for (const Code game : score.games) {
    const auto [one, other] = game_halves(game);
    const bool played = game == Code::kWin || game == Code::kDraw || game == Code::kLoss;
    first += played || one == 10 ? game_points(scheme, one) : scheme.absent_points();
    second += played || other == 10 ? game_points(scheme, other) : scheme.absent_points();
  }
  return {first, second};
}

Points by_match(Code code) {
  return code == Code::kWin || code == Code::kForfeitWin ? kMatchWin : code == Code::kDraw ? kMatchDraw : 0;
}

}  // namespace

std::pair<Points, Points> game_halves(Code game) {
  switch (game) {
    case Code::kWin:
    case Code::kForfeitWin: return {10, 0};
    case Code::kDraw: return {5, 5};
    case Code::kLoss:
    case Code::kForfeitLoss: return {0, 10};
    default: return {0, 0};
  }
}

PointScheme match_scheme(const Settings& settings) {
  const PointScheme& game = settings.scheme;
  PointScheme match = game;
  if (settings.of_teams() && !settings.teams.by_game_points) {
    match = {};
    match.win = kMatchWin, match.draw = kMatchDraw, match.bye = kMatchDraw, match.half = kMatchDraw;
    return match;
  }
  const auto games = static_cast<Points>(settings.games_per_match);
  if (games == 1 || (settings.match_points && !settings.of_teams())) return match;
  match.win = games * game.win, match.draw = games * game.draw, match.loss = games * game.loss;
  if (!match.bye)  // T9.1, T10.3
    match.bye = settings.of_teams() ? match.draw : game.win + (games - 1) * game.draw;
  if (match.absent) match.absent = games * *match.absent;
  return match;
}

std::pair<RoundEntry, RoundEntry> entries_of(const Settings& settings, const std::optional<Score>& given) {
  Score score = given.value_or(Score{});
  constexpr Points kMostInOneMatch = 100'000;  // of one match, in a forged event too
  for (auto* points : {&score.first_points, &score.second_points})
    if (*points) *points = std::clamp(**points, -kMostInOneMatch, kMostInOneMatch);
  if (score.ahead) score.ahead = std::clamp(*score.ahead, -kMostAhead, kMostAhead);
  RoundEntry first{.code = score.first, .points = score.first_points, .games_ahead = score.ahead};
  RoundEntry second{.code = score.second, .points = score.second_points, .games_ahead = {}};
  if (score.ahead) second.games_ahead = -*score.ahead;
  if (!settings.of_teams() || score.first == Code::kOpen) return {first, second};
  const auto [one, other] = sums(settings, score);
  const bool game = settings.teams.by_game_points;
  first.points = game ? one : by_match(score.first), second.points = game ? other : by_match(score.second);
  first.other_points = game ? by_match(score.first) : one;
  second.other_points = game ? by_match(score.second) : other;
  return {first, second};
}

std::optional<Points> other_points_unpaired(const Settings& settings, Code code) {
  if (!settings.of_teams()) return std::nullopt;
  const bool drawn = code == Code::kBye || code == Code::kHalf;
  const bool full = code == Code::kFull;
  const auto boards = static_cast<Points>(settings.teams.boards);
  if (settings.teams.by_game_points) return full ? kMatchWin : drawn ? kMatchDraw : 0;
  return full ? boards * settings.scheme.win : drawn ? boards * settings.scheme.draw : 0;
}

}  // namespace boardwright::tournament
