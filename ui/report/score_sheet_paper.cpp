// SPDX-License-Identifier: GPL-3.0-or-later
//
// Score sheets: a sheet for each player, in the notation of the game's records.
#include <algorithm>

#include "ui/report/card_parts.hpp"

namespace boardwright::report {
namespace {

constexpr int kBlocks = 2;
constexpr qreal kRow = pt(17.5), kNumber = pt(24), kBlockGap = pt(13), kPlayer = pt(40),
                kMostDiagram = pt(196);

/// As large as the room lets it be; returns how wide that is.
qreal draw_fields(QPainter& painter, const CardJson& fields, const QRectF& room) {
  qreal right = 0, bottom = 0;
  for (const auto& field : fields) {
    right = std::max(right, field.at(0).get<double>() + field.at(2).get<double>());
    bottom = std::max(bottom, field.at(1).get<double>() + field.at(3).get<double>());
  }
  if (right <= 0 || bottom <= 0) return 0;
  const qreal scale = std::min(room.width() / right, room.height() / bottom);
  const PaperColors colors;
  for (const auto& field : fields) {
    const QRectF box(room.left() + field.at(0).get<double>() * scale,
                     room.top() + field.at(1).get<double>() * scale, field.at(2).get<double>() * scale,
                     field.at(3).get<double>() * scale);
    painter.setPen(QPen(colors.lesser, pt(0.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    draw_line_of(painter, words_of(field.at(4)), box.topLeft() + QPointF(pt(1.2), 0), box.width() - pt(1.2),
                 std::clamp(scale / pt(1) * 0.28, 4.0, 6.5), colors.lesser);
  }
  return right * scale;
}

/// A blank with a word before it.
void draw_blank(QPainter& painter, const QString& label, const QRectF& box) {
  const qreal width = PaperText::natural_width(label, paper_font(8)) + pt(5);
  draw_line_of(painter, label, box.topLeft() + QPointF(0, pt(4)), width, 8, PaperColors().lesser);
  draw_rule(painter, {box.left() + width, box.bottom()}, box.width() - width);
}

qreal draw_head(QPainter& painter, const CardJson& cards, const CardJson& sheet) {
  const PaperColors colors;
  qreal y = kSheetMargin - pt(8);
  const QString club = words_of(cards, "club"), name = words_of(cards, "tournament");
  draw_line_of(painter, club.isEmpty() ? name : club + " · " + name, {kSheetMargin, y}, kTextWidth * 0.68, 9,
               colors.lesser);
  draw_line_of(painter, words_of(sheet, "where"), {kSheetMargin + kTextWidth * 0.68, y}, kTextWidth * 0.32,
               11, colors.text, QFont::DemiBold, Qt::AlignRight);
  y += pt(14);
  const QString game = words_of(sheet, "game");
  draw_fitted(painter, words_of(sheet, "heading") + (game.isEmpty() ? "" : " · " + game),
              {kSheetMargin, y, kTextWidth, pt(24)}, 16, 9, colors.text, QFont::Bold);
  y += pt(30);
  const qreal half = (kTextWidth - kBlockGap) / 2;
  for (int side = 0; side < 2; ++side) {
    const std::size_t index = static_cast<std::size_t>(side);
    const QRectF box(kSheetMargin + side * (half + kBlockGap), y, half, kPlayer);
    // Whose sheet it is has the thick edge.
    const bool own = sheet.at("own").get<int>() == side;
    painter.setPen(QPen(own ? colors.text : colors.lesser, own ? pt(1.8) : pt(0.7)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    draw_line_of(painter, words_of(sheet.at("sides").at(index)), box.topLeft() + QPointF(pt(6), pt(3)),
                 half - pt(12), 8, colors.lesser);
    draw_fitted(painter, words_of(sheet.at("names").at(index)), box.adjusted(pt(6), pt(14), -pt(6), -pt(2)),
                13, 7.5, colors.text, QFont::DemiBold);
  }
  y += kPlayer + pt(8);
  const QString dice = words_of(sheet, "dice"), begins = words_of(sheet, "begins");
  const qreal part = kTextWidth / (dice.isEmpty() ? 2 : 3);
  const QString date = words_of(cards, "date");
  if (date.isEmpty()) {
    draw_blank(painter, words_of(sheet, "date_word"), {kSheetMargin, y, part - kBlockGap, pt(16)});
  } else {
    draw_line_of(painter, words_of(sheet, "dated"), {kSheetMargin, y + pt(4)}, part - kBlockGap, 8,
                 colors.text);
  }
  draw_blank(painter, words_of(sheet, "result"), {kSheetMargin + part, y, part - kBlockGap, pt(16)});
  if (!dice.isEmpty()) {
    draw_blank(painter, dice + ", " + begins, {kSheetMargin + 2 * part, y, part, pt(16)});
  }
  return y + pt(26);
}

qreal draw_set_up(QPainter& painter, const CardJson& sheet, qreal y) {
  const QString heading = words_of(sheet, "set_up");
  if (heading.isEmpty()) return y;
  const PaperColors colors;
  const bool diagram = !sheet.at("fields").empty();
  const qreal height = diagram ? kMostDiagram : pt(92);
  qreal x = kSheetMargin;
  if (diagram)
    x += draw_fields(painter, sheet.at("fields"), {kSheetMargin, y, kTextWidth * 0.54, height}) + pt(18);
  const qreal right = kSheetMargin + kTextWidth - x;
  draw_line_of(painter, heading, {x, y}, right, 10, colors.text, QFont::DemiBold);
  const qreal took = draw_fitted(painter, words_of(sheet, "set_up_hint"), {x, y + pt(15), right, pt(60)}, 8.5,
                                 7, colors.lesser);
  for (qreal line = y + pt(15) + took + pt(24); line <= y + height; line += pt(22))
    draw_rule(painter, {x, line}, right);
  return y + height + pt(14);
}

void draw_moves(QPainter& painter, const CardJson& sheet, qreal y) {
  const PaperColors colors;
  const qreal block = (kTextWidth - (kBlocks - 1) * kBlockGap) / kBlocks, move = (block - kNumber) / 2;
  const qreal bottom = kSheetHeight - kSheetMargin + pt(8);
  const int rows = static_cast<int>((bottom - y - kRow) / kRow);
  for (int part = 0; part < kBlocks; ++part) {
    const qreal x = kSheetMargin + part * (block + kBlockGap);
    for (int side = 0; side < 2; ++side)
      draw_line_of(painter, words_of(sheet.at("sides").at(static_cast<std::size_t>(side))),
                   {x + kNumber + side * move + pt(3), y + pt(3)}, move - pt(3), 8, colors.lesser,
                   QFont::DemiBold);
    for (int row = 0; row < rows; ++row) {
      const qreal top = y + kRow * (row + 1);
      draw_line_of(painter, QString::number(part * rows + row + 1), {x, top + pt(3)}, kNumber - pt(5), 8,
                   colors.lesser, QFont::Normal, Qt::AlignRight);
    }
    painter.setPen(QPen(colors.lesser, pt(0.6)));
    for (int row = 0; row <= rows; ++row) {
      const qreal line = y + kRow * (row + 1);
      painter.drawLine(QPointF(x + kNumber, line), QPointF(x + block, line));
    }
    for (int side = 0; side <= 2; ++side)
      painter.drawLine(QPointF(x + kNumber + side * move, y + kRow),
                       QPointF(x + kNumber + side * move, y + kRow * (rows + 1)));
  }
}

}  // namespace

void draw_score_sheets(Sheets& sheets, const CardJson& cards) {
  for (const auto& sheet : cards.at("cards")) {
    QPainter& painter = sheets.next();
    const qreal after_head = draw_head(painter, cards, sheet);
    draw_moves(painter, sheet, draw_set_up(painter, sheet, after_head));
  }
}

}  // namespace boardwright::report
