// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts from outside, before they go into sentences and files.
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// The text with a space for each control character, so that a sentence that quotes it stays one line.
[[nodiscard]] std::string one_line(std::string_view text);

/// At most so many bytes of the text as one line, for a sentence that quotes it: cut between characters and
/// ended by "…" where it is longer.
[[nodiscard]] std::string excerpt(std::string_view text, std::size_t most = 80);

/// Whether these bytes are UTF-8 (RFC 3629: no surrogates, nothing written longer than it need be).
[[nodiscard]] bool is_utf8(std::string_view bytes);

}  // namespace boardwright
