// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards with names: those that stand on tables, those that people carry, certificates.
#include <algorithm>
#include <array>

#include "ui/report/card_parts.hpp"

namespace boardwright::report {
namespace {

constexpr int kPlacesDown = 3, kPersonalAcross = 2, kPersonalDown = 2;

/// Once upright and once for those who sit opposite.
void draw_place_card(QPainter& painter, const CardJson& cards, const CardJson& card, qreal top,
                     qreal height) {
  const PaperColors colors;
  const qreal half = height / 2;
  draw_cut(painter, {kSheetMargin, top + half}, {kSheetWidth - kSheetMargin, top + half});
  for (const bool turned : {false, true}) {
    painter.save();
    if (turned) {
      painter.translate(kSheetWidth, top + half);
      painter.rotate(180);
    } else {
      painter.translate(0, top + half);
    }
    const QRectF name(kSheetMargin, pt(22), kTextWidth, half - pt(62));
    draw_fitted(painter, words_of(card, "name"), name, 38, 12, colors.text, QFont::Bold, Qt::AlignHCenter);
    const QString club = words_of(card, "club");
    draw_line_of(painter, club.isEmpty() ? words_of(cards, "tournament") : club,
                 {kSheetMargin, half - pt(34)}, kTextWidth, 11, colors.lesser, QFont::Normal,
                 Qt::AlignHCenter);
    painter.restore();
  }
}

void draw_personal_card(QPainter& painter, const CardJson& cards, const CardJson& card, const QPointF& corner,
                        const QSizeF& size) {
  const PaperColors colors;
  const qreal side = pt(24), width = size.width() - 2 * side, left = corner.x() + side;
  qreal y = corner.y() + pt(24);
  draw_line_of(painter, words_of(cards, "tournament"), {left, y}, width, 8, colors.lesser);
  y += pt(13);
  y +=
      draw_fitted(painter, words_of(card, "name"), {left, y, width, pt(36)}, 15, 8, colors.text, QFont::Bold);
  draw_line_of(painter, words_of(card, "number"), {left, y}, width, 9, colors.lesser);
  y += pt(18);
  const auto& rows = card.at("rows");
  const qreal room = corner.y() + size.height() - pt(22) - y;
  const qreal row_height = std::min(pt(24), room / (static_cast<qreal>(rows.size()) + 1));
  constexpr std::array<qreal, 5> kShare{0.09, 0.14, 0.43, 0.2, 0.14};
  const auto draw_row = [&](const CardJson& cells, QFont::Weight weight, const QColor& color) {
    qreal x = left;
    for (std::size_t i = 0; i < kShare.size(); ++i) {
      const qreal cell = width * kShare[i];
      draw_line_of(painter, words_of(cells.at(i)), {x + pt(2), y + (row_height - pt(12)) / 2}, cell - pt(4),
                   8, color, weight, Qt::AlignLeft);
      x += cell;
    }
    y += row_height;
    draw_rule(painter, {left, y}, width);
  };
  draw_row(cards.at("headings"), QFont::DemiBold, colors.lesser);
  for (const auto& row : rows) draw_row(row, QFont::Normal, colors.text);
}

}  // namespace

void draw_place_cards(Sheets& sheets, const CardJson& cards) {
  const qreal height = kSheetHeight / kPlacesDown;
  QPainter* painter = nullptr;
  int place = 0;
  for (const auto& card : cards.at("cards")) {
    if (place % kPlacesDown == 0) {
      painter = &sheets.next();
      for (int i = 1; i < kPlacesDown; ++i) {
        painter->setPen(QPen(PaperColors().lesser, pt(0.6)));
        painter->drawLine(QPointF(0, i * height), QPointF(kSheetWidth, i * height));
      }
    }
    draw_place_card(*painter, cards, card, (place++ % kPlacesDown) * height, height);
  }
  if (painter == nullptr) static_cast<void>(sheets.next());
}

void draw_personal_cards(Sheets& sheets, const CardJson& cards) {
  constexpr int kOnSheet = kPersonalAcross * kPersonalDown;
  const QSizeF size(kSheetWidth / kPersonalAcross, kSheetHeight / kPersonalDown);
  QPainter* painter = nullptr;
  int count = 0;
  for (const auto& card : cards.at("cards")) {
    const int place = count++ % kOnSheet;
    if (place == 0) {
      painter = &sheets.next();
      draw_cut(*painter, {0, size.height()}, {kSheetWidth, size.height()});
      draw_cut(*painter, {size.width(), 0}, {size.width(), kSheetHeight});
    }
    draw_personal_card(*painter, cards, card,
                       {(place % kPersonalAcross) * size.width(), (place / kPersonalAcross) * size.height()},
                       size);
  }
  if (painter == nullptr) static_cast<void>(sheets.next());
}

void draw_certificates(Sheets& sheets, const CardJson& cards) {
  const PaperColors colors;
  for (const auto& card : cards.at("cards")) {
    QPainter& painter = sheets.next();
    painter.setBrush(Qt::NoBrush);
    for (const auto& [inset, pen] : {std::pair{pt(30), pt(2)}, std::pair{pt(38), pt(0.8)}}) {
      painter.setPen(QPen(colors.text, pen));
      painter.drawRect(QRectF(inset, inset, kSheetWidth - 2 * inset, kSheetHeight - 2 * inset));
    }
    const qreal left = pt(72), width = kSheetWidth - 2 * left;
    const auto draw = [&](const QString& text, qreal y, qreal height, qreal most, QFont::Weight weight,
                          const QColor& color) {
      draw_fitted(painter, text, {left, pt(y), width, pt(height)}, most, 8, color, weight, Qt::AlignHCenter);
    };
    draw(words_of(cards, "club"), 110, 40, 14, QFont::Normal, colors.lesser);
    draw(words_of(cards, "heading"), 170, 80, 46, QFont::Bold, colors.text);
    draw(words_of(cards, "opening"), 290, 30, 14, QFont::Normal, colors.lesser);
    draw(words_of(card, "name"), 330, 90, 32, QFont::DemiBold, colors.text);
    draw(words_of(card, "sentence"), 430, 40, 17, QFont::Normal, colors.text);
    draw(words_of(cards, "inside"), 478, 24, 14, QFont::Normal, colors.lesser);
    draw(words_of(cards, "tournament"), 506, 60, 22, QFont::DemiBold, colors.text);
    draw(words_of(cards, "date"), 580, 30, 14, QFont::Normal, colors.lesser);
    draw_rule(painter, {kSheetWidth / 2 - pt(110), pt(715)}, pt(220));
    draw(words_of(cards, "signature"), 720, 20, 9, QFont::Normal, colors.lesser);
  }
}

}  // namespace boardwright::report
