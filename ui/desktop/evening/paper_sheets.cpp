// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/paper_sheets.hpp"

#include <QPainter>
#include <QPrinter>
#include <cmath>

#include "ui/report/card_report.hpp"
#include "ui/report/list_report.hpp"
#include "ui/report/paper.hpp"
#include "ui/report/written_kind.hpp"

namespace boardwright::desktop {

namespace {

Result<void> draw_paper(report::Sheets& sheets, const std::string& json) {
  return report::written_kind(json) == report::WrittenKind::kCards ? report::draw_cards(sheets, json)
                                                                   : report::draw_list(sheets, json);
}

/// Counts all, and draws one where it is seen.
class OneSheet final : public report::Sheets {
 public:
  OneSheet(int wanted, int width) : wanted_(wanted), nowhere_(1, 1, QImage::Format_RGB32) {
    const double scale = width / report::kSheetWidth;
    picture_ = QImage(width, static_cast<int>(std::ceil(report::kSheetHeight * scale)), QImage::Format_RGB32);
    picture_.fill(Qt::white);
  }
  ~OneSheet() override { stop(); }

  QPainter& next() override {
    stop();
    const bool seen = count_++ == wanted_;
    painter_.begin(seen ? &picture_ : &nowhere_);
    painter_.setRenderHint(QPainter::Antialiasing);
    const double scale = picture_.width() / report::kSheetWidth;
    painter_.scale(scale, scale);
    return painter_;
  }
  SheetPicture taken() {
    stop();
    return {wanted_ < count_ ? picture_ : QImage(), count_};
  }

 private:
  void stop() {
    if (painter_.isActive()) painter_.end();
  }

  int wanted_, count_ = 0;
  QImage picture_, nowhere_;
  QPainter painter_;
};

class PrintedSheets final : public report::Sheets {
 public:
  explicit PrintedSheets(QPrinter& printer) : printer_(printer) {}

  QPainter& next() override {
    if (painter_.isActive()) {
      printer_.newPage();
      return painter_;
    }
    painter_.begin(&printer_);
    painter_.setRenderHint(QPainter::Antialiasing);
    const QRectF page = printer_.pageLayout().fullRectPixels(printer_.resolution());
    painter_.scale(page.width() / report::kSheetWidth, page.height() / report::kSheetHeight);
    return painter_;
  }
  [[nodiscard]] bool begun() const { return painter_.isActive(); }

 private:
  QPrinter& printer_;
  QPainter painter_;
};

}  // namespace

Result<SheetPicture> picture_of_sheet(const std::string& json, int at, int width) {
  OneSheet sheets(at, width);
  if (auto drawn = draw_paper(sheets, json); !drawn) return fail(drawn.error());
  return sheets.taken();
}

Result<std::string> pdf_of_paper(const std::string& json) {
  return report::written_kind(json) == report::WrittenKind::kCards
             ? report::make_cards(json, ReportKind::kPaper)
             : report::make_list(json, ReportKind::kPaper);
}

Result<void> print_paper(QPrinter& printer, const std::string& json) {
  printer.setPageSize(QPageSize(QPageSize::A4));
  printer.setPageOrientation(QPageLayout::Portrait);
  printer.setFullPage(true);
  PrintedSheets sheets(printer);
  if (auto drawn = draw_paper(sheets, json); !drawn) return drawn;
  return sheets.begun() ? Result<void>() : fail("the printer can't be reached");
}

}  // namespace boardwright::desktop
