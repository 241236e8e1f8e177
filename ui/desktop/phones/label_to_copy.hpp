// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace boardwright::desktop {

/// A code or an address: large, and selected by mouse or keyboard.
[[nodiscard]] QLabel* label_to_copy(const char* name);

}  // namespace boardwright::desktop
