// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "framework/text/remark.hpp"

namespace boardwright::desktop {

/// With what a room has refused something, in the language that is spoken; English where it has no words for it.
[[nodiscard]] QString refusal_words(const std::string& sentence);
[[nodiscard]] QString refusal_words(const Remark& why);
template <class T>
[[nodiscard]] QString refusal_words(const Allowed<T>& refused) {
  return refusal_words(refused.why());
}

}  // namespace boardwright::desktop
