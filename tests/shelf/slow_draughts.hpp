// SPDX-License-Identifier: GPL-3.0-or-later
//
// Checkers and international draughts, told apart by their boards. Captures are tried out on copies of the board,
// one jump after the other.
#pragma once

#include <cctype>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "tests/shelf/slow_board.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Draughts {
 public:
  /// As the rules write a position: rows, who is on turn, and what is counted.
  explicit Draughts(const std::string& text) : board_(text.substr(0, text.find(' '))) {
    std::istringstream words(text.substr(text.find(' ') + 1));
    std::string side, count;
    words >> side;
    white_ = side == "white";
    while (words >> count)
      counts_[count.substr(0, count.find('='))] = std::stoi(count.substr(count.find('=') + 1));
    international_ = board_.width() == 10;
    up_ = white_ == international_;  // the side that moves first plays upwards
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<Found> found;
    each_own([&](int c, int r) { follow({c, r, board_, {}}, c, r, board_.at(c, r), found); });
    if (international_) keep_longest(found);
    const bool taking = !found.empty();
    if (!taking) each_own([&](int c, int r) { steps(c, r, found); });
    std::vector<test::SlowMove> all;
    for (const Found& one : found) {
      Letters after = one.board;
      for (const auto& [c, r] : one.taken) after.put(c, r, '.');
      const bool man = std::islower(static_cast<unsigned char>(after.at(one.c, one.r))) != 0 || one.crowned;
      if (international_ && one.r == far_row() && after.at(one.c, one.r) == man_letter())
        after.put(one.c, one.r, king_letter());
      all.push_back({after.text(), ending(after, man || taking)});
    }
    return all;
  }

 private:
  using Place = std::pair<int, int>;
  struct Found {
    int c, r;
    Letters board;  // what was taken still stands on it
    std::vector<Place> taken;
    bool crowned = false;
    Place from{};
  };
  [[nodiscard]] char man_letter() const { return white_ ? 'w' : 'b'; }
  [[nodiscard]] char king_letter() const { return white_ ? 'W' : 'B'; }
  [[nodiscard]] int far_row() const { return up_ ? board_.height() - 1 : 0; }
  [[nodiscard]] bool own(char piece) const { return piece == man_letter() || piece == king_letter(); }
  [[nodiscard]] static bool piece(char letter) { return letter != '.' && letter != '#'; }
  template <class Visit>
  void each_own(Visit visit) const {
    for (int r = 0; r < board_.height(); ++r)
      for (int c = 0; c < board_.width(); ++c)
        if (own(board_.at(c, r))) visit(c, r);
  }

  /// All captures that go on from here.
  void follow(const Found& now, int c, int r, char what, std::vector<Found>& found) const {
    const bool king = what == king_letter();
    bool further = false;
    for (const auto& [dc, dr] : {Place{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
      if (!king && !international_ && dr != (up_ ? 1 : -1)) continue;
      int over = 1;
      while (international_ && king && now.board.at(c + over * dc, r + over * dr) == '.') ++over;
      const Place victim{c + over * dc, r + over * dr};
      const char hit = now.board.at(victim.first, victim.second);
      if (!piece(hit) || own(hit) || std::count(now.taken.begin(), now.taken.end(), victim) != 0) continue;
      for (int landing = over + 1;; ++landing) {
        const int to_c = c + landing * dc, to_r = r + landing * dr;
        if (now.board.at(to_c, to_r) != '.') break;
        further = true;
        Found next = now;
        if (now.taken.empty()) next.from = {c, r};
        next.board.put(c, r, '.');
        next.board.put(to_c, to_r, what);
        next.taken.push_back(victim);
        next.c = to_c;
        next.r = to_r;
        if (!international_ && !king && to_r == far_row()) {  // crowned, and that is the end of the move
          next.board.put(to_c, to_r, king_letter());
          next.crowned = true;
          found.push_back(next);
        } else {
          follow(next, to_c, to_r, what, found);
        }
        if (!international_ || !king) break;
      }
    }
    if (!further && !now.taken.empty()) found.push_back(now);
  }

  /// The longest ones, and of those that take the same between the same fields one.
  static void keep_longest(std::vector<Found>& found) {
    std::size_t most = 0;
    for (const Found& one : found) most = std::max(most, one.taken.size());
    std::set<std::tuple<Place, Place, std::set<Place>>> seen;
    std::erase_if(found, [&](const Found& one) {
      return one.taken.size() != most ||
             !seen.insert({one.from, {one.c, one.r}, {one.taken.begin(), one.taken.end()}}).second;
    });
  }

  void steps(int c, int r, std::vector<Found>& found) const {
    const char what = board_.at(c, r);
    for (const auto& [dc, dr] : {Place{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
      if (what == man_letter() && dr != (up_ ? 1 : -1)) continue;
      for (int far = 1; board_.at(c + far * dc, r + far * dr) == '.'; ++far) {
        Found one{c + far * dc, r + far * dr, board_, {}};
        one.board.put(c, r, '.');
        const bool crowned = what == man_letter() && one.r == far_row();
        one.board.put(one.c, one.r, crowned && !international_ ? king_letter() : what);
        one.crowned = crowned;
        found.push_back(one);
        if (what == man_letter() || !international_) break;
      }
    }
  }

  struct Force {
    int men = 0, kings = 0;
    [[nodiscard]] int all() const { return men + kings; }
  };
  [[nodiscard]] static std::pair<Force, Force> forces(const Letters& board) {  // White's, Black's
    std::pair<Force, Force> both;
    for (const char c : board.text()) {
      if (c == 'w') ++both.first.men;
      if (c == 'W') ++both.first.kings;
      if (c == 'b') ++both.second.men;
      if (c == 'B') ++both.second.kings;
    }
    return both;
  }
  /// Plies that are left for an ending with few pieces; 0: it is none.
  [[nodiscard]] static int few(const Letters& board) {
    auto [white, black] = forces(board);
    for (int i = 0; i < 2; ++i, std::swap(white, black))
      if (white.kings == 1 && white.men == 0 && black.kings > 0 && black.all() <= 3)
        return black.all() == 3 ? 32 : 10;
    return 0;
  }

  [[nodiscard]] std::string ending(const Letters& after, bool resets) const {
    const std::string mover = (white_ == international_) ? "0" : "1";
    const auto [white, black] = forces(after);
    if ((white_ ? black : white).all() == 0) return "no_pieces:" + mover;
    Draughts next = *this;
    next.board_ = after;
    next.white_ = !white_;
    next.up_ = !up_;
    bool any = false;
    next.each_own([&](int c, int r) {
      std::vector<Found> found;
      next.steps(c, r, found);
      next.follow({c, r, next.board_, {}}, c, r, next.board_.at(c, r), found);
      any = any || !found.empty();
    });
    if (!any) return "no_moves:" + mover;
    const auto count = [&](const char* name) {
      const auto known = counts_.find(name);
      return known == counts_.end() ? 0 : known->second;
    };
    if (international_) {
      const int now = few(after), plies = now > 0 && now == few(board_) ? count("few_plies") + 1 : 0;
      if (now > 0 && plies >= now) return "few_pieces:-";
    }
    const int quiet = resets ? 0 : count("quiet_plies") + 1;
    return quiet >= (international_ ? 50 : 80) ? "quiet:-" : "";
  }

  Letters board_;
  bool white_ = true, international_ = true, up_ = true;
  std::map<std::string, int> counts_;
};

}  // namespace boardwright::slow
