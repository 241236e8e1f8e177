// SPDX-License-Identifier: MIT
//
// Why a move is not legal, and what comes of a legal one.
#pragma once

#include "preview.hpp"

namespace two_field {

template <class P>
class Explainer {
 public:
  using B = typename P::Board;

  Explainer(const Rules<P>& rules, const Pictures<P>& pictures, const P& position, Seat seat)
      : rules_(rules), pictures_(pictures), position_(position), seat_(seat) {}

  [[nodiscard]] Explanation clicks(std::span<const std::uint32_t> places) const {
    if (auto why = on_turn(); is_no(why)) return why;
    const unsigned fields = rules_.land().size() * rules_.land().size();
    for (const std::uint32_t place : places)
      if (place >= fields) return Explanation::no(nullptr, "no_such_field");
    if (places.empty()) return Explanation::yes();
    if (position_.phase == kSetUpPhase) return Explanation::no("T1.4", "setup_first");
    if (places.size() > 2) return Explanation::no("T7.1", "too_many_fields");
    const unsigned from = rules_.land().bit_of_field(places.front());
    if (auto why = own_piece(from); is_no(why)) return why;
    return places.size() == 1 ? any_step(from) : step({from, rules_.land().bit_of_field(places.back())});
  }

  [[nodiscard]] Explanation text(std::string_view text) const {
    if (auto why = on_turn(); is_no(why)) return why;
    const auto typed = read_typed<P>(rules_.land(), text);
    if (!typed) return Explanation::no("T7.1", "unreadable");
    if (typed->placement)
      return position_.phase == kSetUpPhase ? placement(typed->placed)
                                            : Explanation::no("T1.4", "setup_over");
    if (position_.phase == kSetUpPhase) return Explanation::no("T1.4", "setup_first");
    if (auto why = own_piece(typed->step.from); is_no(why)) return why;
    const bool attacks = position_.side[other(seat_)].has(typed->step.to);
    auto answer = step(typed->step);
    return is_no(answer) || attacks == typed->attacks ? answer : at("T7.1", "wrong_sign", typed->step.to);
  }

 private:
  [[nodiscard]] static bool is_no(const Explanation& why) { return why.get().legal == 0; }
  [[nodiscard]] Explanation at(const char* rule, const char* message, unsigned bit) const {
    return Explanation::no(rule, message).at(rules_.land().field(bit));
  }
  /// The message has {field}.
  [[nodiscard]] Explanation about(const char* rule, const char* message, unsigned bit) const {
    return at(rule, message, bit).with("field", B::name(bit));
  }

  [[nodiscard]] Explanation on_turn() const {
    const sdk::Turn turn = rules_.turn(position_);
    if (turn == sdk::kOver) return Explanation::no(nullptr, "game_over");
    if (seat_ <= kBlue && (turn & sdk::turn_of(seat_)) != 0) return Explanation::yes();
    const bool ready = position_.phase == kSetUpPhase && seat_ <= kBlue;
    return ready ? Explanation::no("T1.4", "setup_done") : Explanation::no(nullptr, "not_on_turn");
  }

  // T1.4, T7.1
  [[nodiscard]] Explanation placement(const Placement& placed) const {
    const auto set_up = rules_.set_up();
    const unsigned next = set_up.next_field(position_, seat_);
    if (!rules_.land().has(placed.bit)) return about("T1.1", "lake", placed.bit);
    if (!rules_.land().own_set(seat_).has(placed.bit)) return about("T1.4", "not_own_rows", placed.bit);
    if (placed.bit != next) return about("T7.1", "next_field", next);
    if (placed.code == kLeftEmpty)
      return set_up.spare_fields(position_, seat_) != 0 ? Explanation::yes()
                                                        : about("T7.1", "no_room_to_spare", next);
    const unsigned kind = kind_of(static_cast<std::uint8_t>(placed.code));
    if (set_up.left(position_, seat_)[kind] != 0) return Explanation::yes();
    return at("T1.2", "none_left", next).with("piece", pictures_.kind_id(seat_, kind));
  }

  [[nodiscard]] Explanation own_piece(unsigned bit) const {
    if (position_.side[other(seat_)].has(bit)) return about(nullptr, "not_yours", bit);
    if (!position_.side[seat_].has(bit)) return about(nullptr, "empty_field", bit);
    if (!position_.movable.has(bit))
      return about("T2.1", "immovable", bit)
          .with("piece", pictures_.kind_id(seat_, kind_of(position_.on[bit])));
    return Explanation::yes();
  }

  /// Whether the piece has a legal step; if a counting rule alone is in the way, that is what is said.
  [[nodiscard]] Explanation any_step(unsigned from) const {
    bool legal = false;
    std::optional<Step> forbidden;
    rules_.each_reachable(position_, seat_, [&](const Step& step) {
      if (step.from != from) return;
      if (rules_.is_allowed(position_, seat_, step))
        legal = true;
      else
        forbidden = step;
    });
    if (legal) return Explanation::yes();
    return forbidden ? counted(*forbidden) : about("T2.1", "stuck", from);
  }

  [[nodiscard]] Explanation step(const Step& step) const {
    if (!rules_.land().has(step.to)) return about("T1.1", "lake", step.to);
    if (position_.side[seat_].has(step.to)) return about("T2.2", "own_piece", step.to);
    if (auto why = way(step); is_no(why)) return why;
    if (!rules_.is_allowed(position_, seat_, step)) return counted(step);
    return what_comes_of(rules_, pictures_, position_, seat_, step);
  }

  // T2.1, T2.2
  [[nodiscard]] Explanation way(const Step& step) const {
    const unsigned direction = Land<B>::direction(step.from, step.to);
    if (direction == kNoField) return about("T2.1", "not_a_line", step.to);
    if (rules_.land().around(step.from).has(step.to)) return Explanation::yes();
    if (!position_.scouts.has(step.from))
      return about("T2.1", "too_far", step.from).at(rules_.land().field(step.to));
    const auto occupied = position_.occupied();
    for (unsigned bit = step.from, steps = 1; steps < Land<B>::distance(step.from, step.to); ++steps) {
      bit = static_cast<unsigned>(static_cast<int>(bit) + B::kStep[direction]);
      if (!rules_.land().has(bit)) return about("T1.1", "lake_in_the_way", bit);
      if (occupied.has(bit)) return about("T2.1", "blocked", bit);
    }
    if (position_.side[other(seat_)].has(step.to) && !rules_.options().scout_charge)
      return about("T2.2", "no_charge", step.from).at(rules_.land().field(step.to));
    return Explanation::yes();
  }

  /// T3.3, T4.2
  [[nodiscard]] Explanation counted(const Step& step) const {
    Line line{};
    if (!rules_.crosses_too_often(position_, seat_, step, &line)) return about("T4.2", "chase", step.to);
    return at("T3.3", "crossed_too_often", line.low)
        .at(rules_.land().field(high_field<B>(line)))
        .with("line", line_name<B>(line))
        .with("limit", rules_.options().limit);
  }

  const Rules<P>& rules_;
  const Pictures<P>& pictures_;
  const P& position_;
  Seat seat_;
};

}  // namespace two_field
