// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament on paper: the text that another laptop goes on from, packed into as many QR codes as it takes. What
// reads them gives text, which is put together again here. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::papers {

/// More than these nobody scans: 10 sheets.
inline constexpr std::size_t kMostStateCodes = 60;

/// "BWS1/<MARK>/2/6/<DATA>/<CHECK>" each: capitals and signs of which a QR code takes the most. The mark is the state's
/// own, so that codes of two papers aren't mixed. Refuses what would take more than kMostStateCodes.
[[nodiscard]] Result<std::vector<std::string>> state_codes(std::string_view state);

/// Whether such a code is in a text at all. A store's own text has none, whatever the names in it look like.
[[nodiscard]] bool has_state_codes(std::string_view text);

/// The state again, from a text with all its codes in any order, also more than once and between other words, as
/// programs that scan write them. Says which are missing, or which one was misread.
[[nodiscard]] Result<std::string> read_state(std::string_view text);

}  // namespace boardwright::papers
