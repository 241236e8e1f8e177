// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <vector>

namespace positions {

using boardwright::Random;
using slow::Field;
using slow::Options;

namespace {

template <class T>
T any_of(const std::vector<T>& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

class Maker {
 public:
  Maker(const Options& options, Kind kind, Random& random) : options_(options), kind_(kind), random_(random) {
    left_ = counts(options);
  }

  std::string text() {
    put_pieces();
    std::string text = board();
    text += random_.below(2) == 0 ? " r" : " b";
    for (const char side : {'r', 'b'}) text += " " + memory(side);
    const auto most = static_cast<std::uint32_t>(options_.quiet_limit > 0 ? options_.quiet_limit : 50);
    return text + " " + std::to_string(random_.below(3) == 0 ? random_.below(most) : 0);
  }

 private:
  struct Piece {
    char side, letter;
    bool moved, revealed;
  };

  static std::map<char, int> counts(const Options& options) {
    if (!options.pieces.empty()) return options.pieces;
    if (options.set == "barrage")
      return {{'M', 1}, {'G', 1}, {'N', 1}, {'A', 2}, {'S', 1}, {'B', 1}, {'F', 1}};
    if (options.set == "duel") return {{'M', 1}, {'G', 1}, {'N', 2}, {'A', 2}, {'S', 1}, {'B', 2}, {'F', 1}};
    return {{'M', 1}, {'G', 1}, {'C', 2}, {'J', 3}, {'K', 4}, {'L', 4},
            {'T', 4}, {'N', 5}, {'A', 8}, {'S', 1}, {'B', 6}, {'F', 1}};
  }

  [[nodiscard]] bool lake(Field field) const {
    std::vector<std::string> lakes;
    if (options_.lakes)
      lakes = *options_.lakes;
    else if (options_.size == 10)
      lakes = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"};
    return std::find(lakes.begin(), lakes.end(), slow::field_text(field)) != lakes.end();
  }
  [[nodiscard]] bool free(Field field) const {
    return field.column >= 0 && field.row >= 0 && field.column < options_.size && field.row < options_.size &&
           !lake(field) && !board_.contains(field);
  }
  std::optional<Field> any_field() {
    for (int tried = 0; tried < 60; ++tried)
      if (const Field field{number(options_.size), number(options_.size)}; free(field)) return field;
    return std::nullopt;
  }
  std::optional<Field> any_beside(Field field) {
    for (int tried = 0; tried < 20; ++tried) {
      const int way = number(4);
      Field next = field;
      (way < 2 ? next.column : next.row) += way % 2 == 0 ? 1 : -1;
      if (free(next)) return next;
    }
    return std::nullopt;
  }
  int number(int below) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(below))); }

  void put(char side, char letter, std::optional<Field> where) {
    if (!where || used_[{side, letter}] >= left_[letter]) return;
    ++used_[{side, letter}];
    const bool may_move = letter != 'B' && letter != 'F';
    board_[*where] = {side, letter, may_move && random_.below(2) == 0, random_.below(3) == 0};
  }
  std::optional<Field> put_any_movable(char side, std::optional<Field> where) {
    std::string letters;
    for (const auto& [letter, count] : left_)
      if (letter != 'B' && letter != 'F' && used_[{side, letter}] < count) letters += letter;
    if (letters.empty()) return std::nullopt;
    put(side, letters[random_.below(static_cast<std::uint32_t>(letters.size()))], where);
    return where;
  }

  void put_pieces() {
    for (const char side :
         {'r', 'b'}) {  // flags in their corners, with bombs round them where they are blocked
      const Field corner{number(options_.size), side == 'r' ? 0 : options_.size - 1};
      put(side, 'F', free(corner) ? corner : any_field());
    }
    if (kind_ == Kind::kChase) {
      const char chaser = random_.below(2) == 0 ? 'r' : 'b';
      for (int i = 1 + number(2); i > 0; --i)
        if (const auto field = any_field()) {
          put_any_movable(chaser, field);
          put_any_movable(slow::other(chaser), any_beside(*field));
        }
      return;
    }
    if (kind_ == Kind::kBlocked) {
      const auto flags = board_;
      for (const auto& [field, piece] : flags)
        for (int i = 0; i < 4; ++i)
          put(random_.below(3) == 0 ? slow::other(piece.side) : piece.side, 'B', any_beside(field));
    }
    const int pieces = kind_ == Kind::kCounts    ? 1 + number(2)
                       : kind_ == Kind::kBlocked ? number(2)
                                                 : 2 + number(8);
    for (const char side : {'r', 'b'})
      for (int i = 0; i < pieces; ++i) {
        const auto field = any_field();
        put_any_movable(side, field);
        if (kind_ == Kind::kBlocked && field)
          for (int k = 0; k < 4; ++k) put(side, 'B', any_beside(*field));
      }
    if (kind_ == Kind::kSparse)
      for (const char side : {'r', 'b'}) put(side, 'B', any_field());
  }

