// SPDX-License-Identifier: MIT
//
// What the networks see of a position whose ranks are all known: from the side that moves, which goes up.
// What hiding them is worth they have learnt from games between players who don't see them.
#pragma once

#include <boardwright/sdk/network.hpp>

#include "rules.hpp"

namespace two_field::network {

inline constexpr unsigned kSize = 10;  // columns and rows
inline constexpr unsigned kSquares = kSize * kSize, kMovers = kSpy + 1;
enum State : unsigned {
  kStill,
  kMovedOn,
  kShown,
  kStates
};                                      // hidden and unmoved, hidden and moved, revealed
inline constexpr unsigned kFar = 8;     // steps to a flag that are told apart
inline constexpr unsigned kAround = 5;  // none to four fields or bombs beside a flag
inline constexpr unsigned kMostLeft = 8, kLefts = kMostLeft + 1;  // pieces that move
inline constexpr std::int32_t kQuietFrom[] = {0, 100, 150, 190}, kQuietLimit = 200;

/// Where each kind of input begins. Each comes twice: for the side that moves and for the other one.
inline constexpr unsigned kPlace = 0,              // kind, square
    kMark = kPlace + 2 * kKinds * kSquares,        // kind, state
    kContact = kMark + 2 * kKinds * kStates,       // a piece that moves, beside one: kind, kind,
    kClose = kContact + 2 * kMovers * kKinds * 2,  // which is hidden; or two steps from it
    kNear = kClose + 2 * kMovers * kKinds * 2,     // kind, steps to their flag
    kBombs = kNear + 2 * kMovers * kFar,           // bombs around the flag
    kOpen = kBombs + 2 * kAround,                  // empty fields around it
    kLeft = kOpen + 2 * kAround,                   // pieces left that move
    kQuiet = kLeft + 2 * kLefts,                   // once: moves without an attack (T5.2)
    kInputs = kQuiet + static_cast<unsigned>(std::size(kQuietFrom)) + 1;
inline constexpr unsigned kClassicUnits = 32, kSmallSetsUnits = 128;

/// What there is, as boardwright/sdk/network.hpp asks.
class Input {
 public:
  template <class Visit>
  void each_count(Visit&& visit) const {
    for (unsigned i = 0; i < count_; ++i) visit(counted_[i], 1);
  }
  template <class Visit>
  void each_part(Visit&& visit) const {
    for (unsigned i = 0; i < std::size(kQuietFrom); ++i) {
      const std::int32_t beyond = std::min(quiet_, kQuietLimit) - kQuietFrom[i];
      if (beyond > 0) visit(kQuiet + i, beyond * sdk::kNetworkPart / (kQuietLimit - kQuietFrom[i]));
    }
  }
  template <class Visit>
  void each_field(Visit&& visit) const {
    for (unsigned i = 0; i < pieces_; ++i) visit(places_[i], mirrored_[i]);
  }

  explicit Input(std::uint32_t quiet) : quiet_(static_cast<std::int32_t>(quiet)) {}
  void add(unsigned input) { counted_[count_++] = static_cast<std::uint16_t>(input); }
  void add_on(unsigned input, unsigned mirrored) {
    places_[pieces_] = static_cast<std::uint16_t>(input);
    mirrored_[pieces_++] = static_cast<std::uint16_t>(mirrored);
  }

 private:
  static constexpr unsigned kMost = 2 * 4 * kSize;  // pieces: four rows of both sides
  /// Marks; from each piece, at most four beside it and eight two steps away, and the flag; and what there is
  /// once a side.
  static constexpr unsigned kMostCounted = kMost * (1 + 4 + 8 + 1) + 2 * 3;

  std::int32_t quiet_;
  unsigned pieces_ = 0, count_ = 0;
  std::uint16_t places_[kMost], mirrored_[kMost], counted_[kMostCounted];  // the first ones are set
};

/// Looks at a position in play.
template <class P>
class Observer {
 public:
  using Board = typename P::Board;
  using Set = typename Board::Set;
  static_assert(Board::kMost == kSize);

  Observer(const Land<Board>& land, const P& position)
      : land_(land), position_(position), input_(position.quiet) {}

  /// Nothing where a rank is unknown.
  [[nodiscard]] const Input* input() {
    const Seat seats[] = {position_.mover(), other(position_.mover())};
    unsigned flags[2];
    for (unsigned side = 0; side < 2; ++side)
      if (!see_pieces(side, seats[side], flags[side])) return nullptr;
    for (unsigned side = 0; side < 2; ++side) {
      see_contacts(side, seats[side]);
      see_their_flag(side, seats[side], flags[1 - side]);
      see_own_flag(side, seats[side], flags[side]);
    }
    return &input_;
  }

