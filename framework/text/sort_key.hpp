// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright {

/// What names are put in order by where people look for themselves: compared byte by byte, these stand as a
/// telephone book of that language has them, Ż after Z and Ö beside O. Any thread.
[[nodiscard]] std::string sort_key(std::string_view name, Language language);

}  // namespace boardwright
