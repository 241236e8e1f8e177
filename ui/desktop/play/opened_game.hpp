// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "framework/line/game_line.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/record/replay.hpp"

namespace boardwright::desktop {

/// A record that is looked at instead of being played.
struct ShownRecord {
  Record record;  ///< in words of our own, whatever it was written in: it may be saved again in any format
  GameLine line;
  std::optional<Outcome> result;
  std::string problem;  ///< in the spoken language: where it could be played no further; empty: to its end
};

/// What comes onto the table when a record is opened.
struct OpenedGame {
  MatchPlan plan;
  std::optional<ShownRecord> shown;  ///< nothing: the game goes on by the plan
};

/// An unfinished record without chance events goes on as a game; any other is looked at. Refuses one that can't be
/// played at all, in the spoken language.
[[nodiscard]] Result<OpenedGame> open_game(const OpenedRecord& opened);

}  // namespace boardwright::desktop
