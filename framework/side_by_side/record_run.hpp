// SPDX-License-Identifier: GPL-3.0-or-later
//
// One record under several rule sets, up to where they part.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/record/replay.hpp"
#include "framework/side_by_side/same_board.hpp"

namespace boardwright {

/// Where rule sets part over a record.
struct Parting {
  enum class How {
    kNot,       ///< the same to the end of the record
    kStart,     ///< some can't have the position that it starts from
    kMove,      ///< some refuse the next move
    kPosition,  ///< the last move leads to positions that look different
    kResult     ///< after the last move the game is over for some, or has another result
  };
  How how = How::kNot;
  std::size_t plies = 0;  ///< the same for so many, counting the last move of kPosition and kResult
};

/// A record played under each of several rule sets.
struct RecordRun {
  struct Side {
    std::optional<Replay> replay;  ///< up to the first problem; nothing where the start can't be had
    std::optional<NoCounterpart> no_start;
    std::string problem;  ///< why the record can't be played at all otherwise, in English
  };
  std::vector<Side> sides;
  Parting parting;
};

/// Plays an opened record under each of these rule sets, from the position that the record starts from. Dice
/// fall as recorded, whatever the record's seed would give under other rules; how the game was ended by the
/// host (resignation and the like) is no difference.
[[nodiscard]] RecordRun run_record(const OpenedRecord& opened,
                                   const std::vector<std::shared_ptr<const Rules>>& sides);

}  // namespace boardwright
