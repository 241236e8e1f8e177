// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace boardwright {

/// The signs alone: dashes of every kind become -, halves ½, and blanks are gone. One number stays one.
[[nodiscard]] std::string plain_signs(std::string_view text);
/// A result in the signs that programs use, whichever people and their keyboards have written: dashes of every kind
/// become -, halves ½ and forfeits +:-, and blanks are gone. "1 – 0" is 1-0; "1/2-1/2", "0,5−0.5" and "½" alone are
/// ½-½; "1 1/2 : 1/2" is 1½-½; "+ – −" is +:-. Commas between the games of a match stay. What is no result comes
/// back as something that no reader of results knows either.
[[nodiscard]] std::string plain_result(std::string_view text);

}  // namespace boardwright
