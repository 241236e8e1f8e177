// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lots that can be checked: the hash of the seed is shown first, then people may say something, then it is drawn (T1.7).
#pragma once

#include "framework/evening/evening_log.hpp"

namespace boardwright {

/// The hash of the seed that is promised; empty: nothing is left to be drawn, or nothing promised.
[[nodiscard]] std::string lot_hash(const tournament::Tournament& tournament);

class EveningLots {
 public:
  /// The log outlives it.
  explicit EveningLots(EveningLog& log) : log_(log) {}

  /// Fixes the seed of the next lot, if one may come and none is fixed: from then on `lot_hash` is to be shown. Done
  /// when a tournament begins, is changed or has drawn; of one that an older program began, asked for.
  [[nodiscard]] Allowed<void> promise();
  /// Draws the lots that are due, with what people have said before (one line, may be empty). Nothing is due: nothing
  /// happens, but words that come too late are refused.
  [[nodiscard]] Allowed<void> draw(const std::string& said);

 private:
  EveningLog& log_;
};

}  // namespace boardwright
