// SPDX-License-Identifier: GPL-3.0-or-later
//
// One rule for every name: of members and guests, in score sheets, records and stores.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <string>
#include <string_view>

namespace boardwright {

inline constexpr std::size_t kLongestName = 60;     ///< characters as a reader sees them
inline constexpr std::size_t kLongestReason = 500;  ///< of what people give as a reason

/// The text as it is kept: one line in NFC without blanks around it, blanks inside as single spaces.
/// Refused: nothing to be seen, control characters, characters that turn the direction or can't be seen
/// (those that join or shape what is seen are kept), a letter under a heap of marks, more than `most`
/// characters. `what` begins the sentence, such as "a name".
[[nodiscard]] Result<std::string> read_line(std::string_view text, std::string_view what, std::size_t most);
[[nodiscard]] Result<std::string> read_name(std::string_view text);

/// Two names are the same to people if these are equal: capital and small letters, ß and ss, both sigmas,
/// both ways to write é, ligatures and full-width letters, with whatever can't be seen left out.
[[nodiscard]] std::string folded(std::string_view text);

/// What is shown of a name from wherever, such as an old store or somebody's record: one line that neither
/// speaks to a terminal nor turns round, at most kLongestName characters and then "…"; "?" where nothing of
/// it can be seen.
[[nodiscard]] std::string shown_name(std::string_view name);

}  // namespace boardwright
