// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "framework/search/choice.hpp"

namespace boardwright {

/// What computer players are made for.
struct PlayerSetup {
  SearchChoice search{};  ///< the game's: GameFile::search
  /// Of one player's search; 0: one, and as many as the machine has for who takes its time.
  unsigned threads = 0;
  std::size_t memory = std::size_t{128} << 20U;  ///< bytes of its tree
  /// It is shown true positions instead of views and searches them as if nothing were hidden: to measure what
  /// that is worth, never to play with people.
  bool sees_all = false;
  friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

}  // namespace boardwright
