// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/last_throw.hpp"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/panels/die_art.hpp"

namespace boardwright::desktop {

namespace {

// Of a die's side.
constexpr double kThrowEdge = 0.3, kThrowGap = 0.15, kBetweenThrows = 0.7, kThrowWords = 0.55;
constexpr int kThrowInset = 14;  // pixels: as the cards' words

}  // namespace

LastThrow::LastThrow(QWidget* parent) : QFrame(parent) {
  setObjectName("last_throw");
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  hide();
}

void LastThrow::set_news(std::vector<DiceToast::News> news) {
  news_ = std::move(news);
  setVisible(!news_.empty());
  describe();
}

void LastThrow::set_die_size(int side) {
  if (side == side_) return;
  side_ = side;
  updateGeometry();
  update();
}

std::vector<std::vector<int>> LastThrow::faces() const {
  std::vector<std::vector<int>> all;
  for (const auto& one : news_) {
    if (one.dice.empty()) continue;
    all.emplace_back();
    for (const auto& die : one.dice) all.back().push_back(die.face);
  }
  return all;
}

QString LastThrow::words() const {
  QStringList told;
  for (const auto& one : news_) {
    QStringList faces;
    for (const auto& die : one.dice) faces << QString::number(die.face);
    told << (faces.isEmpty() ? one.text : faces.join(QStringLiteral(", ")));
  }
  return tr("Thrown: %1", "what dice show").arg(told.join(QStringLiteral("; ")));
}

void LastThrow::describe() {
  setAccessibleName(words());
  setToolTip(words());
  updateGeometry();
  update();
}

QFont LastThrow::font_for_words() const {
  QFont font = this->font();
  font.setPixelSize(std::max(12, static_cast<int>(side_ * kThrowWords)));
  return font;
}

int LastThrow::width_of(const DiceToast::News& one) const {
  if (one.dice.empty()) return QFontMetrics(font_for_words()).horizontalAdvance(one.text);
  const auto count = static_cast<double>(one.dice.size());
  return static_cast<int>(count * side_ + (count - 1) * kThrowGap * side_);
}

QSize LastThrow::sizeHint() const { return {10 * side_, static_cast<int>(side_ * (1 + 2 * kThrowEdge))}; }

std::size_t LastThrow::first_in(int room, int gap) const {
  std::size_t first = news_.size();
  for (; first > 0; --first) {
    const int needed = width_of(news_[first - 1]) + (first < news_.size() ? gap : 0);
    if (needed > room && first < news_.size()) break;
    room -= needed;
  }
  return first;
}

void LastThrow::draw_news(QPainter& painter, const DiceToast::News& one, int left) const {
  double x = left;
  for (const auto& die : one.dice) {
    painter.save();
    // As on the board, where a die is drawn for this size.
    const double scale = side_ / static_cast<double>(DiceToast::kPiece);
    painter.translate(x, (height() - side_) / 2.0);
    painter.scale(scale, scale);
    draw_die(painter, QRectF(0, 0, DiceToast::kPiece, DiceToast::kPiece), die.face, die.colour);
    painter.restore();
    x += side_ * (1 + kThrowGap);
  }
  if (one.dice.empty()) {
    painter.setPen(current_theme().text);
    painter.drawText(QRect(left, 0, width() - left - kThrowInset, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     one.text);
  }
}

void LastThrow::paintEvent(QPaintEvent*) {
  const Theme& theme = current_theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  const QFont font = font_for_words();
  painter.setFont(font);
  painter.setPen(theme.muted);
  const QString label = tr("Dice", "a heading beside them");
  const bool dice =
      std::any_of(news_.begin(), news_.end(), [](const auto& one) { return !one.dice.empty(); });
  int left = kThrowInset;
  if (dice) {
    painter.drawText(rect().adjusted(left, 0, -kThrowInset, 0), Qt::AlignVCenter | Qt::AlignLeft, label);
    left += QFontMetrics(font).horizontalAdvance(label) + kThrowInset;
  }
  const int gap = static_cast<int>(side_ * kBetweenThrows);
  const std::size_t first = first_in(width() - left - kThrowInset, gap);
  const double top = (height() - side_) / 2.0;
  for (std::size_t i = first; i < news_.size(); ++i) {
    if (i > first) {  // a hairline between two throws
      painter.setPen(QPen(theme.line, 1));
      painter.drawLine(QPointF(left + gap / 2.0, top), QPointF(left + gap / 2.0, top + side_));
      left += gap;
    }
    draw_news(painter, news_[i], left);
    left += width_of(news_[i]);
  }
}

void LastThrow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
