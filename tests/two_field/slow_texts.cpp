// SPDX-License-Identifier: GPL-3.0-or-later
//
// 7.2: positions and views.
#include <cctype>
#include <sstream>

#include "slow_rules.hpp"

namespace slow {

std::string Game::text_for(const std::string& viewer, bool hidden) const {
  const auto seen = [&](const Piece& piece) {
    return !hidden || (viewer == "red" && piece.owner == 'r') || (viewer == "blue" && piece.owner == 'b');
  };
  std::string text;
  for (int row = options_.size - 1; row >= 0; --row) {
    int empty = 0;
    std::string line;
    for (int column = 0; column < options_.size; ++column) {
      const Field field{column, row};
      std::string sign;
      if (lakes_.contains(field)) sign = "#";
      const char owner = row < options_.size / 2 ? 'r' : 'b';
      if (left_empty_.contains(field) && seen({owner, 'F'})) sign = "-";
      const auto there = board_.find(field);
      if (there != board_.end() && (turn_ != '*' || seen(there->second))) {
        const Piece& piece = there->second;
        const char letter = seen(piece) || piece.revealed ? piece.kind : 'X';
        sign = piece.owner == 'r' ? letter : static_cast<char>(std::tolower(letter));
        if (piece.moved) sign += '\'';
        if (piece.revealed) sign += '!';
      }
      if (sign.empty()) {
        ++empty;
        continue;
      }
      if (empty > 0) line += std::to_string(empty);
      empty = 0;
      line += sign;
    }
    if (empty > 0) line += std::to_string(empty);
    text += line + (row > 0 ? "/" : "");
  }
  return text + " " + turn_ + " " + memory_text('r') + " " + memory_text('b') + " " + std::to_string(quiet_);
}

std::string Game::memory_text(char side) const {
  const Memory& memory = memory_.at(side);
  if (!memory.piece) return "-";
  std::string text = field_text(*memory.piece);
  char before = '/';
  for (const auto& [line, count] : memory.lines) {
    text += before + field_text(line.first) + field_text(line.second) + ":" + std::to_string(count);
    before = ',';
  }
  return text;
}

void Game::read(const std::string& text) {
  std::istringstream words(text);
  std::string board, turn, red, blue;
  words >> board >> turn >> red >> blue >> quiet_;
  turn_ = turn[0];
  Field at{0, options_.size - 1};
  Field last = at;
  for (std::size_t i = 0; i < board.size(); ++i) {
    const char c = board[i];
    if (c == '/') {
      at = {0, at.row - 1};
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      std::size_t used = 0;
      at.column += std::stoi(board.substr(i), &used);
      i += used - 1;
    } else if (c == '\'') {
      board_.at(last).moved = true;
    } else if (c == '!') {
      board_.at(last).revealed = true;
    } else {
      if (c == '-') left_empty_.insert(at);
      if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
        const bool is_red = std::isupper(static_cast<unsigned char>(c)) != 0;
        board_[at] = {is_red ? 'r' : 'b', static_cast<char>(std::toupper(static_cast<unsigned char>(c))),
                      false, false, static_cast<int>(board_.size()) + 1};
        last = at;
      }
      ++at.column;
    }
  }
  read_memory('r', red);
  read_memory('b', blue);
}

void Game::read_memory(char side, const std::string& text) {
  if (text == "-") return;
  Memory& memory = memory_.at(side);
  std::istringstream words(text);
  std::string word;
  std::getline(words, word, '/');
  memory.piece = field_of(word);
  while (std::getline(words, word, ',')) {
    const auto middle = word.find_first_of("abcdefghijkl", 1), end = word.find(':');
    memory.lines[{field_of(word.substr(0, middle)), field_of(word.substr(middle, end - middle))}] =
        std::stoi(word.substr(end + 1));
  }
}

}  // namespace slow
