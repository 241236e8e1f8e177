// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "framework/match/messages.hpp"

namespace boardwright {

/// In journals: `for` of entry_kind::kRequest.
[[nodiscard]] constexpr std::string_view request_word(Request::Type type) {
  return type == Request::Type::kPause ? "pause" : "take-back";
}

}  // namespace boardwright
