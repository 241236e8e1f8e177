// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that a script may use besides Lua's own grammar: what each is, with an example. The one place for them in
// the window: colours, completion and help all read it.
#pragma once

#include <QString>
#include <span>

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

}  // namespace boardwright::desktop
