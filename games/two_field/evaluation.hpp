// SPDX-License-Identifier: MIT
//
// How good a position is: pieces by rank, what is hidden, mobility, captures to come and the flag's safety.
// Works on positions (a search samples them) and on views, where a piece of unknown rank counts as the
// average of what its side may still have. network.hpp says it better where it can. Where the weights come
// from: docs/tuning/two_field.md.
#pragma once

#include <boardwright/sdk/features.hpp>

#include "rules.hpp"

namespace two_field {

/// The first ones are the kinds, in sixteenths of a piece; flags don't count.
enum Feature : std::size_t {
  kHidden = kFlag,  // pieces whose rank isn't shown
  kHiddenHigh,      // marshal and general among them
  kUnmoved,         // movable pieces that might still be bombs
  kMobility,        // steps to the next field
  kAdvanced,        // rows that pieces which have moved are beyond the middle
  kHighest,         // to have the highest piece that moves
  kSpyAtWork,       // a spy while the other side has its marshal
  kBestTake,        // what the best capture of the side that moves brings, in hundredths of a sergeant
  kBestThreat,      // of the other side
  kFlagShut,        // fields around the own flag where own pieces stand
  kFlagBombs,       // those of them that are bombs
  kFlagStormed,     // how near the other side's pieces are to the flag
  kFlagSought,      // the same of the nearest one, from afar, squared
  kPiecesLeft,      // by how much a side has more pieces, in parts of all there are
  kToMove,
  kFeatureCount
};
using Features = sdk::Features<kFeatureCount>;
inline constexpr const char* kFeatureNames[kFeatureCount] = {
    "marshal",      "general",      "colonel",     "major",       "captain",   "lieutenant",  "sergeant",
    "miner",        "scout",        "spy",         "bomb",        "hidden",    "hidden high", "unmoved",
    "mobility",     "advanced",     "highest",     "spy at work", "best take", "best threat", "flag shut",
    "flag's bombs", "flag stormed", "flag sought", "pieces left", "to move"};
inline constexpr Features kWeights{400, 300, 300, 250,  200, 150, 113, 200,  200, 195,  300,  262,  524,
                                   53,  150, 88,  5000, 439, 35,  7,   1500, 439, -262, -200, 2387, 457};

template <class P>
class Evaluation {
 public:
  using Board = typename P::Board;
  using Set = typename Board::Set;

  Evaluation(const Rules<P>& rules, const P& position) : rules_(rules), position_(position) {}

  /// For Red; nothing before play.
  [[nodiscard]] Features features() const {
    Features sum{};
    if (position_.phase == kSetUpPhase) return sum;
    Side sides[2];
    for (const Seat seat : {kRed, kBlue}) count(seat, sides[seat]);
    for (const Seat seat : {kRed, kBlue}) compare(seat, sides[seat], sides[other(seat)]);
    const auto red = static_cast<std::int32_t>(position_.side[kRed].count());
    const auto blue = static_cast<std::int32_t>(position_.side[kBlue].count());
    const auto most = static_cast<std::int32_t>(2 * rules_.options().piece_count());
    sum[kPiecesLeft] = red + blue == 0 ? 0 : (red - blue) * (most - red - blue) / (red + blue);
    for (std::size_t i = 0; i < kFeatureCount; ++i)
      sum[i] += sides[kRed].features[i] - sides[kBlue].features[i];
    return sum;
  }

 private:
  static constexpr std::int32_t kPart = 16;
  static constexpr std::int32_t kStormed = 5, kSought = 10;  // steps
  static constexpr std::int32_t kWorth[kKinds] = {800, 600, 400, 300, 200, 150,
                                                  100, 150, 100, 100, 120, 5000};

  struct Side {
    Features features{};
    std::int32_t unknown = 0;        // pieces of unknown rank
    std::int32_t unknown_worth = 0;  // of one of them
    unsigned highest = kKinds;       // of those that move
    unsigned flag = kNoField;
  };

