// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lasca with its usual parameters: columns are texts from the bottom, and every jump is made on a copy of the board.
#pragma once

#include <array>
#include <cctype>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Lasca {
 public:
  explicit Lasca(const std::string& text) {
    Place place = fields().front();
    std::size_t next = 0;
    bool below = false;  // inside of parentheses
    std::size_t at = 0;
    for (; text[at] != ' '; ++at) {
      if (text[at] == '/' || text[at] == ')') {
        below = false;
      } else if (text[at] == '(') {
        place = fields()[next++];
        below = true;
      } else if (text[at] == '*') {
        std::size_t digits = 0;
        const int count = std::stoi(text.substr(at + 1), &digits);
        columns_[place].append(static_cast<std::size_t>(count - 1), columns_[place].back());
        at += digits;
      } else {
        if (!below) place = fields()[next++];
        if (text[at] != '.') columns_[place] += text[at];
      }
    }
    side_ = text[at + 1];
    quiet_ = std::stoi(text.substr(text.find("quiet_plies=") + 12));
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    for (const Place& from : fields())
      if (leads(from, side_)) jump_on(from, {}, all);
    if (!all.empty()) return all;
    for (const Place& from : fields())
      for (const auto& [dx, dy] : ways(from)) {
        const Place to{from.first + dx, from.second + dy};
        if (!leads(from, side_) || !is_empty(to)) continue;
        Lasca next = *this;
        next.columns_[to] = next.columns_[from];
        next.columns_[from].clear();
        const bool soldier = std::islower(static_cast<unsigned char>(columns_.at(from).back())) != 0;
        all.push_back(next.ended(to, soldier));
      }
    return all;
  }

 private:
  using Place = std::pair<int, int>;           // column and row from 0
  static const std::vector<Place>& fields() {  // as they are written
    static const std::vector<Place> all = [] {
      std::vector<Place> places;
      for (int row = 6; row >= 0; --row)
        for (int column = row % 2; column < 7; column += 2) places.emplace_back(column, row);
      return places;
    }();
    return all;
  }
  static bool on_board(const Place& place) {
    return place.first >= 0 && place.first < 7 && place.second >= 0 && place.second < 7;
  }
  [[nodiscard]] bool is_empty(const Place& place) const {
    return on_board(place) && (!columns_.contains(place) || columns_.at(place).empty());
  }
  /// Whether the man on top of a field is of this side.
  [[nodiscard]] bool leads(const Place& place, char side) const {
    if (!on_board(place) || is_empty(place)) return false;
    return std::tolower(static_cast<unsigned char>(columns_.at(place).back())) == side;
  }
  static char other(char side) { return side == 'w' ? 'b' : 'w'; }
  [[nodiscard]] std::vector<Place> ways(const Place& from) const {
    if (is_empty(from)) return {};
    const char man = columns_.at(from).back();
    if (man == 'w') return {{1, 1}, {-1, 1}};
    if (man == 'b') return {{1, -1}, {-1, -1}};
    return {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
  }
  /// Whether a soldier on top stands where it becomes an officer.
  [[nodiscard]] bool arrived(const Place& place) const {
    const char man = columns_.at(place).back();
    return (man == 'w' && place.second == 6) || (man == 'b' && place.second == 0);
  }

  /// All ends of jumps from here, on a copy of the board for each.
  void jump_on(const Place& from, const std::set<Place>& jumped, std::vector<test::SlowMove>& all) const {
    bool further = false;
    for (const auto& [dx, dy] : ways(from)) {
      const Place over{from.first + dx, from.second + dy}, to{from.first + 2 * dx, from.second + 2 * dy};
      if (!is_empty(to) || !leads(over, other(side_)) || jumped.contains(over)) continue;
      further = true;
      Lasca next = *this;
      const char taken = next.columns_[over].back();
      next.columns_[over].pop_back();
      next.columns_[to] = taken + next.columns_[from];
      next.columns_[from].clear();
      auto more = jumped;
      more.insert(over);
      if (next.arrived(to))
        all.push_back(next.ended(to, true));
      else
        next.jump_on(to, more, all);
    }
    if (!further && !jumped.empty()) all.push_back(ended(from, true));
  }

  [[nodiscard]] bool can_move(char side) const {
    for (const Place& from : fields())
      for (const auto& [dx, dy] : ways(from)) {
        if (!leads(from, side)) continue;
        const Place next{from.first + dx, from.second + dy},
            behind{from.first + 2 * dx, from.second + 2 * dy};
        if (is_empty(next) || (leads(next, other(side)) && is_empty(behind))) return true;
      }
    return false;
  }

  [[nodiscard]] test::SlowMove ended(const Place& to, bool loud) const {
    Lasca after = *this;
    if (after.arrived(to))
      after.columns_[to].back() =
          static_cast<char>(std::toupper(static_cast<unsigned char>(after.columns_[to].back())));
    const std::string winner = side_ == 'w' ? ":0" : ":1";
    bool left = false;
    for (const Place& place : fields()) left = left || after.leads(place, other(side_));
    if (!left) return {after.board(), "no_columns" + winner};
    if (!after.can_move(other(side_))) return {after.board(), "no_moves" + winner};
    return {after.board(), !loud && quiet_ + 1 >= 80 ? "quiet:-" : ""};
  }

  static std::string written(const std::string& column) {
    std::string text;
    int parts = 0;
    for (std::size_t i = 0; i < column.size(); ++parts) {
      std::size_t end = i;
      while (end < column.size() && column[end] == column[i]) ++end;
      text += column[i];
      if (end - i > 1) text += "*" + std::to_string(end - i);
      i = end;
    }
    return parts == 0 ? "." : parts > 1 ? "(" + text + ")" : text;
  }
  [[nodiscard]] std::string board() const {
    std::string text;
    int row = 6;
    for (const Place& place : fields()) {
      if (place.second != row) text += '/';
      row = place.second;
      text += columns_.contains(place) ? written(columns_.at(place)) : ".";
    }
    return text;
  }

  std::map<Place, std::string> columns_;
  char side_ = 'w';
  int quiet_ = 0;
};

}  // namespace boardwright::slow