  [[nodiscard]] std::string board() const {
    std::string text;
    for (int row = options_.size - 1; row >= 0; --row) {
      int run = 0;
      for (int column = 0; column < options_.size; ++column) {
        const Field field{column, row};
        const auto there = board_.find(field);
        if (there == board_.end() && !lake(field)) {
          ++run;
          continue;
        }
        if (run > 0) text += std::to_string(run);
        run = 0;
        if (there == board_.end()) {
          text += '#';
          continue;
        }
        const Piece& piece = there->second;
        text += piece.side == 'r' ? piece.letter : static_cast<char>(std::tolower(piece.letter));
        if (piece.moved) text += '\'';
        if (piece.revealed) text += '!';
      }
      if (run > 0) text += std::to_string(run);
      if (row > 0) text += '/';
    }
    return text;
  }

  /// Lines on the row or column of a movable piece, from its field on; sometimes another line as well.
  std::string memory(char side) {
    std::vector<Field> movable;
    for (const auto& [field, piece] : board_)
      if (piece.side == side && piece.letter != 'B' && piece.letter != 'F') movable.push_back(field);
    if (options_.limit == 0 || movable.empty() || random_.below(kind_ == Kind::kCounts ? 5 : 2) == 0)
      return "-";
    const Field piece = any_of(movable, random_);
    std::map<std::pair<Field, Field>, int> lines;
    for (int sides = random_.below(6) == 0 ? 2 : 1; sides > 0; --sides) {
      const bool across = random_.below(2) == 0;
      Field low = piece, high = piece;
      for (int length = 1 + number(4); length > 0; --length) {
        const bool up = random_.below(2) == 0;
        Field& end = up ? high : low;
        const Field old = end;
        (across ? end.column : end.row) += up ? 1 : -1;
        if (!inside(end)) {
          end = old;
          continue;
        }
        const int limit = options_.limit;
        lines[{std::min(old, end), std::max(old, end)}] = random_.below(2) == 0 ? limit : 1 + number(limit);
      }
    }
    if (lines.empty()) return "-";
    std::string text = slow::field_text(piece);
    char before = '/';
    for (const auto& [line, count] : lines) {
      text +=
          before + slow::field_text(line.first) + slow::field_text(line.second) + ":" + std::to_string(count);
      before = ',';
    }
    return text;
  }
  [[nodiscard]] bool inside(Field field) const { return free(field) || board_.contains(field); }

  const Options& options_;
  Kind kind_;
  Random& random_;
  std::map<char, int> left_;
  std::map<std::pair<char, char>, int> used_;
  std::map<Field, Piece> board_;
};

}  // namespace

Options random_options(Random& random) {
  const auto either = [&](auto a, auto b) { return random.below(2) == 0 ? a : b; };
  Options options;
  const std::string sets[] = {"classic", "barrage", "duel"};
  options.set = sets[random.below(3)];
  options.size = static_cast<int>(8 + random.below(5));
  options.rows = static_cast<int>(1 + random.below(4));
  if (options.set == "classic" && options.size * options.rows < 40) {
    options.size = 10;
    options.rows = 4;
  } else if (options.set == "duel" && options.size * options.rows < 10) {
    options.rows = 2;
  }
  if (random.below(4) == 0)
    options.pieces = {{'M', 1}, {'S', 1}, {'A', static_cast<int>(random.below(2))},
                      {'B', 3}, {'F', 1}, {'N', 1}};
  if (random.below(3) == 0) {
    options.lakes.emplace();
    const std::string middle = std::to_string(options.size / 2 + 1);
    for (const char column : std::string("bdeg"))
      if (random.below(2) == 0) options.lakes->push_back(column + middle);
    if (!options.pieces.empty() && options.rows > 1) options.lakes->emplace_back("c1");
  }
  options.count = either("streak", "chain");
  const int limits[] = {0, 1, 2, 3, 5, 255};
  options.limit = limits[random.below(6)];
  options.memory = either("open", "closed");
  options.more_field = random.below(2) == 0;
  const int quiet[] = {200, 20, 1000, 1};
  options.quiet_limit = quiet[random.below(4)];
  if (!options.more_field && random.below(6) == 0) options.quiet_limit = 0;
  options.scout_charge = either(true, false);
  return options;
}

std::string random_position(const Options& options, Kind kind, Random& random) {
  return Maker(options, kind, random).text();
}

}  // namespace positions
