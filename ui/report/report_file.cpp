// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_file.hpp"

#include "framework/statistics/report_kind.hpp"
#include "framework/text/save_file.hpp"
#include "ui/report/card_report.hpp"
#include "ui/report/list_report.hpp"
#include "ui/report/page.hpp"
#include "ui/report/paper_report.hpp"
#include "ui/report/sheet_report.hpp"

namespace boardwright::report {
namespace {

Result<std::string> text_of(std::string_view figures, ReportKind kind) {
  switch (kind) {
    case ReportKind::kPage: return make_page(figures);
    case ReportKind::kPaper: return make_pdf(figures);
    case ReportKind::kTable: return make_figures_csv(figures);
    case ReportKind::kFigures: return std::string(figures);
  }
  return fail("an unknown kind of report");
}

}  // namespace

Result<void> write_report(std::string_view figures, const std::filesystem::path& file) {
  const auto kind = report_kind(file);
  if (!kind) return fail(kind.error());
  if (is_rule_sheet(figures)) {
    if (*kind != ReportKind::kPage)
      return fail("a rule sheet is a page: name a file that ends in .html, and print it from a browser");
    const auto sheet = make_rule_sheet(figures);
    if (!sheet) return fail(sheet.error());
    return save_file(file, *sheet, Readers::kEverybody);
  }
  const auto made = is_list(figures)    ? make_list(figures, *kind)
                    : is_cards(figures) ? make_cards(figures, *kind)
                                        : text_of(figures, *kind);
  if (!made) return fail(made.error());
  return save_file(file, *made, Readers::kEverybody);
}

}  // namespace boardwright::report
