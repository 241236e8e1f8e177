// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "framework/line/game_line.hpp"
#include "framework/statistics/board_watch.hpp"
#include "framework/statistics/run.hpp"

namespace boardwright {

/// The same figures of games that have been played already, by people or programs: each game is a block of
/// its own, and all are watched. Games without a result count as cut off.
class RecordedGames {
 public:
  /// `game`: id/variant. All games are by these rules.
  [[nodiscard]] static Result<RecordedGames> create(const std::shared_ptr<const Rules>& rules,
                                                    const std::string& game);

  /// A game as far as it was played; `result` may be the host's (resignation, time …).
  [[nodiscard]] PlayedGame add(const GameLine& line, const std::optional<Outcome>& result);
  [[nodiscard]] const RunResult& result() const noexcept { return result_; }
  [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }

 private:
  RecordedGames(std::shared_ptr<const Rules> rules, RunIdentity identity);

  std::shared_ptr<const Rules> rules_;
  std::vector<double> logs_;
  RunResult result_;
};

/// What stands for players in the identity of such a run.
inline constexpr const char* kRecordedPlayers = "as recorded";

}  // namespace boardwright
