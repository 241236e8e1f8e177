// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright {

/// A sentence of an explanation that the host gives and no rules do, such as of a click on a reserve; filled
/// in as a game's messages are. nullptr if the host has none of that id.
[[nodiscard]] const std::string* host_message(Language language, std::string_view id);

}  // namespace boardwright
