// SPDX-License-Identifier: GPL-3.0-or-later
//
// What computer players say when somebody offers a draw. One rule for all of them, whatever level they play
// at: a search of a fixed size looks at the position as their seat may know it, and they accept what is worse
// for them than a draw by much (an expected score of kPoor at most), or late in the game what is no better
// than one (kEven at most, from the seat's move kLate on). They decline where nothing is known: while
// somebody sets up, where rules can't say what may be hidden, and where more than two play.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "framework/players/player_setup.hpp"
#include "framework/players/situation.hpp"

namespace boardwright {

class Match;

struct DrawRule {
  static constexpr double kPoor = 0.35, kEven = 0.52;
  static constexpr std::size_t kLate = 40;
};

/// `score`: expected, from 0 lost to 1 won, if it is known. `moves`: those that the seat has made, its set-up
/// left out.
[[nodiscard]] bool accepts_draw(std::optional<double> score, std::size_t moves);

/// All that is needed for an answer: a value, which another thread may think about.
struct DrawQuestion {
  std::optional<Situation> situation;  ///< nothing: there is nothing to go by
  bool of_other = false;               ///< the situation is the offerer's, where everybody sees everything
  std::size_t moves = 0;               ///< of the seat that is asked
};
[[nodiscard]] DrawQuestion draw_question(const Match& match, Seat seat);
/// Searches, for a second at most. The same question has the same answer, unless the machine is too slow.
[[nodiscard]] bool accepts_draw(DrawQuestion question, const SearchChoice& search);

/// These of the seats are asked for a draw and haven't answered.
[[nodiscard]] std::vector<Seat> seats_to_answer_draw(const Match& match, std::span<const Seat> seats);
/// Says so in the match.
[[nodiscard]] Result<void> answer_draw(Match& match, Seat seat, bool accepts);

}  // namespace boardwright
