// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads scoring.yaml: the general one in config/ and those of games. README.md in this folder describes the
// file. Never throws; any thread.
#pragma once

#include "framework/scoring/scheme.hpp"

namespace boardwright {

/// What the reader needs to know to find mistyped names.
struct ScoringContext {
  const ScoringFile* general =
      nullptr;                        ///< a game's file may name what is in it; none: this is the general one
  std::vector<std::string> variants;  ///< the game's; empty: any id will do
  std::vector<std::string> reasons;   ///< the game's own; empty: any id will do
};

/// What was read, and everything that is wrong with it: sentences that begin with file:line:column, tell what
/// was expected and the nearest known name. Use the file only if there are none.
struct ScoringReading {
  ScoringFile scoring;
  std::vector<std::string> problems;
};
[[nodiscard]] ScoringReading read_scoring_file(const std::filesystem::path& file,
                                               const ScoringContext& context = {});

/// The same for a text already in memory; `file` only names it.
[[nodiscard]] ScoringReading read_scoring_text(const std::string& yaml, const std::filesystem::path& file,
                                               const ScoringContext& context = {});

}  // namespace boardwright
