// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines of Action a second time, written to be obvious and not to be fast, from the rules text and without a
// line of the plugin: what the plugin is compared with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace slow {

struct Options {
  int size = 8;
  std::string simultaneous = "mover";
  std::string no_moves = "pass";
  std::string lone_piece = "simultaneous";
  bool jump_own = true;
  bool misere = false;
};

struct Result {
  std::string winner;  // "black", "white" or "draw"
  std::string reason;
  friend bool operator==(const Result&, const Result&) = default;
};

struct Field {
  int column, row;
  friend bool operator==(const Field&, const Field&) = default;
};

class Game {
 public:
  /// A position text that is known to be right.
  Game(Options options, const std::string& text) : options_(std::move(options)) {
    pieces_.assign(static_cast<std::size_t>(options_.size),
                   std::string(static_cast<std::size_t>(options_.size), '.'));
    Field at{0, options_.size - 1};
    std::size_t i = 0;
    for (; text[i] != ' '; ++i) {
      if (text[i] == '/') {
        at = {0, at.row - 1};
      } else if (text[i] == 'b' || text[i] == 'w') {
        piece(at) = text[i];
        ++at.column;
      } else {
        int run = text[i] - '0';
        if (text[i + 1] >= '0' && text[i + 1] <= '9') run = run * 10 + (text[++i] - '0');
        at.column += run;
      }
    }
    side_ = text[i + 1];
  }

  [[nodiscard]] std::string text() const {
    std::string result;
    for (int row = options_.size - 1; row >= 0; --row) {
      int run = 0;
      for (int column = 0; column <= options_.size; ++column) {
        const bool end = column == options_.size;
        if (!end && piece({column, row}) == '.') {
          ++run;
          continue;
        }
        if (run > 0) result += std::to_string(run);
        run = 0;
        if (!end) result += piece({column, row});
      }
      if (row > 0) result += '/';
    }
    return result + ' ' + side_;
  }

  [[nodiscard]] char side() const { return side_; }

  [[nodiscard]] std::optional<Result> result() const {
    const char last = other(side_);
    const bool mover = connected(last), opponent = connected(side_);
    if (mover || opponent) {
      std::string winner;
      if (mover && opponent) {
        // Chapter 3.2: both at once. The one who moved has just taken all but one of the other's pieces?
        if (options_.lone_piece == "owner_wins" && pieces_of(side_).size() == 1)
          winner = name(side_);
        else if (options_.simultaneous == "mover")
          winner = name(last);
        else if (options_.simultaneous == "opponent")
          winner = name(side_);
        else
          return Result{"draw", "connection"};
      } else {
        winner = mover ? name(last) : name(side_);
      }
      if (options_.misere) winner = winner == "black" ? "white" : "black";
      return Result{winner, "connection"};
    }
    const bool blocked = steps(side_).empty(), both = blocked && steps(last).empty();
    if (both) return Result{"draw", "both_blocked"};
    if (blocked && options_.no_moves == "loss") return Result{name(last), "no_moves"};
    if (blocked && options_.no_moves == "draw") return Result{"draw", "no_moves"};
    return std::nullopt;
  }

  /// Texts, sorted.
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> texts;
    if (result()) return texts;
    for (const auto& [from, to] : steps(side_))
      texts.push_back(field_text(from) + (piece(to) == '.' ? "-" : "x") + field_text(to));
    if (texts.empty()) texts.push_back("pass");
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  void play(const std::string& move) {
    if (move != "pass") {
      const std::size_t sign = move.find_first_of("-x");
      const Field from = field(move.substr(0, sign)), to = field(move.substr(sign + 1));
      piece(to) = piece(from);
      piece(from) = '.';
    }
    side_ = other(side_);
  }

  [[nodiscard]] std::uint64_t leaves(int depth) const {
    if (depth == 0) return 1;
    std::uint64_t sum = 0;
    for (const auto& move : moves()) {
      Game next = *this;
      next.play(move);
      sum += next.leaves(depth - 1);
    }
    return sum;
  }

 private:
  struct Step {
    Field from, to;
  };

  static char other(char side) { return side == 'b' ? 'w' : 'b'; }
  static std::string name(char side) { return side == 'b' ? "black" : "white"; }
  static std::string field_text(Field f) {
    return static_cast<char>('a' + f.column) + std::to_string(f.row + 1);
  }
  static Field field(const std::string& text) { return {text[0] - 'a', std::stoi(text.substr(1)) - 1}; }

  [[nodiscard]] bool inside(Field f) const {
    return f.column >= 0 && f.row >= 0 && f.column < options_.size && f.row < options_.size;
  }
  char& piece(Field f) {
    return pieces_[static_cast<std::size_t>(f.row)][static_cast<std::size_t>(f.column)];
  }
  [[nodiscard]] char piece(Field f) const {
    return pieces_[static_cast<std::size_t>(f.row)][static_cast<std::size_t>(f.column)];
  }

  [[nodiscard]] std::vector<Field> pieces_of(char side) const {
    std::vector<Field> fields;
    for (int row = 0; row < options_.size; ++row)
      for (int column = 0; column < options_.size; ++column)
        if (piece({column, row}) == side) fields.push_back({column, row});
    return fields;
  }

  /// Chapter 2: every move of a side.
  [[nodiscard]] std::vector<Step> steps(char side) const {
    std::vector<Step> found;
    for (const Field from : pieces_of(side))
      for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy) {
          if (dx == 0 && dy == 0) continue;
          int count = 1;
          for (const int way : {1, -1})
            for (int i = 1; inside({from.column + way * i * dx, from.row + way * i * dy}); ++i)
              if (piece({from.column + way * i * dx, from.row + way * i * dy}) != '.') ++count;
          const Field to{from.column + count * dx, from.row + count * dy};
          if (!inside(to) || piece(to) == side) continue;
          bool blocked = false;
          for (int i = 1; i < count; ++i) {
            const char passed = piece({from.column + i * dx, from.row + i * dy});
            if (passed == other(side) || (passed == side && !options_.jump_own)) blocked = true;
          }
          if (!blocked) found.push_back({from, to});
        }
    return found;
  }

  /// Chapter 3.1: whether from one piece all the others can be reached over neighbours.
  [[nodiscard]] bool connected(char side) const {
    const std::vector<Field> all = pieces_of(side);
    std::vector<Field> reached{all.front()};
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const Field f : all)
        if (std::abs(f.column - reached[i].column) <= 1 && std::abs(f.row - reached[i].row) <= 1 &&
            std::find(reached.begin(), reached.end(), f) == reached.end())
          reached.push_back(f);
    return reached.size() == all.size();
  }

  Options options_;
  std::vector<std::string> pieces_;  // row by row from the lowest
  char side_ = 'b';
};

}  // namespace slow
