// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/record/replay.hpp"

namespace boardwright {

/// A game as one seat (or a spectator) has seen it, for a file of its own: moves as the viewer learnt of
/// them, those it did not learn of left out. The seed, what seats have added to it and comments would tell
/// more and are left out too; hashes stay. Where rules hide nothing it is the record itself. `replayed` is of
/// `whole`.
[[nodiscard]] Result<Record> seen_record(const Record& whole, const Replay& replayed, Seat viewer);

/// The same from a line that is known to be the record's, such as a match's own.
[[nodiscard]] Record seen_record(const Record& whole, const GameLine& line, Seat viewer);

}  // namespace boardwright
