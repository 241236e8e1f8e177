// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dice checkers a second time, as a person would do it: pawns in a map, paths tried step by step, every end
// looked for anew. Shares nothing with the game's own code.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace slow {

struct Options {
  std::string variant = "basic";
  std::string path = "free";
  std::string encounter = "enter";
  std::string obligation = "free";
  std::string no_moves = "loss";
  std::string strong_row = "back";
  std::string dice = "dominant";
  std::map<std::string, std::vector<int>> own_dice;  ///< by colour, in place of those
  int rows = 9;
  int quiet_limit = 100;
  bool tie_survivor_rises = false;
  bool no_return_next_turn = false;
};

struct Field {
  int column;  ///< from 0, a
  int row;     ///< from 0
  friend auto operator<=>(const Field&, const Field&) = default;
};
[[nodiscard]] Field field_of(const std::string& text);
[[nodiscard]] std::string field_text(const Field& field);

struct Pawn {
  char owner;  ///< b or r
  int head;    ///< 1 blue, 2 green, 3 red, 4 yellow
  friend bool operator==(const Pawn&, const Pawn&) = default;
};

struct Result {
  std::string winner;  ///< blue, red or draw
  std::string reason;
};

struct Fight {
  char side;  ///< who attacks
  Field attacker;
  Field defender;
};

/// The last own move of a player, where its pawn stands now.
struct Last {
  Field from;
  Field to;
};

[[nodiscard]] inline char other(char side) { return side == 'b' ? 'r' : 'b'; }

class Game {
 public:
  explicit Game(const Options& options);
  /// A text that is known to be right.
  Game(const Options& options, const std::string& text);

  [[nodiscard]] const std::map<Field, Pawn>& board() const { return board_; }
  [[nodiscard]] char side() const { return side_; }
  [[nodiscard]] int quiet() const { return quiet_; }
  [[nodiscard]] const std::optional<Fight>& fight() const { return fight_; }

  /// "blue", "red", "chance", or nothing when the game is over.
  [[nodiscard]] std::string actor() const;
  /// Sorted texts of moves, or of rolls while dice are due; none when the game is over.
  [[nodiscard]] std::vector<std::string> moves() const;
  /// How many of the 36 pairs give each roll.
  [[nodiscard]] std::map<std::string, int> rolls() const;
  void play(const std::string& move);
  [[nodiscard]] std::optional<Result> result() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::uint64_t leaves(int depth) const;

 private:
  [[nodiscard]] bool inside(const Field& field) const;
  [[nodiscard]] int farthest_row(char side) const { return side == 'b' ? options_.rows - 1 : 0; }
  [[nodiscard]] bool only_forward(int head) const;
  [[nodiscard]] bool enters() const { return options_.encounter == "enter"; }
  [[nodiscard]] std::vector<int> die(int head) const;
  void follow(std::vector<Field>& path, int steps, std::vector<Field>& ends) const;
  [[nodiscard]] bool step_allowed(const std::vector<Field>& path, const Field& next) const;
  [[nodiscard]] std::vector<Field> enemies_next_to(char side, const Field& field) const;
  /// Moves of a player as if on turn, without the pass.
  [[nodiscard]] std::vector<std::string> pawn_moves(char side) const;
  void roll(int blue, int red);
  void crown();
  void end_turn();

  Options options_;
  std::map<Field, Pawn> board_;
  char side_ = 'b';
  std::optional<Fight> fight_;
  int quiet_ = 0;
  std::map<char, Last> last_;
};

}  // namespace slow
