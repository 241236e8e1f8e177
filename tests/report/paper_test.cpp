// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reports on paper, painted on pictures of sheets. With BOARDWRIGHT_PICTURES set to a folder, they are kept.
#include <QApplication>
#include <QDir>
#include <QImage>
#include <catch2/catch.hpp>

#include "tests/support/looked_at_in.hpp"
#include "tests/support/run_program.hpp"
#include "ui/report/paper_report.hpp"
#include "ui/report/sheet_report.hpp"

using namespace boardwright;
using namespace boardwright::report;

namespace {

/// Sheets as pictures of so many pixels to the point.
class PictureSheets final : public Sheets {
 public:
  QPainter& next() override {
    if (painter_.isActive()) painter_.end();
    sheets_.emplace_back(static_cast<int>(595 * kPixels), static_cast<int>(842 * kPixels),
                         QImage::Format_RGB32);
    sheets_.back().fill(Qt::white);
    painter_.begin(&sheets_.back());
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.scale(kPixels / 10, kPixels / 10);
    return painter_;
  }
  const std::vector<QImage>& sheets() {
    if (painter_.isActive()) painter_.end();
    return sheets_;
  }
  static constexpr double kPixels = 1.6;

 private:
  std::vector<QImage> sheets_;
  QPainter painter_;
};

/// Whether anything is painted there; points from the sheet's upper left corner.
bool has_ink(const QImage& sheet, const QRectF& points) {
  const QRect room =
      QRectF(points.topLeft() * PictureSheets::kPixels, points.size() * PictureSheets::kPixels).toRect();
  for (int y = room.top(); y < room.bottom(); ++y)
    for (int x = room.left(); x < room.right(); ++x)
      if (qGray(sheet.pixel(x, y)) < 250) return true;
  return false;
}

void need_application() {
  static int count = 1;
  static char program[] = "test_report";
  static char* words[] = {program, nullptr};
  qputenv("QT_QPA_PLATFORM", "offscreen");
  if (qApp == nullptr) new QApplication(count, words);  // lives as long as the tests
}

std::vector<QImage> sheets_of(const std::vector<std::string>& command, const QString& name) {
  need_application();
  const Ran ran = run_boardwright(command);
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  PictureSheets sheets;
  if (command.front() == "sheet") {
    draw_rule_sheet(sheets, nlohmann::ordered_json::parse(ran.out));
  } else {
    const auto drawn =
        read_figures(ran.out, [&](const ReportFigures& read) { return draw_report(sheets, read); });
    REQUIRE(drawn);
    CHECK(static_cast<std::size_t>(*drawn) == sheets.sheets().size());
  }
  const QString folder = qEnvironmentVariable("BOARDWRIGHT_PICTURES");
  for (std::size_t i = 0; !folder.isEmpty() && i < sheets.sheets().size(); ++i) {
    QDir().mkpath(folder);
    REQUIRE(sheets.sheets()[i].save(QString("%1/paper-%2-%3.png").arg(folder, name).arg(i + 1)));
  }
  return sheets.sheets();
}

void check_sheets(const std::vector<QImage>& sheets) {
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    INFO("sheet " << i + 1);
    const QImage& sheet = sheets[i];
    CHECK_FALSE(has_ink(sheet, {0, 0, 595, 46}));
    CHECK_FALSE(has_ink(sheet, {0, 0, 46, 842}));
    CHECK_FALSE(has_ink(sheet, {549, 0, 46, 842}));
    CHECK_FALSE(has_ink(sheet, {0, 766, 595, 26}));  // between the text and the foot
    CHECK_FALSE(has_ink(sheet, {0, 808, 595, 34}));
    CHECK(has_ink(sheet, {440, 792, 107, 16}));  // the number
    CHECK(has_ink(sheet, {48, 48, 499, 60}));    // no empty sheet
  }
}

}  // namespace

TEST_CASE("nothing stands outside a sheet's margins, and every sheet has its number", "[paper]") {
  for (const Language one : looked_at_in()) {
    const std::string language(language_code(one));
    const auto sheets =
        sheets_of({"compare", "lines_of_action/standard", "lines_of_action/simultaneous-draw", "--games",
                   "400", "--players", "random", "--examine", "20", "--lang", language, "--json"},
                  QString::fromStdString(language));
    CHECK(sheets.size() >= 2);
    check_sheets(sheets);
  }
  check_sheets(sheets_of({"compare", "lines_of_action/standard", "lines_of_action/misere",
                          "lines_of_action/no-jump", "lines_of_action/small", "--games", "60", "--players",
                          "random", "--players", "greedy", "--examine", "10", "--lang", "de", "--json"},
                         "four"));
}

TEST_CASE("a piece of a rule sheet that stands nowhere may be called as it likes", "[paper]") {
  need_application();
  const Ran ran = run_boardwright({"sheet", "breakthrough", "--games", "3", "--json"});
  REQUIRE(ran.status == 0);
  auto sheet = nlohmann::ordered_json::parse(ran.out);
  sheet["kinds"]["other"] = {
      {"owner", nullptr}, {"sign", "O"}, {"art", "<svg viewBox='0 0 9 9'><path d='M0 0h9'/></svg>"}};
  PictureSheets sheets;
  CHECK_NOTHROW(draw_rule_sheet(sheets, sheet));
  CHECK_FALSE(sheets.sheets().empty());
}

TEST_CASE("a rule sheet shows its boards on paper, within the margins", "[paper]") {
  for (const Language one : looked_at_in()) {
    const std::string language(language_code(one));
    const auto sheets = sheets_of({"sheet", "breakthrough", "--games", "30", "--lang", language, "--json"},
                                  QString::fromStdString("sheet-" + language));
    check_sheets(sheets);
    // The colours of dark fields, of the arrow, and of a rule's number.
    std::size_t dark = 0, arrow = 0;
    for (const QImage& sheet : sheets)
      for (int y = 0; y < sheet.height(); ++y)
        for (int x = 0; x < sheet.width(); ++x) {
          const QRgb pixel = sheet.pixel(x, y);
          dark += pixel == qRgb(0xd3, 0xc2, 0xa0);
          arrow += qRed(pixel) > 150 && qGreen(pixel) < 90 && qBlue(pixel) < 90;
        }
    CHECK(dark > 10'000);
    CHECK(arrow > 200);
  }
  for (const std::string game : {"hex", "morris", "lasca", "dice_checkers"})
    check_sheets(
        sheets_of({"sheet", game, "--games", "3", "--json"}, QString::fromStdString("sheet-" + game)));
}
