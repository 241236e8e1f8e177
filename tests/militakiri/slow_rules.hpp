// SPDX-License-Identifier: GPL-3.0-or-later
//
// Militakiri a second time, written to be obvious and not to be fast, from the rules text and without a line
// of the plugin: what the plugin is compared with. Moves and positions are the texts of chapter 11.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace slow {

/// Chapter 13, the parameters that change play.
struct Options {
  bool double_board = false;
  std::string first_player = "dice";
  std::string setup = "hidden";
  std::string tower_spacing = "row";
  std::string spare_placement = "choose";
  std::string no_moves = "pass";
  std::string blockade = "caused";
  std::string endgame_trigger = "turn_end";
  bool endgame_latched = true;
  bool opposite_capture = true;
  int endgame_reach = 1;
  int height_limit_plus_cross = 3;
  int height_limit_star = 4;
  // None: the board's own number.
  std::optional<int> endgame_moves = {}, reserve_star = {}, reserve_cross = {}, reserve_plus = {};
};

struct Field {
  int column, row;  // from 0
  friend auto operator<=>(const Field&, const Field&) = default;
};

struct Piece {
  char owner;  // r or b
  char shape;  // P, C or S
  int height;  // 0: a tower
  [[nodiscard]] bool tower() const { return height == 0; }
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct Result {
  std::string winner;  // "red", "blue" or "draw"
  std::string reason;
  friend bool operator==(const Result&, const Result&) = default;
};

/// A move of a piece, 11.2.
struct Step {
  Field from, to;
  bool takes;
};

class Game {
 public:
  /// The beginning: set-up.
  explicit Game(Options options);
  /// A position text that is known to be right.
  Game(Options options, const std::string& text);

  [[nodiscard]] std::string text() const;

  /// Who may act: some of "red" and "blue", or "chance" alone; nobody when the game is over.
  [[nodiscard]] std::vector<std::string> actors() const;
  /// Texts, sorted. An actor of the game, or nobody.
  [[nodiscard]] std::vector<std::string> moves(const std::string& actor) const;
  void play(const std::string& actor, const std::string& move);
  [[nodiscard]] std::optional<Result> result() const;

  /// Where several may act, the first one does.
  [[nodiscard]] std::uint64_t leaves(int depth) const;

  // What tests look at.
  [[nodiscard]] const std::map<Field, Piece>& board() const { return board_; }
  [[nodiscard]] char turn() const { return turn_; }  // r, b, * or d
  [[nodiscard]] char due() const { return due_; }    // m, or the shape of the tower to place
  [[nodiscard]] const std::string& waiting(char side) const { return waiting_.at(side); }
  [[nodiscard]] int reserve(char side, char shape) const { return reserve_.at(side).at(shape); }
  [[nodiscard]] std::optional<std::pair<int, int>> endgame() const { return endgame_; }
  [[nodiscard]] int limit(char shape) const;
  [[nodiscard]] bool zone_has_room(char side) const;
  /// The moves of pieces that 7.4 takes away.
  [[nodiscard]] std::vector<std::string> forbidden_by_blockade() const;
  /// Whether a side's only piece is one tower, 7.1.
  [[nodiscard]] bool lone_tower(char side) const;

 private:
  [[nodiscard]] int columns() const { return options_.double_board ? 12 : 6; }
  [[nodiscard]] int own_row(char side, int number) const;  // number from 1

  // Set-up, slow_set_up.cpp.
  [[nodiscard]] std::vector<int> tower_columns(char side, char shape) const;
  [[nodiscard]] char next_tower(char side) const;  // or 0 when all stand
  [[nodiscard]] bool may_stand(char side, char shape, const std::vector<int>& columns) const;
  [[nodiscard]] std::vector<std::string> set_up_moves(char side) const;
  void set_up(char side, const std::string& move);
  void add_pawns(char side);

  // Play, slow_rules.cpp.
  [[nodiscard]] std::vector<Step> steps(char side, bool endgame_reach) const;
  [[nodiscard]] bool can_act(char side, bool endgame_reach) const;
  [[nodiscard]] bool blocks(const Step& step) const;
  [[nodiscard]] bool has_tower(char side) const;
  [[nodiscard]] bool must_place() const;
  [[nodiscard]] std::vector<std::string> placements() const;
  [[nodiscard]] std::vector<std::string> turns() const;  // of the side on turn, without pass
  char take_step(const Step& step);                      // the shape that is promoted, or 0
  void place(char shape, Field field);
  void end_turn();

  Options options_;
  std::map<Field, Piece> board_;
  char turn_ = '*';
  char due_ = 'm';
  std::map<char, std::map<char, int>> reserve_;
  std::map<char, std::string> waiting_{{'r', ""}, {'b', ""}};
  std::optional<std::pair<int, int>> endgame_;  // moves left, Red and Blue
  int passes_ = 0;
};

[[nodiscard]] std::string field_text(Field field);
[[nodiscard]] Field field_of(const std::string& text);
[[nodiscard]] std::string step_text(const Step& step);
[[nodiscard]] inline char other(char side) { return side == 'r' ? 'b' : 'r'; }

}  // namespace slow
