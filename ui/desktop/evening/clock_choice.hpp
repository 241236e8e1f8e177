// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QString;

namespace boardwright::desktop {

/// No clock, those for every game, and `control` where it is none of these: a game's own, or as somebody wrote it. It is
/// chosen; the data of each is the control.
void offer_clocks(QComboBox& box, const QString& control);

}  // namespace boardwright::desktop
