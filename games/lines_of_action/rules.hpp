// SPDX-License-Identifier: MIT
//
// Lines of Action as RULES.md numbers it: positions, moves and ends.
#pragma once

#include <boardwright/sdk/game.hpp>
#include <boardwright/sdk/line_sums.hpp>
#include <memory>

#include "parameters.hpp"

namespace lines_of_action {

using sdk::LineMove;
using sdk::Move;
using sdk::Seat;

inline constexpr Seat kBlack = 0, kWhite = 1;
inline constexpr Move kPass = ~Move{0}, kNoMove = kPass - 1;  // all others are LineMoves

/// How a game ended: who won, 1 and 2 for the seats or kDrawn, and 4 times the index of the reason.
inline constexpr unsigned kDrawn = 3, kConnection = 0, kNoMoves = 4, kBothBlocked = 8;
inline constexpr const char* kReasons[] = {"connection", "no_moves", "both_blocked"};

/// Boards of kSize columns and rows: one 64-bit word for each side up to 8, 128 bits beyond.
template <unsigned kSize>
class Rules {
 public:
  using Board = sdk::Bitboard<kSize>;
  using Word = typename Board::Word;

  struct Position {
    Word pieces[2];  // by seat
    Word state;      // the seat that moves next, and twice how the game ended
  };
  static constexpr std::uint32_t kMaxMoves = 8 * kSize * kSize;
  static constexpr std::uint32_t kCountDepth = 2;

  explicit Rules(const Options& options)
      : options_(options), not_jumped_(options.jump_own ? Word{0} : ~Word{0}) {}

  [[nodiscard]] sdk::Turn turn(const Position& position) const {
    return position.state < 2 ? sdk::turn_of(next_seat(position)) : sdk::kOver;
  }

  void moves(const Position& position, Seat seat, sdk::MoveList& list) const {
    const Side side = side_of(position, seat);
    Board::each(side.own, [&](unsigned from) {
      each_step(side, from, [&](const Step& step) { list.add_if(side.may(step), step.move); });
    });
    list.add_if(list.size() == 0, kPass);  // L3.4
  }

  [[nodiscard]] bool is_legal(const Position& position, Seat seat, Move move) const {
    const Side side = side_of(position, seat);
    if (move == kPass) return !can_move(side, side.own);
    if (move >> 11U >= kSize * kSize || !Board::has(side.own, LineMove::from(move))) return false;
    const Step& step = steps(side, LineMove::from(move), LineMove::axis(move))[LineMove::way(move)];
    return step.move == move && side.may(step);
  }

  void apply(Position& position, Seat seat, Move move) const {
    position.state ^= 1U;
    if (move == kPass) return;
    Word& own = position.pieces[seat];
    Word& other = position.pieces[seat ^ 1U];
    const Word target = Board::bit(LineMove::to(move));
    const bool takes = (other & target) != 0;
    own ^= Board::bit(LineMove::from(move)) | target;
    other &= ~target;
    const bool mover = Board::connected(own, target);
    const bool victim = takes && Board::connected(other, Board::lowest_bit(other));
    if (mover || victim) [[unlikely]]
      position.state |= connection(position, seat, mover, victim) * 2;
    else if (takes || options_.no_moves != NoMoves::kPasses)  // else it could move back: not both are blocked
      position.state |= block(position, seat) * 2;
  }

  [[nodiscard]] sdk::Outcome outcome(const Position& position) const {
    const auto end = static_cast<unsigned>(position.state / 2);
    sdk::Outcome outcome{{1, 1}, kReasons[end / 4]};
    if (end % 4 != kDrawn) outcome.scores = {end % 4 == 1 ? 2U : 0U, end % 4 == 2 ? 2U : 0U};
    return outcome;
  }

  /// Uniform over the list: draws a piece and a direction until they give a legal move, three at a time,
  /// because waiting to know whether one does costs more than looking at all three.
  [[nodiscard]] Move random_move(const Position& position, Seat seat, boardwright::Random& random) const {
    const Side side = side_of(position, seat);
    const unsigned directions = Board::count(side.own) * 8;
    for (int tries = 0; tries < 64; ++tries) {
      std::uint64_t draw = random.next();
      Move found = kPass;
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        // The product's low word serves as the next draw: each uses up at most 10 of the 64 bits.
        const auto product = static_cast<sdk::Word128>(draw) * directions;
        draw = static_cast<std::uint64_t>(product);
        const auto direction = static_cast<unsigned>(product >> 64U);
        const Step& step = steps(side, Board::nth(side.own, direction / 8), direction / 2 % 4)[direction % 2];
        found ^= (found ^ step.move) & (Move{0} - static_cast<Move>(side.may(step)));
      }
      if (found != kPass) [[likely]]
        return found;
    }
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    return list[random.below(list.size())];
  }

