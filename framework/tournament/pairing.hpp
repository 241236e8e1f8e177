// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next round of a crosstable, as a system makes it. Values; each system has a file of its own.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "framework/text/remark.hpp"
#include "framework/tournament/crosstable.hpp"

namespace boardwright::tournament {

struct Pair {
  Number first = 0;   ///< on side 1
  Number second = 0;  ///< on side 2
  friend bool operator==(const Pair&, const Pair&) = default;
};

struct RoundPairing {
  std::vector<Pair> pairs;  ///< in the order of the boards (T5.6)
  Number bye = 0;           ///< who gets the system's bye
  friend bool operator==(const RoundPairing&, const RoundPairing&) = default;
};

/// Why a round can't be made (T5.7).
struct PairingProblem {
  std::string rule;            ///< the number of the absolute rule that would have to give, such as "T6.4"
  std::vector<Number> people;  ///< the smallest set of people who are concerned
  Remark remark;               ///< for an organiser; {0} is for the people
  /// With them as they are called.
  [[nodiscard]] Remark named(const std::function<std::string(Number)>& name) const;
  [[nodiscard]] std::string sentence() const;  ///< in English, with numbers
  friend bool operator==(const PairingProblem&, const PairingProblem&) = default;
};
/// `arguments`: from {1} on.
[[nodiscard]] PairingProblem problem(std::string rule, std::vector<Number> people, std::string key,
                                     std::vector<std::string> arguments = {});

}  // namespace boardwright::tournament
