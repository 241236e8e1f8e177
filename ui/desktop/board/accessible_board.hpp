// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright::desktop {

/// A scene has no accessible interfaces by itself. From now on every BoardView has one child for each field
/// and each tray, with a name such as "e2, black piece", that can be focused and pressed. Calling it again is
/// harmless.
void install_accessible_board();

}  // namespace boardwright::desktop
