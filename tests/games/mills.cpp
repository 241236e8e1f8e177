// SPDX-License-Identifier: MIT
//
// Mills: two seats put stones on the points of a Morris board; who has three of a line first wins, and a full board is
// a draw. Proves boards of points and lines.
#include <boardwright/sdk/plugin.hpp>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

constexpr std::uint32_t kPoints = 24;

constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "mill", "three stones stand on a line"},
    {BW_TEXT_REASON, "full", "the board is full"},
    {BW_TEXT_RULE, "1", "A stone is put on an empty point."},
    {BW_TEXT_RULE, "2", "Who has three stones on a line has won."},
};

struct Mills {
  static constexpr const char* kId = "mills";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = kPoints;

  struct Position {
    std::uint8_t stone[kPoints];  // seat + 1; 0: empty
    std::uint8_t seat;
    std::uint8_t over;  // 1: a mill; 2: full
  };

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = kPoints}; }
  std::span<const Text> texts() const { return kTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const { return p.over != 0 ? kOver : turn_of(p.seat); }
  void moves(const Position& p, Seat, MoveList& list) const {
    for (std::uint32_t point = 0; point < kPoints; ++point)
      if (p.stone[point] == 0) list.add(point);
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.stone[move] = static_cast<std::uint8_t>(seat + 1);
    p.over = end_of(p, seat);
    p.seat ^= 1U;
  }
  sdk::Outcome outcome(const Position& p) const {
    if (p.over == 2) return {{1, 1}, "full"};
    return {p.seat == 1 ? Scores{2, 0} : Scores{0, 2}, "mill"};
  }
  std::string move_text(const Position&, Seat, Move move) const {
    return std::string(board_.name(static_cast<std::uint32_t>(move)));
  }
  std::string position_text(const Position& p) const {
    std::string text;
    for (const std::uint8_t stone : p.stone) text += ".xo"[stone];
    return text + (p.seat == 0 ? "f" : "s");
  }
  Result<Position> read_position(std::string_view text) const {
    Position p{};
    int stones[2] = {0, 0};
    if (text.size() != kPoints + 1) return fail("expected 24 of . x and o, and f or s");
    for (std::uint32_t point = 0; point < kPoints; ++point) {
      if (text[point] != '.' && text[point] != 'x' && text[point] != 'o') return fail("expected . x or o");
      if (text[point] == '.') continue;
      p.stone[point] = text[point] == 'x' ? 1 : 2;
      ++stones[p.stone[point] - 1];
    }
    if (text.back() != 'f' && text.back() != 's') return fail("expected f or s at the end");
    p.seat = text.back() == 'f' ? 0 : 1;
    if (stones[0] != stones[1] + p.seat) return fail("the seats put their stones in turn");
    if (end_of(p, p.seat) == 1) return fail("only who has just moved can have won");
    p.over = end_of(p, 1U - p.seat);
    return p;
  }

  const Shape& geometry() const { return board_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    for (std::uint32_t point = 0; point < kPoints; ++point)
      if (p.stone[point] != 0) items.add({point, p.stone[point] - 1U, 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(move));
  }

 private:
  std::uint8_t end_of(const Position& p, Seat seat) const {
    const std::uint8_t own = static_cast<std::uint8_t>(seat + 1);
    for (std::uint32_t point = 0; point < kPoints; ++point)
      for (std::uint32_t way = 0; way < 2; ++way) {
        const auto ahead = board_.next(point, way), behind = board_.next(point, board_.opposite(way));
        if (ahead && behind && p.stone[point] == own && p.stone[*ahead] == own && p.stone[*behind] == own)
          return 1;
      }
    return std::find(std::begin(p.stone), std::end(p.stone), 0) == std::end(p.stone) ? 2 : 0;
  }

  Shape board_ = [] {
    Shape board = Shape::morris();
    board.kind("first_stone", 0, "x").kind("second_stone", 1, "o").limits(kPoints, 1);
    return board;
  }();
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", Mills);
