// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <vector>

namespace positions {

using boardwright::Random;
using slow::Field;
using slow::Options;

namespace {

int number(Random& random, int from, int to) {
  return from + static_cast<int>(random.below(static_cast<std::uint32_t>(to - from + 1)));
}
bool chance(Random& random, int percent) { return number(random, 1, 100) <= percent; }
template <class T>
T one_of(Random& random, const std::vector<T>& list) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

/// A board with what its text needs; `text` mends what can't be.
struct Board {
  const Options& options;
  Random& random;
  int columns;
  std::map<Field, std::string> pieces;  // "PT", "s3"
  std::map<char, std::map<char, int>> reserve;
  int passed_percent = 15;
  char turn;

  Board(const Options& o, Random& r)
      : options(o), random(r), columns(o.double_board ? 12 : 6), turn(chance(r, 50) ? 'r' : 'b') {
    for (const char side : {'r', 'b'})
      for (const char shape : {'S', 'C', 'P'})
        reserve[side][shape] = chance(random, 50) ? 0 : number(random, 1, 3);
  }

  int limit(char shape) const {
    return shape == 'S' ? options.height_limit_star : options.height_limit_plus_cross;
  }
  char any_shape() const { return one_of(random, std::vector<char>{'S', 'C', 'P'}); }
  static std::string letter(char side, char shape) {
    return {side == 'r' ? shape : static_cast<char>(std::tolower(shape))};
  }
  Field any_field() const { return {number(random, 0, columns - 1), number(random, 0, 11)}; }
  void put(char side, Field field, int towers_percent) {
    if (field.column < 0 || field.column >= columns || field.row < 0 || field.row > 11) return;
    const char shape = any_shape();
    if (chance(random, towers_percent)) {
      pieces[field] = letter(side, shape) + "T";
      return;
    }
    const int full = limit(shape) - (reserve[side][shape] > 0 ? 1 : 0);
    const int height = std::min(full, chance(random, 60) ? 1 : number(random, 1, full));
    pieces[field] = letter(side, shape) + std::to_string(height);
  }
  /// A stack that is one or two below its limit.
  void put_tall(char side, Field field) {
    const char shape = any_shape();
    pieces[field] = letter(side, shape) + std::to_string(std::max(1, limit(shape) - number(random, 1, 2)));
  }
  bool has_tower(char side) const {
    for (const auto& [field, piece] : pieces)
      if (piece[1] == 'T' && (std::isupper(static_cast<unsigned char>(piece[0])) != 0) == (side == 'r'))
        return true;
    return false;
  }
  void add_tower(char side) {
    if (has_tower(side)) return;
    for (int tries = 0; tries < 100; ++tries) {
      const Field field = any_field();
      if (pieces.contains(field)) continue;
      pieces[field] = letter(side, any_shape()) + "T";
      return;
    }
  }
  bool lone(char side) const {
    int count = 0;
    for (const auto& [field, piece] : pieces)
      if ((std::isupper(static_cast<unsigned char>(piece[0])) != 0) == (side == 'r')) ++count;
    return count == 1 && has_tower(side);
  }
  bool zone_has_room(char side) const {
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < columns; ++column)
        if (!pieces.contains({column, side == 'r' ? row : 11 - row})) return true;
    return false;
  }

