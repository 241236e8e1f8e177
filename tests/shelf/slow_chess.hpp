// SPDX-License-Identifier: GPL-3.0-or-later
//
// Chess as somebody would check it who has the laws in hand: of every two fields, whether that is a move.
#pragma once

#include <cctype>
#include <cstdlib>
#include <sstream>

#include "tests/shelf/slow_board.hpp"
#include "tests/shelf/support.hpp"

namespace boardwright::slow {

class Chess {
 public:
  explicit Chess(const std::string& fen) : board_(fen.substr(0, fen.find(' '))) {
    std::string skipped, side;
    std::istringstream(fen) >> skipped >> side >> castling_ >> passed_ >> half_;
    white_ = side == "w";
  }

  [[nodiscard]] std::vector<test::SlowMove> moves() const {
    std::vector<test::SlowMove> all;
    for_each_move([&](const Chess& after) { all.push_back({after.board_.text(), after.ending()}); });
    return all;
  }

 private:
  [[nodiscard]] bool own(char c) const {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 &&
           (std::isupper(static_cast<unsigned char>(c)) != 0) == white_;
  }
  [[nodiscard]] int forward() const { return white_ ? 1 : -1; }

  /// Whether a piece there attacks a field: what stands on it is no matter.
  [[nodiscard]] bool attacks(int c, int r, int to_c, int to_r) const {
    const char piece = board_.at(c, r);
    const int dc = to_c - c, dr = to_r - r;
    if (dc == 0 && dr == 0) return false;
    const int far = std::max(std::abs(dc), std::abs(dr));
    switch (std::tolower(static_cast<unsigned char>(piece))) {
      case 'p': return std::abs(dc) == 1 && dr == (std::isupper(static_cast<unsigned char>(piece)) ? 1 : -1);
      case 'n': return std::abs(dc * dr) == 2;
      case 'k': return far == 1;
      case 'r':
        if (dc != 0 && dr != 0) return false;
        break;
      case 'b':
        if (std::abs(dc) != std::abs(dr)) return false;
        break;
      case 'q':
        if (dc != 0 && dr != 0 && std::abs(dc) != std::abs(dr)) return false;
        break;
      default: return false;
    }
    for (int i = 1; i < far; ++i)
      if (board_.at(c + i * sign(dc), r + i * sign(dr)) != '.') return false;
    return true;
  }

  /// Whether the side that isn't on turn attacks a field.
  [[nodiscard]] bool attacked(int c, int r) const {
    for (int from_r = 0; from_r < 8; ++from_r)
      for (int from_c = 0; from_c < 8; ++from_c) {
        const char piece = board_.at(from_c, from_r);
        if (piece != '.' && !own(piece) && attacks(from_c, from_r, c, r)) return true;
      }
    return false;
  }
  [[nodiscard]] bool in_check() const {
    for (int r = 0; r < 8; ++r)
      for (int c = 0; c < 8; ++c)
        if (board_.at(c, r) == (white_ ? 'K' : 'k')) return attacked(c, r);
    return false;
  }

  [[nodiscard]] bool pawn_may(int c, int r, int to_c, int to_r) const {
    const char target = board_.at(to_c, to_r);
    if (c != to_c)
      return attacks(c, r, to_c, to_r) &&
             (target != '.' ||
              passed_ == std::string{static_cast<char>('a' + to_c), static_cast<char>('1' + to_r)});
    if (target != '.') return false;
    return to_r - r == forward() ||
           (to_r - r == 2 * forward() && r == (white_ ? 1 : 6) && board_.at(c, r + forward()) == '.');
  }

  [[nodiscard]] bool castle_may(int r, int to_c) const {
    const bool is_short = to_c == 6;
    const char right = white_ ? (is_short ? 'K' : 'Q') : (is_short ? 'k' : 'q');
    if (castling_.find(right) == std::string::npos) return false;
    for (int c = is_short ? 5 : 1; c <= (is_short ? 6 : 3); ++c)
      if (board_.at(c, r) != '.') return false;
    for (int c = std::min(4, to_c); c <= std::max(4, to_c); ++c)
      if (attacked(c, r)) return false;
    return true;
  }