 private:
  /// `flag` becomes the field of the flag, if it stands. False if a rank is unknown.
  bool see_pieces(unsigned side, Seat seat, unsigned& flag) {
    const Squares* const squares = &kSquaresOf[position_.mover() == kRed ? 0 : Board::kBits];
    unsigned movers = 0;
    bool known = true;
    flag = kNoField;
    position_.side[seat].each([&](unsigned bit) {
      const std::uint8_t code = position_.on[bit];
      const unsigned kind = kind_of(code), piece = side * kKinds + kind;
      if (kind >= kKinds) return void(known = false);
      input_.add_on(kPlace + piece * kSquares + squares[bit].plain,
                    kPlace + piece * kSquares + squares[bit].mirrored);
      input_.add(kMark + piece * kStates +
                 ((code & kRevealed) != 0 ? kShown
                  : (code & kMoved) != 0  ? kMovedOn
                                          : kStill));
      if (kind == kFlag) flag = bit;
      movers += can_move(kind) ? 1 : 0;
    });
    input_.add(kLeft + side * kLefts + std::min(movers, kMostLeft));
    return known;
  }

  void see_contacts(unsigned side, Seat seat) {
    const Set own = position_.side[seat] & position_.movable, enemies = position_.side[other(seat)];
    const Set free = land_.fields() & ~position_.occupied();
    (around(own) & enemies).each([&](unsigned to) {
      add_meetings(kContact, side, land_.around(to) & own, to);
    });
    (around(around(own) & free) & enemies).each([&](unsigned to) {
      add_meetings(kClose, side, around(land_.around(to) & free) & own & ~land_.around(to), to);
    });
  }
  void add_meetings(unsigned what, unsigned side, const Set& attackers, unsigned to) {
    const unsigned target = kind_of(position_.on[to]);
    const unsigned hidden = (position_.on[to] & kRevealed) == 0 ? 1 : 0;
    attackers.each([&](unsigned from) {
      input_.add(what + ((side * kMovers + kind_of(position_.on[from])) * kKinds + target) * 2 + hidden);
    });
  }

  void see_their_flag(unsigned side, Seat seat, unsigned flag) {
    if (flag == kNoField) return;
    (position_.side[seat] & position_.movable).each([&](unsigned bit) {
      const unsigned far =
          gap(Board::row(bit), Board::row(flag)) + gap(Board::column(bit), Board::column(flag));
      if (far <= kFar) input_.add(kNear + (side * kMovers + kind_of(position_.on[bit])) * kFar + far - 1);
    });
  }
  void see_own_flag(unsigned side, Seat seat, unsigned flag) {
    if (flag == kNoField) return;
    const Set& beside = land_.around(flag);
    unsigned bombs = 0;
    (beside & position_.side[seat]).each([&](unsigned bit) {
      bombs += kind_of(position_.on[bit]) == kBomb ? 1 : 0;
    });
    input_.add(kBombs + side * kAround + bombs);
    input_.add(kOpen + side * kAround + (beside & ~position_.occupied()).count());
  }

  [[nodiscard]] static Set around(const Set& set) {
    return (set.template shifted<Board::kStride>() | set.template shifted<-int{Board::kStride}>()) |
           (set.template shifted<1>() | set.template shifted<-1>());
  }
  [[nodiscard]] static unsigned gap(unsigned a, unsigned b) { return a < b ? b - a : a - b; }

  /// Of a bit, for Red; for Blue, with the board turned by 180 degrees, kBits later.
  struct Squares {
    std::uint8_t plain, mirrored;
  };
  static constexpr auto kSquaresOf = [] {
    std::array<Squares, 2 * Board::kBits> squares{};
    for (unsigned row = 0; row < kSize; ++row)
      for (unsigned column = 0; column < kSize; ++column) {
        const unsigned back_row = kSize - 1 - row, back_column = kSize - 1 - column;
        const auto square = [](unsigned c, unsigned r) { return static_cast<std::uint8_t>(r * kSize + c); };
        squares[Board::bit(column, row)] = {square(column, row), square(back_column, row)};
        squares[Board::kBits + Board::bit(column, row)] = {square(back_column, back_row),
                                                           square(column, back_row)};
      }
    return squares;
  }();

  const Land<Board>& land_;
  const P& position_;
  Input input_;
};

}  // namespace two_field::network
