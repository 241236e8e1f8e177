// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts from outside, before they go into sentences and files.
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// The text as it may stand in a sentence and on a terminal: a space for each control character and for what
/// turns the direction of writing, "\uFFFD" for a byte that is no UTF-8.
[[nodiscard]] std::string one_line(std::string_view text);

/// The same for a text of several lines.
[[nodiscard]] std::string clean_lines(std::string_view text);

/// At most so many bytes of the text as one line, for a sentence that quotes it: cut between characters and
/// ended by "…" where it is longer.
[[nodiscard]] std::string excerpt(std::string_view text, std::size_t most = 80);

/// How many columns of a terminal the text takes where each character takes one: its characters, not its bytes.
[[nodiscard]] std::size_t width_of(std::string_view text);

/// In a column that many wide, at its left or its right; as it is where it is wider.
[[nodiscard]] std::string at_left(std::string_view text, std::size_t width);
[[nodiscard]] std::string at_right(std::string_view text, std::size_t width);

/// Whether these bytes are UTF-8 (RFC 3629: no surrogates, nothing written longer than it need be).
[[nodiscard]] bool is_utf8(std::string_view bytes);

}  // namespace boardwright
