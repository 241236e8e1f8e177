// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step that is being written down. Part of Match.
#pragma once

#include "framework/match/match_mark.hpp"

namespace boardwright {

struct Match::Writing {
  std::uint64_t number = 0;
  Mark after;           ///< what holds once it is written
  GameLine::Tail tail;  ///< and the plies, unless `after` has the whole line
  Written then;
};

}  // namespace boardwright
