// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright-report FIGURES.json FILE: of what `boardwright compare --json` has written, a page for people
// if the file's name ends in .html, a paper if in .pdf, the table of figures if in .csv.
#include <QApplication>
#include <QLoggingCategory>
#include <iostream>

#include "framework/text/text_file.hpp"
#include "ui/report/report_file.hpp"

namespace {

int wrong(const std::string& sentence) {
  std::cerr << "boardwright-report: " << sentence << "\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return wrong("expected the file with the figures and the file to write");
  const std::string from = argv[1], to = argv[2];
  const auto figures = boardwright::read_text(from, boardwright::kLargestText, "figures");
  if (!figures) return wrong(figures.error());
  // What Qt misses of a desktop is no news to whoever makes a page.
  QLoggingCategory::setFilterRules("default.warning=false");
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  const auto written = boardwright::report::write_report(*figures, to);
  return written ? 0 : wrong(written.error());
}
