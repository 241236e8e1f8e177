// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright::desktop {

/// Tab goes through everything in a widget as its layouts show it: from line to line, in a line as one reads.
/// To be called again when something has come into it.
void tab_as_seen(QWidget* top);

}  // namespace boardwright::desktop
