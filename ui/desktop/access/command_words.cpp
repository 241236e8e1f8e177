// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/access/command_words.hpp"

namespace boardwright::desktop {

QString command_words(QString text) {
  constexpr QChar kKept(1);  // stands for a sign that is meant
  return text.replace(QStringLiteral("&&"), kKept)
      .remove('&')
      .replace(kKept, '&')
      .remove(QStringLiteral("…"));
}

}  // namespace boardwright::desktop
