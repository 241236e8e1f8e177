// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that a script may use besides Lua's own grammar: what each is, with an example. The one place for them in
// the window: colours, completion and help all read it.
#pragma once

#include <QString>
#include <span>

class QTextCursor;

namespace boardwright::desktop {

struct ScriptHelp {
  const char* word;     ///< `board.step` of what stands behind a dot
  const char* example;  ///< to be put in
  const char* english;  ///< what it is, in one sentence

  [[nodiscard]] QString sentence() const;  ///< in the language spoken
};

[[nodiscard]] std::span<const ScriptHelp> script_help();
/// Nothing for a word that isn't one of these.
[[nodiscard]] const ScriptHelp* help_for(QStringView word);
/// What the word at a place of a text is; nothing for any other word.
[[nodiscard]] const ScriptHelp* help_at(const QTextCursor& place);
/// Where the word begins that stands before a place of a line.
[[nodiscard]] int word_begin(const QString& line, int place);

}  // namespace boardwright::desktop
