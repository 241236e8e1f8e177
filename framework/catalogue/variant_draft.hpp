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

/// A draft as far as it could be read.
struct DraftReading {
  VariantDraft draft;
  std::vector<TextProblem> problems;                ///< in the order of the text
  std::shared_ptr<const Rules> rules;               ///< there exactly if there are no problems
  std::map<std::string, std::string> wrong_values;  ///< by parameter: why the value isn't in the draft
  bool is_map = false;  ///< it is YAML with keys, so that single values of it can be changed
};

/// Reads what one entry of game.yaml's `variants` holds: keys and values are checked against the game's
/// parameters, and rules are made from them. Policies are checked and are not part of the draft.
/// `saved_as`: the id under which the game knows an earlier version of it; none: it is new. Loads the
/// library.
[[nodiscard]] DraftReading read_draft(const std::string& yaml, const Game& game,
                                      std::string_view saved_as = {});

/// The text of a draft: reading it gives the draft again. Comments and the order of an earlier text are lost.
[[nodiscard]] std::string write_draft(const VariantDraft& draft);

/// An id as YAML: without quotation marks, which other texts with dashes have.
[[nodiscard]] std::string write_id(const std::string& id);

/// All parameters' values: the plugin's defaults, what the draft inherits, its own.
[[nodiscard]] Result<Parameters> values_of(const VariantDraft& draft, const Game& game);
/// The same draft with these values for all parameters: those that differ from what it inherits are set.
[[nodiscard]] Result<VariantDraft> with_values(VariantDraft draft, const Parameters& values,
                                               const Game& game);

[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const VariantDraft& draft, const Game& game);

}  // namespace boardwright
