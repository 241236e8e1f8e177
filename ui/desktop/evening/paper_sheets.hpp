// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament's papers as sheets: one to look at, all for a printer or a PDF. Needs a QApplication.
#pragma once

#include <QImage>
#include <boardwright/pure/result.hpp>
#include <string>

class QPrinter;

namespace boardwright::desktop {

struct SheetPicture {
  QImage picture;  ///< null where there is no such sheet
  int sheets = 0;  ///< that there are
};
/// Sheet `at` (from 0) as wide as this, in pixels. `json` is a list or cards of framework/papers.
[[nodiscard]] Result<SheetPicture> picture_of_sheet(const std::string& json, int at, int width);
[[nodiscard]] Result<std::string> pdf_of_paper(const std::string& json);
[[nodiscard]] Result<void> print_paper(QPrinter& printer, const std::string& json);

}  // namespace boardwright::desktop