  void count(Seat seat, Side& side) const {
    Counts left = rules_.options().pieces;
    Features& features = side.features;
    position_.side[seat].each([&](unsigned bit) {
      const std::uint8_t code = position_.on[bit];
      const unsigned kind = kind_of(code);
      const bool hidden = (code & kRevealed) == 0;
      features[kHidden] += hidden ? 1 : 0;
      if ((code & kMoved) != 0) {
        const unsigned row = seat == kRed ? Board::row(bit) : rules_.land().size() - 1 - Board::row(bit);
        features[kAdvanced] += std::max(
            0, static_cast<std::int32_t>(row) - static_cast<std::int32_t>(rules_.land().size() / 2) + 1);
      }
      if (kind >= kKinds) return void(++side.unknown);
      if (left[kind] != 0) --left[kind];
      if (kind == kFlag) return void(side.flag = bit);
      features[kind] += kPart;
      if (hidden && kind <= kGeneral) ++features[kHiddenHigh];
      if (!can_move(kind)) return;
      side.highest = std::min(side.highest, kind);
      if (hidden && (code & kMoved) == 0) ++features[kUnmoved];
    });
    if (side.unknown != 0) share_out(side, left);
  }
  /// A piece of unknown rank is a part of each that may be left.
  static void share_out(Side& side, const Counts& left) {
    std::int32_t all = 0, worth = 0;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
      all += static_cast<std::int32_t>(left[kind]);
      if (kind != kFlag) worth += static_cast<std::int32_t>(left[kind]) * kWorth[kind];
    }
    if (all == 0) return;
    side.unknown_worth = worth / all;
    for (unsigned kind = 0; kind < kFlag; ++kind)
      side.features[kind] += kPart * side.unknown * static_cast<std::int32_t>(left[kind]) / all;
    for (unsigned kind = 0; kind < kFlag; ++kind)
      if (left[kind] != 0 && can_move(kind)) {
        side.highest = std::min(side.highest, kind);
        break;
      }
  }

  void compare(Seat seat, Side& side, const Side& their) const {
    Features& features = side.features;
    const Set own = position_.side[seat], enemies = position_.side[other(seat)];
    const Set movers = own & position_.movable, targets = rules_.land().fields() & ~own;
    const Set reached[] = {movers.template shifted<Stepping<P>::kUpwards>() & targets,
                           movers.template shifted<-Stepping<P>::kUpwards>() & targets,
                           movers.template shifted<1>() & targets, movers.template shifted<-1>() & targets};
    Set hit = Set{};
    for (const Set& set : reached) {
      features[kMobility] += static_cast<std::int32_t>(set.count());
      hit |= set;
    }
    features[kHighest] = side.highest < their.highest ? 1 : 0;
    features[kSpyAtWork] = features[kSpy] != 0 && their.features[kMarshal] != 0 ? 1 : 0;
    const bool moves = position_.mover() == seat;
    features[kToMove] = moves ? 1 : 0;

    std::int32_t best = 0;
    (hit & enemies).each([&](unsigned to) {
      (rules_.land().around(to) & movers).each([&](unsigned from) {
        best = std::max(best, gain(from, to, their));
      });
    });
    features[moves ? kBestTake : kBestThreat] = best;
    if (side.flag == kNoField) return;
    const Set around = rules_.land().around(side.flag) & own;
    features[kFlagShut] = static_cast<std::int32_t>(around.count());
    around.each([&](unsigned bit) { features[kFlagBombs] += kind_of(position_.on[bit]) == kBomb ? 1 : 0; });
    std::int32_t nearest = kSought;
    (enemies & position_.movable).each([&](unsigned bit) {
      const auto gap = [](unsigned a, unsigned b) {
        return static_cast<std::int32_t>(a < b ? b - a : a - b);
      };
      const std::int32_t far =
          gap(Board::row(bit), Board::row(side.flag)) + gap(Board::column(bit), Board::column(side.flag));
      features[kFlagStormed] += std::max(0, kStormed - far);
      nearest = std::min(nearest, far);
    });
    features[kFlagSought] = (kSought - nearest) * (kSought - nearest);
  }
  [[nodiscard]] std::int32_t gain(unsigned from, unsigned to, const Side& their) const {
    const unsigned attacker = kind_of(position_.on[from]), target = kind_of(position_.on[to]);
    if (target >= kKinds) return (their.unknown_worth - kWorth[attacker]) / 2;  // as likely to win as to lose
    switch (fight(attacker, target)) {
      case Fight::kAttackerWins: return kWorth[target];
      case Fight::kBothLeave: return kWorth[target] - kWorth[attacker];
      default: return -kWorth[attacker];
    }
  }

  const Rules<P>& rules_;
  const P& position_;
};

/// What is left of an advantage the nearer the game is to a draw by the quiet limit (T5.2), from 0 to 1: who
/// is ahead has to attack before that.
template <class P>
[[nodiscard]] double fade(const Rules<P>& rules, const P& position) {
  const unsigned limit = rules.options().quiet_limit;
  if (limit == 0) return 1;
  const unsigned left = limit - std::min<unsigned>(position.quiet, limit);
  return static_cast<double>(left + 4) / (limit + 4);
}

}  // namespace two_field
