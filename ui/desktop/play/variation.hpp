// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/board/picture.hpp"
#include "framework/line/chance.hpp"
#include "framework/line/game_line.hpp"
#include "framework/link/question.hpp"
#include "framework/match/messages.hpp"
#include "framework/players/situation.hpp"

namespace boardwright::desktop {

/// Moves that somebody tries out from a position of a game, in a copy of it: the game and its record never
/// learn of them. Chance is thrown anew, from a seed of the variation's own. A value.
class Variation {
 public:
  /// From the position after so many plies of the line, which the screen knows as so many moves. Only of
  /// lines of which everything may be seen.
  Variation(GameLine line, std::size_t plies, std::size_t moves);

  [[nodiscard]] std::size_t begins_after() const noexcept { return begins_after_; }  ///< moves of the game
  [[nodiscard]] std::size_t size() const noexcept { return line_.plies().size() - base_; }
  [[nodiscard]] std::size_t shown() const noexcept { return shown_; }
  void show(std::size_t moves) { shown_ = std::min(moves, size()); }
  [[nodiscard]] std::vector<std::string> texts() const;

  /// Plays in the position that is shown; what followed it is gone. A refused move changes nothing.
  [[nodiscard]] Result<void> play(std::string_view move);

  // The position that is shown.
  [[nodiscard]] const Position& position() const { return line_.position(base_ + shown_); }
  [[nodiscard]] Picture picture() const { return Picture::whole(position()); }
  [[nodiscard]] std::string text() const { return position().text(); }
  [[nodiscard]] bool is_chance() const { return position().is_chance(); }  ///< its turn
  [[nodiscard]] std::vector<LegalMove> moves() const;                      ///< none once the game is over
  [[nodiscard]] std::vector<std::uint32_t> last_places() const;
  [[nodiscard]] std::vector<Seat> on_turn() const;
  [[nodiscard]] bool is_over() const;
  /// Why the side on turn can't move so, or what comes of it; nothing where nobody is or the rules don't say.
  [[nodiscard]] std::optional<Explanation> explain(const AskExplain& question) const;
  /// The numbers of the rules that a possible move uses; none of a game whose rules don't tell.
  [[nodiscard]] std::vector<std::string> rules_of(std::string_view move) const;
  /// Also by repetition; nothing while the game goes on.
  [[nodiscard]] std::optional<Outcome> result() const;
  /// The moves and throws after so many of them, up to what is shown, each with what to animate.
  [[nodiscard]] std::vector<SeenMove> seen(std::size_t from) const;
  /// For analysis: what the seat on turn knows. Nothing where nobody is.
  [[nodiscard]] std::optional<Situation> situation() const;

 private:
  GameLine line_;
  std::size_t base_, begins_after_, shown_ = 0;
  Seed seed_;
};

}  // namespace boardwright::desktop
