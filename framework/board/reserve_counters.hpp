// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers behind the board in a position's text that count what lies in a tray, such as pieces in hand. The
// contract doesn't say where they stand, so they are found by trying: a number that is the count of one kind
// in one tray, and with which that count and nothing else on the picture changes. A number may be a single
// digit among others, as in 122/122. Reserves that are written otherwise, such as letter by letter, are not
// found.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/board/picture.hpp"

namespace boardwright {

struct ReserveCounter {
  std::uint32_t tray = 0, kind = 0;  ///< the place, as in PictureItem
  std::size_t number = 0;            ///< which one behind the first space, from 0
  std::optional<std::size_t> digit;  ///< which one of its digits; nothing: the whole number
  friend auto operator<=>(const ReserveCounter&, const ReserveCounter&) = default;

  [[nodiscard]] std::uint32_t most() const noexcept { return digit ? 9 : 999; }
};

/// Those that can be found in this position, by tray and kind. A count that the rules let go neither up nor
/// down here is not among them.
[[nodiscard]] std::vector<ReserveCounter> reserve_counters(const Position& position);

/// What is left of a text behind the first space when its numbers are all the same. Counters of one text are
/// those of every text that has the same frame.
[[nodiscard]] std::string frame_of_numbers(std::string_view text);

/// What a text of the same frame says; nothing if there is no such number.
[[nodiscard]] std::optional<std::uint32_t> count_in(std::string_view text, const ReserveCounter& counter);
/// The text with another count; as it was if there is no such number, or if the count doesn't fit in.
[[nodiscard]] std::string with_count(std::string_view text, const ReserveCounter& counter,
                                     std::uint32_t count);

}  // namespace boardwright
