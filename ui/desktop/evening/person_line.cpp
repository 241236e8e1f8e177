// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/person_line.hpp"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

void PersonLine::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
  QStyleOptionViewItem line = option;
  initStyleOption(&line, index);
  const QStyle& style = *line.widget->style();
  constexpr int kGap = 12, kEdge = 4, kRounding = 2;
  const int beside =
      style.pixelMetric(QStyle::PM_FocusFrameHMargin, &line, line.widget) + 1;  // as other rows have it
  const QRect room =
      style.subElementRect(QStyle::SE_ItemViewItemText, &line, line.widget).adjusted(beside, 0, -kEdge, 0);
  const QString name = index.data(kName).toString(), words = index.data(kWords).toString();
  // Long words leave the name its half.
  const int for_name = std::min(line.fontMetrics.horizontalAdvance(name), room.width() / 2);
  const int wide = words.isEmpty()
                       ? 0
                       : std::min(line.fontMetrics.horizontalAdvance(words), room.width() - for_name - kGap);
  line.text.clear();
  style.drawControl(QStyle::CE_ItemViewItem, &line, painter, line.widget);
  const Theme& theme = current_theme();
  const bool selected = line.state.testFlag(QStyle::State_Selected);
  const QVariant own = index.data(Qt::ForegroundRole);
  const auto draw = [&](const QString& text, int width, Qt::Alignment side, const QColor& ink) {
    painter->setPen(selected ? theme.on_accent : ink);
    painter->drawText(room, side | Qt::AlignVCenter,
                      line.fontMetrics.elidedText(text, Qt::ElideRight, width));
  };
  painter->save();
  painter->setFont(line.font);
  draw(name, room.width() - (wide == 0 ? 0 : wide + kGap), Qt::AlignLeft,
       own.canConvert<QBrush>() ? own.value<QBrush>().color() : theme.text);
  if (wide > 0) draw(words, wide + kRounding, Qt::AlignRight, theme.muted);
  painter->restore();
}

}  // namespace boardwright::desktop
