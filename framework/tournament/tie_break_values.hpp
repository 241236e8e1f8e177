// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every tie-break that a single entrant has without regard to who is level with him: all but DE and LOT. What
// several need, such as everybody's Buchholz, is counted once. One thread at a time; refers to the table.
#pragma once

#include <map>
#include <memory>

#include "framework/tournament/derivation.hpp"

namespace boardwright::tournament {

class TieBreakValues {
 public:
  TieBreakValues(const Crosstable& table, std::uint32_t after);

  [[nodiscard]] const ScoredTable& table() const { return table_; }
  [[nodiscard]] Derivation derive(const TieBreak& tie_break, Number number);

 private:
  using Values = std::vector<std::optional<Fraction>>;
  struct Fore;  // the table with its last round drawn
  const ScoredTable& fore();
  const Values& of_everybody(const TieBreak& tie_break);

  ScoredTable table_;
  std::shared_ptr<const Fore> fore_;
  std::map<std::string, Values> of_everybody_;  // by the tie-break's text
};

}  // namespace boardwright::tournament
