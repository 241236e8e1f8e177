// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include "framework/text/language.hpp"

namespace boardwright::desktop {

/// Speaks a language from now on: every widget gets a LanguageChange event. English is what the sources say;
/// the words of others are in the program, or in boardwright_<code>.qm beside the language's texts, and stay
/// English where there are none.
void speak(Language language);
[[nodiscard]] Language spoken_language();
/// Of dates and numbers: days before months in English too, as the rest of the program is written.
[[nodiscard]] QLocale spoken_locale();
/// A language's own name, for the menu: Deutsch is Deutsch in every language.
[[nodiscard]] QString own_name(Language language);
/// "de".
[[nodiscard]] QString code_of(Language language);

}  // namespace boardwright::desktop
