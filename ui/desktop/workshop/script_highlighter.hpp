// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSyntaxHighlighter>

#include "ui/desktop/workshop/script_words.hpp"

namespace boardwright::desktop {

struct Theme;

/// What words of this kind have in a theme, on its panels.
[[nodiscard]] QColor script_colour(ScriptWord::Kind kind, const Theme& theme);
/// Behind lines that never ran; their words are Theme::muted.
[[nodiscard]] QColor idle_ground(const Theme& theme);

/// Colours the words of a script.
class ScriptHighlighter final : public QSyntaxHighlighter {
  Q_OBJECT
 public:
  explicit ScriptHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

 protected:
  void highlightBlock(const QString& line) override;
};

}  // namespace boardwright::desktop
