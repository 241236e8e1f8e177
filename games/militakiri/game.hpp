// SPDX-License-Identifier: MIT
//
// The rules with everything that the contract asks of a game, in one class for each board.
#pragma once

#include "evaluation.hpp"
#include "explain.hpp"
#include "history.hpp"
#include "position_reader.hpp"
#include "texts.hpp"
#include "trace.hpp"

namespace militakiri {

template <class B>
class Game : public Rules<B> {
 public:
  using Base = Rules<B>;
  using Position = typename Base::Position;
  using Base::options;

  explicit Game(const Options& given) : Base(given), start_(Base::bare()), pictures_(given) {}

  /// To be called once: fails if the position to start from can't be read.
  [[nodiscard]] Result<void> read_start() {
    if (options().has_set_up()) return {};
    const auto start = read_position(options().start);
    if (!start) return fail("parameter start: " + start.error());
    start_ = *start;
    return {};
  }

  [[nodiscard]] sdk::Facts facts() const {
    return {.seats = {kSeatNames[kRed], kSeatNames[kBlue]}, .simultaneous = options().hides_set_up()};
  }
  [[nodiscard]] std::span<const sdk::Text> texts() const { return kTexts; }
  [[nodiscard]] Position start() const { return start_; }

  [[nodiscard]] std::string move_text(const Position& position, Seat, Move move) const {
    return write_move<B>(position, move);
  }
  [[nodiscard]] Result<Move> read_move(const Position& position, Seat seat, std::string_view text) const {
    return militakiri::read_move<B>(position, seat, text);
  }
  [[nodiscard]] std::string position_text(const Position& position) const {
    return write_position<B>(position);
  }
  [[nodiscard]] Result<Position> read_position(std::string_view text) const {
    return PositionReader<B>(*this, text).read();
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return pictures_.geometry(); }
  void picture(const Position& position, Seat, sdk::List<bw_item>& items) const {
    pictures_.picture(position, items);
  }
  void clicks(const Position& position, Seat, Move move, sdk::List<std::uint32_t>& places) const {
    if (is_step(move)) places.add(B::field(Base::start_of(position, step_of(move))));
    if (is_step(move)) places.add(B::field(step_of(move).to));
    if (is_placement(move)) places.add(B::field(placed_on(move)));
  }

  [[nodiscard]] Explanation explain_clicks(const Position& position, Seat seat,
                                           std::span<const std::uint32_t> places) const {
    return Explainer<B>(*this, pictures_, position, seat).clicks(places);
  }
  [[nodiscard]] Explanation explain_text(const Position& position, Seat seat, std::string_view text) const {
    return Explainer<B>(*this, pictures_, position, seat).text(text);
  }

  [[nodiscard]] Explanation phase(const Position& position, Seat) const {
    return phase_of<B>(pictures_, position);
  }

  [[nodiscard]] std::int32_t evaluate(const Position& position, Seat seat) const {
    const std::int32_t value = sdk::weigh(features(position), kWeights);
    return seat == kRed ? value : -value;
  }
  /// For Red.
  [[nodiscard]] Features features(const Position& position) const {
    return Evaluation<B>(*this, position).features();
  }
  /// Captures, and the tower that a promotion brings.
  [[nodiscard]] bool is_noisy(const Position& position, Seat seat, Move move) const {
    if (is_step(move)) return position.pieces[other(seat)].has(step_of(move).to);
    return position.in_play() && is_placement(move);
  }
  static constexpr auto& kTraced = militakiri::kTraced;
  [[nodiscard]] sdk::RuleSet rules_used(const Position& before, Seat seat, Move move,
                                        const Position& after) const {
    return Trace<B>(*this, before, seat, move, after).used();
  }
  [[nodiscard]] sdk::RuleSet rules_possible() const { return Trace<B>::possible(options()); }
  [[nodiscard]] static sdk::RuleSet rules_ending(std::string_view reason) { return Trace<B>::ending(reason); }

  using History = militakiri::History<B>;
  [[nodiscard]] History history_start(const Position& position) const { return History::start(position); }
  void history_move(const Position& position, Seat seat, Move move, History& history) const {
    history.play(*this, position, seat, move);
  }
  [[nodiscard]] std::string history_tell(const Position& position, const History& history,
                                         std::uint32_t place, Seat) const {
    return history.tell(pictures_, position, place);
  }

 protected:
  [[nodiscard]] const Pictures<B>& pictures() const { return pictures_; }

 private:
  Position start_;
  Pictures<B> pictures_;
};

}  // namespace militakiri
