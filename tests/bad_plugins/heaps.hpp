// SPDX-License-Identifier: GPL-3.0-or-later
//
// Heaps: three points in a row, on each of which up to three pieces lie on each other. The seats put a piece onto a
// heap in turn; when all are full, who has more of the uppermost pieces has won. A sound game on a board of points with
// stacks, for bad ones to be made from.
#pragma once

#include <boardwright/sdk/plugin.hpp>

namespace bad {

using namespace boardwright;
using namespace boardwright::sdk;

inline constexpr Text kHeapTexts[] = {
    {BW_TEXT_REASON, "tops", "one side has more of the uppermost pieces"},
    {BW_TEXT_RULE, "1", "A piece is put onto a heap of fewer than three."},
};

struct Heaps {
  static constexpr const char* kId = "heaps";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 3;
  static constexpr std::uint8_t kHigh = 3;

  struct Position {
    std::uint8_t piece[3][kHigh];  // seat + 1 from the bottom; 0: nothing
    std::uint8_t seat;
  };

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 9}; }
  std::span<const Text> texts() const { return kHeapTexts; }
  Position start() const { return {}; }
  static std::uint8_t height(const Position& p, std::size_t heap) {
    std::uint8_t pieces = 0;
    while (pieces < kHigh && p.piece[heap][pieces] != 0) ++pieces;
    return pieces;
  }
  Turn turn(const Position& p) const {
    for (std::size_t heap = 0; heap < 3; ++heap)
      if (height(p, heap) < kHigh) return turn_of(p.seat);
    return kOver;
  }
  void moves(const Position& p, Seat, MoveList& list) const {
    for (std::size_t heap = 0; heap < 3; ++heap)
      if (height(p, heap) < kHigh) list.add(heap);
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.piece[move][height(p, move)] = static_cast<std::uint8_t>(seat + 1);
    p.seat ^= 1U;
  }
  sdk::Outcome outcome(const Position& p) const {
    int first = 0;
    for (const auto& heap : p.piece) first += heap[kHigh - 1] == 1 ? 1 : 0;
    return {first >= 2 ? Scores{2, 0} : Scores{0, 2}, "tops"};
  }
  std::string move_text(const Position&, Seat, Move move) const {
    return std::string(board_.name(static_cast<std::uint32_t>(move)));
  }
  std::string position_text(const Position& p) const {
    std::string text;
    for (std::size_t heap = 0; heap < 3; ++heap) {
      for (std::uint8_t i = 0; i < height(p, heap); ++i) text += p.piece[heap][i] == 1 ? 'f' : 's';
      text += '/';
    }
    return text + (p.seat == 0 ? "f" : "s");
  }
  Result<Position> read_position(std::string_view text) const {
    Position p{};
    std::size_t at = 0;
    int pieces[2] = {0, 0};
    for (auto& heap : p.piece) {
      for (std::uint8_t high = 0; at < text.size() && text[at] != '/'; ++at, ++high) {
        if (high >= kHigh || (text[at] != 'f' && text[at] != 's'))
          return fail("expected up to three of f and s");
        heap[high] = text[at] == 'f' ? 1 : 2;
        ++pieces[text[at] == 'f' ? 0 : 1];
      }
      if (at >= text.size()) return fail("expected three heaps, each with / behind it");
      ++at;
    }
    if (text.substr(at) != "f" && text.substr(at) != "s") return fail("expected f or s at the end");
    p.seat = text[at] == 'f' ? 0 : 1;
    if (pieces[0] - pieces[1] != p.seat) return fail("the seats put their pieces in turn");
    return p;
  }

  const Shape& geometry() const { return board_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    for (std::uint32_t heap = 0; heap < 3; ++heap)
      for (const std::uint8_t piece : p.piece[heap])
        if (piece != 0) items.add({heap, piece - 1U, 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(move));
  }

 private:
  Shape board_ = [] {
    Shape board = Shape::points(3, 1);
    board.holds(kHigh).mark(1).turns({0, 180});
    board.kind("first_piece", 0, "f").kind("second_piece", 1, "s").limits(9, 1);
    return board;
  }();
};

}  // namespace bad
