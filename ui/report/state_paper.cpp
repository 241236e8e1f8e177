// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament as QR codes: six to a sheet, large enough for any phone, with white around them as readers want it.
#include "ui/report/card_parts.hpp"

namespace boardwright::report {
namespace {

constexpr int kStateAcross = 2, kStateDown = 3;
constexpr qreal kStateTop = kSheetMargin + pt(96), kStateFoot = kSheetMargin;
constexpr qreal kStateWidth = kTextWidth / kStateAcross,
                kStateHeight = (kSheetHeight - kStateTop - kStateFoot) / kStateDown;
constexpr qreal kStateWords = pt(14), kStatePicture = kStateHeight - kStateWords - pt(20);
static_assert(kStatePicture < kStateWidth - pt(20));

void draw_state_head(QPainter& painter, const CardJson& cards) {
  const PaperColors colors;
  const qreal left = kSheetMargin;
  draw_line_of(painter, words_of(cards, "tournament"), {left, kSheetMargin}, kTextWidth, 9, colors.lesser);
  draw_line_of(painter, words_of(cards, "heading") + QStringLiteral(" · ") + words_of(cards, "after"),
               {left, kSheetMargin + pt(13)}, kTextWidth, 15, colors.text, QFont::Bold);
  qreal y = kSheetMargin + pt(36);
  for (const char* sentence : {"how", "private"})
    y += draw_fitted(painter, words_of(cards, sentence), {left, y, kTextWidth, pt(28)}, 9, 7, colors.text) +
         pt(2);
}

}  // namespace

void draw_state(Sheets& sheets, const CardJson& cards) {
  const PaperColors colors;
  const auto& codes = cards.at("cards");
  QPainter* painter = nullptr;
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const int place = static_cast<int>(i % (kStateAcross * kStateDown));
    if (place == 0) {
      painter = &sheets.next();
      draw_state_head(*painter, cards);
    }
    const QPointF corner(kSheetMargin + (place % kStateAcross) * kStateWidth,
                         kStateTop + (place / kStateAcross) * kStateHeight);
    draw_line_of(*painter, words_of(codes[i], "number"), corner, kStateWidth, 9, colors.text, QFont::DemiBold,
                 Qt::AlignHCenter);
    draw_code(*painter,
              {corner.x() + (kStateWidth - kStatePicture) / 2, corner.y() + kStateWords, kStatePicture,
               kStatePicture},
              codes[i]);
  }
}

}  // namespace boardwright::report
