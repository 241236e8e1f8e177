// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/greedy_player.hpp"

#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/playout.h>

#include <algorithm>
#include <limits>

#include "framework/players/random_player.hpp"

namespace boardwright {
namespace {

/// Bounds on the work of one move, so that a game with huge move lists stays playable.
constexpr std::size_t kMostReplies = 20000;
constexpr int kPlayouts = 8;
constexpr std::uint32_t kPlayoutPlies = 200;

/// From certain loss to certain win; what lies between is compared only within one move's choices.
enum class Fate { kLost, kLosesNext, kOpen, kWon };

Fate fate_of(const Outcome& outcome, Seat seat) {
  const std::uint32_t own = outcome.scores[seat];
  const std::uint32_t best = *std::max_element(outcome.scores.begin(), outcome.scores.end());
  if (own == 2) return Fate::kWon;
  return own < best ? Fate::kLost : Fate::kOpen;
}

class OneMoveAhead {
 public:
  OneMoveAhead(Seat seat, Random& random) : seat_(seat), random_(random) {}

  [[nodiscard]] Fate fate(const Position& after) {
    if (after.is_over()) return fate_of(after.outcome(), seat_);
    Position then(after);  // assigned below: that only copies bytes
    for (const Seat other : after.seats_on_turn()) {
      if (other == seat_) continue;
      for (const Move reply : after.moves(other)) {
        if (++replies_ > kMostReplies) return Fate::kOpen;
        then = after;
        if (then.play(other, reply) && then.is_over() && fate_of(then.outcome(), seat_) == Fate::kLost)
          return Fate::kLosesNext;
      }
    }
    return Fate::kOpen;
  }

  /// Larger is better; by the rules' own evaluation, else by random games.
  [[nodiscard]] double value(const Position& after) {
    if (after.is_over()) return 0;  // a draw: the middle of both scales
    const Rules& rules = after.rules();
    if (const auto* table = rules.extension<bw_evaluate>(BW_EVALUATE);
        table != nullptr && !after.is_chance()) {
      std::int32_t value = 0;
      if (table->evaluate(rules.raw(), after.data(), seat_, &value) == BW_OK) return value;
    }
    const auto* table = rules.extension<bw_playout>(BW_PLAYOUT);
    if (table == nullptr) return 0;
    std::uint64_t words[4];
    random_.save(words);
    int sum = 0;
    for (int i = 0; i < kPlayouts; ++i) {
      const bw_playout_options options{sizeof(bw_playout_options), 0, kPlayoutPlies, 0, nullptr};
      bw_playout_result result{};
      result.struct_size = sizeof result;
      if (table->run(rules.raw(), after.data(), &options, words, &result) == BW_OK)
        sum += static_cast<int>(result.scores[seat_]) - 1;
    }
    random_ = Random(words);
    return sum;
  }

 private:
  Seat seat_;
  Random& random_;
  std::size_t replies_ = 0;
};

}  // namespace

Result<Move> GreedyPlayer::choose(const Position& view, Seat seat, Random& random) {
  if (!view.is_open()) return RandomPlayer().choose(view, seat, random);
  const auto moves = view.moves(seat);
  if (moves.empty()) return fail(std::string(view.rules().seat_name(seat)) + " has no move to choose");

  OneMoveAhead look(seat, random);
  std::vector<std::pair<Move, Position>> best;
  Fate best_fate = Fate::kLost;
  for (const Move move : moves) {
    Position after(view);
    if (auto played = after.play(seat, move); !played) return fail(played.error());
    const Fate fate = look.fate(after);
    if (fate > best_fate) best.clear();
    best_fate = std::max(best_fate, fate);
    if (fate == best_fate) best.emplace_back(move, std::move(after));
  }
  if (best_fate == Fate::kWon || best.size() == 1)
    return best[random.below(static_cast<std::uint32_t>(best.size()))].first;

  double best_value = -std::numeric_limits<double>::infinity();
  std::vector<Move> equals;
  for (const auto& [move, after] : best) {
    const double value = look.value(after);
    if (value > best_value) equals.clear();
    best_value = std::max(best_value, value);
    if (value == best_value) equals.push_back(move);
  }
  return equals[random.below(static_cast<std::uint32_t>(equals.size()))];
}

}  // namespace boardwright
