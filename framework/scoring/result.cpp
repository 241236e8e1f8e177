// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/result.hpp"

#include <algorithm>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr TimeMs kLatest = 253'402'300'800'000;  // the year 10000: anything later is a mistake of units

bool is_score(std::uint32_t half_points) { return half_points <= 2; }

Result<void> check(const MatchResult& result) {
  if (result.match.empty()) return fail("a result has no match id");
  const std::string match = "match " + excerpt(result.match) + ": ";
  if (result.time < 0 || result.time >= kLatest)
    return fail(match + "expected a time in milliseconds since 1970, found " + std::to_string(result.time));
  if (result.game.empty()) return fail(match + "the game's id is missing");
  if (result.seats.empty()) return fail(match + "a result needs the score of each seat");
  for (const auto& seat : result.seats) {
    if (seat.player.empty()) return fail(match + "a seat has no player");
    if (!is_score(seat.half_points))
      return fail(match + "expected a score of 0, 1 or 2 half points, found " +
                  std::to_string(seat.half_points));
  }
  return {};
}

Result<void> check(const Correction& correction) {
  if (correction.id.empty()) return fail("a correction has no id");
  const std::string name = "correction " + excerpt(correction.id) + ": ";
  if (correction.match.empty()) return fail(name + "the match's id is missing");
  if (correction.time < 0 || correction.time >= kLatest)
    return fail(name + "expected a time in milliseconds since 1970, found " +
                std::to_string(correction.time));
  if ((correction.type == Correction::Type::kResult) == correction.half_points.empty())
    return fail(name + "a corrected result, and only that, needs the score of each seat");
  if (!std::all_of(correction.half_points.begin(), correction.half_points.end(), is_score))
    return fail(name + "expected scores of 0, 1 or 2 half points");
  return {};
}

}  // namespace

Result<void> check_event(const ResultEvent& event) {
  return std::visit([](const auto& one) { return check(one); }, event);
}

}  // namespace boardwright
