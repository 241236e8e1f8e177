// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QTextBrowser;

namespace boardwright::desktop {

/// Marks where the words stand, from the cursor on and once round the end. `again`: the next place, else the
/// same one may still do, as while somebody types.
void find_words(QTextBrowser& text, const QString& words, bool again);

}  // namespace boardwright::desktop
