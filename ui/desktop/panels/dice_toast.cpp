// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/dice_toast.hpp"

#include <QPainter>
#include <QRandomGenerator>
#include <array>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kDie = 52, kGap = 14, kPadding = 16;  // pixels
constexpr int kRoll = 700;                          // milliseconds
constexpr int kTurns = 9;                           // faces seen on the way

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

}  // namespace

DiceToast::DiceToast(QWidget* parent) : QFrame(parent) {
  setObjectName("toast");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  roll_.setDuration(kRoll);
  roll_.setStartValue(0);
  roll_.setEndValue(kTurns);
  roll_.setEasingCurve(QEasingCurve::OutCubic);
  connect(&roll_, &QVariantAnimation::valueChanged, this, [this] {
    for (int& face : faces_) face = QRandomGenerator::global()->bounded(1, 7);
    if (roll_.currentValue().toInt() == kTurns) faces_ = read_throw(events_.last());
    update();
  });
  hide();
}

std::vector<int> DiceToast::read_throw(const QString& event) {
  std::vector<int> faces;
  if (!event.startsWith("dice:") && !event.startsWith("roll:")) return faces;
  for (const QString& number : event.mid(5).split('-')) {
    bool good = false;
    const int face = number.toInt(&good);
    if (!good || face < 1 || face > 99 || number != QString::number(face)) return {};
    faces.push_back(face);
  }
  return faces;
}

void DiceToast::show_events(const QStringList& events, const std::vector<QColor>& colours, bool animated) {
  events_ = events;
  colours_ = colours;
  roll_.stop();
  faces_ = read_throw(events.last());
  if (!faces_.empty() && animated) roll_.start();
  setAccessibleName(text());
  resize(sizeHint());
  show();
  raise();
  update();
}

QString DiceToast::text() const { return events_.join("   "); }

QSize DiceToast::sizeHint() const {
  const int count = static_cast<int>(faces_.size());
  if (count > 0) return {count * kDie + (count - 1) * kGap + 2 * kPadding, kDie + 2 * kPadding};
  const QFontMetrics metrics(font());
  return {metrics.horizontalAdvance(text()) + 2 * kPadding, metrics.height() + kPadding};
}

void DiceToast::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(current_theme().text);
  painter.drawRoundedRect(rect(), 8, 8);
  if (faces_.empty()) {
    painter.setPen(current_theme().window);
    painter.drawText(rect(), Qt::AlignCenter, text());
    return;
  }
  for (std::size_t i = 0; i < faces_.size(); ++i)
    draw_die(painter, QRectF(kPadding + static_cast<double>(i) * (kDie + kGap), kPadding, kDie, kDie),
             faces_[i], i < colours_.size() ? colours_[i] : QColor(Qt::white));
}

}  // namespace boardwright::desktop
