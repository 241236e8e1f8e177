// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games between players that look at their moves and at the noisy answers to them, by the rules' own classes:
// no host, nothing hidden, no time. Without the answers every piece hangs, and the results say little. A
// game's class has features(position) for the first seat, and what the rules ask of every game.
#pragma once

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <boardwright/sdk/features.hpp>
#include <boardwright/sdk/loops.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace tuning {

namespace sdk = boardwright::sdk;
using boardwright::Random;

/// What a player takes a position to be worth for the first seat.
template <class Game>
using Value = std::function<double(const typename Game::Position&)>;

struct Style {
  std::uint32_t random_plies = 8;    ///< with which a game begins, after a set-up at random
  std::uint32_t random_one_in = 12;  ///< so often a later move is at random too; 0: never
  std::uint32_t most_plies = 400;    ///< then the game is broken off
};

/// One of the events that are due, by their weights; nothing where there is no chance.
template <class Game>
void happen(const Game& game, typename Game::Position& position, Random& random) {
  if constexpr (requires(sdk::EventList& list) { game.chance(position, list); }) {
    constexpr std::size_t kMostEvents = 4096;
    sdk::Move moves[kMostEvents];
    std::uint32_t weights[kMostEvents];
    sdk::EventList events(moves, weights);
    game.chance(position, events);
    std::uint32_t sum = 0;
    for (std::uint32_t i = 0; i < events.size(); ++i) sum += weights[i];
    std::uint32_t draw = random.below(sum), which = 0;
    while (draw >= weights[which]) draw -= weights[which++];
    game.apply(position, sdk::kChance, moves[which]);
  }
}

/// The mean score of pairs of games with sides swapped, and its 95% interval.
class PairedScore {
 public:
  /// Of both games of a pair together, 0 to 1.
  void add(double score) {
    ++pairs_;
    sum_ += score;
    squares_ += score * score;
  }
  [[nodiscard]] double mean() const { return sum_ / pairs_; }
  [[nodiscard]] double low() const { return mean() - margin(); }
  [[nodiscard]] double high() const { return mean() + margin(); }

 private:
  [[nodiscard]] double margin() const {
    return 1.96 * std::sqrt(std::max(0.0, squares_ / pairs_ - mean() * mean()) / pairs_);
  }

  double pairs_ = 0, sum_ = 0, squares_ = 0;
};

template <class Game>
class SelfPlay {
 public:
  using Position = typename Game::Position;

  SelfPlay(const Game& game, const Style& style) : game_(game), style_(style) {}

  /// Whether players choose here, or everything is at random: chance, and what comes before play.
  [[nodiscard]] bool is_choice(const Position& position) const {
    const sdk::Turn turn = game_.turn(position);
    return turn < sdk::kChanceTurn && std::has_single_bit(turn) && in_play(position);
  }

  /// The first seat's score, 0 to 1; nothing for a game that is broken off. `each` gets every position in
  /// play. Without a value a player wins where it can and is at random otherwise.
  template <class Each>
  std::optional<double> play(const Value<Game>& first, const Value<Game>& second, Random& random,
                             Each&& each) const {
    Position position = game_.start();
    std::uint32_t plies = 0;
    for (; plies < style_.most_plies; ++plies) {
      const sdk::Turn turn = game_.turn(position);
      if (turn == sdk::kOver) return score(position);
      if (turn == sdk::kChanceTurn) {
        if (in_play(position)) each(position);
        happen(game_, position, random);
        continue;
      }
      const sdk::Seat seat = sdk::first_seat(turn);
      if (!is_choice(position)) {
        game_.apply(position, seat, any_move(position, seat, random));
        plies = 0;
        continue;
      }
      each(position);
      const bool blind = plies < style_.random_plies ||
                         (style_.random_one_in != 0 && random.below(style_.random_one_in) == 0);
      game_.apply(position, seat,
                  blind ? any_move(position, seat, random)
                        : best_move(position, seat, seat == 0 ? first : second, random));
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool in_play(const Position& position) const {
    if constexpr (requires { game_.in_play(position); })
      return game_.in_play(position);
    else
      return true;
  }
  [[nodiscard]] double score(const Position& position) const {
    return game_.outcome(position).scores[0] / 2.0;
  }
  sdk::Move any_move(const Position& position, sdk::Seat seat, Random& random) const {
    const std::span<sdk::Move> list = moves(position, seat);
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  }
  /// For `seat`.
  double worth(const Position& position, sdk::Seat seat, const Value<Game>& value) const {
    double first = 0;
    if (game_.turn(position) == sdk::kOver)
      first = (score(position) - 0.5) * 1e9;
    else if (value)
      first = value(position);
    return seat == 0 ? first : -first;
  }
  /// After the other side's best noisy answer, if it has one that is better for it than none.
  double answered(const Position& position, sdk::Seat seat, const Value<Game>& value) const {
    double least = worth(position, seat, value);
    const sdk::Seat other = 1 - seat;
    if (!value || game_.turn(position) != sdk::turn_of(other)) return least;
    sdk::MoveList answers(answers_.data());
    game_.moves(position, other, answers);
    for (const sdk::Move answer : answers) {
      if (!game_.is_noisy(position, other, answer)) continue;
      Position after = position;
      game_.apply(after, other, answer);
      least = std::min(least, worth(after, seat, value));
    }
    return least;
  }
  sdk::Move best_move(const Position& position, sdk::Seat seat, const Value<Game>& value,
                      Random& random) const {
    double best = -std::numeric_limits<double>::infinity();
    sdk::Move chosen = 0;
    std::uint32_t equals = 0;
    for (const sdk::Move move : moves(position, seat)) {
      Position after = position;
      game_.apply(after, seat, move);
      const double found = answered(after, seat, value);
      if (found > best) equals = 0;
      if (found < best) continue;
      best = found;
      if (random.below(++equals) == 0) chosen = move;
    }
    return chosen;
  }
  std::span<sdk::Move> moves(const Position& position, sdk::Seat seat) const {
    sdk::MoveList list(buffer_.data());
    game_.moves(position, seat, list);
    return list.span();
  }

  const Game& game_;
  Style style_;
  mutable std::vector<sdk::Move> buffer_ = std::vector<sdk::Move>(Game::kMaxMoves + 8), answers_ = buffer_;
};

}  // namespace tuning
