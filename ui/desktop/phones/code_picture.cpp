// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/code_picture.hpp"

#include <QPainter>
#include <algorithm>

namespace boardwright::desktop {

namespace {

constexpr int kQuiet = 4;  // squares of white around it, as the standard wants

}  // namespace

CodePicture::CodePicture(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CodePicture::set_text(const QString& text) {
  if (text == text_) return;
  text_ = text;
  picture_ = papers::qr_picture(text.toStdString());
  update();
}

void CodePicture::set_side(int side) { setFixedSize(side, side); }

void CodePicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), Qt::white);
  if (picture_.size == 0) return;
  // In the screen's own pixels, or the squares would get grey edges where it has more of them.
  const double ratio = devicePixelRatioF();
  painter.scale(1 / ratio, 1 / ratio);
  const int room = static_cast<int>(std::min(width(), height()) * ratio);
  const int square = std::max(1, room / (picture_.size + 2 * kQuiet));
  const int left = static_cast<int>(width() * ratio - square * picture_.size) / 2;
  const int top = static_cast<int>(height() * ratio - square * picture_.size) / 2;
  for (int y = 0; y < picture_.size; ++y)
    for (int x = 0; x < picture_.size; ++x)
      if (picture_.dark(x, y))
        painter.fillRect(left + x * square, top + y * square, square, square, Qt::black);
}

}  // namespace boardwright::desktop
