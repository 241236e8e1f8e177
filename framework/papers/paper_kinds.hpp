// SPDX-License-Identifier: GPL-3.0-or-later
//
// All papers that there are of a tournament, by the names that commands and windows use. Pure functions.
#pragma once

#include <boardwright/pure/result.hpp>
#include <span>
#include <string_view>

#include "framework/papers/evening_paper.hpp"
#include "framework/papers/paper_list.hpp"

namespace boardwright::papers {

/// What a paper needs beside the tournament.
enum class PaperNeeds : std::uint8_t {
  kNothing,
  kRound,      ///< a round that is published
  kAnyRound,   ///< a round, or 0: to be filled in by hand
  kPlaces,     ///< how many places from the first
  kRoundsOnly  ///< nothing, but a tournament in rounds
};

struct PaperKind {
  std::string_view name;  ///< such as "pairings"
  PaperNeeds needs = PaperNeeds::kNothing;
  Result<PaperList> (*list)(const EveningPaper& paper, std::uint32_t number) = nullptr;
  Result<std::string> (*cards)(const EveningPaper& paper,
                               std::uint32_t number) = nullptr;  ///< where it is no list
  /// What boardwright-report and the window draw.
  [[nodiscard]] Result<std::string> json(const EveningPaper& paper, std::uint32_t number) const;
};

/// In the order in which an evening needs them.
[[nodiscard]] std::span<const PaperKind> paper_kinds();
[[nodiscard]] const PaperKind* find_paper_kind(std::string_view name);

}  // namespace boardwright::papers
