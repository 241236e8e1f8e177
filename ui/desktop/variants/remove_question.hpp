// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace boardwright::desktop {

/// Asks whether a variant of the user's shall go for good. `heirs`: variants that can't be used without it.
[[nodiscard]] bool may_remove(QWidget* parent, const QString& variant, const QStringList& heirs);

}  // namespace boardwright::desktop
