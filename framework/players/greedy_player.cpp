// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/greedy_player.hpp"

#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/playout.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "framework/players/random_player.hpp"
#include "plugins/host/seen_views.hpp"

namespace boardwright {
namespace {

/// Bounds on the work of one move, so that a game with huge move lists stays playable.
constexpr std::size_t kMostReplies = 20000;
constexpr int kPlayouts = 8;
constexpr std::uint32_t kPlayoutPlies = 200;
constexpr int kChancesAveraged = 2;          // in a row
constexpr int kMostChances = 1000;           // rules whose chance never ends must not hang the player
constexpr std::size_t kMostEvents = 40;      // more are drawn from
constexpr std::uint32_t kParts = 1U << 20U;  // of a random number from 0 to 1

/// Where something is hidden: so many positions that fit what has been seen, each looked at in the same way.
constexpr int kGuesses = 12;

std::string no_move(const Rules& rules, Seat seat) {
  return std::string(rules.seat_name(seat)) + " has no move to choose";
}

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

  /// The expected score, from 0 to 1, by the rules' own evaluation, else by random games.
  [[nodiscard]] double value(const Position& after) {
    if (after.is_over()) return score(after.outcome().scores[seat_]);
    if (const auto* table = after.rules().extension<bw_evaluate>(BW_EVALUATE))
      return promise(*table, after, 0);
    return play_out(after);
  }

 private:
  [[nodiscard]] double score(std::uint32_t half_points) const { return half_points / 2.0; }

  /// An average where chance is on turn; what chance brings after that is drawn.
  [[nodiscard]] double promise(const bw_evaluate& table, const Position& after, int chances) {
    if (after.is_over()) return score(after.outcome().scores[seat_]);
    if (!after.is_chance()) {
      std::int32_t elo = 0;
      const bool known = table.evaluate(after.rules().raw(), after.data(), seat_, &elo) == BW_OK;
      return known ? 1 / (1 + std::pow(10.0, -elo / 400.0)) : 0.5;
    }
    const auto events = after.chance_events();
    double total = 0, sum = 0;
    for (const auto& event : events) total += event.weight;
    const bool all = chances < kChancesAveraged && events.size() <= kMostEvents;
    if (total == 0 || chances == kMostChances) return 0.5;
    double drawn = all ? 0 : total * random_.below(kParts) / kParts;
    for (const auto& event : events) {
      drawn -= event.weight;
      if (!all && drawn >= 0) continue;
      Position then(after);
      if (!then.play(BW_CHANCE, event.event)) return 0.5;
      const double value = promise(table, then, chances + 1);
      if (!all) return value;
      sum += value * event.weight / total;
    }
    return sum;
  }

  [[nodiscard]] double play_out(const Position& after) {
    const Rules& rules = after.rules();
    const auto* table = rules.extension<bw_playout>(BW_PLAYOUT);
    if (table == nullptr) return 0.5;
    std::uint64_t words[4];
    random_.save(words);
    double sum = 0;
    for (int i = 0; i < kPlayouts; ++i) {
      const bw_playout_options options{sizeof(bw_playout_options), 0, kPlayoutPlies, 0, nullptr};
      bw_playout_result result{};
      result.struct_size = sizeof result;
      if (table->run(rules.raw(), after.data(), &options, words, &result) == BW_OK)
        sum += score(result.scores[seat_]);
    }
    random_ = Random(words);
    return sum / kPlayouts;
  }

  Seat seat_;
  Random& random_;
  std::size_t replies_ = 0;
};

}  // namespace

Result<Move> GreedyPlayer::choose(const Position& view, Seat seat, Random& random) {
  return think(Situation{.view = view, .seat = seat}, random);
}

Result<Move> GreedyPlayer::think(const Situation& situation, Random& random) {
  const Position& view = situation.view;
  if (view.is_open()) return choose_seeing_all(view, situation.seat, random);
  if (!SeenViews::can_sample(view.rules())) return RandomPlayer().choose(view, situation.seat, random);
  return choose_by_guesses(situation, random);
}

Result<Move> GreedyPlayer::choose_by_guesses(const Situation& situation, Random& random) const {
  const Seat seat = situation.seat;
  const auto moves = situation.view.moves(seat);
  if (moves.empty()) return fail(no_move(situation.view.rules(), seat));
  SeenViews views(situation.view.shared_rules(), seat);
  for (const Position& earlier : situation.earlier) views.add(earlier);
  views.add(situation.view);
  std::vector<double> sums(moves.size(), 0);
  Position guess(situation.view), after(situation.view);
  for (int i = 0; i < kGuesses; ++i) {
    if (auto sampled = views.sample(random.next(), guess.data()); !sampled) return fail(sampled.error());
    OneMoveAhead look(seat, random);
    for (std::size_t k = 0; k < moves.size(); ++k) {
      after = guess;
      if (auto played = after.play(seat, moves[k]); !played) return fail(played.error());
      sums[k] += wish(look.fate(after) == Fate::kLosesNext ? 0 : look.value(after));
    }
  }
  std::vector<Move> equals;
  const double best = *std::max_element(sums.begin(), sums.end());
  for (std::size_t k = 0; k < moves.size(); ++k)
    if (sums[k] == best) equals.push_back(moves[k]);
  return equals[random.below(static_cast<std::uint32_t>(equals.size()))];
}

Result<Move> GreedyPlayer::choose_seeing_all(const Position& view, Seat seat, Random& random) const {
  const auto moves = view.moves(seat);
  if (moves.empty()) return fail(no_move(view.rules(), seat));

  OneMoveAhead look(seat, random);
  std::vector<std::pair<Move, Position>> best;
  double best_fate = -std::numeric_limits<double>::infinity();
  for (const Move move : moves) {
    Position after(view);
    if (auto played = after.play(seat, move); !played) return fail(played.error());
    const double fate = wish(static_cast<double>(look.fate(after)));
    if (fate > best_fate) best.clear();
    best_fate = std::max(best_fate, fate);
    if (fate == best_fate) best.emplace_back(move, std::move(after));
  }
  const bool certain = best_fate == wish(static_cast<double>(aim_ == Aim::kBest ? Fate::kWon : Fate::kLost));
  if (certain || best.size() == 1) return best[random.below(static_cast<std::uint32_t>(best.size()))].first;

  double best_value = -std::numeric_limits<double>::infinity();
  std::vector<Move> equals;
  for (const auto& [move, after] : best) {
    const double value = wish(look.value(after));
    if (value > best_value) equals.clear();
    best_value = std::max(best_value, value);
    if (value == best_value) equals.push_back(move);
  }
  return equals[random.below(static_cast<std::uint32_t>(equals.size()))];
}

}  // namespace boardwright
