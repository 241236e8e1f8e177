// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/match.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/players/situation.hpp"
#include "ui/desktop/play/screen_seat.hpp"
#include "ui/desktop/play/variation.hpp"

namespace boardwright::desktop {

/// The game on a table, for who wants to know how much of it may be told. Looks at what belongs to the table.
struct KnownGame {
  const MatchPlan& plan;
  const Match* match;     ///< nullptr: a record
  const GameLine* ended;  ///< the line of a record, or of a match that is over; nullptr while it goes on
  std::optional<Seat> seen_as;  ///< an ended one as this seat; nothing: with everything that was hidden
  const ScreenSeat& screen;
  bool paused;
  const Arrangement* arrangement;  ///< that the one at the screen is making; nullptr: none
};

/// What hints, analyses and whoever tries something out may know of a game: while it goes on and something is hidden,
/// no more than the seat of the one at the screen. Refusals are in the spoken language.
class GameAdvice {
  Q_DECLARE_TR_FUNCTIONS(GameAdvice)
 public:
  explicit GameAdvice(const KnownGame& game) : game_(game) {}

  /// What the seat on turn may know after so many moves that the screen knows; else why not.
  [[nodiscard]] Result<Situation> situation_at(std::size_t moves) const;
  /// Whether there may be hints for the set-up that is being made: where there may be others, and the game
  /// has ready set-ups to go by.
  [[nodiscard]] bool can_advise_set_up() const;
  /// A piece that is still to be placed, and its field, by a ready set-up that fits what stands: as computer
  /// players set up. Else why not.
  [[nodiscard]] Result<bw_item> next_of_set_up(Random random) const;
  /// The numbers of the rules that the newest of so many moves used. None where something may be hidden, and none of a
  /// game whose rules don't tell.
  [[nodiscard]] std::vector<std::string> rules_of_move(std::size_t moves) const;
  /// Of those that a possible move would use after so many moves, where nothing may be hidden.
  [[nodiscard]] std::vector<std::string> rules_of_try(std::size_t moves, std::string_view move) const;
  /// To try something out from the position after so many moves: where everything may be seen, and where advice is
  /// allowed while the game goes on. Nothing elsewhere, and where the game is over.
  [[nodiscard]] std::optional<Variation> variation_from(std::size_t moves) const;
  /// The position after so many moves, where nothing of it may be hidden.
  [[nodiscard]] std::optional<Position> known_position(std::size_t moves) const;
  /// To be set up otherwise: the position after so many moves, where something may be tried out, over or not.
  [[nodiscard]] std::optional<Position> position_to_edit(std::size_t moves) const;

 private:
  /// Why nobody may have advice now, as a sentence; empty if somebody may.
  [[nodiscard]] QString why_none() const;
  /// The line, over or not.
  [[nodiscard]] const GameLine& line() const;
  /// So many moves of the screen in plies of a line.
  [[nodiscard]] std::size_t plies(const GameLine& line, std::size_t moves) const;
  /// The seat that advice is for in a position; nothing if nobody may have any.
  [[nodiscard]] std::optional<Seat> seat_to_advise(const Position& position) const;
  /// The line, where nothing of it may be hidden from the one at the screen; nullptr elsewhere.
  [[nodiscard]] const GameLine* known_line() const;
  /// A line of which everything may be seen, and in which somebody may try something; nullptr: none.
  [[nodiscard]] const GameLine* open_line() const;

  KnownGame game_;
};

}  // namespace boardwright::desktop
