// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards.hpp"

#include <map>

#include "slow_rules.hpp"

namespace boards {

std::string board(const std::vector<std::string>& pieces, int size, const std::vector<std::string>& lakes) {
  std::map<slow::Field, std::string> signs;
  for (const auto& lake : lakes) signs[slow::field_of(lake)] = "#";
  if (size == 10)
    for (const char* lake : {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"})
      signs[slow::field_of(lake)] = "#";
  for (const auto& piece : pieces) {
    const auto field = piece.find_first_of("abcdefghijkl", 1);
    signs[slow::field_of(piece.substr(field))] = piece.substr(0, field);
  }
  std::string text;
  for (int row = size - 1; row >= 0; --row) {
    int run = 0;
    for (int column = 0; column < size; ++column) {
      const auto there = signs.find({column, row});
      if (there == signs.end()) {
        ++run;
        continue;
      }
      if (run > 0) text += std::to_string(run);
      run = 0;
      text += there->second;
    }
    if (run > 0) text += std::to_string(run);
    if (row > 0) text += '/';
  }
  return text;
}

std::string game(std::vector<std::string> pieces, const std::string& rest) {
  for (const char* piece : {"Fj1", "Nj3", "fj10", "nj8"}) pieces.emplace_back(piece);
  return board(pieces) + " " + rest;
}

}  // namespace boards
