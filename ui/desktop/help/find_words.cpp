// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help/find_words.hpp"

#include <QTextBrowser>

namespace boardwright::desktop {

void find_words(QTextBrowser& text, const QString& words, bool again) {
  QTextCursor from = text.textCursor();
  if (!again) from.setPosition(from.selectionStart());
  text.setTextCursor(from);
  if (words.isEmpty() || text.find(words)) return;
  text.moveCursor(QTextCursor::Start);
  text.find(words);
}

}  // namespace boardwright::desktop
