// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to play this evening. Pure functions of facts and a seed.
#pragma once

#include <boardwright/pure/result.hpp>
#include <string>

#include "framework/planning/dead_end.hpp"
#include "framework/planning/side_advice.hpp"
#include "framework/planning/simulated_evening.hpp"
#include "framework/text/language.hpp"

namespace boardwright::planning {

struct FormatAdvice {
  Format format;
  Outlook outlook;
  DeadEnd dead_end = DeadEnd::kNever;  ///< in the last round of a Swiss
  friend bool operator==(const FormatAdvice&, const FormatAdvice&) = default;
};

struct Advice {
  SideFigures sides;
  bool equal = false;                 ///< nothing is known of who is stronger
  std::vector<double> rounds;         ///< chance that so many rounds end in time, from one
  std::uint32_t rounds_that_fit = 0;  ///< with 80%
  std::vector<FormatAdvice> formats;  ///< that end in time with 80%, most time spent playing first; the open
                                      ///< evening always
  friend bool operator==(const Advice&, const Advice&) = default;
};

inline constexpr double kInTime = 0.8;
inline constexpr std::size_t kMostPlanned = 200;

/// `facts.first` is taken from `first` where that has games. Refuses fewer than two people, more than kMostPlanned,
/// and times or shares that can't be.
[[nodiscard]] Result<Advice> advise(EveningFacts facts, const FirstMover& first, bool drawn_by_lot,
                                    std::uint64_t seed = 1);

/// One sentence each, for an organiser: about sides, about time, then about each format.
[[nodiscard]] std::vector<std::string> advice_sentences(const Advice& advice, std::uint32_t people,
                                                        Language language);

}  // namespace boardwright::planning