  [[nodiscard]] Chess after(int c, int r, int to_c, int to_r, char becomes) const {
    Chess next = *this;
    const char piece = board_.at(c, r);
    const bool pawn = std::tolower(static_cast<unsigned char>(piece)) == 'p';
    const bool takes = board_.at(to_c, to_r) != '.' || (pawn && c != to_c);
    if (pawn && c != to_c && board_.at(to_c, to_r) == '.') next.board_.put(to_c, r, '.');
    next.board_.put(c, r, '.');
    next.board_.put(to_c, to_r, becomes);
    if (std::tolower(static_cast<unsigned char>(piece)) == 'k' && std::abs(to_c - c) == 2) {
      next.board_.put((c + to_c) / 2, r, board_.at(to_c == 6 ? 7 : 0, r));
      next.board_.put(to_c == 6 ? 7 : 0, r, '.');
    }
    const auto lose = [&](int at_c, int at_r, const char* rights) {
      if ((c == at_c && r == at_r) || (to_c == at_c && to_r == at_r))
        std::erase_if(next.castling_,
                      [&](char one) { return std::string_view(rights).find(one) != std::string::npos; });
    };
    lose(4, 0, "KQ");
    lose(7, 0, "K");
    lose(0, 0, "Q");
    lose(4, 7, "kq");
    lose(7, 7, "k");
    lose(0, 7, "q");
    next.half_ = pawn || takes ? 0 : half_ + 1;
    next.passed_ = pawn && std::abs(to_r - r) == 2
                       ? std::string{static_cast<char>('a' + c), static_cast<char>('1' + (r + to_r) / 2)}
                       : "-";
    return next;
  }

  template <class Visit>
  void for_each_move(Visit visit) const {
    for (int r = 0; r < 8; ++r)
      for (int c = 0; c < 8; ++c)
        if (own(board_.at(c, r)))
          for (int to_r = 0; to_r < 8; ++to_r)
            for (int to_c = 0; to_c < 8; ++to_c) try_move(c, r, to_c, to_r, visit);
  }

  template <class Visit>
  void try_move(int c, int r, int to_c, int to_r, Visit visit) const {
    const char piece = board_.at(c, r);
    const auto kind = static_cast<char>(std::tolower(static_cast<unsigned char>(piece)));
    if (own(board_.at(to_c, to_r))) return;
    const bool castles =
        kind == 'k' && r == (white_ ? 0 : 7) && c == 4 && to_r == r && (to_c == 6 || to_c == 2);
    const bool may = kind == 'p' ? pawn_may(c, r, to_c, to_r)
                                 : attacks(c, r, to_c, to_r) || (castles && castle_may(r, to_c));
    if (!may) return;
    const bool promotes = kind == 'p' && (to_r == 0 || to_r == 7);
    for (const char wanted : promotes ? std::string("qrbn") : std::string(1, kind)) {
      const auto becomes =
          static_cast<char>(white_ ? std::toupper(static_cast<unsigned char>(wanted)) : wanted);
      Chess next = after(c, r, to_c, to_r, becomes);
      if (next.in_check()) continue;  // still from the side that has moved
      next.white_ = !white_;
      visit(next);
    }
  }

  [[nodiscard]] std::string ending() const {
    bool any = false;
    for_each_move([&](const Chess&) { any = true; });
    if (!any) return in_check() ? std::string("checkmate:") + (white_ ? "1" : "0") : "stalemate:-";
    std::string minor[2];  // by the colour of the field
    for (int r = 0; r < 8; ++r)
      for (int c = 0; c < 8; ++c) {
        const auto kind = static_cast<char>(std::tolower(static_cast<unsigned char>(board_.at(c, r))));
        if (kind == 'p' || kind == 'r' || kind == 'q') return half_ >= 100 ? "fifty_moves:-" : "";
        if (kind == 'b' || kind == 'n') minor[(r + c) % 2] += kind;
      }
    const std::string both = minor[0] + minor[1];
    const bool bishops = both.find('n') == std::string::npos;
    if (both.size() < 2 || (bishops && (minor[0].empty() || minor[1].empty()))) return "material:-";
    return half_ >= 100 ? "fifty_moves:-" : "";
  }

  Letters board_;
  bool white_ = true;
  std::string castling_, passed_;
  int half_ = 0;
};

}  // namespace boardwright::slow
