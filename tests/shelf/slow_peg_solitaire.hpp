// SPDX-License-Identifier: GPL-3.0-or-later
//
// Peg Solitaire on a drawing: rows as they are printed, each in the middle of the paper.
#pragma once

#include <set>
#include <utility>

#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class PegSolitaire {
 public:
  explicit PegSolitaire(const std::string& text) {
    int row = 0;
    for (std::size_t at = 0; text[at] != ' '; ++row) {
      const std::size_t end = text.find_first_of("/ ", at);
      const int holes = static_cast<int>(end - at);
      for (int i = 0; i < holes; ++i) {
        const Hole hole{row, 2 * i - holes};
        holes_.insert(hole);
        if (text[at + static_cast<std::size_t>(i)] == 'o') pegs_.insert(hole);
      }
      at = text[end] == '/' ? end + 1 : end;
    }
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    for (const auto& [down, across] : {Hole{1, 0}, Hole{-1, 0}, Hole{0, 2}, Hole{0, -2}})
      for (const auto& from : pegs_) {
        const Hole over{from.first + down, from.second + across};
        const Hole to{over.first + down, over.second + across};
        if (!pegs_.contains(over) || !holes_.contains(to) || pegs_.contains(to)) continue;
        PegSolitaire next = *this;
        next.pegs_.erase(from);
        next.pegs_.erase(over);
        next.pegs_.insert(to);
        all.push_back({next.text(), next.ending()});
      }
    return all;
  }

 private:
  using Hole = std::pair<int, int>;  // row from the top; twice the column, from the middle

  [[nodiscard]] std::string text() const {
    std::string text;
    int row = 0;
    for (const auto& hole : holes_) {
      if (hole.first != row) text += '/';
      row = hole.first;
      text += pegs_.contains(hole) ? 'o' : '.';
    }
    return text;
  }
  [[nodiscard]] std::string ending() const {
    if (pegs_.size() == 1) return "solved:0";
    for (const auto& [row, column] : pegs_)
      for (const auto& [down, across] : {Hole{1, 0}, Hole{-1, 0}, Hole{0, 2}, Hole{0, -2}}) {
        const Hole to{row + 2 * down, column + 2 * across};
        if (pegs_.contains({row + down, column + across}) && holes_.contains(to) && !pegs_.contains(to))
          return "";
      }
    return "stuck:-";
  }

  std::set<Hole> holes_, pegs_;
};

}  // namespace boardwright::slow