  std::string text() const {
    std::string result;
    for (int row = 11; row >= 0; --row) {
      int run = 0;
      for (int column = 0; column < columns; ++column) {
        const auto found = pieces.find({column, row});
        if (found == pieces.end()) {
          ++run;
          continue;
        }
        if (run > 0) result += std::to_string(run);
        run = 0;
        result += found->second;
      }
      if (run > 0) result += std::to_string(run);
      if (row > 0) result += '/';
    }
    const char side = turn;
    result += std::string(" ") + side + " ";
    for (const char owner : {'r', 'b'}) {
      for (const char shape : {'S', 'C', 'P'}) result += std::to_string(reserve.at(owner).at(shape));
      if (owner == 'r') result += '/';
    }
    std::string waiting;
    for (const char owner : {'r', 'b'})
      if (chance(random, zone_has_room(owner) ? 20 : 60))
        for (int i = number(random, 1, 3); i > 0; --i) waiting += letter(owner, any_shape());
    const bool placement = zone_has_room(side) && chance(random, 10);
    result +=
        " " + (waiting.empty() ? "-" : waiting) + " " + (placement ? std::string("p") + any_shape() : "m");
    if ((lone('r') || lone('b')) ? chance(random, 60) : (options.endgame_latched && chance(random, 10))) {
      // The one on turn has as many moves left as the other, or one more.
      const int full = options.endgame_moves.value_or(options.double_board ? 100 : 50);
      const int own = std::min(full, chance(random, 50) ? number(random, 1, 4) : number(random, 1, full));
      const int theirs = std::max(0, own - number(random, 0, 1));
      result +=
          " " + std::to_string(side == 'r' ? own : theirs) + "/" + std::to_string(side == 'r' ? theirs : own);
    } else {
      result += " -";
    }
    const bool passed = options.no_moves == "pass" && !placement && chance(random, passed_percent);
    return result + (passed ? " 1" : " 0");
  }
};

char a_side(Random& random) { return chance(random, 50) ? 'r' : 'b'; }

}  // namespace

namespace {

std::string candidate(const Options& options, Kind kind, Random& random) {
  Board board(options, random);
  switch (kind) {
    case Kind::kSparse:
      for (int i = number(random, 2, 9); i > 0; --i) board.put(a_side(random), board.any_field(), 25);
      break;
    case Kind::kLoneTower: {
      const char side = a_side(random);
      const Field corner{one_of(random, std::vector<int>{0, board.columns - 1}),
                         one_of(random, std::vector<int>{0, 11})};
      const Field home = chance(random, 60) ? corner : board.any_field();
      for (int i = number(random, 1, 6); i > 0; --i) {
        const Field near{home.column + number(random, -3, 3), home.row + number(random, -3, 3)};
        board.put(slow::other(side), chance(random, 80) ? near : board.any_field(), 30);
      }
      board.pieces[home] = Board::letter(side, board.any_shape()) + "T";
      // Sometimes not yet alone: its last companion can be taken.
      if (chance(random, 30))
        board.put(side, {home.column + number(random, -2, 2), home.row + number(random, -2, 2)}, 0);
      break;
    }
    case Kind::kBlocked: {
      // One to three pieces of the side on turn in a corner, those of the other side round them. Stars are
      // never blocked.
      board.passed_percent = 50;
      const char side = board.turn;
      const int right = chance(random, 50) ? 0 : board.columns - 1, up = chance(random, 50) ? 0 : 11;
      const auto field = [&](int column, int row) {
        return Field{std::abs(right - column), std::abs(up - row)};
      };
      const auto own = [&](Field at, const char* height) {
        board.pieces[at] = Board::letter(side, chance(random, 50) ? 'P' : 'C') + height;
      };
      for (int i = number(random, 0, 2); i > 0; --i)
        own(field(number(random, 0, 1), number(random, 0, 1)), chance(random, 40) ? "T" : "1");
      own(field(0, 0), "T");
      for (int column = 0; column < 4; ++column)
        for (int row = 0; row < 4; ++row)
          if (!board.pieces.contains(field(column, row)) && chance(random, column + row < 4 ? 50 : 10))
            board.put(slow::other(side), field(column, row), 15);
      break;
    }
    case Kind::kFullZones:
      for (const char side : {'r', 'b'})
        if (chance(random, 70))
          for (int row = 0; row < 3; ++row)
            for (int column = 0; column < board.columns; ++column)
              if (chance(random, 99)) {
                const Field field{column, side == 'r' ? row : 11 - row};
                board.put(chance(random, 75) ? side : slow::other(side), field, 10);
              }
      // Between the zones, stacks about to promote.
      for (int i = number(random, 2, 8); i > 0; --i)
        board.put(a_side(random), {number(random, 0, 5), number(random, 3, 8)}, 10);
      for (int i = number(random, 2, 6); i > 0; --i)
        board.put_tall(a_side(random), {number(random, 0, 5), number(random, 3, 8)});
      break;
    case Kind::kTall:
      for (int i = number(random, 6, 20); i > 0; --i)
        board.put_tall(a_side(random), {number(random, 0, 5), number(random, 0, 7)});
      break;
    case Kind::kCrowded:
      for (int column = 0; column < board.columns; ++column)
        for (int row = 0; row < 12; ++row)
          if (chance(random, 70)) board.put(a_side(random), {column, row}, 10);
      break;
    case Kind::kSmothered: {
      const char side = a_side(random);
      const int right = chance(random, 50) ? 0 : board.columns - 1, up = chance(random, 50) ? 0 : 11;
      const std::string pawns[] = {Board::letter(slow::other(side), 'P') + "1",
                                   Board::letter(slow::other(side), 'C') + "1"};
      for (int column = 0; column < board.columns; ++column)
        for (int row = 0; row < 12; ++row)
          if (column > 1 || row > 1)
            board.pieces[{std::abs(right - column), std::abs(up - row)}] = pawns[random.below(2)];
      board.pieces[{right, up}] = Board::letter(side, chance(random, 50) ? 'P' : 'C') + "T";
      board.pieces[{std::abs(right - 4), std::abs(up - 4)}] = Board::letter(slow::other(side), 'C') + "T";
      if (chance(random, 30)) board.put(side, {std::abs(right - 1), std::abs(up - 1)}, 0);
      break;
    }
  }
  board.add_tower('r');
  board.add_tower('b');
  if (!board.has_tower('r') || !board.has_tower('b')) return candidate(options, kind, random);
  return board.text();
}

/// Whether what its kind is about is about to happen.
bool to_the_point(const Options& options, Kind kind, const std::string& text) {
  const slow::Game game(options, text);
  if (kind == Kind::kLoneTower) return !game.forbidden_by_blockade().empty();
  if (kind != Kind::kBlocked && kind != Kind::kSmothered) return true;
  if (kind == Kind::kSmothered && game.forbidden_by_blockade().size() < 2) return false;
  const auto able = game.actors();
  return able.empty() || game.moves(able.front()) == std::vector<std::string>{"pass"};
}

}  // namespace

