// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// A text from outside as UTF-8 with "\n" as the end of a line, whatever it was written in.
struct DecodedText {
  std::string text;
  std::string encoding;            ///< its usual name, such as UTF-8 or windows-1252
  std::vector<std::string> notes;  ///< what was guessed, and what couldn't be read
};

/// In this order: a byte-order mark, UTF-16 and UTF-32 by what ICU makes of the bytes, what the text says of
/// itself (`declared`; empty: nothing), UTF-8 where it is that, else Windows-1252, which holds Latin-1.
/// Control characters become blanks. Fails for a character set that isn't known where it is needed, and for
/// bytes that are no text.
[[nodiscard]] Result<DecodedText> decode_text(std::string_view bytes, std::string_view declared = {});

}  // namespace boardwright
