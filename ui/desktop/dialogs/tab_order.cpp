// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/tab_order.hpp"

#include <QFormLayout>
#include <QLayout>
#include <QScrollArea>
#include <QWidget>
#include <vector>

namespace boardwright::desktop {

namespace {

void collect(QLayout* layout, std::vector<QWidget*>& widgets);

void collect(QWidget* widget, std::vector<QWidget*>& widgets) {
  if ((widget->focusPolicy() & Qt::TabFocus) != 0) widgets.push_back(widget);
  const auto* room = qobject_cast<QScrollArea*>(widget);
  if (room != nullptr && room->widget() != nullptr) return collect(room->widget(), widgets);
  // A field may have parts of its own, which follow it by themselves.
  if (widget->layout() != nullptr) collect(widget->layout(), widgets);
}

void collect(QLayout* layout, std::vector<QWidget*>& widgets) {
  const auto take = [&widgets](QLayoutItem* item) {
    if (item == nullptr) return;
    if (QWidget* widget = item->widget()) collect(widget, widgets);
    if (QLayout* inner = item->layout()) collect(inner, widgets);
  };
  if (const auto* form = qobject_cast<QFormLayout*>(layout)) {
    for (int row = 0; row < form->rowCount(); ++row)
      for (const auto role : {QFormLayout::LabelRole, QFormLayout::FieldRole, QFormLayout::SpanningRole})
        take(form->itemAt(row, role));
    return;
  }
  for (int i = 0; i < layout->count(); ++i) take(layout->itemAt(i));
}

}  // namespace

void tab_as_seen(QWidget* top) {
  std::vector<QWidget*> widgets;
  if (top->layout() != nullptr) collect(top->layout(), widgets);
  for (std::size_t i = 1; i < widgets.size(); ++i) QWidget::setTabOrder(widgets[i - 1], widgets[i]);
}

}  // namespace boardwright::desktop
