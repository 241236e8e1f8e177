// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches of two that are begun one by one: of an open evening (T12.8), and challenges on a ladder (T16).
#pragma once

#include <optional>

#include "framework/evening/evening_log.hpp"
#include "framework/evening/waiting.hpp"

namespace boardwright {

class EveningMatches {
 public:
  /// Both outlive it. `met_before`: how often two met in the series before; nothing: `proposals` counts it.
  EveningMatches(EveningLog& log, std::optional<MetBefore>& met_before)
      : log_(log), met_before_(met_before) {}

  /// Pairs an open evening's two who wait.
  [[nodiscard]] Allowed<void> begin(const tournament::Proposal& proposal);
  /// Whom an open evening would pair now. The series is the store's open evenings of the same name, counted once. The first
  /// call with two who wait draws the lot for sides that nothing else decides.
  [[nodiscard]] Allowed<Proposed> proposals(const TimeLeft& time = {});
  /// Pairs two who were proposed, on the sides that they are due then; refused where they don't both wait any more.
  [[nodiscard]] Allowed<void> accept(const tournament::Proposal& proposal);
  /// The two are not proposed again for 15 minutes.
  [[nodiscard]] Allowed<void> decline(const tournament::Proposal& proposal);
  /// One challenges another on a ladder (T16.1). The result of their board settles it; won by forfeit against the one
  /// challenged means refused.
  [[nodiscard]] Allowed<void> challenge(const std::string& challenger, const std::string& challenged,
                                        std::uint32_t game = 0);

 private:
  [[nodiscard]] Allowed<void> count_series();
  [[nodiscard]] Allowed<void> must_be_free(const tournament::Proposal& proposal) const;
  [[nodiscard]] Allowed<EveningPlan> match_of(const std::string& first, const std::string& second,
                                              std::uint32_t game, std::string challenger = {}) const;

  EveningLog& log_;
  std::optional<MetBefore>& met_before_;
};

}  // namespace boardwright
