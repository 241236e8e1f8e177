// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arrangements with names: a few come with a game (arrangements.yaml beside its game.yaml), a user keeps
// others.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "framework/text/language.hpp"

namespace boardwright {

struct NamedArrangement {
  LocalText name;
  std::string letters;  ///< as arrangement_text.hpp has them
  friend bool operator==(const NamedArrangement&, const NamedArrangement&) = default;
};

struct ArrangementsReading {
  std::vector<NamedArrangement> arrangements;
  std::vector<std::string> problems;  ///< sentences that begin with file:line:column
};

/// A file such as
///
///     arrangements:
///       - name: {en: "Fortress", nl: "Vesting", de: "Festung", fr: "Forteresse"}
///         rows:
///           - "ATNA TKAN LA"
///           - …
///
/// with the front row first. Whether letters fit a game shows when they are put on its board.
[[nodiscard]] ArrangementsReading read_arrangements(const std::filesystem::path& file);
[[nodiscard]] ArrangementsReading read_arrangements_text(const std::string& yaml,
                                                         const std::filesystem::path& file);

/// The same as text; reading it gives the same arrangements.
[[nodiscard]] std::string write_arrangements(std::span<const NamedArrangement> arrangements);

}  // namespace boardwright
