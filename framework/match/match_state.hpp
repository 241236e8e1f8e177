// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a match stands, as a value: what it was begun with, its moves, its clock and what is agreed at the table.
// Nobody watches it and nothing is written down: that is match.hpp. What commands do to it stands in
// carry_out.hpp, requests.hpp and departures.hpp.
#pragma once

#include <optional>
#include <vector>

#include "framework/line/game_line.hpp"
#include "framework/match/arrangement.hpp"
#include "framework/match/match_clock.hpp"
#include "framework/match/match_options.hpp"
#include "framework/match/table_facts.hpp"

namespace boardwright {

/// One thread at a time. A function that fails may leave it half changed: return_to a mark undoes that.
struct MatchState {
  MatchOptions options;
  Seed dice;  ///< the host's seed and the seats' entropy
  GameLine line;
  MatchClock clock;
  TableFacts table;
  std::vector<Seat> noted_flags{};  ///< written down, or at least told
  std::vector<Seat> away{};         ///< by Match::note_away, ascending; no step changes it

  /// At the start, nobody's clock running. Refuses what doesn't belong to the rules.
  [[nodiscard]] static Result<MatchState> create(MatchOptions options);

  [[nodiscard]] const Rules& rules() const noexcept { return *options.rules; }
  [[nodiscard]] std::size_t plies() const noexcept { return line.plies().size(); }
  [[nodiscard]] bool is_over() const noexcept { return table.result.has_value(); }
  [[nodiscard]] std::size_t seats_left() const { return table.seats_left(rules()); }
  /// Seats that may act; none at the end.
  [[nodiscard]] std::vector<Seat> seats_on_turn() const;
  /// Who is away and waited for, as everybody may know: while seats act together, all who are away.
  [[nodiscard]] std::vector<Seat> missed() const;
  /// Whether a move or a claim of this seat is heeded.
  [[nodiscard]] CommandResult check_turn(Seat seat) const;
  /// Under MatchOptions::ply_limit; 0: no limit.
  [[nodiscard]] std::uint32_t plies_left() const;
  [[nodiscard]] std::optional<Arrangement> arrange(Seat seat) const;
  /// For a seat at this ply, derived from the dice.
  [[nodiscard]] Random generator(Seat seat) const;
  /// The rules' result, then repetition, then the limit.
  void adjudicate();
  /// So many plies are left, and what was offered and asked for goes with the others. The clock is another matter.
  void take_back_to(std::size_t ply);

  // Time.
  /// Where the clock proper begins: whether it waits for a move first.
  [[nodiscard]] bool clock_would_wait() const;
  void let_clock_wait(UtcTime now);
  void start_clock(UtcTime now);
  void begin_clock(UtcTime now);  ///< for the seats on turn
  void press_clock(UtcTime now);  ///< the same after a command, unless the clock stands still
  [[nodiscard]] MatchClock::Turn clock_turn() const;
  /// Lets time pass; true if a flag has fallen that nobody knows of.
  [[nodiscard]] bool flag_falls(UtcTime now);
  /// As the viewer may know them.
  [[nodiscard]] std::vector<SeatTime> times_for(Seat viewer, UtcTime now) const;

  // What a command may yet have to undo.
  struct Mark {
    std::size_t plies = 0;
    std::optional<GameLine> line;  ///< only where plies may be taken back
    TableFacts table;
    MatchClock::Mark clock;
  };
  [[nodiscard]] Mark mark(bool whole) const;
  void return_to(Mark mark);
  /// What has happened since a mark, taken out and put in again without playing anything.
  struct Since {
    Mark after;
    GameLine::Tail tail{};  ///< the plies, unless `after` has the whole line
  };
  [[nodiscard]] Since undo(Mark before);
  void redo(Since since);
};

}  // namespace boardwright
