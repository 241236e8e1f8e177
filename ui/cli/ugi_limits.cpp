// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_limits.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::int64_t kLongestLimit = std::int64_t{1} << 40U;  // milliseconds: more than anybody waits

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
    std::int64_t number = 0;
    const std::string_view text = i + 1 < words.size() ? words[++i] : std::string_view();
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size())
      return fail("expected a number after '" + excerpt(word) + "'");
    number = std::clamp<std::int64_t>(number, 0, kLongestLimit);  // a clock may be overdrawn
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
