// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines that the author of a script asks in a position: `p.turn`, `#moves()`, `try("a1-a2")`, `p.cell[5] = 2`.
#pragma once

#include <string>
#include <string_view>

#include "plugins/script/script_rules.hpp"

namespace boardwright::script {

/// What a line may have.
inline constexpr std::size_t kLongestLine = 2000;

/// Works the line out in a machine of its own, on a copy of the position, under all limits: nothing is left of it.
/// `listener` hears of the lines of the script that run meanwhile.
/// True: what it comes to; where it has changed `p` the text of the position that this makes. False: what is wrong.
[[nodiscard]] bool answer_line(const ScriptRules& rules, const std::byte* position, std::string_view line,
                               std::string& said, LineListener* listener = nullptr);

}  // namespace boardwright::script
