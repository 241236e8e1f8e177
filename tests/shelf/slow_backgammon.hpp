// SPDX-License-Identifier: GPL-3.0-or-later
//
// Backgammon with its usual parameters: every order of the dice and every man are tried to the end of the throw.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Backgammon {
 public:
  explicit Backgammon(const std::string& text) {
    std::size_t at = 0;
    for (const int point : upper()) read_point(text, at, point);
    ++at;
    for (; text[at] != '/'; ++at)
      if (text[at] != '.') dice_.push_back(text[at] - '0');
    ++at;
    for (const int point : lower()) read_point(text, at, point);
    side_ = text[at + 1] == 'w' ? 0 : 1;
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    // Each first step with the number it takes; of two numbers that do the same the smaller one.
    std::map<std::pair<int, int>, std::pair<int, int>>
        first;  // from and to: number, and how many it leads to
    int best = 0;
    for (auto die = dice_.rbegin(); die != dice_.rend(); ++die)
      for (int from = 1; from <= kBar; ++from) {
        if (!may(from, *die)) continue;
        const int used = 1 + stepped(from, *die).longest();
        first.try_emplace({from, std::max(0, from - *die)}, *die, used);
        best = std::max(best, used);
      }
    std::erase_if(first, [&](const auto& step) {
      const bool ends = stepped(step.first.first, step.second.first).own(kOff) == 15;
      return step.second.second < best && !ends;
    });
    const bool one_of_two = best == 1 && dice_.size() == 2 && dice_[0] != dice_[1];
    const bool larger = std::any_of(first.begin(), first.end(),
                                    [&](const auto& step) { return step.second.first == dice_[0]; });
    if (one_of_two && larger)
      std::erase_if(first, [&](const auto& step) { return step.second.first != dice_[0]; });
    std::vector<test::SlowMove> all;
    for (const auto& [step, taken] : first) all.push_back(stepped(step.first, taken.first).told());
    if (all.empty()) {
      Backgammon passed = *this;
      passed.dice_.clear();
      all.push_back({passed.board(), ""});
    }
    return all;
  }

 private:
  static constexpr int kBar = 25, kOff = 0;
  /// As they are written: White's points to go, with the bars and what is off as 100 and more.
  static constexpr int kWhiteBar = 100, kBlackBar = 101, kWhiteOff = 102, kBlackOff = 103;
  static const std::vector<int>& upper() {
    static const std::vector<int> all{13, 14, 15, 16, 17, 18, kWhiteBar, 19, 20, 21, 22, 23, 24, kBlackOff};
    return all;
  }
  static const std::vector<int>& lower() {
    static const std::vector<int> all{12, 11, 10, 9, 8, 7, kBlackBar, 6, 5, 4, 3, 2, 1, kWhiteOff};
    return all;
  }
  /// Where a written point is for a side: how far it has to go from there; -1: it has nothing to do with it.
  static int pips(int side, int point) {
    if (point == (side == 0 ? kWhiteBar : kBlackBar)) return kBar;
    if (point == (side == 0 ? kWhiteOff : kBlackOff)) return kOff;
    if (point >= kWhiteBar) return -1;
    return side == 0 ? point : 25 - point;
  }

  void read_point(const std::string& text, std::size_t& at, int point) {
    const char letter = text[at++];
    int count = letter == '.' ? 0 : 1;
    if (text[at] == '*') {
      std::size_t digits = 0;
      count = std::stoi(text.substr(at + 1), &digits);
      at += 1 + digits;
    }
    const int side = letter == 'b' ? 1 : 0;
    if (count > 0) men_[static_cast<std::size_t>(side)][static_cast<std::size_t>(pips(side, point))] = count;
  }

  [[nodiscard]] int own(int pips_to_go) const {
    return men_[static_cast<std::size_t>(side_)][static_cast<std::size_t>(pips_to_go)];
  }
  [[nodiscard]] int foes(int pips_to_go) const {
    return men_[static_cast<std::size_t>(1 - side_)][static_cast<std::size_t>(25 - pips_to_go)];
  }
  [[nodiscard]] bool may(int from, int die) const {
    if (own(from) == 0) return false;
    if (own(kBar) > 0 && from != kBar) return false;
    if (from > die) return foes(from - die) < 2;
    for (int behind = 7; behind <= kBar; ++behind)
      if (own(behind) > 0) return false;
    for (int behind = from + 1; behind <= 6; ++behind)
      if (die > from && own(behind) > 0) return false;
    return true;
  }
  [[nodiscard]] Backgammon stepped(int from, int die) const {
    Backgammon next = *this;
    auto& mine = next.men_[static_cast<std::size_t>(side_)];
    auto& theirs = next.men_[static_cast<std::size_t>(1 - side_)];
    const int to = std::max(kOff, from - die);
    --mine[static_cast<std::size_t>(from)];
    ++mine[static_cast<std::size_t>(to)];
    if (to != kOff && foes(to) == 1) {
      theirs[static_cast<std::size_t>(25 - to)] = 0;
      ++theirs[kBar];
    }
    next.dice_.erase(std::find(next.dice_.begin(), next.dice_.end(), die));
    return next;
  }
  /// How many numbers can be used from here at most.
  [[nodiscard]] int longest() const {
    int best = 0;
    for (std::size_t k = 0; k < dice_.size(); ++k)
      for (int from = 1; from <= kBar && best < static_cast<int>(dice_.size()); ++from)
        if ((k == 0 || dice_[k] != dice_[k - 1]) && may(from, dice_[k]))
          best = std::max(best, 1 + stepped(from, dice_[k]).longest());
    return best;
  }

  [[nodiscard]] test::SlowMove told() const {
    Backgammon after = *this;
    const bool over = own(kOff) == 15;
    if (over || longest() == 0) after.dice_.clear();
    if (!over) return {after.board(), ""};
    const auto& theirs = men_[static_cast<std::size_t>(1 - side_)];
    const bool late = std::any_of(theirs.begin() + 19, theirs.end(), [](int count) { return count > 0; });
    const std::string reason = theirs[kOff] > 0 ? "single" : late ? "triple" : "gammon";
    return {after.board(), reason + ":" + std::to_string(side_)};
  }

  [[nodiscard]] std::string written(int point) const {
    for (const int side : {0, 1}) {
      const int place = pips(side, point);
      const int count = place < 0 ? 0 : men_[static_cast<std::size_t>(side)][static_cast<std::size_t>(place)];
      if (count > 0) return (side == 0 ? "w" : "b") + (count > 1 ? "*" + std::to_string(count) : "");
    }
    return ".";
  }
  [[nodiscard]] std::string board() const {
    std::string text;
    for (const int point : upper()) text += written(point);
    text += '/';
    for (std::size_t i = 0; i < 4; ++i) text += i < dice_.size() ? static_cast<char>('0' + dice_[i]) : '.';
    text += '/';
    for (const int point : lower()) text += written(point);
    return text;
  }

  std::array<std::array<int, 26>, 2> men_{};  // by side and points to go
  std::vector<int> dice_;                     // the larger first
  int side_ = 0;
};

}  // namespace boardwright::slow
