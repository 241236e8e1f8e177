// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace boardwright::desktop {

/// With what a room has refused something, in the language that is spoken; English where it has no words for it.
[[nodiscard]] QString refusal_words(const std::string& sentence);

}  // namespace boardwright::desktop
