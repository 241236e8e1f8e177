// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two-field game a second time, written to be obvious and not to be fast, from the rules text and without
// a line of the plugin: what the plugin is compared with. Moves, positions and views are the texts of
// chapter 7.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace slow {

/// The parameters.
struct Options {
  std::string set = "classic";
  std::map<char, int> pieces;  // by letter; empty: those of the set
  int rows = 4;
  int size = 10;
  std::optional<std::vector<std::string>> lakes;  // none: the board's own
  std::string count = "streak";
  int limit = 5;
  std::string memory = "open";
  bool more_field = false;
  int quiet_limit = 200;
  bool scout_charge = true;
};

struct Field {
  int column, row;  // from 0
  friend auto operator<=>(const Field&, const Field&) = default;
};

struct Piece {
  char owner;  // r or b
  char kind;   // a capital, as in 1.2
  bool moved = false;
  bool revealed = false;
  int name = 0;  // tells pieces of a kind apart
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct Result {
  std::string winner;  // "red", "blue" or "draw"
  std::string reason;
  friend bool operator==(const Result&, const Result&) = default;
};

struct Step {
  Field from, to;
};

/// 3.2: what a player remembers of the last turn.
struct Memory {
  std::optional<Field> piece;
  std::map<std::pair<Field, Field>, int> lines;  // as the text orders them
};

/// 4.1: a chase by one side.
struct Chase {
  Field chaser;
  Field left;                                      // in its previous move
  std::optional<Field> evader;                     // after the reply
  std::vector<std::map<Field, int>> arrangements;  // names of pieces, after each move since it began
};

class Game {
 public:
  /// The beginning: set-up.
  explicit Game(Options options);
  /// A position text that is known to be right.
  Game(Options options, const std::string& text);

  [[nodiscard]] std::string text() const { return text_for("", false); }
  /// For "red", "blue" or "spectator".
  [[nodiscard]] std::string view(const std::string& viewer) const { return text_for(viewer, true); }

  /// Who may act: some of "red" and "blue"; nobody when the game is over.
  [[nodiscard]] std::vector<std::string> actors() const;
  /// Texts, sorted.
  [[nodiscard]] std::vector<std::string> moves(const std::string& actor) const;
  void play(const std::string& actor, const std::string& move);
  [[nodiscard]] std::optional<Result> result() const;

  /// Where several may act, the first one does.
  [[nodiscard]] std::uint64_t leaves(int depth) const;

  // What tests look at.
  [[nodiscard]] const std::map<Field, Piece>& board() const { return board_; }
  [[nodiscard]] char turn() const { return turn_; }  // r, b or *
  [[nodiscard]] int quiet() const { return quiet_; }
  [[nodiscard]] const Memory& memory(char side) const { return memory_.at(side); }
  [[nodiscard]] bool chases_count() const { return options_.more_field; }
  /// Steps that only 3.3 or only 4.2 takes away.
  [[nodiscard]] std::vector<Step> crossing_too_often() const;
  [[nodiscard]] std::vector<Step> repeating_in_chase() const;

 private:
  [[nodiscard]] bool land(Field field) const;
  [[nodiscard]] std::vector<Field> own_fields(char side) const;  // in the order of 7.1
  [[nodiscard]] std::map<char, int> pieces_left(char side) const;
  [[nodiscard]] std::vector<std::string> set_up_moves(char side) const;
  void set_up(char side, const std::string& move);

  [[nodiscard]] std::vector<Step> free_steps(char side) const;  // chapter 2
  [[nodiscard]] bool crosses_too_often(char side, const Step& step) const;
  [[nodiscard]] bool repeats(char side, const Step& step) const;
  [[nodiscard]] bool chases(char side, const Step& step) const;
  [[nodiscard]] std::vector<Step> steps(char side) const;
  void remember(char side, const Step& step);
  void make(const Step& step);
  void follow_chases(char mover, const Step& step, bool stays);
  [[nodiscard]] std::map<Field, int> arrangement() const;

  [[nodiscard]] std::string text_for(const std::string& viewer, bool hidden) const;
  [[nodiscard]] std::string memory_text(char side) const;
  void read(const std::string& text);
  void read_memory(char side, const std::string& text);

  Options options_;
  std::map<char, int> set_;
  std::set<Field> lakes_;
  std::map<Field, Piece> board_;
  std::set<Field> left_empty_;  // during set-up
  char turn_ = '*';
  std::map<char, Memory> memory_{{'r', {}}, {'b', {}}};
  std::map<char, std::optional<Chase>> chase_{{'r', {}}, {'b', {}}};
  int quiet_ = 0;
};

[[nodiscard]] std::string field_text(Field field);
[[nodiscard]] Field field_of(const std::string& text);
[[nodiscard]] std::string step_text(const std::map<Field, Piece>& board, const Step& step);
[[nodiscard]] inline char other(char side) { return side == 'r' ? 'b' : 'r'; }
[[nodiscard]] inline char side_of(const std::string& actor) { return actor == "red" ? 'r' : 'b'; }
[[nodiscard]] std::vector<std::pair<Field, Field>> lines_crossed(const Step& step);  // 3.1
[[nodiscard]] bool beside(Field a, Field b);
/// 2.3: '>' the attacker stays, '<' the defender stays, '=' neither.
[[nodiscard]] char attack(char attacker, char defender);

}  // namespace slow
