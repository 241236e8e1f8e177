// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/clock_choice.hpp"

#include <QComboBox>
#include <QCoreApplication>

#include "framework/clock/presets.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

struct ClockChoice {
  Q_DECLARE_TR_FUNCTIONS(ClockChoice)
};

}  // namespace

void offer_clocks(QComboBox& box, const QString& control) {
  box.clear();
  box.addItem(ClockChoice::tr("No clock"), QString());
  for (const auto& preset : general_clocks().presets)
    box.addItem(QString::fromStdString(preset.name.or_english(spoken_language())),
                QString::fromStdString(preset.id));
  if (box.findData(control) < 0) box.addItem(control, control);
  box.setCurrentIndex(box.findData(control));
}

}  // namespace boardwright::desktop
