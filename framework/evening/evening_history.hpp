// SPDX-License-Identifier: GPL-3.0-or-later
//
// The organiser's last word on what has been written: taken back, chosen of two, or taken in though it came too late.
#pragma once

#include "framework/evening/evening_log.hpp"

namespace boardwright {

class EveningHistory {
 public:
  /// The log outlives it.
  explicit EveningHistory(EveningLog& log) : log_(log) {}

  /// Refused where anything depends on it (what_depends.hpp).
  [[nodiscard]] Allowed<void> undo(std::string event, std::string reason);
  /// Of one round paired twice, the publication that holds.
  [[nodiscard]] Allowed<void> choose(std::string pairing, std::string reason);
  /// What came too late from a laptop that the evening was taken from is taken in.
  [[nodiscard]] Allowed<void> accept(std::vector<std::string> events, std::string reason);

 private:
  EveningLog& log_;
};

}  // namespace boardwright
