// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/die_art.hpp"

#include <QPainter>
#include <array>
#include <vector>

namespace boardwright::desktop {

namespace {

/// Where the pips are, in thirds of the die from its middle.
const std::vector<QPointF>& pips(int face) {
  static const std::array<std::vector<QPointF>, 7> kPips{{
      {},
      {{0, 0}},
      {{-1, -1}, {1, 1}},
      {{-1, -1}, {0, 0}, {1, 1}},
      {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
      {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
      {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
  }};
  return kPips[static_cast<std::size_t>(face)];
}

}  // namespace

void draw_die(QPainter& painter, QRectF box, int face, QColor colour) {
  const bool dark = qGray(colour.rgb()) < 140;
  painter.setPen(QPen(dark ? colour.lighter(150) : colour.darker(150), 1.5));
  painter.setBrush(colour);
  painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9);
  painter.setPen(Qt::NoPen);
  painter.setBrush(dark ? Qt::white : QColor(0x22, 0x22, 0x22));
  if (face > 6) {
    painter.setPen(dark ? Qt::white : QColor(0x22, 0x22, 0x22));
    painter.drawText(box, Qt::AlignCenter, QString::number(face));
    return;
  }
  for (const QPointF pip : pips(face))
    painter.drawEllipse(box.center() + pip * box.width() * 0.26, box.width() * 0.085, box.width() * 0.085);
}

QPixmap picture_of_dice(const std::vector<int>& faces, int height) {
  constexpr int kBetween = 3, kScale = 2;  // finer than most screens: it is scaled down
  const int width = static_cast<int>(faces.size()) * (height + kBetween) - kBetween;
  QPixmap picture(width * kScale, height * kScale);
  picture.setDevicePixelRatio(kScale);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t i = 0; i < faces.size(); ++i)
    draw_die(painter, QRectF(static_cast<double>(i) * (height + kBetween), 0, height, height), faces[i],
             Qt::white);
  return picture;
}

}  // namespace boardwright::desktop
