// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/text/language.hpp"
#include "plugins/host/sanitized.hpp"

/// The languages in which a page or a paper is looked at. Sanitizers look for what hangs on no words: for
/// them one will do.
inline std::span<const boardwright::Language> looked_at_in() {
  const auto all = boardwright::languages();
  return boardwright::kSanitized ? all.subspan(2, 1) : all;  // the longest words
}
