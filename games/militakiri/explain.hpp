// SPDX-License-Identifier: MIT
//
// Why a move is not legal, and what comes of a legal one.
#pragma once

#include "explain_set_up.hpp"
#include "notation.hpp"
#include "preview.hpp"

namespace militakiri {

template <class B>
class Explainer {
 public:
  using Set = typename B::Set;
  using Position = militakiri::Position<B>;

  Explainer(const Rules<B>& rules, const Pictures<B>& pictures, const Position& position, Seat seat)
      : rules_(rules),
        pictures_(pictures),
        position_(position),
        seat_(seat),
        set_up_(rules.set_up(), pictures, seat) {}

  [[nodiscard]] Explanation clicks(std::span<const std::uint32_t> places) const {
    if (auto why = on_turn(); is_no(why)) return why;
    for (const std::uint32_t place : places)
      if (place >= B::kFieldCount) return Explanation::no(nullptr, "no_such_field");
    if (places.empty()) return Explanation::yes();
    const unsigned first = B::bit_of_field(places.front());
    if (position_.phase == kSetUpPhase)
      return places.size() > 1 ? Explanation::no("M3.4", "setup_first")
                               : set_up_.next_tower(position_, first);
    if (position_.owes_placement()) return places.size() > 1 ? must_place() : place_click(first);
    if (places.size() > 2) return Explanation::no("M11.2", "too_many_fields");
    if (!rules_.has_legal_step(position_, seat_)) return Explanation::no("M8.4", "must_pass");
    if (auto why = own_piece(first); is_no(why)) return why;
    return places.size() == 1 ? any_step(first) : step(first, B::bit_of_field(places.back()));
  }

  [[nodiscard]] Explanation text(std::string_view text) const {
    if (auto why = on_turn(); is_no(why)) return why;
    const auto typed = read_typed<B>(text);
    if (!typed) return Explanation::no("M11.2", "unreadable");
    if (typed->kind == TypedMove::kIsPlacement) return typed_placement(*typed);
    if (position_.phase == kSetUpPhase) return Explanation::no("M3.4", "setup_first");
    if (position_.owes_placement()) return must_place();
    const bool must_pass = !rules_.has_legal_step(position_, seat_);
    if (typed->kind == TypedMove::kIsPass)
      return must_pass ? Explanation::yes() : Explanation::no("M8.4", "may_not_pass");
    if (must_pass) return Explanation::no("M8.4", "must_pass");
    if (auto why = own_piece(typed->from); is_no(why)) return why;
    const bool takes = position_.pieces[other(seat_)].has(typed->to);
    auto answer = step(typed->from, typed->to);
    return is_no(answer) || takes == typed->takes ? answer : at("M11.2", "wrong_sign", typed->to);
  }

 private:
  [[nodiscard]] static bool is_no(const Explanation& why) { return why.get().legal == 0; }
  [[nodiscard]] static Explanation at(const char* rule, const char* message, unsigned bit) {
    return Explanation::no(rule, message).at(B::field(bit));
  }
  /// The message has {field}.
  [[nodiscard]] static Explanation about(const char* rule, const char* message, unsigned bit) {
    return at(rule, message, bit).with("field", B::name(bit));
  }

  [[nodiscard]] Explanation on_turn() const {
    const sdk::Turn turn = rules_.turn(position_);
    if (turn == sdk::kOver) return Explanation::no(nullptr, "game_over");
    if (turn == sdk::kChanceTurn)
      return position_.phase == kDicePhase
                 ? Explanation::no("M3.5", "dice_due")
                 : Explanation::no(position_.in_play() ? "M6.2" : "M3.4", "chance_due");
    if (seat_ <= kBlue && (turn & sdk::turn_of(seat_)) != 0) return Explanation::yes();
    const bool done =
        position_.phase == kSetUpPhase && seat_ <= kBlue && rules_.set_up().is_complete(position_, seat_);
    return done ? Explanation::no("M3.4", "setup_done") : Explanation::no(nullptr, "not_on_turn");
  }

