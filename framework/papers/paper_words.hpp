// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/program_texts.hpp"

namespace boardwright::papers {

// The words of papers and pages of a tournament: the keys of the group `paper`.

[[nodiscard]] inline std::string word(Language language, std::string_view key) { return said(language, key); }
/// With what stands for {0} and {1}; texts that are put in are not looked at again.
[[nodiscard]] inline std::string word(Language language, std::string_view key, std::string_view first,
                                      std::string_view second = {}) {
  return said(language, key, {first, second});
}

/// A tie-break by its code, such as "BH/C1" (T17): what its column is called, and what it means.
[[nodiscard]] std::string tie_break_name(Language language, std::string_view code);
[[nodiscard]] std::string tie_break_meaning(Language language, std::string_view code);

}  // namespace boardwright::papers
