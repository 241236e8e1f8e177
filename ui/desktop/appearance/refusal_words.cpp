// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/refusal_words.hpp"

#include "framework/text/refusal.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

QString refusal_words(const std::string& sentence) {
  return QString::fromStdString(refusal_in(spoken_language(), sentence));
}

QString refusal_words(const Remark& why) { return QString::fromStdString(why.in(spoken_language())); }

}  // namespace boardwright::desktop
