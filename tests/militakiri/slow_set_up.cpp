// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 3: the towers are chosen, the pawns follow.
#include <algorithm>
#include <cstdlib>

#include "slow_rules.hpp"

namespace slow {

Game::Game(Options options) : options_(std::move(options)) {
  const bool two = options_.double_board;
  for (const char side : {'r', 'b'}) {
    reserve_[side]['S'] = options_.reserve_star.value_or(two ? 2 : 1);
    reserve_[side]['C'] = options_.reserve_cross.value_or(two ? 4 : 2);
    reserve_[side]['P'] = options_.reserve_plus.value_or(two ? 4 : 2);
  }
}

int Game::own_row(char side, int number) const { return side == 'r' ? number - 1 : 12 - number; }

namespace {
int row_number(char shape) { return shape == 'S' ? 1 : shape == 'C' ? 2 : 3; }
}  // namespace

std::vector<int> Game::tower_columns(char side, char shape) const {
  std::vector<int> found;
  for (const auto& [field, piece] : board_)
    if (piece == Piece{side, shape, 0}) found.push_back(field.column);
  return found;
}

char Game::next_tower(char side) const {
  for (const char shape : {'S', 'C', 'P'})
    if (tower_columns(side, shape).size() < (options_.double_board ? 2U : 1U)) return shape;
  return 0;
}

/// M3.2 for the towers of one row; single boards have one and no rule for it.
bool Game::may_stand(char side, char shape, const std::vector<int>& columns) const {
  if (!options_.double_board) return true;
  if (columns.size() == 2) {
    const int apart = columns[1] - columns[0];
    if (apart <= 0) return false;  // M11.2: the second one is to the right
    if (shape != 'S' && apart % 2 != 0) return false;
    if (options_.tower_spacing != "any" && apart == 1) return false;
  }
  if (options_.tower_spacing == "orthogonal" && shape != 'S')
    for (const int above : tower_columns(side, shape == 'C' ? 'S' : 'C'))
      if (std::find(columns.begin(), columns.end(), above) != columns.end()) return false;
  return true;
}

std::vector<std::string> Game::set_up_moves(char side) const {
  std::vector<std::string> texts;
  const char shape = next_tower(side);
  if (shape == 0) return texts;
  const std::vector<int> standing = tower_columns(side, shape);
  const bool another = options_.double_board && standing.empty();
  for (int column = 0; column < columns(); ++column) {
    std::vector<int> all = standing;
    all.push_back(column);
    bool good = may_stand(side, shape, all);
    if (good && another) {
      // A first tower that leaves no field for the second one is no part of any arrangement.
      good = false;
      for (int second = 0; second < columns(); ++second)
        if (may_stand(side, shape, {column, second})) good = true;
    }
    if (good)
      texts.push_back(std::string(1, shape) + "@" + field_text({column, own_row(side, row_number(shape))}));
  }
  return texts;
}

void Game::set_up(char side, const std::string& move) {
  board_[field_of(move.substr(2))] = Piece{side, move[0], 0};
  if (next_tower('r') != 0 || next_tower('b') != 0) return;
  add_pawns('r');
  add_pawns('b');
  turn_ = options_.first_player == "dice" ? 'd' : options_.first_player == "red" ? 'r' : 'b';
}

/// M3.3
void Game::add_pawns(char side) {
  const int cross = tower_columns(side, 'C').front(), plus = tower_columns(side, 'P').front();
  for (int column = 0; column < columns(); ++column) {
    const char second = std::abs(column - cross) % 2 == 0 ? 'C' : 'P';
    const char third = std::abs(column - plus) % 2 == 0 ? 'P' : 'C';
    // insert leaves the towers where they are.
    board_.insert({{column, own_row(side, 1)}, Piece{side, 'S', 1}});
    board_.insert({{column, own_row(side, 2)}, Piece{side, second, 1}});
    board_.insert({{column, own_row(side, 3)}, Piece{side, third, 1}});
  }
}

}  // namespace slow
