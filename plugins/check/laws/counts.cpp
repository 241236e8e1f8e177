// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leaf counts, playouts and random moves, run inside the plugin: they must agree with the moves one by one.
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/search.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::uint64_t kMostLeaves = 20000;
constexpr double kTooFar = 6;  ///< standard deviations; chance exceeds them once in 10^9 times

/// The plies that a leaf count and a playout know: where several seats may act, the first one does.
std::vector<Ply> first_plies(const Position& position) {
  std::vector<Ply> all = plies(position);
  if (!all.empty()) std::erase_if(all, [seat = all[0].seat](const Ply& ply) { return ply.seat != seat; });
  return all;
}

/// Counts move by move; more than `most` leaves are not counted to the end.
std::uint64_t count_leaves(const Position& position, std::uint32_t depth, std::uint64_t most) {
  if (depth == 0) return 1;
  const auto all = first_plies(position);
  if (depth == 1) return all.size();
  std::uint64_t leaves = 0;
  for (const Ply& ply : all) {
    Position next = position;
    if (next.play(ply.seat, ply.move)) leaves += count_leaves(next, depth - 1, most);
    if (leaves > most) break;
  }
  return leaves;
}

struct RandomGame {
  std::uint32_t plies = 0;
  std::vector<std::uint32_t> scores;
};

/// What a playout does, through the contract.
RandomGame random_game(Trial& trial, Position position, std::uint32_t ply_limit) {
  const Rules& rules = trial.rules();
  const bw_facts& facts = rules.facts();
  std::unordered_map<std::uint64_t, std::uint32_t> seen;
  ++seen[position.same_key()];
  RandomGame game;
  while (!position.is_over()) {
    if (game.plies >= ply_limit) return {game.plies, std::vector<std::uint32_t>(rules.seat_count(), 1)};
    Ply ply = trial.any_of(first_plies(position));
    if (ply.seat == BW_CHANCE) {
      const auto events = position.chance_events();
      std::uint32_t total = 0;
      for (const auto& event : events) total += event.weight;
      std::uint32_t rest = trial.random().below(std::max(total, 1U));
      for (const auto& event : events) {
        ply.move = event.event;
        if (rest < event.weight) break;
        rest -= event.weight;
      }
    }
    if (!position.play(ply.seat, ply.move)) return game;
    ++game.plies;
    if (facts.repetition_limit != 0 && ++seen[position.same_key()] >= facts.repetition_limit &&
        !position.is_over())
      return {game.plies, {facts.repetition_scores, facts.repetition_scores + rules.seat_count()}};
  }
  game.scores = position.outcome().scores;
  return game;
}

