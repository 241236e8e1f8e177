// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of a script run in random games, and how one gets to a position where a line runs.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// What was asked of the rules as a line ran.
enum class LineCall : std::uint8_t {
  kReading,   ///< nothing yet: the text was read, and its start made
  kMoves,     ///< which moves a seat has
  kChance,    ///< what chance may bring
  kPlay,      ///< a move or a chance event was played
  kRepeated,  ///< what of a position repetition compares
  kTexts,     ///< texts of its moves
  kPosition,  ///< the position's text, written and read
  kWhyNot,    ///< why what isn't legal isn't
  kView,      ///< what somebody sees
  kEvaluate,  ///< how good it is for a seat
};
/// "reading", "moves" and so on, as in JSON.
[[nodiscard]] std::string_view line_call_name(LineCall call) noexcept;
[[nodiscard]] std::optional<LineCall> line_call_from(std::string_view name) noexcept;

/// The shortest way that was found to where a line runs. A value, of texts alone.
struct LineReach {
  LineCall call = LineCall::kReading;
  std::vector<std::string> moves;  ///< from the start, chance events too: behind them `call` is asked
  std::string position;            ///< its text; of what chance does the position after the event
  std::string seat;                ///< whom `call` is about, a viewer or "chance" too; empty: nobody
  std::string move;                ///< of kPlay: the one that is played
};

struct CoveredLine {
  std::uint32_t line = 0;   ///< from 1
  std::string function;     ///< in which it stands; empty: in none, it runs as the text is read
  std::string source;       ///< the line itself without what it is indented by; empty: not known
  std::uint64_t calls = 0;  ///< in which it ran
  std::uint64_t games = 0;  ///< in which it ran; 0 of a line that only the reading of the text comes by
  std::optional<LineReach> reach;  ///< nothing: it never ran
};

struct LineCoverage {
  std::vector<CoveredLine> lines;  ///< on which something can run, ascending
  std::uint32_t games = 0;         ///< that were begun; only the last may not have come to its end
  std::uint64_t plies = 0;
  [[nodiscard]] std::size_t idle() const noexcept;  ///< lines that never ran
};

struct LineCoverageOptions {
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  std::chrono::milliseconds time{0};  ///< no game is begun or gone on with after it; 0: as long as it takes
  const std::atomic<bool>* stop = nullptr;                 ///< what was found until then comes back
  std::function<void(std::uint32_t games)> progress = {};  ///< after each game, with how many there were
};

/// Plays random games and asks what else a program asks of rules in every fourth position and at each end: views,
/// values, texts, why not. Without `time` and `stop` the same seed gives the same. Fails where the rules aren't a
/// script, or fail in a game: the sentence says after which moves.
[[nodiscard]] Result<LineCoverage> cover_lines(const std::shared_ptr<const Rules>& rules,
                                               const LineCoverageOptions& options);

}  // namespace boardwright
