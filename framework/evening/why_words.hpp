// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why two met, or why they didn't, in sentences for an organiser (T5.9). Pure functions.
#pragma once

#include "framework/evening/why_board.hpp"
#include "framework/text/language.hpp"

namespace boardwright {

struct WhySentence {
  std::string words;  ///< ends with a full stop, and has no rule's number
  std::string rule;   ///< such as "T6.15"; may be empty
  friend bool operator==(const WhySentence&, const WhySentence&) = default;
};
/// "They have met already (T6.4)."
[[nodiscard]] std::string with_rule(const WhySentence& sentence);

/// "1 point", "2½ points".
[[nodiscard]] std::string points_said(tournament::Points points, Language language);

/// The first says it all; the others say what decided.
[[nodiscard]] std::vector<WhySentence> why_sentences(const WhyBoard& why, const tournament::NameOf& name,
                                                     Language language);

/// Why `one` doesn't meet `other`, or doesn't have the bye where `other` is empty.
[[nodiscard]] WhySentence why_not_sentence(const WhyBoard& why, const std::string& one,
                                           const std::string& other, const tournament::NameOf& name,
                                           Language language);

/// Why people meet in a system that isn't Swiss, where brackets have nothing to say. `board` as why_board takes it.
[[nodiscard]] Allowed<std::vector<WhySentence>> why_by_system(const tournament::Tournament& tournament,
                                                              std::uint32_t round, std::uint32_t board,
                                                              const tournament::NameOf& name,
                                                              Language language);

}  // namespace boardwright
