// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace boardwright::desktop {

/// A sign of ours, drawn in the colours of the theme worn now; ask again when the theme changes.
[[nodiscard]] QIcon themed_icon(const QString& name);

}  // namespace boardwright::desktop
