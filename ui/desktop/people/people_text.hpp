// SPDX-License-Identifier: GPL-3.0-or-later
//
// How names are looked for.
#pragma once

#include <QString>

namespace boardwright::desktop {

/// Letters without accents and capitals, so that "jose" finds "José" and "lodz" finds "Łódź".
[[nodiscard]] QString folded(const QString& text);

/// Whether every word that was typed begins a word of the text.
[[nodiscard]] bool meets(const QString& text, const QString& typed);

/// Whether two names are one: by their letters, however they are encoded, capital or small.
[[nodiscard]] bool same_name(const QString& one, const QString& other);

}  // namespace boardwright::desktop
