// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/spectator_delay.hpp"

#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kMoves = "moves";

}  // namespace

Result<SpectatorDelay> read_spectator_delay(std::string_view text) {
  SpectatorDelay delay;
  if (text.empty() || text == "0") return delay;
  const auto wrong = [&] {
    return fail("'" + excerpt(text) +
                "' is no delay: write a time up to a day such as 5m, or up to 100 moves such as '3 moves'");
  };
  if (text.ends_with(kMoves) || text.ends_with("move")) {
    std::string_view count = text.substr(0, text.find('m'));
    if (count.ends_with(' ')) count.remove_suffix(1);
    const auto moves = whole_number<std::uint32_t>(count);
    if (!moves || *moves > SpectatorDelay::kMostMoves) return wrong();
    delay.moves = *moves;
    return delay;
  }
  const auto time = read_duration(text);
  if (!time || *time > SpectatorDelay::kLongest) return wrong();
  delay.time = *time;
  return delay;
}

std::string write_spectator_delay(const SpectatorDelay& delay) {
  if (!delay.any()) return {};
  if (delay.moves > 0) return std::to_string(delay.moves) + " " + std::string(kMoves);
  return write_duration(delay.time);
}

}  // namespace boardwright
