// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/written_kind.hpp"

#include <nlohmann/json.hpp>

#include "framework/statistics/rule_sheet.hpp"

namespace boardwright::report {

WrittenKind written_kind(std::string_view text) {
  const auto json = nlohmann::ordered_json::parse(text, nullptr, false);
  if (!json.is_object()) return WrittenKind::kFigures;
  if (json.contains("list")) return WrittenKind::kList;
  if (json.contains("cards")) return WrittenKind::kCards;
  const auto format = json.find("format");
  return format != json.end() && *format == kRuleSheetFormat ? WrittenKind::kRuleSheet
                                                             : WrittenKind::kFigures;
}

}  // namespace boardwright::report
