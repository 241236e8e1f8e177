// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright::desktop {

/// From now on every label, tooltips and questions included, shows its text letter by letter unless it asks
/// for rich text: what looks like markup may be a member's name. Once; the application must be there.
void keep_labels_plain();

/// A foreign text for menus, buttons and tabs, where '&' would make the next letter a key.
[[nodiscard]] QString without_keys(QString text);

}  // namespace boardwright::desktop
