// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_file.hpp"

#include "framework/text/save_file.hpp"
#include "ui/report/page.hpp"
#include "ui/report/paper_report.hpp"

namespace boardwright::report {

Result<void> write_report(std::string_view figures, const std::filesystem::path& file) {
  const auto ending = file.extension();
  if (ending == ".json") return save_file(file, figures);
  const auto made = ending == ".pdf"   ? make_pdf(figures)
                    : ending == ".csv" ? make_figures_csv(figures)
                                       : make_page(figures);
  if (!made) return fail(made.error());
  return save_file(file, *made);
}

}  // namespace boardwright::report
