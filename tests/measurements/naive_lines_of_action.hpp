// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random games of Lines of Action on 8 by 8 fields without the repetition rule, by a program as plain as can
// be: it shares no line with the plugin, with what plays games, or with their generator of random numbers.
// What both find is true of the game.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace boardwright::test {

class NaiveLinesOfAction {
 public:
  explicit NaiveLinesOfAction(std::uint64_t seed) : random_(seed) {}

  struct Found {
    double plies = 0, error = 0;  ///< the mean, and its standard error
    double black = 0;             ///< share of the games that Black won
  };
  [[nodiscard]] Found play(std::uint64_t games) {
    double sum = 0, squares = 0, black = 0;
    for (std::uint64_t i = 0; i < games; ++i) {
      const auto [plies, winner] = game();
      sum += plies;
      squares += static_cast<double>(plies) * plies;
      black += winner == kBlack ? 1 : 0;
    }
    const auto count = static_cast<double>(games);
    return {sum / count, std::sqrt((squares / count - sum / count * sum / count) / count), black / count};
  }

 private:
  enum Colour { kNone, kBlack, kWhite };
  struct NaiveMove {
    int row, column, to_row, to_column;
  };
  struct Ended {
    int plies;
    Colour winner;
  };

  static bool on_board(int row, int column) { return row >= 0 && row < 8 && column >= 0 && column < 8; }

  void set_up() {
    board_ = {};
    for (int i = 1; i < 7; ++i) {
      board_[0][i] = board_[7][i] = kBlack;
      board_[i][0] = board_[i][7] = kWhite;
    }
  }

  /// Pieces of both colours on the whole line.
  [[nodiscard]] int on_line(int row, int column, int down, int right) const {
    int count = 1;
    for (const int way : {-1, 1})
      for (int r = row + way * down, c = column + way * right; on_board(r, c);
           r += way * down, c += way * right)
        count += board_[r][c] != kNone ? 1 : 0;
    return count;
  }

  /// A piece moves as many fields as there are pieces on its line, over its own but not over others.
  void find_moves(Colour mover) {
    moves_.clear();
    for (int row = 0; row < 8; ++row)
      for (int column = 0; column < 8; ++column) {
        if (board_[row][column] != mover) continue;
        for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          const int far = on_line(row, column, down, right);
          for (const int way : {-1, 1}) {
            const int r = row + way * far * down, c = column + way * far * right;
            bool free = on_board(r, c) && board_[r][c] != mover;
            for (int step = 1; free && step < far; ++step) {
              const Colour over = board_[row + way * step * down][column + way * step * right];
              free = over == kNone || over == mover;
            }
            if (free) moves_.push_back({row, column, r, c});
          }
        }
      }
  }

  [[nodiscard]] bool is_connected(Colour colour) const {
    std::vector<std::pair<int, int>> reached;
    std::array<std::array<bool, 8>, 8> seen{};
    std::size_t pieces = 0;
    for (int row = 0; row < 8; ++row)
      for (int column = 0; column < 8; ++column) {
        if (board_[row][column] != colour) continue;
        if (pieces++ == 0) reached.emplace_back(row, column), seen[row][column] = true;
      }
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (int row = reached[i].first - 1; row <= reached[i].first + 1; ++row)
        for (int column = reached[i].second - 1; column <= reached[i].second + 1; ++column)
          if (on_board(row, column) && board_[row][column] == colour && !seen[row][column])
            reached.emplace_back(row, column), seen[row][column] = true;
    return reached.size() == pieces;
  }

  Ended game() {
    set_up();
    Colour mover = kBlack;
    for (int plies = 1;; ++plies) {
      const Colour other = mover == kBlack ? kWhite : kBlack;
      find_moves(mover);
      if (!moves_.empty()) {  // else it passes
        const NaiveMove move =
            moves_[std::uniform_int_distribution<std::size_t>(0, moves_.size() - 1)(random_)];
        board_[move.row][move.column] = kNone;
        board_[move.to_row][move.to_column] = mover;
        if (is_connected(mover)) return {plies, mover};  // also if both are
        if (is_connected(other)) return {plies, other};
      }
      mover = other;
    }
  }

  std::mt19937_64 random_;
  std::array<std::array<Colour, 8>, 8> board_{};
  std::vector<NaiveMove> moves_;
};

}  // namespace boardwright::test
