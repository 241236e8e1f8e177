// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
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
  /// Markdown, for players: RULES.<language>.md, else RULES.en.md, else RULES.md; may be empty. The first two
  /// tell the usual rules: what these rules change is said below the title.
  QString in_full;
  bool full_in_language = false;  ///< whether in_full is in the language asked for
  /// Markdown, with every parameter and notation: RULES.md, which is English. Empty if players have no other
  /// text.
  QString with_parameters;

  [[nodiscard]] static RuleBook of(const std::shared_ptr<const Game>& game,
                                   const std::shared_ptr<const Rules>& rules, Language language);
};

/// The number that a paragraph of rules begins with, such as "L2.1"; empty if it begins otherwise.
[[nodiscard]] QString rule_number(const QString& paragraph);

}  // namespace boardwright::desktop
