// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/knock_out_match.hpp"

namespace boardwright::tournament {
namespace {

int half_points(Code code) {
  switch (code) {
    case Code::kWin:
    case Code::kUnratedWin:
    case Code::kForfeitWin: return 2;
    case Code::kDraw:
    case Code::kUnratedDraw: return 1;
    default: return 0;
  }
}

/// Wins of the opener minus losses in games [begin, end).
int opener_ahead(MatchGames games, std::size_t begin, std::size_t end) {
  int ahead = 0;
  for (std::size_t i = begin; i < end && i < games.size(); ++i) ahead += half_points(games[i]) - 1;
  return ahead;
}

}  // namespace

MatchStanding knock_out_match(MatchGames games, bool opener_is_better, const KnockOutSettings& settings) {
  std::size_t begin = 0;
  for (std::uint32_t stage = 0; stage <= settings.further_pairs; ++stage) {
    const std::size_t length = stage == 0 ? settings.games : 2, end = begin + length;
    const int ahead = opener_ahead(games, begin, end);
    const auto left = static_cast<int>(games.size() < end ? end - games.size() : 0);
    if (ahead > left || -ahead > left) return MatchWinner{ahead > 0};
    if (left > 0) return NextGame{.swapped = (games.size() - begin) % 2 == 1, .clock = stage};
    begin = end;
  }
  if (settings.last == LastResort::kBetterSeed) return MatchWinner{opener_is_better};
  if (settings.last == LastResort::kLot) return LotDecides{};
  // T13.2 names nobody for side 1 of this game: as the sides went on, it is the opener.
  if (games.size() <= begin) return NextGame{.clock = settings.further_pairs, .draw_for_second = true};
  return MatchWinner{half_points(games[begin]) == 2};
}

bool better_seed_opens(const SidesSoFar& better, const SidesSoFar& other, std::uint32_t round) {
  if (better.first != other.first) return better.first < other.first;
  if (better.latest != other.latest)
    return better.latest == Side::kNone ? other.latest == Side::kFirst : better.latest == Side::kSecond;
  return round % 2 == 1;
}

}  // namespace boardwright::tournament
