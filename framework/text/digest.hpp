// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// What tells one text from any other: BLAKE2b of 256 bits, as 64 hexadecimal digits. Any thread.
[[nodiscard]] std::string text_digest(std::string_view text);

}  // namespace boardwright
