// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tablut with its usual parameters, field by field.
#pragma once

#include <array>

#include "tests/shelf/slow_board.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Tablut {
 public:
  explicit Tablut(const std::string& text)
      : board_(text.substr(0, text.find(' '))), attacking_(text.find(" attackers") != std::string::npos) {}

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    each(board_, attacking_,
         [&](int c, int r, int to_c, int to_r) { all.push_back(after(c, r, to_c, to_r)); });
    return all;
  }

 private:
  static constexpr std::array<std::array<int, 2>, 4> kWays{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
  static bool throne(int c, int r) { return c == 4 && r == 4; }
  static bool is_of(char piece, bool attackers) {
    return attackers ? piece == 'a' : piece == 'd' || piece == 'K';
  }

  template <class Visit>
  static void each(const Letters& board, bool attackers, Visit visit) {
    for (int r = 0; r < 9; ++r)
      for (int c = 0; c < 9; ++c) {
        if (!is_of(board.at(c, r), attackers)) continue;
        for (const auto& [dc, dr] : kWays)
          for (int far = 1; board.at(c + far * dc, r + far * dr) == '.'; ++far) {
            if (throne(c + far * dc, r + far * dr) && board.at(c, r) != 'K') break;
            visit(c, r, c + far * dc, r + far * dr);
          }
      }
  }

  /// Whether what stands there, or the empty throne, helps to take a piece of a side.
  static bool enemy(const Letters& board, int c, int r, bool of_attackers) {
    const char piece = board.at(c, r);
    return is_of(piece, !of_attackers) || (piece == '.' && throne(c, r));
  }

  static bool king_falls(const Letters& board, int c, int r, int dc, int dr) {
    bool near_throne = throne(c, r);
    int closed = 0;
    for (const auto& [x, y] : kWays) {
      near_throne = near_throne || throne(c + x, r + y);
      if (board.at(c + x, r + y) == 'a' || (throne(c + x, r + y) && board.at(c + x, r + y) == '.')) ++closed;
    }
    if (near_throne) return closed == 4;
    return enemy(board, c + dc, r + dr, false);  // the other side of it; whoever has come stands on this one
  }

  [[nodiscard]] test::SlowMove after(int c, int r, int to_c, int to_r) const {
    Letters next = board_;
    const char piece = next.at(c, r);
    next.put(c, r, '.');
    next.put(to_c, to_r, piece);
    std::string ending;
    for (const auto& [dc, dr] : kWays) {
      const int near_c = to_c + dc, near_r = to_r + dr;
      const char victim = next.at(near_c, near_r);
      if (!is_of(victim, !attacking_)) continue;
      if (victim == 'K') {
        if (!king_falls(next, near_c, near_r, dc, dr)) continue;
        ending = "captured:0";
        next.put(near_c, near_r, '.');
        break;
      }
      if (enemy(next, near_c + dc, near_r + dr, !attacking_)) next.put(near_c, near_r, '.');
    }
    if (ending.empty() && piece == 'K' && (to_c == 0 || to_c == 8 || to_r == 0 || to_r == 8))
      ending = "escaped:1";
    if (ending.empty()) {
      bool any = false;
      each(next, !attacking_, [&](int, int, int, int) { any = true; });
      if (!any) ending = attacking_ ? "no_moves:0" : "no_moves:1";
    }
    return {next.text(), ending};
  }

  Letters board_;
  bool attacking_;
};

}  // namespace boardwright::slow
