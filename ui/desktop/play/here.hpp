// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright::desktop {

/// Whether somebody who plays elsewhere is at his screen.
enum class Here { kHere, kScreenOff, kGone };

}  // namespace boardwright::desktop
