// SPDX-License-Identifier: GPL-3.0-or-later
//
// Result slips: eight to a sheet. They are cut along the middle lines and in four rows.
#include "ui/report/card_parts.hpp"

namespace boardwright::report {
namespace {

constexpr int kAcross = 2, kDown = 4;
constexpr qreal kWidth = kSheetWidth / kAcross, kHeight = kSheetHeight / kDown;
/// Away from the cut, and from the edge that printers leave blank.
constexpr qreal kSide = pt(24), kTop = pt(18);
constexpr qreal kPicture = pt(66), kBox = pt(13), kChoice = pt(30), kDraw = pt(20);

/// Beside the picture.
qreal text_width(const QRectF& inside) { return inside.width() - kPicture - pt(10); }

void draw_place(QPainter& painter, const CardJson& cards, const CardJson& slip, const QRectF& inside) {
  const PaperColors colors;
  const qreal width = text_width(inside);
  QPointF at = inside.topLeft();
  draw_line_of(painter, words_of(cards, "tournament"), at, width, 8, colors.lesser);
  at.ry() += pt(12);
  at.ry() += draw_fitted(painter, words_of(slip, "where"), QRectF(at, QSizeF(width, pt(20))), 14, 9,
                         colors.text, QFont::Bold);
  draw_line_of(painter, words_of(slip, "game"), at, width, 8, colors.lesser);
}

/// The boxes, one column for each game of the match.
void draw_choices(QPainter& painter, const CardJson& slip, const QRectF& inside) {
  const PaperColors colors;
  const auto& games = slip.at("games");
  const qreal column = pt(46), boxes = games.size() > 1 ? column * static_cast<qreal>(games.size()) : kBox;
  qreal y = inside.top() + pt(44);
  if (games.size() > 1) {
    for (std::size_t i = 0; i < games.size(); ++i)
      draw_line_of(painter, words_of(games[i]), {inside.left() + column * static_cast<qreal>(i), y}, column,
                   7, colors.lesser);
    y += pt(12);
  } else {
    y += pt(4);
  }
  const auto draw_choice = [&](const QString& name, const QString& side, qreal width, qreal height) {
    for (std::size_t i = 0; i < games.size(); ++i)
      draw_tick_box(painter, {inside.left() + column * static_cast<qreal>(i), y + pt(1)}, kBox);
    const qreal left = inside.left() + boxes + pt(7), room = width - boxes - pt(7);
    draw_fitted(painter, name, {left, y, room, side.isEmpty() ? height : pt(18)}, 11, 6, colors.text,
                side.isEmpty() ? QFont::Normal : QFont::DemiBold);
    if (!side.isEmpty()) draw_line_of(painter, side, {left, y + pt(15)}, room, 7.5, colors.lesser);
    y += height;
  };
  const auto& names = slip.at("names");
  const auto& sides = slip.at("sides");
  // Beside the picture first, then over the whole width.
  draw_choice(words_of(names.at(0)), words_of(sides.at(0)), text_width(inside), kChoice);
  draw_choice(words_of(slip, "draw"), "", inside.width(), kDraw);
  draw_choice(words_of(names.at(1)), words_of(sides.at(1)), inside.width(), kChoice);
}

void draw_signatures(QPainter& painter, const CardJson& slip, const QRectF& inside) {
  const PaperColors colors;
  const qreal foot = inside.bottom() - pt(20);
  for (int i = 0; i < 2; ++i) {
    const qreal x = inside.left() + i * (inside.width() / 2 + pt(5)), width = inside.width() / 2 - pt(5);
    draw_rule(painter, {x, foot}, width);
    draw_line_of(painter, words_of(slip, "signature"), {x, foot + pt(1)}, width, 6.5, colors.lesser);
  }
  draw_line_of(painter, words_of(slip, "hint"), {inside.left(), foot - pt(25)}, inside.width(), 6.5,
               colors.lesser);
  // In letters that can be told from each other, whoever types them.
  PaperText(words_of(slip, "code"), paper_code_font(6), inside.width())
      .draw(painter, {inside.left(), inside.bottom() - pt(8)}, colors.lesser);
}

void draw_slip(QPainter& painter, const CardJson& cards, const CardJson& slip, const QPointF& corner) {
  const QRectF inside(corner.x() + kSide, corner.y() + kTop, kWidth - 2 * kSide, kHeight - 2 * kTop);
  draw_code(painter, {inside.right() - kPicture, inside.top(), kPicture, kPicture}, slip);
  draw_place(painter, cards, slip, inside);
  draw_choices(painter, slip, inside);
  draw_signatures(painter, slip, inside);
}

}  // namespace

void draw_slips(Sheets& sheets, const CardJson& cards) {
  const auto& slips = cards.at("cards");
  QPainter* painter = nullptr;
  for (std::size_t i = 0; i < slips.size() || painter == nullptr; ++i) {
    const int place = static_cast<int>(i % (kAcross * kDown));
    if (place == 0) {
      painter = &sheets.next();
      for (int row = 1; row < kDown; ++row)
        draw_cut(*painter, {0, row * kHeight}, {kSheetWidth, row * kHeight});
      draw_cut(*painter, {kWidth, 0}, {kWidth, kSheetHeight});
    }
    if (i < slips.size())
      draw_slip(*painter, cards, slips[i], {(place % kAcross) * kWidth, (place / kAcross) * kHeight});
  }
}

}  // namespace boardwright::report
