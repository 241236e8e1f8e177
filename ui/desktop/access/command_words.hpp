// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright::desktop {

/// A command's or a menu's words as a sentence has them: without the sign for its letter and without "…".
[[nodiscard]] QString command_words(QString text);

}  // namespace boardwright::desktop
