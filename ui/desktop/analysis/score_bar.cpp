// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/score_bar.hpp"

#include <QPainter>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

void ScoreBar::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, QModelIndex());  // what lies behind every cell
  const Theme& theme = current_theme();
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  constexpr int kMargin = 8, kHeight = 8;
  const int words = option.fontMetrics.horizontalAdvance(QStringLiteral("100%"));
  const QRect text(option.rect.left() + kMargin, option.rect.top(), words, option.rect.height());
  QRectF bar(text.right() + kMargin, option.rect.center().y() - kHeight / 2 + 1, 0, kHeight);
  bar.setRight(option.rect.right() - kMargin);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(selected ? theme.on_accent : theme.text);
  painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
  painter->setPen(Qt::NoPen);
  QColor ground = selected ? theme.on_accent : theme.line;
  if (selected) ground.setAlphaF(0.35F);
  painter->setBrush(ground);
  painter->drawRoundedRect(bar, 3, 3);
  bar.setWidth(std::clamp(index.data(Qt::UserRole).toDouble(), 0.0, 1.0) * bar.width());
  painter->setBrush(selected ? theme.on_accent : theme.accent);
  painter->drawRoundedRect(bar, 3, 3);
  painter->restore();
}

}  // namespace boardwright::desktop
