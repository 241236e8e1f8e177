// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/captured_pieces.hpp"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPieceGap = 8, kCountGap = 2, kRowGap = 3;  // pixels

QString times(int count) { return QStringLiteral("×%1").arg(count); }

}  // namespace

CapturedPieces::CapturedPieces(QWidget* parent) : QWidget(parent) {
  setObjectName("captured");
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  hide();
}

void CapturedPieces::set_kinds(std::vector<Kind> kinds) {
  kinds_ = std::move(kinds);
  setVisible(!kinds_.empty());
  describe();
  updateGeometry();
  update();
}

QString CapturedPieces::words() const {
  if (kinds_.empty()) return {};
  QStringList told;
  for (const Kind& kind : kinds_)
    told << (kind.count > 1 ? QStringLiteral("%1 × %2").arg(kind.count).arg(kind.name) : kind.name);
  return tr("Taken: %1", "pieces").arg(told.join(QStringLiteral(", ")));
}

void CapturedPieces::describe() {
  setToolTip(words());
  setAccessibleName(words());
}

QFont CapturedPieces::count_font() const {
  QFont font = this->font();
  font.setPixelSize(12);
  return font;
}

int CapturedPieces::lay_out(int width, std::vector<QPoint>* corners) const {
  const QFontMetrics metrics(count_font());
  int x = 0, y = 0;
  for (const Kind& kind : kinds_) {
    const int wide = kSide + (kind.count > 1 ? kCountGap + metrics.horizontalAdvance(times(kind.count)) : 0);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += kSide + kRowGap;
    }
    if (corners != nullptr) corners->emplace_back(x, y);
    x += wide + kPieceGap;
  }
  return kinds_.empty() ? 0 : y + kSide;
}

QSize CapturedPieces::sizeHint() const { return {100, heightForWidth(std::max(100, width()))}; }
int CapturedPieces::heightForWidth(int width) const { return lay_out(width, nullptr); }

void CapturedPieces::paintEvent(QPaintEvent*) {
  std::vector<QPoint> corners;
  static_cast<void>(lay_out(width(), &corners));
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setFont(count_font());
  painter.setPen(current_theme().muted);
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const QRect box(corners[i], QSize(kSide, kSide));
    painter.drawPixmap(QRectF(box), kinds_[i].picture, QRectF(kinds_[i].picture.rect()));
    if (kinds_[i].count > 1)
      painter.drawText(QRect(box.right() + 1 + kCountGap, box.top(), 60, kSide),
                       Qt::AlignVCenter | Qt::AlignLeft, times(kinds_[i].count));
  }
}

void CapturedPieces::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
