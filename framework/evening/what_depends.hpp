// SPDX-License-Identifier: GPL-3.0-or-later
//
// What depends on an event of a tournament, so that it can't be taken back (T20.6). A pure function of the tournament.
#pragma once

#include <string>
#include <vector>

#include "framework/tournament/crosstable_of.hpp"

namespace boardwright {

/// Each reason a remark for the organiser; none: it can be taken back. Of an event that isn't there: none.
[[nodiscard]] std::vector<Remark> what_depends(const tournament::Tournament& tournament,
                                               const tournament::NameOf& name, const std::string& event);

}  // namespace boardwright
