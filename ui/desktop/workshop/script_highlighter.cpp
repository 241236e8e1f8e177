// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_highlighter.hpp"

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

QColor script_colour(ScriptWord::Kind kind, const Theme& theme) {
  using Kind = ScriptWord::Kind;
  const auto pick = [&](const char* light, const char* dark, const char* strong) {
    return QColor(QLatin1String(theme.strong ? strong : theme.dark ? dark : light));
  };
  switch (kind) {
    case Kind::kKeyword: return theme.strong ? theme.text : theme.accent;
    case Kind::kPrelude: return pick("#6a2f9c", "#cdb4f6", "#4b1f82");
    case Kind::kNumber: return pick("#8a3b00", "#f0b878", "#6b2a00");
    case Kind::kText: return pick("#1b6033", "#a3d9ac", "#0b4a1e");
    case Kind::kComment: break;
  }
  return theme.muted;
}

QColor idle_ground(const Theme& theme) {
  return QColor(QLatin1String(theme.strong ? "#d8d8d8" : theme.dark ? "#37393e" : "#e6e3dc"));
}

void ScriptHighlighter::highlightBlock(const QString& line) {
  const ScriptLine read = script_words(line, std::max(0, previousBlockState()));
  setCurrentBlockState(read.state);
  for (const ScriptWord& word : read.words) {
    QTextCharFormat format;
    format.setForeground(script_colour(word.kind, current_theme()));
    if (word.kind == ScriptWord::Kind::kKeyword) format.setFontWeight(QFont::DemiBold);
    if (word.kind == ScriptWord::Kind::kComment) format.setFontItalic(true);
    setFormat(word.begin, word.length, format);
  }
}

}  // namespace boardwright::desktop
