// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace boardwright::desktop {

enum class Unsaved { kSave, kDrop, kStay };

/// What is to become of what isn't saved, before something else takes its place. `why_not`: why it can't be saved as it
/// is, which leaves the other two; empty where it can.
[[nodiscard]] Unsaved ask_unsaved(QWidget* parent, const QString& title, const QString& what,
                                  const QString& why_not = {});

}  // namespace boardwright::desktop
