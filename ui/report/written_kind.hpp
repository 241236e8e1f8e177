// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace boardwright::report {

/// What a text is that the program has written to be shown.
enum class WrittenKind {
  kFigures,    ///< of a comparison, or nothing that is known
  kList,       ///< framework/table/standings_list.hpp
  kCards,      ///< a tournament's slips, sheets, cards
  kRuleSheet,  ///< framework/statistics/rule_sheet.hpp
};
/// Reads it once. A text that is no JSON is kFigures, and refused by who makes something of these.
[[nodiscard]] WrittenKind written_kind(std::string_view text);

}  // namespace boardwright::report
