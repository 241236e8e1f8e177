// SPDX-License-Identifier: MIT
//
// The rules with everything that the contract asks of a game.
#pragma once

#include "evaluation.hpp"
#include "explain.hpp"
#include "network.hpp"
#include "position_text.hpp"
#include "texts.hpp"
#include "trace.hpp"

namespace dice_checkers {

class DiceCheckers : public Rules {
 public:
  static constexpr const char* kId = "dice_checkers";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr auto& kParameters = kParameterSpecs;

  /// Fails if the position to start from can't be read.
  [[nodiscard]] static Result<DiceCheckers> make(const sdk::Parameters& parameters) {
    const auto options = read_options(parameters);
    if (!options) return fail(options.error());
    DiceCheckers game(*options);
    if (options->start.empty()) return game;
    const auto start = game.read_position(options->start);
    if (!start) return fail("parameter start: " + start.error());
    game.start_ = *start;
    return game;
  }

  [[nodiscard]] sdk::Facts facts() const { return {.seats = {kSeatNames[0], kSeatNames[1]}}; }
  [[nodiscard]] std::span<const sdk::Text> texts() const { return kTexts; }
  [[nodiscard]] Position start() const { return start_; }

  [[nodiscard]] std::string move_text(const Position& position, Seat seat, Move move) const {
    return write_move(*this, position, seat, move);
  }
  [[nodiscard]] Result<Move> read_move(const Position& position, Seat seat, std::string_view text) const {
    return dice_checkers::read_move(*this, position, seat, text);
  }
  [[nodiscard]] std::string position_text(const Position& position) const {
    return write_position(*this, position);
  }
  [[nodiscard]] Result<Position> read_position(std::string_view text) const {
    return PositionReader(*this, text).read();
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return pictures_.geometry(); }
  void picture(const Position& position, Seat, sdk::List<bw_item>& items) const {
    Pictures::picture(position, items);
  }
  void clicks(const Position&, Seat, Move value, sdk::List<std::uint32_t>& places) const {
    if (value >= kPawnMoves) return;
    const PawnMove move = PawnMove::of(value);
    places.add(place_of(move.from));
    places.add(place_of(move.to));
    if (move.target != kNoField) places.add(place_of(move.target));
  }

  [[nodiscard]] Explanation explain_clicks(const Position& position, Seat seat,
                                           std::span<const std::uint32_t> places) const {
    return Explainer(*this, position, seat).clicks(places);
  }
  [[nodiscard]] Explanation explain_text(const Position& position, Seat seat, std::string_view text) const {
    return Explainer(*this, position, seat).text(text);
  }
  [[nodiscard]] Explanation phase(const Position& position, Seat) const {
    return phase_of(*this, pictures_, position);
  }

  /// For Blue.
  [[nodiscard]] Features features(const Position& position) const {
    return features_of(*this, prospects_, position);
  }
  [[nodiscard]] double fade(const Position& position) const { return dice_checkers::fade(*this, position); }
  [[nodiscard]] std::int32_t evaluate(const Position& position, Seat seat) const {
    if (learnt_) {
      const std::int32_t value = network::promise(*this, position);
      return seat == position.next ? value : -value;
    }
    const std::int32_t value = weighed(position);
    return seat == kBlueSeat ? value : -value;
  }
  /// For Blue, by the features.
  [[nodiscard]] std::int32_t weighed(const Position& position) const {
    return static_cast<std::int32_t>(sdk::weigh(features(position), kWeights) * fade(position));
  }
  [[nodiscard]] bool is_noisy(const Position& position, Seat seat, Move move) const {
    return move < kPawnMoves && starts_fight(position, seat, PawnMove::of(move));
  }
  static constexpr auto& kTraced = dice_checkers::kTraced;
  [[nodiscard]] sdk::RuleSet rules_used(const Position& before, Seat seat, Move move,
                                        const Position& after) const {
    return Trace(*this, before, seat, move, after).used();
  }
  [[nodiscard]] sdk::RuleSet rules_possible() const { return Trace::possible(options()); }
  [[nodiscard]] static sdk::RuleSet rules_ending(std::string_view reason) { return Trace::ending(reason); }

 private:
  explicit DiceCheckers(const Options& options)
      : Rules(options),
        start_(starting_position(options)),
        prospects_(options.dice, options.tie_survivor_rises),
        learnt_(network::knows(options)),
        pictures_(options.rows) {}

  Position start_;
  Prospects prospects_;
  bool learnt_;  // there is a network for these rules
  Pictures pictures_;
};

}  // namespace dice_checkers
