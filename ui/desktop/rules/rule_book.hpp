// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright::desktop {

/// The numbered rules of a game in one language: each in a sentence, and as the game's author wrote them
/// down. A value.
struct RuleBook {
  struct Entry {
    QString number, sentence;
  };
  std::vector<Entry> in_short;  ///< those of these rules, with their parameters; in the order of the numbers
  QString in_full;  ///< Markdown: RULES.<language>.md, else RULES.md, which is English; may be empty
  bool full_in_language = false;  ///< whether in_full is in the language asked for

  [[nodiscard]] static RuleBook of(const Game& game, const Rules& rules, Language language);
};

/// The number that a paragraph of rules begins with, such as "L2.1"; empty if it begins otherwise.
[[nodiscard]] QString rule_number(const QString& paragraph);

}  // namespace boardwright::desktop
