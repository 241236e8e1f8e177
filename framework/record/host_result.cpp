// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/host_result.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

namespace boardwright {

Result<void> check_host_result(const Outcome& result, std::uint32_t score_sum) {
  static constexpr std::array<std::string_view, 4> kLostBy{"resignation", "time", "forfeit", "disconnection"};
  const auto& scores = result.scores;
  // Where more than two play, those who have left share in nothing.
  const bool two = scores.size() <= 2;
  if (two && score_sum != 0 && std::accumulate(scores.begin(), scores.end(), 0U) != score_sum)
    return fail("all scores together must be " + score_text(score_sum));
  const bool equal = std::adjacent_find(scores.begin(), scores.end(), std::not_equal_to<>()) == scores.end();
  const bool shared = !two && std::ranges::all_of(scores, [](std::uint32_t score) { return score < 2; });
  if (result.reason == "agreement" && !equal && !shared) return fail("players agree only on a draw");
  if (result.reason == "move_limit" && !equal) return fail("the limit of moves makes a draw");
  const bool alone_lost = scores.size() == 1 && scores.front() == 0;
  if (std::ranges::find(kLostBy, result.reason) != kLostBy.end() && equal && !alone_lost)
    return fail("nobody has lost by it");
  return {};
}

}  // namespace boardwright
