// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stern-Halma with its usual readings, on a drawing: rows as they are printed, each field two columns from the next.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "tests/shelf/slow_board.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright::slow {

template <int kPlayers>
class SternHalma {
 public:
  explicit SternHalma(const std::string& text) {
    int row = 0;
    for (std::size_t at = 0; text[at] != ' '; ++row) {
      const std::size_t end = text.find_first_of("/ ", at);
      const int fields = static_cast<int>(end - at);
      for (int i = 0; i < fields; ++i)
        men_[{row, 2 * i - (fields - 1)}] = text[at + static_cast<std::size_t>(i)];
      at = text[end] == '/' ? end + 1 : end;
    }
    side_ = (row - 1) / 4;
    const std::string_view colours = "rybg";
    turn_ = static_cast<int>(colours.find(text[text.find(' ') + 1]));
    const std::size_t place = text.find("place=") + 6;
    round_ = std::stoi(text.substr(text.find("round=") + 6));
    for (std::size_t seat = 0; seat < 4; ++seat) place_[seat] = text[place + 2 * seat] - '0';
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    for (const auto& [from, man] : men_) {
      if (man != colour(turn_)) continue;
      std::set<Field> reached;
      jump(from, from, reached);
      for (const auto& [down, across] : kWays)
        if (is(from.first + down, from.second + across, '.'))
          reached.insert({from.first + down, from.second + across});
      for (const auto& to : reached) {
        const int where = point_of(to);
        if (point_of(from) == goal(turn_) && where != goal(turn_)) continue;
        if (where != 0 && where != home(turn_) && where != goal(turn_)) continue;
        SternHalma next = *this;
        next.men_[from] = '.';
        next.men_[to] = man;
        all.push_back(next.ended());
      }
    }
    if (all.empty()) all.push_back(SternHalma(*this).ended());
    return all;
  }

 private:
  using Field = std::pair<int, int>;
  static constexpr std::array<Field, 6> kWays{{{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
  static char colour(int seat) { return "rybg"[seat]; }
  /// Points with the clock from the lowest one, 1 to 6.
  static int home(int seat) {
    constexpr std::array<int, 4> kTwo{1, 4, 0, 0}, kThree{1, 3, 5, 0}, kFour{1, 2, 4, 5};
    return (kPlayers == 2 ? kTwo : kPlayers == 3 ? kThree : kFour)[static_cast<std::size_t>(seat)];
  }
  static int goal(int seat) { return home(seat) > 3 ? home(seat) - 3 : home(seat) + 3; }

  [[nodiscard]] bool is(int row, int column, char what) const {
    const auto found = men_.find({row, column});
    return found != men_.end() && found->second == what;
  }
  [[nodiscard]] int point_of(const Field& field) const {
    const auto [row, column] = field;
    if (row < side_) return 4;
    if (row > 3 * side_) return 1;
    const int middle =
        2 * side_ - std::abs(row - 2 * side_);  // columns that the hexagon reaches to each side
    if (std::abs(column) <= middle) return 0;
    const bool upper = row < 2 * side_;
    return column < 0 ? (upper ? 3 : 2) : (upper ? 5 : 6);
  }
  void jump(const Field& from, const Field& at, std::set<Field>& reached) const {
    for (const auto& [down, across] : kWays) {
      const Field over{at.first + down, at.second + across}, to{at.first + 2 * down, at.second + 2 * across};
      const auto man = men_.find(over);
      if (man == men_.end() || man->second == '.' || over == from || !is(to.first, to.second, '.')) continue;
      if (reached.insert(to).second) jump(from, to, reached);
    }
  }
  [[nodiscard]] bool is_home(int seat) const {
    int own = 0, all = 0, fields = 0;
    for (const auto& [field, man] : men_) {
      if (point_of(field) != goal(seat)) continue;
      ++fields;
      all += man != '.' ? 1 : 0;
      own += man == colour(seat) ? 1 : 0;
    }
    return all == fields && 2 * own > all;
  }

  [[nodiscard]] test::SlowMove ended() {
    for (int i = 0; i < kPlayers; ++i) {
      const auto seat = static_cast<std::size_t>((turn_ + i) % kPlayers);
      if (place_[seat] == 0 && is_home(static_cast<int>(seat)))
        place_[seat] = 1 + *std::max_element(place_.begin(), place_.end());
    }
    std::string board;
    int row = 0;
    for (const auto& [field, man] : men_) {
      if (field.first != row) board += '/';
      row = field.first;
      board += man;
    }
    const int home = *std::max_element(place_.begin(), place_.end());
    const auto first = std::find(place_.begin(), place_.end(), 1) - place_.begin();
    int next = turn_;
    bool around = false;
    do {
      around = around || next == kPlayers - 1;
      next = (next + 1) % kPlayers;
    } while (home < (kPlayers == 2 ? 1 : 2) && place_[static_cast<std::size_t>(next)] != 0);
    if (home < (kPlayers == 2 ? 1 : 2) && around && round_ == 149)
      return {board, "limit:" + (home == 0 ? std::string("-") : std::to_string(first))};
    if (home < (kPlayers == 2 ? 1 : 2)) return {board, ""};
    return {board, "home:" + std::to_string(first)};
  }

  std::map<Field, char> men_;  // by row from the top, then from the left
  int side_ = 0, turn_ = 0, round_ = 0;
  std::array<int, 4> place_{};
};

}  // namespace boardwright::slow
