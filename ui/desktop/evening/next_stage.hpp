// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace boardwright {
class Evening;
}  // namespace boardwright

namespace boardwright::desktop {

class HeldEvening;

/// A cup of those who go on from groups, or a table into which their games are carried over, with what was chosen for the
/// groups (T1.1, T12.6): asks how many and which, and holds it in their place.
void ask_stage(HeldEvening& evening, QWidget* above);
/// Who would be here, and who not, by the earlier stage as it is now; empty: nobody.
[[nodiscard]] QString stage_words(const Evening& evening);

}  // namespace boardwright::desktop
