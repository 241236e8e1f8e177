// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of a script, line by line, for whoever colours them. Values.
#pragma once

#include <QStringView>
#include <vector>

namespace boardwright::desktop {

struct ScriptWord {
  enum class Kind { kKeyword, kPrelude, kNumber, kText, kComment };
  Kind kind;
  int begin, length;
  friend bool operator==(const ScriptWord&, const ScriptWord&) = default;
};

struct ScriptLine {
  std::vector<ScriptWord> words;
  int state = 0;  ///< what goes on in the next line: 0 nothing, else a comment or a text of several lines
};

/// `state`: that of the line before.
[[nodiscard]] ScriptLine script_words(QStringView line, int state);

}  // namespace boardwright::desktop