std::string random_position(const Options& options, Kind kind, Random& random) {
  std::string text = candidate(options, kind, random);
  // Most are worth having, but not all of them.
  const int tries = chance(random, 75) ? 80 : 0;
  for (int i = 0; i < tries && !to_the_point(options, kind, text); ++i)
    text = candidate(options, kind, random);
  return text;
}

Options random_options(bool double_board, Random& random) {
  using Texts = std::vector<std::string>;
  Options o;
  o.double_board = double_board;
  o.first_player = one_of(random, Texts{"dice", "red", "blue"});
  o.setup = one_of(random, Texts{"hidden", "open", "random"});
  o.tower_spacing = one_of(random, Texts{"row", "orthogonal", "any"});
  o.spare_placement = one_of(random, Texts{"choose", "random"});
  o.no_moves = one_of(random, Texts{"pass", "pass", "loss", "draw"});
  o.blockade = one_of(random, Texts{"caused", "any", "off"});
  o.endgame_trigger = one_of(random, Texts{"turn_end", "instant"});
  o.endgame_latched = chance(random, 50);
  o.opposite_capture = chance(random, 60);
  if (chance(random, 40)) o.endgame_reach = number(random, 1, 4);
  if (chance(random, 40)) o.height_limit_plus_cross = number(random, 2, 9);
  if (chance(random, 40)) o.height_limit_star = number(random, 2, 9);
  if (chance(random, 40)) o.endgame_moves = number(random, 1, 20);
  if (chance(random, 40)) o.reserve_star = number(random, 0, 9);
  if (chance(random, 40)) o.reserve_cross = number(random, 0, 9);
  if (chance(random, 40)) o.reserve_plus = number(random, 0, 9);
  return o;
}

}  // namespace positions
