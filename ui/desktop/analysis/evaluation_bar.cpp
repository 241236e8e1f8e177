// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/evaluation_bar.hpp"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "framework/players/thought.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kBarWidth = 22;  // pixels: two figures

QColor ink_on(const QColor& colour) {
  return qGray(colour.rgb()) < 140 ? QColor(Qt::white) : QColor(0x22, 0x22, 0x22);
}

}  // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
  setObjectName("evaluation_bar");
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  hide();
}

void EvaluationBar::set_seats(const QString& first, const QString& second, const QColor& of_first,
                              const QColor& of_second) {
  first_ = first;
  second_ = second;
  of_first_ = of_first;
  of_second_ = of_second;
  describe();
}

void EvaluationBar::set_score(std::optional<double> score) {
  score_ = score;
  describe();
}

void EvaluationBar::set_flipped(bool flipped) {
  flipped_ = flipped;
  update();
}

QString EvaluationBar::words() const {
  if (!score_) return tr("This position has not been looked at.");
  return tr("Expected score: %1 %2%, %3 %4%", "a seat, a number, the other seat, a number")
      .arg(first_)
      .arg(percent(*score_))
      .arg(second_)
      .arg(100 - percent(*score_));
}

void EvaluationBar::describe() {
  setAccessibleName(tr("Who stands better"));
  setAccessibleDescription(words());
  setToolTip(words());
  update();
}

QSize EvaluationBar::sizeHint() const { return {kBarWidth, 120}; }

int EvaluationBar::boundary() const {
  const QRect bar = rect();
  const double below = flipped_ ? 1 - score_.value_or(0.5) : score_.value_or(0.5);
  return bar.bottom() + 1 - static_cast<int>(std::lround(below * bar.height()));
}

void EvaluationBar::paintEvent(QPaintEvent*) {
  const Theme& theme = current_theme();
  const QRect bar = rect();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  if (!score_) {
    painter.fillPath(shape, theme.line);
  } else {
    const QColor below = flipped_ ? of_second_ : of_first_, above = flipped_ ? of_first_ : of_second_;
    const int edge = boundary();
    painter.setClipPath(shape);
    painter.fillRect(QRect(bar.left(), bar.top(), bar.width(), edge - bar.top()), above);
    painter.fillRect(QRect(bar.left(), edge, bar.width(), bar.bottom() + 1 - edge), below);
    painter.setClipping(false);
    // The number of who stands better, at its own end.
    const int first = percent(*score_);
    const bool leads = first >= 50;
    const QColor colour = leads ? of_first_ : of_second_;
    QFont font = this->font();
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(ink_on(colour));
    painter.drawText(
        bar.adjusted(0, 4, 0, -4),
        static_cast<int>(Qt::AlignHCenter | (leads != flipped_ ? Qt::AlignBottom : Qt::AlignTop)),
        QString::number(std::max(first, 100 - first)));
  }
  const int middle = bar.center().y();
  painter.setPen(QPen(theme.accent, 2));
  painter.drawLine(bar.left(), middle, bar.left() + 4, middle);
  painter.drawLine(bar.right() - 4, middle, bar.right(), middle);
  painter.setPen(QPen(theme.muted, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(shape);
}

void EvaluationBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
