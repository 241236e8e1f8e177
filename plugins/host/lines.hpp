// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of the text in which rules are written have run (boardwright/abi/lines.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "plugins/host/rules.hpp"

namespace boardwright {

struct ScriptLine {
  std::uint32_t line = 0;  ///< from 1
  std::string function;    ///< in which it stands; empty: in none, it runs as the text is read
};

/// The lines on which something can run, ascending. Nothing where rules aren't written in lines, or can't tell.
[[nodiscard]] std::optional<std::vector<ScriptLine>> script_lines(const Rules& rules);

/// Calls `ask` once in this thread; whatever it asks of these rules sets the byte of each line that runs to 1, at once,
/// and so did the reading of the text before. `ran`: a byte for each of script_lines(). What `ask` throws comes out
/// here. Fails where rules can't record, or this thread does already; `ask` wasn't called then.
[[nodiscard]] Result<void> record_lines(const Rules& rules, std::span<std::uint8_t> ran,
                                        const std::function<void()>& ask);

}  // namespace boardwright
