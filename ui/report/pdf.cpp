// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf.hpp"

#include <QBuffer>
#include <QPdfWriter>

#include "ui/report/paper_report.hpp"

namespace boardwright::report {
namespace {

constexpr int kDotsPerInch = 1200;  // how finely places are told; nothing is made of dots

class PdfSheets final : public Sheets {
 public:
  PdfSheets(QIODevice& device, const QString& title) : writer_(&device) {
    writer_.setPageSize(QPageSize(QPageSize::A4));
    writer_.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer_.setResolution(kDotsPerInch);
    writer_.setTitle(title);
    writer_.setCreator("Boardwright");
  }
  QPainter& next() override {
    if (!painter_.isActive()) {
      painter_.begin(&writer_);
      painter_.setRenderHint(QPainter::Antialiasing);
      painter_.scale(writer_.width() / kSheetWidth, writer_.height() / kSheetHeight);
    } else {
      writer_.newPage();
    }
    return painter_;
  }

 private:
  QPdfWriter writer_;
  QPainter painter_;
};

}  // namespace

std::string pdf_of(const QString& title, const std::function<void(Sheets&)>& draw) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    PdfSheets sheets(buffer, title);
    draw(sheets);
  }
  return buffer.data().toStdString();
}

Result<std::string> make_pdf(std::string_view figures) {
  return read_figures(figures, [](const ReportFigures& read) {
    return pdf_of(QString::fromStdString(read.title()), [&](Sheets& sheets) { draw_report(sheets, read); });
  });
}

}  // namespace boardwright::report
