// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a result slip carries as a picture: which tournament, round and board it is of. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace boardwright::papers {

struct SlipCode {
  std::string tournament;  ///< id, at most 64 letters, digits and hyphens
  std::uint32_t round = 0, board = 0;
  friend bool operator==(const SlipCode&, const SlipCode&) = default;
};

/// "BW1/<ID>/3/12/C": capital letters alone, so that the picture stays small; C is a check letter.
[[nodiscard]] std::string slip_text(const SlipCode& code);
/// Takes small letters and blanks around it too, as people type it. Refuses with a sentence what isn't one, or
/// is mistyped.
[[nodiscard]] Result<SlipCode> read_slip(std::string_view text);

/// The picture: square, true where it is dark, row by row.
struct SlipPicture {
  int size = 0;
  std::string rows;  ///< '1' and '0', size * size of them
  friend bool operator==(const SlipPicture&, const SlipPicture&) = default;
};
[[nodiscard]] SlipPicture slip_picture(const SlipCode& code);

}  // namespace boardwright::papers
