// SPDX-License-Identifier: GPL-3.0-or-later
//
// The languages that the program comes with, by their names.
#pragma once

#include "framework/text/language.hpp"

namespace boardwright {

inline Language dutch() { return language_from("nl").value(); }
inline Language german() { return language_from("de").value(); }
inline Language french() { return language_from("fr").value(); }

}  // namespace boardwright
