// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games on paper: a field is as large as it was asked for. The PDF is taken apart as PDF 1.7 (ISO 32000-1)
// has it: 8.3.4 matrices, 8.5.2 rectangles.
#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTransform>
#include <cmath>
#include <map>

#include "framework/board/geometry.hpp"
#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/print/print_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr double kPointsOfInch = 72, kMillimetres = 25.4;

/// The contents of every stream that can be inflated and paints something.
QList<QByteArray> painted_streams(const QByteArray& pdf) {
  QList<QByteArray> streams;
  for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
    if (pdf.mid(at - 3, 3) == "end") continue;
    const qsizetype begin = at + 7, end = pdf.indexOf("endstream", begin);
    const QByteArray length = QByteArray::fromHex("00100000");  // a guess that grows
    const QByteArray content = qUncompress(length + pdf.mid(begin, end - begin));
    if (content.contains(" re\n")) streams << content;
  }
  return streams;
}

/// Sizes of the rectangles on the paper, in millimetres, with how many there are of each.
std::map<std::pair<double, double>, int> rectangles(const QByteArray& content) {
  std::map<std::pair<double, double>, int> found;
  QTransform now;
  QList<QTransform> kept;
  QList<double> numbers;
  for (const QByteArray& word : content.simplified().split(' ')) {
    bool is_number = false;
    const double number = word.toDouble(&is_number);
    if (is_number) {
      numbers << number;
      continue;
    }
    if (word == "q") kept << now;
    if (word == "Q" && !kept.isEmpty()) now = kept.takeLast();
    if (word == "cm" && numbers.size() >= 6) {
      const auto n = numbers.mid(numbers.size() - 6);
      now = QTransform(n[0], n[1], n[2], n[3], n[4], n[5]) * now;
    }
    if (word == "re" && numbers.size() >= 4) {
      const auto n = numbers.mid(numbers.size() - 4);
      const QRectF box = now.mapRect(QRectF(n[0], n[1], n[2], n[3]).normalized());
      const auto rounded = [](double points) {
        return std::round(points / kPointsOfInch * kMillimetres * 100) / 100;
      };
      ++found[{rounded(box.width()), rounded(box.height())}];
    }
    numbers.clear();
  }
  return found;
}

QByteArray pdf_of(const QString& game, const PrintChoice& choice, const QTemporaryDir& folder, int* pages) {
  const Catalogue games = games_under_test();
  const auto entry = games.find(game.toStdString());
  REQUIRE_OK(entry);
  const auto rules = entry->create();
  REQUIRE_OK(rules);
  const PrintJob job(entry->game, *rules, Language::kEnglish, choice);
  if (pages != nullptr) *pages = job.page_count();
  const QString name = folder.filePath("print.pdf");
  {
    QPdfWriter pdf(name);
    pdf.setResolution(1200);
    pdf.setPageLayout(choice.page);
    REQUIRE(job.print(pdf, 1200));
  }
  QFile file(name);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

int fields_of(const QByteArray& pdf, double side) {
  int count = 0;
  for (const auto& stream : painted_streams(pdf))
    for (const auto& [size, times] : rectangles(stream))
      if (std::abs(size.first - side) < 0.05 && std::abs(size.second - side) < 0.05) count += times;
  return count;
}

}  // namespace

TEST_CASE("a field on the paper is as large as it was asked for", "[print]") {
  need_application();
  const QTemporaryDir folder;
  PrintChoice choice;
  choice.pieces = choice.rules = false;
  for (const double side : {15.0, 20.0}) {
    choice.field = side;
    int pages = 0;
    const QByteArray pdf = pdf_of("lines_of_action", choice, folder, &pages);
    CHECK(pages == 1);
    CHECK(fields_of(pdf, side) == 64);
    CHECK(pdf.contains("/MediaBox [0 0 595"));  // A4 in points
  }
}

TEST_CASE("a board that is larger than the paper comes in parts of the same scale", "[print]") {
  need_application();
  const QTemporaryDir folder;
  PrintChoice choice;
  choice.pieces = choice.rules = false;
  choice.field = 40;
  int pages = 0;
  const QByteArray pdf = pdf_of("lines_of_action", choice, folder, &pages);
  // 8 fields of 40 mm and the edge: 2 pages of 190 mm across, 2 of 272 mm down.
  CHECK(pages == 4);
  CHECK(fields_of(pdf, 40) >= 64);
}

TEST_CASE("pieces have the size of the fields, and the rules take the pages they need", "[print]") {
  need_application();
  const QTemporaryDir folder;
  PrintChoice choice;
  choice.board = choice.rules = false;
  choice.field = 20;
  int pages = 0;
  const QByteArray pdf = pdf_of("lines_of_action", choice, folder, &pages);
  CHECK(pages == 1);
  CHECK(fields_of(pdf, 20 * 0.86) == 24);  // twelve of each side
  // Pawns that follow from the towers are needed as well: 18 of each side, three of them towers, five in
  // reserve; and one of each higher stack.
  const QByteArray set_up = pdf_of("militakiri/single", choice, folder, &pages);
  CHECK(fields_of(set_up, 20 * 0.86) >= 2 * (18 + 5));
  choice.pieces = false;
  choice.rules = true;
  static_cast<void>(pdf_of("militakiri", choice, folder, &pages));
  CHECK(pages > 1);
}

TEST_CASE("the dialog shows what will be on the paper, for any variant", "[print]") {
  need_application();
  const Catalogue games = games_under_test();
  const auto entry = games.find("militakiri/double");
  REQUIRE_OK(entry);
  PrintDialog dialog(games, entry->game, entry->variant->id);
  dialog.show();
  REQUIRE(dialog.job() != nullptr);
  const int pages = dialog.job()->page_count();
  CHECK(pages > 6);
  CHECK(colours(keep(dialog, "print-board")) > 20);
  for (int page = 0; page < pages; ++page) {  // every page has something on it
    INFO(dialog.job()->title(page).toStdString());
    QImage paper(210 * 2, 297 * 2, QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.scale(2, 2);
    dialog.job()->paint(painter, page);
    painter.end();
    CHECK(colours(paper) > 2);
  }
  dialog.findChild<QDoubleSpinBox*>("print_field")->setValue(12);
  CHECK(dialog.job()->page_count() < pages);
  dialog.findChild<QCheckBox*>("print_board")->setChecked(false);
  CHECK(colours(keep(dialog, "print-pieces")) > 20);
  dialog.findChild<QCheckBox*>("print_pieces")->setChecked(false);
  CHECK(colours(keep(dialog, "print-rules")) > 2);
  const QTemporaryDir folder;
  REQUIRE_OK(dialog.save_pdf(folder.filePath("rules.pdf").toStdString()));
  CHECK(QFile(folder.filePath("rules.pdf")).size() > 1000);
  CHECK_FALSE(dialog.save_pdf("/nonexistent/rules.pdf"));
  dialog.findChild<QCheckBox*>("print_rules")->setChecked(false);
  CHECK_FALSE(dialog.findChild<QPushButton*>("print_pdf")->isEnabled());
}

TEST_CASE("the dialog has room in every language", "[print]") {
  WindowUnderTest test("dice_checkers");
  const Catalogue games = games_under_test();
  for (const Language language : looked_at_in()) {
    test.speak(language);
    PrintDialog dialog(games, test.controller().plan().game, test.controller().plan().variant);
    dialog.show();
    test.settle();
    check_room(&dialog);
    if (language == french()) keep(dialog, "print-fr");
  }
}
