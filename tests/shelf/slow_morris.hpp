// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nine Men's Morris with its usual parameters: all mills and all ways written out.
#pragma once

#include <array>
#include <map>
#include <set>

#include "tests/shelf/slow_board.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Morris {
 public:
  explicit Morris(const std::string& text) {
    std::size_t at = 0;
    for (const auto& point : points()) {
      if (text[at] == '/') ++at;
      men_[point] = text[at++];
    }
    turn_ = text[at + 1];
    const std::size_t hand = text.find("hand=") + 5;
    hand_ = {text[hand] - '0', text[hand + 2] - '0'};
    quiet_ = std::stoi(text.substr(text.find("quiet=") + 6));
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    for (const auto& to : points()) {
      if (men_.at(to) != '.') continue;
      if (in_hand(turn_) > 0) {
        Morris next = *this;
        --next.hand_[turn_ == 'w' ? 0 : 1];
        next.place(to, all);
        continue;
      }
      for (const auto& from : points()) {
        if (men_.at(from) != turn_ || !(count(turn_) == 3 || joined(from, to))) continue;
        Morris next = *this;
        next.men_[from] = '.';
        next.place(to, all);
      }
    }
    return all;
  }

 private:
  using Point = std::string;
  using Mill = std::array<Point, 3>;
  static const std::vector<Point>& points() {  // as they are written
    static const std::vector<Point> all{"a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5",
                                        "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3",
                                        "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};
    return all;
  }
  static const std::vector<Mill>& mills() {
    static const std::vector<Mill> all{
        {"a7", "d7", "g7"}, {"b6", "d6", "f6"}, {"c5", "d5", "e5"}, {"a4", "b4", "c4"},
        {"e4", "f4", "g4"}, {"c3", "d3", "e3"}, {"b2", "d2", "f2"}, {"a1", "d1", "g1"},
        {"a7", "a4", "a1"}, {"b6", "b4", "b2"}, {"c5", "c4", "c3"}, {"d7", "d6", "d5"},
        {"d3", "d2", "d1"}, {"e5", "e4", "e3"}, {"f6", "f4", "f2"}, {"g7", "g4", "g1"}};
    return all;
  }
  /// Two points are joined that stand beside each other in a mill.
  static bool joined(const Point& one, const Point& other) {
    for (const auto& [first, middle, last] : mills())
      if ((middle == one && (first == other || last == other)) ||
          (middle == other && (first == one || last == one)))
        return true;
    return false;
  }
  static char other(char side) { return side == 'w' ? 'b' : 'w'; }
  [[nodiscard]] int in_hand(char side) const { return hand_[side == 'w' ? 0 : 1]; }
  [[nodiscard]] int count(char side) const {
    int men = in_hand(side);
    for (const auto& [point, man] : men_) men += man == side ? 1 : 0;
    return men;
  }
  [[nodiscard]] bool in_mill(const Point& point) const {
    for (const auto& mill : mills()) {
      bool whole = false, same = true;
      for (const auto& one : mill) {
        whole = whole || one == point;
        same = same && men_.at(one) == men_.at(point);
      }
      if (whole && same) return true;
    }
    return false;
  }
  [[nodiscard]] bool can_move(char side) const {
    if (in_hand(side) > 0) return true;
    for (const auto& [from, man] : men_)
      for (const auto& [to, there] : men_)
        if (man == side && there == '.' && (count(side) == 3 || joined(from, to))) return true;
    return false;
  }

  void place(const Point& to, std::vector<test::SlowMove>& all) {
    men_[to] = turn_;
    ++quiet_;
    std::set<Point> theirs, open;
    for (const auto& [point, man] : men_) {
      if (man != other(turn_)) continue;
      theirs.insert(point);
      if (!in_mill(point)) open.insert(point);
    }
    if (!in_mill(to) || theirs.empty()) return all.push_back(ended());
    for (const auto& taken : open.empty() ? theirs : open) {
      Morris next = *this;
      next.men_[taken] = '.';
      next.quiet_ = 0;
      all.push_back(next.ended());
    }
  }

  [[nodiscard]] test::SlowMove ended() const {
    std::string board;
    for (std::size_t i = 0; i < points().size(); ++i) {
      // Three rows of three, one of six, three of three.
      const bool new_row = i != 0 && (i <= 9 ? i % 3 == 0 : i >= 15 && i % 3 == 0);
      board += (new_row ? "/" : "") + std::string(1, men_.at(points()[i]));
    }
    const std::string winner = turn_ == 'w' ? ":0" : ":1";
    const bool all_put = hand_[0] + hand_[1] == 0;
    if (count(other(turn_)) < 3) return {board, "few" + winner};
    if (!can_move(other(turn_))) return {board, "stuck" + winner};
    if (all_put && quiet_ >= 100) return {board, "quiet:-"};
    return {board, ""};
  }

  std::map<Point, char> men_;
  char turn_ = 'w';
  std::array<int, 2> hand_{};
  int quiet_ = 0;
};

}  // namespace boardwright::slow
