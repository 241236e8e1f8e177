// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/report_kind.hpp"

#include <array>
#include <string>
#include <string_view>

#include "framework/text/ascii.hpp"

namespace boardwright {

Result<ReportKind> report_kind(const std::filesystem::path& file) {
  constexpr std::array<std::pair<std::string_view, ReportKind>, 4> kEndings{
      {{".html", ReportKind::kPage},
       {".pdf", ReportKind::kPaper},
       {".csv", ReportKind::kTable},
       {".json", ReportKind::kFigures}}};
  const std::string ending = ascii_lower(file.extension().string());
  for (const auto& [known, kind] : kEndings)
    if (ending == known) return kind;
  return fail(
      file.string() +
      ": a report's file ends in .html (a page), .pdf (a paper), .csv (the table of figures) or .json "
      "(all figures)");
}

}  // namespace boardwright
