// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace boardwright::desktop {

/// Sets a property that style_sheet.cpp asks for, such as "role". By itself a widget would keep the look it has.
inline void style_by(QWidget& widget, const char* property, const QVariant& value) {
  if (widget.property(property) == value) return;
  widget.setProperty(property, value);
  widget.style()->unpolish(&widget);
  widget.style()->polish(&widget);
}

}  // namespace boardwright::desktop