  // Placements.
  [[nodiscard]] const char* placement_rule() const { return position_.due != kNothingDue ? "M6.2" : "M6.3"; }
  [[nodiscard]] const char* tower_to_place() const { return set_up_.tower(position_.shape_to_place()); }
  [[nodiscard]] Explanation must_place() const {
    const bool promoted = position_.due != kNothingDue;
    return Explanation::no(placement_rule(), promoted ? "must_place_promoted" : "must_place_waiting")
        .with("tower", tower_to_place());
  }
  [[nodiscard]] Explanation place(unsigned bit) const {
    if (!B::kZone[seat_].has(bit)) return about(placement_rule(), "not_your_zone", bit);
    if (position_.occupied().has(bit)) return about(placement_rule(), "zone_field_taken", bit);
    return Explanation::yes();
  }
  /// Who clicks an own piece wants to move it.
  [[nodiscard]] Explanation place_click(unsigned bit) const {
    return position_.pieces[seat_].has(bit) ? must_place().at(B::field(bit)) : place(bit);
  }
  [[nodiscard]] Explanation typed_placement(const TypedMove& typed) const {
    if (position_.phase == kSetUpPhase) {
      const TowerColumns columns = SetUpRules<B>::columns_of(position_, seat_);
      const Shape next = SetUpRules<B>::next_shape(columns);
      if (SetUpRules<B>::count(columns[typed.shape]) == B::kTowersPerShape)
        return at("M2.2", "already_placed", typed.to).with("tower", set_up_.tower(typed.shape));
      if (typed.shape != next) return at("M11.2", "wrong_order", typed.to).with("tower", set_up_.tower(next));
      return set_up_.next_tower(position_, typed.to);
    }
    if (!position_.owes_placement()) return Explanation::no("M6.2", "nothing_to_place");
    if (typed.shape != position_.shape_to_place())
      return Explanation::no(placement_rule(), "wrong_tower").with("tower", tower_to_place());
    return place(typed.to);
  }

  // Moving and taking.
  [[nodiscard]] Explanation own_piece(unsigned bit) const {
    if (position_.pieces[seat_].has(bit)) return Explanation::yes();
    if (position_.pieces[other(seat_)].has(bit)) return about("M2.1", "not_yours", bit);
    return about(nullptr, "empty_field", bit);
  }
  /// Whether the piece has a legal step; if M7.4 alone is in the way, that is what is said.
  [[nodiscard]] Explanation any_step(unsigned from) const {
    bool legal = false;
    BlockadeFault fault = BlockadeFault::kNone;
    unsigned end = from;
    const BlockadeJudge<B> judge(rules_, position_, seat_);
    rules_.steps(position_, seat_, position_.endgame).each([&](const Step& step) {
      if (Rules<B>::start_of(position_, step) != from) return;
      const BlockadeFault found = judge.fault(step);
      legal |= found == BlockadeFault::kNone;
      if (found == BlockadeFault::kNone) return;
      fault = found;
      end = step.to;
    });
    if (legal) return Explanation::yes();
    return fault != BlockadeFault::kNone ? blockade(fault, end) : about("M4.2", "stuck", from);
  }
  [[nodiscard]] Explanation step(unsigned from, unsigned to) const {
    const auto line = direction_between<B>(from, to);
    if (position_.pieces[seat_].has(to)) return about("M4.2", "own_piece", to);
    if (!line) return about("M4.1", "not_a_line", to);
    const Step step{*line, to};
    if (auto why = direction(step, from); is_no(why)) return why;
    if (auto why = reach(from, to); is_no(why)) return why;
    const Set occupied = position_.occupied();
    for (unsigned passed = from; (passed += static_cast<unsigned>(B::kStep[*line])) != to;)
      if (occupied.has(passed)) return about("M4.2", "blocked", passed);
    const BlockadeFault fault = BlockadeJudge<B>(rules_, position_, seat_).fault(step);
    return fault == BlockadeFault::kNone ? what_comes_of<B>(rules_, position_, seat_, step)
                                         : blockade(fault, to);
  }
  // M4.1, M5.1
  [[nodiscard]] Explanation direction(const Step& step, unsigned from) const {
    const Shape shape = position_.shape_at(from);
    const bool takes = position_.pieces[other(seat_)].has(step.to);
    const bool goes_straight = (shape == kPlus) != (takes && rules_.options().opposite_capture);
    if (shape == kStar || goes_straight == (step.direction < kStraight)) return Explanation::yes();
    if (takes)
      return about("M5.1", goes_straight ? "takes_straight" : "takes_diagonally", from).at(B::field(step.to));
    return about("M4.1", goes_straight ? "moves_straight" : "moves_diagonally", from).at(B::field(step.to));
  }
  // M4.2, M7.2
  [[nodiscard]] Explanation reach(unsigned from, unsigned to) const {
    const unsigned distance = Rules<B>::distance(from, to);
    const unsigned height = position_.height_at(from), most = rules_.most(position_.endgame);
    if (distance <= std::min(height, most)) return Explanation::yes();
    if (height < most)
      return about("M4.2", "out_of_reach", from)
          .with("height", height)
          .with("reach", height)
          .with("distance", distance);
    return at("M7.2", "endgame_reach", from).with("reach", most).with("distance", distance);
  }
  [[nodiscard]] Explanation blockade(BlockadeFault fault, unsigned to) const {
    Set towers = position_.towers(other(seat_));
    if (towers.count() > 1) towers.remove(to);  // it is being taken, and the other one would be alone
    return about("M7.4", fault == BlockadeFault::kCauses ? "blockade" : "blockade_kept", towers.first());
  }

  const Rules<B>& rules_;
  const Pictures<B>& pictures_;
  const Position& position_;
  Seat seat_;
  SetUpExplainer<B> set_up_;
};

}  // namespace militakiri
