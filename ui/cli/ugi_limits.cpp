// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_limits.hpp"

#include <algorithm>
#include <string>

#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::int64_t kMostOfLimit =
    1000000000000;  // as milliseconds or moves made: more than anybody waits

}  // namespace

Result<UgiLimits> UgiLimits::read(std::span<const std::string_view> words) {
  UgiLimits limits;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == "infinite") {
      limits.infinite = true;
      continue;
    }
    const std::string_view rest = word.size() > 2 ? word.substr(2) : std::string_view();
    const bool clock = word.size() > 2 && word[0] == 'p' && word[1] >= '1' && word[1] <= '8' &&
                       (rest == "time" || rest == "inc");
    if (!clock && word != "movetime" && word != "depth" && word != "nodes")
      return fail("unknown limit '" + excerpt(word) + "'");
    if (i + 1 == words.size()) return fail("expected a number after '" + std::string(word) + "'");
    const std::string_view text = words[++i];
    const auto read = whole_number(text);
    const bool overdrawn = clock && rest == "time" && read && *read < 0;
    if (!read || *read > kMostOfLimit || (*read < 0 && !overdrawn))
      return fail("expected a whole number from 0 to " + std::to_string(kMostOfLimit) + " after '" +
                  std::string(word) + "', not '" + excerpt(text) + "'");
    const std::int64_t number = std::max<std::int64_t>(*read, 0);
    if (clock)
      (rest == "time" ? limits.times : limits.increments)[static_cast<std::size_t>(word[1] - '1')] = number;
    else if (word == "movetime")
      limits.move_time = number;
    else if (word == "depth")
      limits.depth = static_cast<std::uint32_t>(std::min<std::int64_t>(number, 1000));
    else
      limits.nodes = static_cast<std::uint64_t>(number);
  }
  return limits;
}

void UgiLimits::apply(Situation& situation) const {
  using std::chrono::milliseconds;
  if (times[situation.seat]) situation.time_left = milliseconds(*times[situation.seat]);
  if (increments[situation.seat]) situation.increment = milliseconds(*increments[situation.seat]);
  if (move_time) situation.move_time = milliseconds(*move_time);
  situation.nodes = nodes;
  situation.depth = depth;
  situation.until_stopped = infinite;
}

}  // namespace boardwright
