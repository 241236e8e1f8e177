// SPDX-License-Identifier: GPL-3.0-or-later
//
// Forms of a dialog that stand below each other and look like one.
#pragma once

#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSize>
#include <QSpinBox>
#include <QVBoxLayout>
#include <initializer_list>

#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

/// Of a label: as high as a field, so that words stand on one line; as wide in every form.
inline constexpr QSize kLabelSize(96, 32);

[[nodiscard]] inline QFormLayout* make_form(QWidget* parent) {
  auto* form = new QFormLayout(parent);
  form->setContentsMargins(0, 0, 0, 0);
  form->setSpacing(10);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  return form;
}

/// A row whose label names its field, also for who doesn't see the two side by side.
inline void add_field(QFormLayout& form, QLabel* label, QWidget* field) {
  label->setBuddy(field);
  form.addRow(label, field);
}

/// A whole number that is typed, without arrows, as wide as that.
[[nodiscard]] inline QSpinBox* number_box(const char* name, int least, int most, int width) {
  auto* box = new QSpinBox;
  box->setObjectName(name);
  box->setRange(least, most);
  box->setMaximumWidth(width);
  box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  return box;
}

/// A dialog's buttons, at its right; the last one is what it is for.
[[nodiscard]] inline QHBoxLayout* closing_row(std::initializer_list<QPushButton*> buttons) {
  auto* row = new QHBoxLayout;
  row->addStretch();
  for (QPushButton* button : buttons) row->addWidget(button);
  return row;
}

/// The column of a dialog's contents, above its buttons: on a small screen it scrolls, and the buttons stay
/// in sight.
[[nodiscard]] inline QVBoxLayout* scroll_above(QDialog& dialog, QLayout* buttons) {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, 0, 0);
  auto* whole = new QVBoxLayout(&dialog);
  whole->setContentsMargins(20, 20, 20, 18);
  whole->setSpacing(14);
  whole->addWidget(new ColumnScroll(inside), 1);
  whole->addLayout(buttons);
  return column;
}

}  // namespace boardwright::desktop