/// Mean and variance of a row of numbers.
class Sample {
 public:
  void add(double x) {
    ++count_;
    const double delta = x - mean_;  // Welford 1962
    mean_ += delta / count_;
    squares_ += delta * (x - mean_);
  }
  /// How far two means lie apart, in standard deviations of their difference.
  [[nodiscard]] double distance(const Sample& other) const {
    const double variance = squares_ / count_ / count_ + other.squares_ / other.count_ / other.count_;
    const double apart = std::abs(mean_ - other.mean_);
    return apart < 1e-9 ? 0 : apart / std::sqrt(std::max(variance, 1e-9));
  }
  [[nodiscard]] double mean() const { return mean_; }

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

Result<bw_playout_result> run(const Position& position, Random& random, const bw_playout_options& options) {
  const Rules& rules = position.rules();
  bw_playout_result result{};
  result.struct_size = sizeof result;
  std::uint64_t words[4];
  random.save(words);
  const bw_status status =
      rules.extension<bw_playout>(BW_PLAYOUT)->run(rules.raw(), position.data(), &options, words, &result);
  random = Random(words);
  if (status != BW_OK) return fail("a playout fails with status " + std::to_string(status));
  return result;
}

bw_playout_options options_with(std::uint32_t flags) {
  return {sizeof(bw_playout_options), flags, 0, 0, nullptr};
}

/// A playout's result as the facts promise it.
Result<void> check_result(const Rules& rules, const bw_playout_result& result) {
  const bw_facts& facts = rules.facts();
  if (result.plies > facts.ply_limit)
    return fail("a playout takes " + std::to_string(result.plies) + " plies, the limit is " +
                std::to_string(facts.ply_limit));
  const std::uint32_t sum = std::accumulate(result.scores, result.scores + rules.seat_count(), 0U);
  if (result.reason == nullptr) {
    if (result.plies < facts.ply_limit) return fail("a playout ends undecided before the limit");
    return {};
  }
  if (facts.score_sum != 0 && sum != facts.score_sum)
    return fail("a playout's scores sum to " + std::to_string(sum) + " half points, expected " +
                std::to_string(facts.score_sum));
  const auto known = rules.texts(BW_TEXT_REASON);
  if (std::none_of(known.begin(), known.end(),
                   [&](const RuleText& text) { return text.id == result.reason; }))
    return fail(std::string("a playout ends with the reason ") + result.reason + ", which isn't described");
  return {};
}

Result<void> check_repeats(const Position& position, Random random, std::uint32_t flags) {
  Random again = random;
  const auto one = run(position, random, options_with(flags));
  const auto other = run(position, again, options_with(flags));
  if (!one || !other) return fail(one ? other.error() : one.error());
  const bool same = one->plies == other->plies && one->reason == other->reason &&
                    std::equal(one->scores, one->scores + BW_MAX_SEATS, other->scores) &&
                    random.next() == again.next();
  return same ? Result<void>{} : fail("the same random numbers give different playouts");
}

/// With every next position seen often enough, the first ply brings the end by repetition.
Result<void> check_earlier(const Position& position, Random& random) {
  const bw_facts& facts = position.rules().facts();
  if (facts.repetition_limit == 0 || position.is_over()) return {};
  std::vector<std::uint64_t> earlier;
  for (const Ply& ply : first_plies(position)) {
    Position next = position;
    if (!next.play(ply.seat, ply.move)) return {};
    earlier.insert(earlier.end(), facts.repetition_limit - 1, next.same_key());
  }
  if (earlier.empty() || earlier.size() > 8192) return {};
  bw_playout_options options = options_with(0);
  options.earlier = earlier.data();
  options.earlier_count = static_cast<std::uint32_t>(earlier.size());
  const auto result = run(position, random, options);
  if (!result) return fail(result.error());
  if (result->plies != 1) return fail("a playout pays no heed to earlier positions");
  return {};
}

/// Wilson and Hilferty (1931): about normally distributed for any number of degrees of freedom.
double deviations(double chi_squared, double degrees) {
  const double spread = 2 / (9 * degrees);
  return (std::cbrt(chi_squared / degrees) - (1 - spread)) / std::sqrt(spread);
}

Finding perft(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_perft>(BW_PERFT);
  if (table == nullptr) return not_applicable("the rules count no leaves");
  return each_position(trial, {500, 20}, [&](const Position& position) -> Result<void> {
    for (std::uint32_t depth = 0; depth <= 5; ++depth) {
      const std::uint64_t expected = count_leaves(position, depth, kMostLeaves);
      if (expected > kMostLeaves) break;
      std::uint64_t leaves = 0;
      const bw_status status = table->count(rules.raw(), position.data(), depth, &leaves);
      if (status != BW_OK) return fail("counting leaves fails with status " + std::to_string(status));
      if (leaves != expected)
        return fail("depth " + std::to_string(depth) + " has " + std::to_string(expected) +
                    " leaves, counted " + std::to_string(leaves));
    }
    return {};
  });
}

Finding playouts(Trial& trial) {
  const Rules& rules = trial.rules();
  if (rules.extension<bw_playout>(BW_PLAYOUT) == nullptr) return not_applicable("the rules have no playouts");
  const std::uint32_t ply_limit = rules.facts().ply_limit;
  const Position start = rules.start();
  Sample plies[3], scores[3];  // through the contract, in the plugin, in the plugin with whole lists
  constexpr std::uint32_t kFlags[] = {0, 0, BW_PLAYOUT_LIST_MOVES};
  while (trial.next_game()) {
    trial.note("running playouts from the start");
    for (int i = 0; i < 10; ++i) {
      const RandomGame game = random_game(trial, start, ply_limit);
      if (game.scores.empty()) return broken("a random game can't go on");
      plies[0].add(game.plies);
      scores[0].add(game.scores[0]);
      for (std::size_t k = 1; k < 3; ++k) {
        const auto result = run(start, trial.random(), options_with(kFlags[k]));
        if (!result) return broken(result.error());
        if (auto good = check_result(rules, *result); !good) return broken(good.error());
        plies[k].add(result->plies);
        scores[k].add(result->scores[0]);
      }
    }
    const PlayedGame game = play_game(trial);
    const std::size_t at = trial.random().below(static_cast<std::uint32_t>(game.positions.size()));
    const Position& position = game.positions[at];
    trial.note("running playouts " + game.where(at));
    Result<void> good{};
    for (const std::uint32_t flags : {0U, std::uint32_t{BW_PLAYOUT_LIST_MOVES}})
      if (good) good = check_repeats(position, Random(trial.random().next()), flags);
    if (good) good = check_earlier(position, trial.random());
    if (!good) return broken(good.error() + ", " + game.where(at));
  }
  for (std::size_t k = 1; k < 3; ++k) {
    const std::string kind = k == 1 ? "playouts" : "playouts that list all moves";
    const auto compare = [&](const Sample& games, const Sample& inside,
                             const std::string& what) -> Result<void> {
      if (games.distance(inside) < kTooFar) return {};
      return fail(kind + " average " + std::to_string(inside.mean()) + " " + what + ", games move by move " +
                  std::to_string(games.mean()));
    };
    if (auto good = compare(plies[0], plies[k], "plies"); !good) return broken(good.error());
    if (auto good = compare(scores[0], scores[k], "half points for the first seat"); !good)
      return broken(good.error());
  }
  return passed(std::uint64_t{20} * trial.games(), "playouts");
}

Finding random_moves(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_random_move>(BW_RANDOM_MOVE);
  if (table == nullptr) return not_applicable("the rules have no quick random move");
  constexpr std::size_t kDrawsPerMove = 50;
  return each_position(trial, {500, 15}, [&](const Position& position) -> Result<void> {
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
      const auto moves = position.moves(seat);
      std::uint64_t words[4];
      Random(trial.random().next()).save(words);
      Move move = 0;
      if (moves.empty()) {
        if (table->choose(rules.raw(), position.data(), seat, words, &move) == BW_OK)
          return fail("there is a random move for " + name_of(rules, seat) + ", who has none");
        continue;
      }
      std::vector<std::uint32_t> drawn(moves.size());
      const std::size_t draws = kDrawsPerMove * moves.size();
      for (std::size_t i = 0; i < draws; ++i) {
        const bw_status status = table->choose(rules.raw(), position.data(), seat, words, &move);
        if (status != BW_OK) return fail("the random move fails with status " + std::to_string(status));
        const auto found = std::lower_bound(moves.begin(), moves.end(), move);
        if (found == moves.end() || *found != move)
          return fail("the random move " + std::to_string(move) + " isn't listed");
        ++drawn[static_cast<std::size_t>(found - moves.begin())];
      }
      if (moves.size() < 2) continue;
      double chi_squared = 0;
      for (const double count : drawn)
        chi_squared += (count - kDrawsPerMove) * (count - kDrawsPerMove) / kDrawsPerMove;
      if (deviations(chi_squared, static_cast<double>(moves.size() - 1)) > kTooFar) {
        const auto [least, most] = std::minmax_element(drawn.begin(), drawn.end());
        return fail(
            "random moves of " + name_of(rules, seat) + " are not equally likely: in " +
            std::to_string(draws) + " draws, " +
            in_quotes(position.move_text(seat, moves[static_cast<std::size_t>(most - drawn.begin())])) +
            " came " + std::to_string(*most) + " times, " +
            in_quotes(position.move_text(seat, moves[static_cast<std::size_t>(least - drawn.begin())])) +
            " " + std::to_string(*least) + " times");
      }
    }
    return {};
  });
}

}  // namespace

std::span<const Law> counts_laws() {
  static constexpr Law kLaws[] = {
      {"perft", "Leaf counts agree with counting through the moves.", perft},
      {"playouts",
       "Playouts are repeatable, end with valid scores and are distributed as games move by move are.",
       playouts},
      {"random_moves", "The quick random move is legal, and each move is as likely.", random_moves},
  };
  return kLaws;
}

}  // namespace boardwright::check
