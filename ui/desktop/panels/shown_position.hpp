// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/desktop/play/screen_game.hpp"

namespace boardwright::desktop {

/// Which position of the game on the table is on the board: the newest, which is the game itself, an earlier one, or
/// one of something that is tried out beside it, from any position of a game that may be seen whole. What is tried out
/// never gets into the game. Knows no widgets: whoever changes it shows it then. The game outlives it.
class ShownPosition {
 public:
  explicit ShownPosition(const ScreenGame& game) : game_(game) {}

  void begin();  ///< another game
  /// Moves were made or taken back. Whoever looks at an earlier position goes on doing so, unless it is gone.
  void follow();
  /// After so many moves of the history; the newest: the game itself.
  void look_at(std::size_t moves);

  [[nodiscard]] bool live() const noexcept { return !looking_at_ && !trying_; }
  [[nodiscard]] std::size_t moves() const;  ///< of the history
  /// What is tried out and on the board; nullptr: a position of the game is.
  [[nodiscard]] const Variation* trying() const { return trying_ ? &variations_[*trying_] : nullptr; }
  [[nodiscard]] Picture picture() const;  ///< nothing stands on it while nobody has taken the screen
  [[nodiscard]] std::vector<std::uint32_t> last_places() const;  ///< of the last move
  /// What may be played there, or tried out.
  [[nodiscard]] std::vector<LegalMove> legal_moves() const;
  [[nodiscard]] bool sets_up() const;  ///< the one at the screen, on it
  [[nodiscard]] bool can_step_back() const;
  [[nodiscard]] bool can_step_on() const;

  /// Whether a move there is tried out. Not in the game itself while somebody plays it: there a move is a move.
  [[nodiscard]] bool may_try_out() const;
  [[nodiscard]] std::vector<LegalMove> moves_to_try() const;
  /// What a move there would be tried out in; nothing: none may be.
  [[nodiscard]] std::optional<Variation> begun() const;
  enum class Tried {
    kNothing,  ///< nothing may be tried out there
    kKnown,    ///< the game, or what is tried out, has that move there already
    kPlayed,   ///< in something that is tried out
  };
  /// Refused if the move is.
  [[nodiscard]] Result<Tried> try_out(const std::string& move);

  [[nodiscard]] const std::vector<Variation>& variations() const noexcept { return variations_; }
  [[nodiscard]] std::optional<std::size_t> trying_which() const noexcept { return trying_; }
  // These change nothing, and say so, where there is no such thing to show.
  [[nodiscard]] bool show_variation(std::size_t index);  ///< at its end
  [[nodiscard]] bool step_in_variation(std::size_t moves);
  /// True if it was on the board: then the game is, where it begins.
  bool drop_variation(std::size_t index);

 private:
  const ScreenGame& game_;
  std::vector<Variation> variations_;
  std::optional<std::size_t> trying_;      // which of them is on the board
  std::optional<std::size_t> looking_at_;  // nothing: the game itself
};

}  // namespace boardwright::desktop
