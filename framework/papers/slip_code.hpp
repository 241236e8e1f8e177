// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a result slip carries as a picture: which tournament, round and board it is of. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "framework/papers/qr_picture.hpp"

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

/// To be scanned.
[[nodiscard]] QrPicture slip_picture(const SlipCode& code);

}  // namespace boardwright::papers
