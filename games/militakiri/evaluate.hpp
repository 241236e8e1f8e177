// SPDX-License-Identifier: MIT
//
// How good a position is: material by height, towers, spares and threats. A first guess at the weights.
#pragma once

#include "rules.hpp"

namespace militakiri {

/// Hundredths of a plus pawn.
inline constexpr int kPawnValue[kShapes] = {140, 100, 100};  // a star goes both ways
inline constexpr int kTowerValue[kShapes] = {700, 500, 500};
inline constexpr int kSpareValue[kShapes] = {120, 100, 100};  // not yet earned
inline constexpr int kThreatShare =
    4;  // of what is attacked by the side that isn't on turn, one part in so many
inline constexpr int kLastTower = 900;  // what having but one tower costs
inline constexpr int kEloPerPawn = 40;
inline constexpr int kMostElo = 3000;

template <class B>
class Evaluation {
 public:
  using Set = typename B::Set;
  using Position = militakiri::Position<B>;

  Evaluation(const Rules<B>& rules, const Position& position) : rules_(rules), position_(position) {}

  [[nodiscard]] std::int32_t value(Seat seat) const {
    const int pawns = material(kRed) - material(kBlue) + threats(kRed) - threats(kBlue);
    const int elo = std::clamp(pawns * kEloPerPawn / 100, -kMostElo, kMostElo);
    return seat == kRed ? elo : -elo;
  }

 private:
  [[nodiscard]] static int value_of(const Piece& piece) {
    if (piece.height == kTower) return kTowerValue[piece.shape];
    return kPawnValue[piece.shape] * static_cast<int>(2 * piece.height - 1);  // reach and threat of promotion
  }
  [[nodiscard]] int material(Seat seat) const {
    int sum = 0;
    position_.pieces[seat].each([&](unsigned bit) { sum += value_of(position_.piece_at(bit)); });
    for (unsigned shape = 0; shape < kShapes; ++shape)
      sum += position_.spares[seat][shape] * kSpareValue[shape];
    for (unsigned i = 0; i < position_.waiting[seat].size(); ++i)
      sum += kTowerValue[position_.waiting[seat].at(i)] / 2;
    if (position_.in_play() && position_.towers(seat).count() == 1) sum -= kLastTower;
    return sum;
  }
  /// The best of what a seat attacks: its own next move, or a part of it while the other may still react.
  [[nodiscard]] int threats(Seat seat) const {
    if (!position_.in_play()) return 0;
    const Steps<B> steps = rules_.steps(position_, seat, position_.endgame);
    Set attacked = Set::none();
    for (unsigned direction = 0; direction < kDirections; ++direction) attacked |= steps.ends(direction);
    int best = 0;
    (attacked & position_.pieces[other(seat)]).each([&](unsigned bit) {
      best = std::max(best, value_of(position_.piece_at(bit)));
    });
    const bool takes_last =
        (position_.towers(other(seat)) & ~attacked).empty() && position_.towers(other(seat)).count() == 1;
    if (takes_last) best += 2 * kLastTower;
    const bool now = position_.mover() == seat && position_.due == kNothingDue;
    return now ? (takes_last ? 100 * kMostElo / kEloPerPawn : best) : best / kThreatShare;
  }

  const Rules<B>& rules_;
  const Position& position_;
};

}  // namespace militakiri
