// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why two met, or why they didn't, in English sentences with rules' numbers.
#pragma once

#include "framework/evening/why_board.hpp"

namespace boardwright::cli {

/// The first says it all; the others say what decided.
[[nodiscard]] std::vector<std::string> why_sentences(const WhyBoard& why, const tournament::NameOf& name);

/// Why `one` doesn't meet `other`, or doesn't have the bye where `other` is empty.
[[nodiscard]] std::string why_not_sentence(const WhyBoard& why, const std::string& one,
                                           const std::string& other, const tournament::NameOf& name);

}  // namespace boardwright::cli
