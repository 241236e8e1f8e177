// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/clock/clock_face.hpp"

#include <QPainter>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

ClockFace::ClockFace(QWidget* parent) : QAbstractButton(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setFocusPolicy(Qt::StrongFocus);
}

void ClockFace::set_name(const QString& name) {
  name_ = name;
  update();
}

void ClockFace::set_time(const QString& time, State state, int turns) {
  if (time == time_ && state == state_ && turns == turns_) return;
  time_ = time;
  state_ = state;
  turns_ = turns;
  setAccessibleName(tr("Clock of %1: %2").arg(name_, time));
  QString said = tr("waits");
  if (state == State::kFallen) said = tr("time is up");
  if (state == State::kRunning || state == State::kLow) said = tr("runs; press it when the move is made");
  setAccessibleDescription(said);
  update();
}

void ClockFace::paintEvent(QPaintEvent*) {
  const Theme& theme = current_theme();
  const bool runs = state_ == State::kRunning || state_ == State::kLow;
  const QColor behind = state_ == State::kFallen ? theme.wrong : runs ? theme.accent : theme.panel;
  const QColor ink = state_ == State::kFallen || runs ? theme.on_accent : theme.text;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3);
  painter.setPen(QPen(hasFocus() ? theme.text : theme.line, hasFocus() ? 4 : 1));
  painter.setBrush(behind);
  painter.drawRoundedRect(box, 16, 16);
  painter.setPen(ink);
  QFont font = this->font();
  font.setWeight(QFont::DemiBold);
  font.setPixelSize(std::max(18, height() / 14));
  painter.setFont(font);
  const QRectF room = box.adjusted(16, 16, -16, -16);
  painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop,
                   QFontMetrics(font).elidedText(name_, Qt::ElideRight, static_cast<int>(room.width())));
  painter.drawText(room, Qt::AlignHCenter | Qt::AlignBottom,
                   state_ == State::kFallen ? tr("time is up") : tr("Moves: %1").arg(turns_));
  // As large as the half allows.
  font.setPixelSize(100);
  const double wide = QFontMetricsF(font).horizontalAdvance(time_) / 100;
  font.setPixelSize(
      std::max(24, static_cast<int>(std::min(room.width() / wide * 0.92, room.height() * 0.55))));
  painter.setFont(font);
  painter.drawText(room, Qt::AlignCenter, time_);
}

}  // namespace boardwright::desktop
