// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright {

/// What a file that isn't a text of ours is by how it begins: "a picture", "a PDF document"; empty for all
/// others.
[[nodiscard]] std::string_view file_kind(std::string_view bytes);

/// YAML with rules of a game, such as a variant.
inline constexpr std::string_view kRulesFile = "a file of rules (YAML)";
/// The same of a text: JSON, or kRulesFile; empty for all others.
[[nodiscard]] std::string_view text_kind(std::string_view text);

}  // namespace boardwright
