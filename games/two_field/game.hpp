// SPDX-License-Identifier: MIT
//
// The rules with everything that the contract asks of a game, in one class for each kind of position.
#pragma once

#include <boardwright/sdk/plugin.hpp>

#include "arrange.hpp"
#include "evaluation.hpp"
#include "explain.hpp"
#include "network.hpp"
#include "sample.hpp"
#include "texts.hpp"
#include "trace.hpp"
#include "view.hpp"

namespace two_field {

template <class P>
class Game : public Rules<P> {
 public:
  using Base = Rules<P>;
  using Position = P;
  using Items = std::span<const bw_item>;
  using Base::land;
  using Base::options;

  explicit Game(const Options& given) : Base(given), pictures_(land()), learnt_(given) {}

  [[nodiscard]] sdk::Facts facts() const {
    return {.seats = {kSeatNames[kRed], kSeatNames[kBlue]},
            .simultaneous = true,                  // T1.4
            .text_loses_history = P::kMoreField};  // T4.3
  }
  [[nodiscard]] std::span<const sdk::Text> texts() const { return kTexts; }

  [[nodiscard]] std::string move_text(const P& position, Seat seat, Move move) const {
    return write_move(position, seat, move);
  }
  [[nodiscard]] Result<Move> read_move(const P& position, Seat seat, std::string_view text) const {
    return two_field::read_move(land(), position, seat, text);
  }
  [[nodiscard]] std::string position_text(const P& position) const {
    return write_position(land(), position);
  }
  [[nodiscard]] Result<P> read_position(std::string_view text) const {
    auto position = PositionReader<P>(*this, text).read();
    if (position) settle_read(*this, *position);
    return position;
  }

  // What a seat may see.
  [[nodiscard]] P project(const P& position, Seat viewer) const {
    return Views<P>(*this).project(position, viewer);
  }
  [[nodiscard]] std::string view_text(const P& view, Seat) const { return position_text(view); }
  [[nodiscard]] Result<P> read_view(Seat viewer, std::string_view text) const {
    return Views<P>(*this).read(viewer, text);
  }
  [[nodiscard]] std::string move_text_for(const P& position, Seat seat, Move move, Seat viewer) const {
    return Views<P>(*this).move_text(position, seat, move, viewer);
  }
  [[nodiscard]] Explanation reveals(const P& position, Seat seat, Move move, Seat) const {
    return what_shows<P>(pictures_, position, seat, move);
  }
  [[nodiscard]] Result<P> sample(Seat seat, std::span<const P> views, std::uint64_t seed) const {
    return Sampler<P>(*this, seat, views, seed).sample();
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return pictures_.geometry(); }
  void picture(const P& position, Seat, sdk::List<bw_item>& items) const {
    pictures_.picture(land(), position, items);
  }
  static constexpr std::uint32_t kMaxBorders = 2 * 2 * kLargest * (kLargest - 1);  // every line, of both
  void borders(const P& position, Seat, sdk::List<bw_border>& list) const {
    pictures_.borders(land(), position, options().limit, list);
  }
  /// Placements have none: several pieces could go to the same field.
  void clicks(const P&, Seat, Move move, sdk::List<std::uint32_t>& places) const {
    if (!is_step(move)) return;
    places.add(land().field(step_of(move).from));
    places.add(land().field(step_of(move).to));
  }

  // The set-up.
  void arrange_pieces(const P& position, Seat seat, sdk::List<bw_item>& items) const {
    if (arranges(position, seat)) arrangement(position, seat).pieces(items);
  }
  [[nodiscard]] Explanation arrange_check(const P& position, Seat seat, Items items) const {
    return arranges(position, seat) ? arrangement(position, seat).check(items) : nothing_to_arrange();
  }
  void arrange_fill(const P&, Seat, Items, sdk::List<bw_item>&) const {}
  [[nodiscard]] Explanation arrange_moves(const P& position, Seat seat, Items items,
                                          sdk::MoveList& moves) const {
    return arranges(position, seat) ? arrangement(position, seat).moves(items, moves) : nothing_to_arrange();
  }

  [[nodiscard]] Explanation explain_clicks(const P& position, Seat seat,
                                           std::span<const std::uint32_t> places) const {
    return Explainer<P>(*this, pictures_, position, seat).clicks(places);
  }
  [[nodiscard]] Explanation explain_text(const P& position, Seat seat, std::string_view text) const {
    return Explainer<P>(*this, pictures_, position, seat).text(text);
  }
  [[nodiscard]] Explanation phase(const P& position, Seat) const { return phase_of<P>(*this, position); }

  /// For Red.
  [[nodiscard]] Features features(const P& position) const {
    return Evaluation<P>(*this, position).features();
  }
  [[nodiscard]] double fade(const P& position) const { return two_field::fade<P>(*this, position); }
  [[nodiscard]] std::int32_t evaluate(const P& position, Seat seat) const {
    if constexpr (P::Board::kMost == network::kSize)
      if (position.phase != kSetUpPhase)
        if (const auto value = learnt_.value(land(), position))
          return seat == position.mover() ? *value : -*value;
    const std::int32_t value = weighed(position);
    return seat == kRed ? value : -value;
  }
  /// For Red, by the features.
  [[nodiscard]] std::int32_t weighed(const P& position) const {
    return static_cast<std::int32_t>(sdk::weigh(features(position), kWeights) * fade(position));
  }
  [[nodiscard]] bool is_noisy(const P& position, Seat seat, Move move) const {
    return is_step(move) && position.side[other(seat)].has(step_of(move).to);
  }
  static constexpr auto& kTraced = two_field::kTraced;
  [[nodiscard]] sdk::RuleSet rules_used(const P& before, Seat seat, Move move, const P& after) const {
    return Trace<P>(*this, before, seat, move, after).used();
  }
  [[nodiscard]] sdk::RuleSet rules_possible() const { return Trace<P>::possible(options()); }
  [[nodiscard]] static sdk::RuleSet rules_ending(std::string_view reason) { return Trace<P>::ending(reason); }

 private:
  [[nodiscard]] bool arranges(const P& position, Seat seat) const {
    return position.phase == kSetUpPhase && seat <= kBlue && !this->set_up().is_complete(position, seat);
  }
  [[nodiscard]] Arrangement<P> arrangement(const P& position, Seat seat) const {
    return {*this, pictures_, position, seat};
  }
  [[nodiscard]] static Explanation nothing_to_arrange() { return Explanation::no("T1.4", "setup_done"); }

  Pictures<P> pictures_;
  network::Learnt learnt_;
};

// Each in a file of its own, which makes them compile side by side.
[[nodiscard]] Result<bw_rules*> make_small(const Options& options);
[[nodiscard]] Result<bw_rules*> make_large(const Options& options);

template <class B>
[[nodiscard]] Result<bw_rules*> make_game(const Options& options) {
  return options.more_field ? sdk::own(Game<ChasePosition<B>>(options))
                            : sdk::own(Game<Position<B>>(options));
}

}  // namespace two_field
