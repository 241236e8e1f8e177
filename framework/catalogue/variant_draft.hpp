// SPDX-License-Identifier: GPL-3.0-or-later
//
// A rule set in the making: a variant of a game outside its game.yaml, as values for a form and as YAML for
// those who write. Either can be made from the other.
#pragma once

#include <string>
#include <vector>

#include "framework/catalogue/game.hpp"

namespace boardwright {

/// A value.
struct VariantDraft {
  std::string id;
  LocalText name, summary;
  std::string inherits;  ///< a variant of the game; empty: the plugin's defaults
  Parameters set;        ///< its own values, without what it inherits
  friend bool operator==(const VariantDraft&, const VariantDraft&) = default;
};

/// What is wrong with a text, and where.
struct TextProblem {
  FilePlace place;
  std::string sentence;
};

/// A draft as far as it could be read. It makes rules exactly if there are no problems.
struct DraftReading {
  VariantDraft draft;
  std::vector<TextProblem> problems;  ///< in the order of the text
};

/// Reads what one entry of game.yaml's `variants` holds, policies left out: keys and values are checked
/// against the game's parameters, and rules are made from them. Loads the library.
[[nodiscard]] DraftReading read_draft(const std::string& yaml, const Game& game);

/// The text of a draft: reading it gives the draft again. Comments and the order of an earlier text are lost.
[[nodiscard]] std::string write_draft(const VariantDraft& draft);

/// All parameters' values: the plugin's defaults, what the draft inherits, its own.
[[nodiscard]] Result<Parameters> values_of(const VariantDraft& draft, const Game& game);
/// The same draft with these values for all parameters: those that differ from what it inherits are set.
[[nodiscard]] Result<VariantDraft> with_values(VariantDraft draft, const Parameters& values,
                                               const Game& game);

[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const VariantDraft& draft, const Game& game);

}  // namespace boardwright
