// SPDX-License-Identifier: GPL-3.0-or-later
//
// What comments tell programs: {[%clk 0:04:57]} is the time left, {[%seat blue]} who moved where others could
// have (https://www.enpassant.dk/chess/palview/enhancedpgn.htm).
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright {

/// "0:04:57", or "0:04:57.3" where it isn't whole seconds.
[[nodiscard]] std::string clock_text(std::chrono::milliseconds left);
[[nodiscard]] std::optional<std::chrono::milliseconds> read_clock(std::string_view text);

/// Takes the value of the first [%name value] out of a comment; nothing if there is none.
[[nodiscard]] std::optional<std::string> take_command(std::string& comment, std::string_view name);

/// What a person has written that looks like one of these two is text: [%clk is written [\%clk, and read again.
[[nodiscard]] std::string hide_commands(std::string_view comment);
[[nodiscard]] std::string show_commands(std::string_view comment);

}  // namespace boardwright