  /// Counts the last move without making it: how many a line holds depends only on what stands on it.
  [[nodiscard]] std::uint64_t count_leaves(const Position& position, std::uint32_t depth) const {
    if (depth == 0) return 1;
    if (turn(position) == sdk::kOver) return 0;
    const Seat seat = next_seat(position);
    Move buffer[kMaxMoves + 1];
    sdk::MoveList list(buffer);
    moves(position, seat, list);
    if (depth == 1) return list.size();

    const Word own = position.pieces[seat], other = position.pieces[seat ^ 1U];
    const sdk::LineSum<kSize> answers(*line_moves_, other, own);
    std::uint64_t leaves = 0;
    for (const Move move : list) {
      int count = 0;
      if (move != kPass) {
        const Word target = Board::bit(LineMove::to(move)), rest = other & ~target;
        if (Board::connected(own ^ Board::bit(LineMove::from(move)) ^ target, target)) continue;
        if (rest != other && Board::connected(rest, Board::lowest_bit(rest))) continue;
        count = answers.after(move, rest != other);
      }
      leaves += static_cast<unsigned>(count);
      if (count != 0) [[likely]]
        continue;
      Position next = position;  // after a pass, or the other side is blocked
      apply(next, seat, move);
      leaves += count_leaves(next, 1);
    }
    return leaves;
  }

 protected:
  static constexpr sdk::LineMoves<kSize> kLines{};
  using Step = typename sdk::LineMoves<kSize>::Step;

  /// A position as the side sees it that moves.
  struct Side {
    Word own, other, blocking;
    // L2.2
    [[nodiscard]] bool may(const Step& step) const {
      return ((blocking & step.between) | (own & Board::bit(LineMove::to(step.move)))) == 0;
    }
  };
  [[nodiscard]] Side side_of(const Position& position, Seat seat) const {
    const Word own = position.pieces[seat], other = position.pieces[seat ^ 1U];
    return {own, other, other | (own & not_jumped_)};
  }
  [[nodiscard]] static Seat next_seat(const Position& position) {
    return static_cast<Seat>(position.state & 1U);
  }

  // L2.1: both steps along an axis go as far as there are pieces on the line.
  [[nodiscard]] static const std::array<Step, 2>& steps(const Side& side, unsigned from, unsigned axis) {
    return kLines.steps(from, axis, Board::count((side.own | side.other) & kLines.line(from, axis)));
  }
  template <class Visit>
  static void each_step(const Side& side, unsigned from, Visit&& visit) {
#pragma GCC unroll 4
    for (unsigned axis = 0; axis < sdk::kAxes; ++axis)
      for (const Step& step : steps(side, from, axis)) visit(step);
  }
  [[nodiscard]] static bool can_move(const Side& side, Word pieces) {
    bool any = false;
    for (; pieces != 0 && !any; pieces = Board::without_lowest(pieces))
      each_step(side, Board::first(pieces), [&](const Step& step) { any |= side.may(step); });
    return any;
  }

  // The end when `seat` has moved and its own side, the other side or both are connected.
  [[nodiscard]] unsigned connection(const Position& position, Seat seat, bool own, bool other) const {
    unsigned winner = (own ? seat : seat ^ 1U) + 1;  // L3.1
    if (own && other) {                              // L3.2
      const bool lone = options_.lone_piece_wins && Board::count(position.pieces[seat ^ 1U]) == 1;
      const auto rule = lone ? Simultaneous::kOpponent : options_.simultaneous;
      if (rule == Simultaneous::kDraw) return kConnection + kDrawn;
      if (rule == Simultaneous::kOpponent) winner ^= 3U;
    }
    return kConnection + (options_.misere ? winner ^ 3U : winner);
  }

  // L3.4: the same when nobody is connected.
  [[nodiscard]] unsigned block(const Position& position, Seat seat) const {
    const Side mover = side_of(position, seat), next = side_of(position, seat ^ 1U);
    if (can_move(next, next.own)) return 0;
    if (!can_move(mover, mover.own)) return kBothBlocked + kDrawn;
    if (options_.no_moves == NoMoves::kPasses) return 0;
    return kNoMoves + (options_.no_moves == NoMoves::kDraw ? kDrawn : seat + 1);
  }

  // L2.1 and L2.2 on a line by itself, its pieces as bits: where one side's moves end, either way.
  [[nodiscard]] static std::array<unsigned, 2> ends_on_line(unsigned own, unsigned other, unsigned length,
                                                            bool jump_own) {
    const int pieces = std::popcount(own | other);
    const unsigned blocking = jump_own ? other : own | other, goals = ((1U << length) - 1) & ~own;
    unsigned up = own & (goals >> pieces), down = own & (goals << pieces);
    for (int i = 1; i < pieces; ++i) {
      up &= ~(blocking >> i);
      down &= ~(blocking << i);
    }
    return {up << pieces, down >> pieces};
  }

  Options options_;

 private:
  Word not_jumped_;  // fields where a piece is in its own side's way
  std::shared_ptr<const sdk::LineValues<kSize>> line_moves_ =
      std::make_shared<const sdk::LineValues<kSize>>([this](unsigned own, unsigned other, unsigned length) {
        const auto ends = ends_on_line(own, other, length, options_.jump_own);
        return std::popcount(ends[0]) + std::popcount(ends[1]);
      });
};

}  // namespace lines_of_action
