// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright-report FIGURES.json FILE [LANGUAGE]: of what `boardwright compare --json` has written, a page for people
// if the file's name ends in .html, a paper if in .pdf, the table of figures if in .csv. The language is that of what
// is refused; without it, the environment's.
#include <QApplication>
#include <QLoggingCategory>
#include <iostream>

#include "framework/text/plain_text.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/text_file.hpp"
#include "ui/report/report_file.hpp"

namespace {

int wrong(const std::string& sentence, boardwright::Language language = boardwright::Language::kEnglish) {
  std::cerr << "boardwright-report: " << boardwright::one_line(boardwright::refusal_in(language, sentence))
            << "\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) return wrong("expected the file with the figures and the file to write");
  const auto language =
      boardwright::language_from(argc == 4 ? argv[3] : "").value_or(boardwright::language_of_environment());
  const std::string from = argv[1], to = argv[2];
  const auto figures = boardwright::read_text(from, boardwright::kLargestText, "figures");
  if (!figures) return wrong(figures.error(), language);
  // What Qt misses of a desktop is no news to whoever makes a page.
  QLoggingCategory::setFilterRules("default.warning=false");
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  const auto written = boardwright::report::write_report(*figures, to);
  return written ? 0 : wrong(written.error(), language);
}
