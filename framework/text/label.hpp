// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/program_texts.hpp"

namespace boardwright {

/// "Black: a1-a3" as that language writes it; French has a space that doesn't break before the colon.
[[nodiscard]] inline std::string label_and_value(Language language, std::string_view label,
                                                 std::string_view value) {
  return said(language, "sentence.label_and_value", {label, value});
}

}  // namespace boardwright
