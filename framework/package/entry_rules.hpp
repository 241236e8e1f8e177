// SPDX-License-Identifier: GPL-3.0-or-later
//
// What may be in a package: names that lead nowhere else, and texts of the kinds that a game in one file needs. Sentences
// begin with no file's name.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>

namespace boardwright {

/// A path of small, plain names below the package's folder, "art/king.svg", with an ending that packages know.
[[nodiscard]] Result<void> check_entry_name(std::string_view name);

/// Of a file whose name is good: it is a text in UTF-8, and a drawing draws only (drawing_rules.hpp).
[[nodiscard]] Result<void> check_entry_content(std::string_view name, std::string_view content);

}  // namespace boardwright
