// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QtTest>
#include <catch2/catch.hpp>

#include "tests/support/looked_at_in.hpp"

/// What the widget shows; also kept in the folder BOARDWRIGHT_PICTURES, if there is one.
inline QImage keep(QWidget& widget, const QString& name) {
  QTest::qWait(20);
  const QImage image = widget.grab().toImage();
  const QString folder = qEnvironmentVariable("BOARDWRIGHT_PICTURES");
  if (!folder.isEmpty()) {
    QDir().mkpath(folder);
    REQUIRE(image.save(folder + "/" + name + ".png"));
  }
  return image;
}

/// How many colours a picture has; a look at every ninth of its pixels tells an empty one.
inline int colours(const QImage& image) {
  QSet<QRgb> seen;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) seen << image.pixel(x, y);
  return static_cast<int>(seen.size());
}

/// Every visible label and button has room for its words.
inline void check_room(QWidget* top) {
  for (auto* button : top->findChildren<QPushButton*>()) {
    if (!button->isVisible()) continue;
    INFO(button->text().toStdString()
         << " in " << button->width() << " needs " << button->sizeHint().width());
    CHECK(button->width() >= button->sizeHint().width());
    CHECK(button->height() >= button->sizeHint().height());
  }
  for (auto* label : top->findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty()) continue;
    INFO(label->text().toStdString() << " in " << label->width() << "x" << label->height());
    if (label->wordWrap()) {
      CHECK(label->height() >= label->heightForWidth(label->width()));
    } else {
      CHECK(label->width() >= label->sizeHint().width());
    }
  }
}
