// SPDX-License-Identifier: GPL-3.0-or-later
//
// Forms of a dialog that stand below each other and look like one.
#pragma once

#include <QFormLayout>
#include <QSize>

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

}  // namespace boardwright::desktop
