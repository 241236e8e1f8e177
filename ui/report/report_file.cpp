// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_file.hpp"

#include "framework/statistics/report_kind.hpp"
#include "framework/text/save_file.hpp"
#include "ui/report/card_report.hpp"
#include "ui/report/list_report.hpp"
#include "ui/report/page.hpp"
#include "ui/report/paper_report.hpp"
#include "ui/report/sheet_report.hpp"
#include "ui/report/written_kind.hpp"

namespace boardwright::report {
namespace {

Result<std::string> text_of_figures(std::string_view figures, ReportKind kind) {
  switch (kind) {
    case ReportKind::kPage: return make_page(figures);
    case ReportKind::kPaper: return make_pdf(figures);
    case ReportKind::kTable: return make_figures_csv(figures);
    case ReportKind::kFigures: return std::string(figures);
  }
  return fail("an unknown kind of report");
}

Result<std::string> text_of(std::string_view written, ReportKind kind) {
  switch (written_kind(written)) {
    case WrittenKind::kList: return make_list(written, kind);
    case WrittenKind::kCards: return make_cards(written, kind);
    case WrittenKind::kRuleSheet: return make_rule_sheet(written, kind);
    case WrittenKind::kFigures: break;
  }
  return text_of_figures(written, kind);
}

}  // namespace

Result<void> write_report(std::string_view figures, const std::filesystem::path& file) {
  const auto kind = report_kind(file);
  if (!kind) return fail(kind.error());
  const auto made = text_of(figures, *kind);
  if (!made) return fail(made.error());
  return save_file(file, *made, Readers::kEverybody);
}

}  // namespace boardwright::report
