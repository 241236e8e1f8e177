// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "framework/text/program_texts.hpp"

namespace boardwright {

/// "1 game" and "3 games": the text of one, or that of several, into whose {0} the number goes.
[[nodiscard]] inline std::string many(Language language, std::uint64_t count, std::string_view one,
                                      std::string_view several) {
  return said(language, count == 1 ? one : several, {std::to_string(count)});
}

}  // namespace boardwright
