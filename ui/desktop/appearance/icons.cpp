// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/icons.hpp"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

QPixmap draw(const QByteArray& svg, const QColor& colour, int side) {
  QByteArray coloured = svg;
  coloured.replace("currentColor", colour.name().toLatin1());
  QSvgRenderer renderer(coloured);
  QPixmap pixmap(side, side);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(colour.alphaF());
  renderer.render(&painter);
  return pixmap;
}

}  // namespace

QIcon themed_icon(const QString& name) {
  QFile file(":/icons/" + name + ".svg");
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray svg = file.readAll();
  QColor faded = current_theme().muted;
  faded.setAlphaF(0.45F);
  QIcon icon;
  for (const int side : {18, 36}) {
    icon.addPixmap(draw(svg, current_theme().text, side), QIcon::Normal);
    icon.addPixmap(draw(svg, faded, side), QIcon::Disabled);
  }
  return icon;
}

}  // namespace boardwright::desktop
