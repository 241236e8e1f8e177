// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/text/language.hpp"
#include "plugins/host/sanitized.hpp"

/// The languages in which a page or a paper is looked at. Sanitizers look for what hangs on no words: for
/// them one will do.
inline constexpr std::span kLookedAtIn =
    boardwright::kSanitized ? std::span(boardwright::kLanguages).subspan(2, 1)  // the longest words
                            : std::span(boardwright::kLanguages).subspan(0);
