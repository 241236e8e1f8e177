// SPDX-License-Identifier: MIT
//
// M2.3: the pawns inside stacks, which no position holds: known from the moves, unknown in a position typed
// in.
#pragma once

#include "picture.hpp"
#include "rules.hpp"

namespace militakiri {

/// The pawns of a stack from the top down, four bits each: 0 none, kUnknown, or 1 + owner and shape.
class Pawns {
 public:
  [[nodiscard]] static Pawns top(const Piece& piece) {
    Pawns pawns;
    if (piece.height == kTower) return pawns;
    for (unsigned i = 1; i < piece.height; ++i) pawns.bits_ |= kUnknown << (4 * i);
    pawns.bits_ |= 1U + piece.owner * kShapes + piece.shape;
    return pawns;
  }
  [[nodiscard]] unsigned size() const { return (67U - static_cast<unsigned>(std::countl_zero(bits_))) / 4; }
  /// M5.3: stands on another stack; the lowest pawns go that are too many.
  void stand_on(const Pawns& taken, unsigned height) {
    bits_ |= taken.bits_ << (4 * size());
    bits_ &= (std::uint64_t{1} << (4 * height)) - 1;
  }
  [[nodiscard]] bool is_known(unsigned index) const { return at(index) != kUnknown; }
  [[nodiscard]] Piece pawn(unsigned index) const {
    return {(at(index) - 1) / kShapes, static_cast<Shape>((at(index) - 1) % kShapes), 1};
  }

 private:
  static constexpr std::uint64_t kUnknown = 15;
  [[nodiscard]] unsigned at(unsigned index) const {
    return static_cast<unsigned>(bits_ >> (4 * index) & 15U);
  }

  std::uint64_t bits_ = 0;
};

/// What is known of every field's pawns.
template <class B>
struct History {
  using Position = militakiri::Position<B>;

  Pawns pawns[B::kFieldCount];

  [[nodiscard]] static History start(const Position& position) {
    History history{};
    position.occupied().each(
        [&](unsigned bit) { history.pawns[B::field(bit)] = Pawns::top(position.piece_at(bit)); });
    return history;
  }

  /// Before the move is played on `position`.
  void play(const Rules<B>& rules, const Position& position, Seat seat, Move move) {
    Position after = position;
    rules.apply(after, seat, move);
    if (position.phase == kSetUpPhase) {
      if (after.phase != kSetUpPhase) *this = start(after);  // the pawns have come
      return;
    }
    if (!is_step(move)) return;
    const Step step = step_of(move);
    const unsigned from = rules.start_of(position, step);
    Pawns attacker = std::exchange(pawns[B::field(from)], {});
    Pawns& target = pawns[B::field(step.to)];
    const unsigned before = position.height_at(from), now = after.height_at(step.to);
    if (now != 0 && now != kTower && now > before) attacker.stand_on(target, now);
    target = now == 0 ? Pawns{} : attacker;
  }

  /// Of a stack, not of a tower: the kinds of its pawns from bottom to top; under another name, with null for
  /// each unknown one, if not all are known.
  [[nodiscard]] std::string tell(const Pictures<B>& pictures, const Position& position,
                                 std::uint32_t place) const {
    const unsigned height = place < B::kFieldCount ? position.height_at(B::bit_of_field(place)) : 0;
    if (height == 0 || height == kTower) return "";
    const Pawns& stack = pawns[place];
    std::string list;
    bool all = true;
    for (unsigned i = stack.size(); i-- != 0;) {
      const bool known = stack.is_known(i);
      all = all && known;
      list += list.empty() ? "" : ",";
      list += known ? std::string("\"") + pictures.kind_id(stack.pawn(i)) + '"' : "null";
    }
    return std::string(all ? R"({"stack":[)" : R"({"partly_known":[)") + list + "]}";
  }
};

}  // namespace militakiri
