// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chapter 11: fields, moves and positions as text.
#include <cctype>
#include <sstream>

#include "slow_rules.hpp"

namespace slow {

std::string field_text(Field field) {
  return static_cast<char>('a' + field.column) + std::to_string(field.row + 1);
}
Field field_of(const std::string& text) { return {text[0] - 'a', std::stoi(text.substr(1)) - 1}; }
std::string step_text(const Step& step) {
  return field_text(step.from) + (step.takes ? "x" : "-") + field_text(step.to);
}

Game::Game(Options options, const std::string& text) : Game(std::move(options)) {
  std::istringstream words(text);
  std::string board, turn, reserve, waiting, due, endgame, passes;
  words >> board >> turn >> reserve >> waiting >> due >> endgame >> passes;

  Field at{0, 11};
  for (std::size_t i = 0; i < board.size(); ++i) {
    const char c = board[i];
    if (c == '/') {
      at = {0, at.row - 1};
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      int run = c - '0';
      if (i + 1 < board.size() && std::isdigit(static_cast<unsigned char>(board[i + 1])) != 0)
        run = run * 10 + (board[++i] - '0');
      at.column += run;
    } else {
      const char owner = std::isupper(static_cast<unsigned char>(c)) != 0 ? 'r' : 'b';
      const char height = board[++i];
      board_[at] = {owner, static_cast<char>(std::toupper(c)), height == 'T' ? 0 : height - '0'};
      ++at.column;
    }
  }
  turn_ = turn[0];
  for (std::size_t i = 0; i < 3; ++i) {
    reserve_['r']["SCP"[i]] = reserve[i] - '0';
    reserve_['b']["SCP"[i]] = reserve[4 + i] - '0';
  }
  for (const char c : waiting)
    if (c != '-')
      waiting_[std::isupper(static_cast<unsigned char>(c)) != 0 ? 'r' : 'b'] +=
          static_cast<char>(std::toupper(c));
  due_ = due == "m" ? 'm' : due[1];
  if (endgame != "-") {
    const std::size_t slash = endgame.find('/');
    endgame_ = {std::stoi(endgame.substr(0, slash)), std::stoi(endgame.substr(slash + 1))};
  }
  passes_ = std::stoi(passes);
}

std::string Game::text() const {
  std::string board;
  for (int row = 11; row >= 0; --row) {
    int run = 0;
    for (int column = 0; column <= columns(); ++column) {
      const auto found = board_.find({column, row});
      if (column < columns() && found == board_.end()) {
        ++run;
        continue;
      }
      if (run > 0) board += std::to_string(run);
      run = 0;
      if (column == columns()) continue;
      const Piece& piece = found->second;
      board += piece.owner == 'r' ? piece.shape : static_cast<char>(std::tolower(piece.shape));
      board += piece.tower() ? 'T' : static_cast<char>('0' + piece.height);
    }
    if (row > 0) board += '/';
  }
  std::string reserve;
  for (const char side : {'r', 'b'}) {
    if (side == 'b') reserve += '/';
    for (const char shape : {'S', 'C', 'P'}) reserve += std::to_string(reserve_.at(side).at(shape));
  }
  std::string waiting = waiting_.at('r');
  for (const char shape : waiting_.at('b')) waiting += static_cast<char>(std::tolower(shape));
  if (waiting.empty()) waiting = "-";
  const std::string due = due_ == 'm' ? "m" : std::string("p") + due_;
  const std::string endgame =
      endgame_ ? std::to_string(endgame_->first) + "/" + std::to_string(endgame_->second) : "-";
  return board + " " + turn_ + " " + reserve + " " + waiting + " " + due + " " + endgame + " " +
         std::to_string(passes_);
}

}  // namespace slow
