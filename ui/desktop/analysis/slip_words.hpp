// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include "ui/desktop/analysis/course.hpp"

namespace boardwright::desktop {

[[nodiscard]] QString sign_of(Slip slip);             ///< "?!", "?", "??"
[[nodiscard]] QString name_of(Slip slip);             ///< "Mistake"
[[nodiscard]] QString counted(Slip slip, int count);  ///< "2 mistakes"
/// Behind white letters.
[[nodiscard]] QColor badge_colour(Slip slip);
/// Of words on the worn theme's panels.
[[nodiscard]] QColor word_colour(Slip slip);
/// "Mistake by Black: expected score 64% → 41%. Better was c1-c4."
[[nodiscard]] QString sentence_of(const JudgedMove& judged, const QString& seat);

}  // namespace boardwright::desktop
