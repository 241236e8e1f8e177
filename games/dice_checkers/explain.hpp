// SPDX-License-Identifier: MIT
//
// Why a move is not legal, and what comes of a legal one.
#pragma once

#include "notation.hpp"
#include "preview.hpp"

namespace dice_checkers {

class Explainer {
 public:
  Explainer(const Rules& rules, const Position& position, Seat seat)
      : rules_(rules), position_(position), seat_(seat) {}

  [[nodiscard]] Explanation clicks(std::span<const std::uint32_t> places) const {
    if (auto why = on_turn(); is_no(why)) return why;
    std::vector<unsigned> fields;
    for (const std::uint32_t place : places) {
      if (place >= kColumns * rules_.fields().rows()) return Explanation::no(nullptr, "no_such_field");
      const unsigned column = place % kColumns, row = place / kColumns;
      if (!is_dark(column, row)) return light(column, row);
      fields.push_back(field_at(column, row));
    }
    if (fields.empty()) return Explanation::yes();
    if (!rules_.can_move(position_, seat_)) return Explanation::no("D6.2", "must_pass");
    if (auto why = own_pawn(fields[0]); is_no(why)) return why;
    if (fields.size() == 1) return any_move(fields[0]);
    if (auto why = path(fields[0], fields[1]); is_no(why)) return why;
    const Set enemies = rules_.enemies_around(position_, seat_, fields[1]);
    if (fields.size() > (enemies == 0 ? 2U : 3U)) return too_many(enemies);
    if (enemies == 0) return judge({fields[0], fields[1]});
    return fields.size() == 3 ? fight(fields[0], fields[1], fields[2]) : any_fight(fields[0], fields[1]);
  }

  [[nodiscard]] Explanation text(std::string_view text) const {
    if (auto why = on_turn(); is_no(why)) return why;
    const auto typed = read_typed(text, rules_.fields().rows());
    if (!typed) return Explanation::no("D7.1", "unreadable");
    const bool blocked = !rules_.can_move(position_, seat_);
    if (typed->pass) return blocked ? Explanation::yes() : Explanation::no("D6.2", "may_not_pass");
    for (const auto* field : {&typed->from, &typed->to})
      if (!is_dark(field->column, field->row)) return light(field->column, field->row);
    if (typed->target && !is_dark(typed->target->column, typed->target->row))
      return light(typed->target->column, typed->target->row);
    if (blocked) return Explanation::no("D6.2", "must_pass");
    const unsigned from = field_of(typed->from), to = field_of(typed->to);
    if (auto why = own_pawn(from); is_no(why)) return why;
    if (auto why = path(from, to); is_no(why)) return why;
    const Set enemies = rules_.enemies_around(position_, seat_, to);
    if (typed->target) return enemies == 0 ? too_many(enemies) : fight(from, to, field_of(*typed->target));
    const PawnMove move{from, to};
    if (typed->takes != rules_.starts_fight(position_, seat_, move))
      return Explanation::no("D7.1", "wrong_sign").at(place_of(to));
    if (enemies == 0) return judge(move);
    const Set allowed = enemies & ~Bits::bit(rules_.no_return(position_, seat_, from));
    if (allowed == 0) return no_return(from);
    const std::string expected = name_of(from) + "-" + name_of(to) + "x" + name_of(Bits::first(allowed));
    return Explanation::no("D2.4", "must_fight").at(place_of(to)).with("move", expected);
  }

 private:
  [[nodiscard]] static bool is_no(const Explanation& answer) { return answer.get().legal == 0; }
  [[nodiscard]] static Explanation about(const char* rule, const char* message, unsigned field) {
    return Explanation::no(rule, message).at(place_of(field)).with("field", name_of(field));
  }
  [[nodiscard]] static Explanation light(unsigned column, unsigned row) {
    return Explanation::no("D1.1", "light_field")
        .at(row * kColumns + column)
        .with("field", sdk::field_name(column, row));
  }
  [[nodiscard]] Explanation too_many(Set enemies) const {
    if (enemies == 0 && !rules_.options().enters()) return Explanation::no("D2.4", "no_enemy_here");
    return Explanation::no("D7.1", "too_many_fields");
  }

  [[nodiscard]] Explanation on_turn() const {
    const sdk::Turn turn = rules_.turn(position_);
    if (turn == sdk::kOver) return Explanation::no(nullptr, "game_over");
    if (turn == sdk::kChanceTurn) return Explanation::no("D3.5", "dice_due");
    return position_.next == seat_ ? Explanation::yes() : Explanation::no(nullptr, "not_on_turn");
  }

  [[nodiscard]] Explanation own_pawn(unsigned field) const {
    if (Bits::has(position_.pieces[seat_], field)) return Explanation::yes();
    return about(nullptr, Bits::has(position_.occupied(), field) ? "not_yours" : "empty_field", field);
  }

  /// Whether the pawn has a legal move; else the nearest reason.
  [[nodiscard]] Explanation any_move(unsigned from) const {
    bool any = false, fights = false;
    rules_.each_move_of(position_, seat_, from, [&](const PawnMove& move) {
      any = true;
      fights |= rules_.starts_fight(position_, seat_, move);
    });
    if (any && (fights || !attack_is_due())) return Explanation::yes();
    if (any) return Explanation::no("D2.5", "must_attack").at(place_of(from));
    if (rules_.goals(position_, seat_, from) != 0) return no_return(from);
    return about(rules_.options().marching ? "D4.1" : "D2.1", "stuck", from);
  }
  [[nodiscard]] bool attack_is_due() const {
    return rules_.options().must_attack && rules_.can_attack(position_, seat_);
  }
  [[nodiscard]] Explanation no_return(unsigned from) const {
    return about("D5.2", "no_return", position_.last_from[seat_]).at(place_of(from));
  }

  /// Whether the pawn can go there at all.
  [[nodiscard]] Explanation path(unsigned from, unsigned to) const {
    const bool marching = rules_.options().marching;
    if (Bits::has(position_.pieces[seat_], to)) return about(marching ? "D4.3" : "D2.1", "own_pawn", to);
    if (!Bits::has(rules_.goals(position_, seat_, from), to)) {
      if (!marching) return one_step(from, to);
      return march(from, to);
    }
    return rules_.no_return(position_, seat_, from) == to ? no_return(from) : Explanation::yes();
  }
  // D2.1
  [[nodiscard]] Explanation one_step(unsigned from, unsigned to) const {
    if (!Bits::has(around(Bits::bit(from)), to)) return about("D2.1", "one_field", to);
    const bool ahead = Bits::has(two_steps(Bits::bit(from), forward(seat_)), to);
    if (!ahead && position_.level(from) != kYellow)
      return Explanation::no("D2.1", "only_yellow_back").at(place_of(from));
    return Explanation::no("D2.4", "not_onto").at(place_of(to));
  }
  // Chapter 4: on an empty board any path would do, or this option's, or there are pawns in the way.
  [[nodiscard]] Explanation march(unsigned from, unsigned to) const {
    const unsigned level = position_.level(from);
    const Set all = rules_.fields().all(), rest = all & ~Bits::bit(from);
    const auto reaches = [&](const Steps& steps, const Way& way) {
      return Bits::has(steps.goals(seat_, level, from, way), to);
    };
    if (!reaches(Steps(true, Path::kFree), {rest, rest})) {
      if (level == kBlue) return Explanation::no("D4.1", "blue_one_forward").at(place_of(from));
      return about("D4.1", "march_length", to).with("steps", rules_.steps().length(level));
    }
    if (!reaches(rules_.steps(), {rest, rest}))
      return about("D4.2", rules_.options().path == Path::kOneWay ? "one_way_only" : "straight_only", to);
    const bool enemy = Bits::has(position_.occupied(), to);
    if (enemy && reaches(rules_.steps(), {all & ~position_.occupied(), rest}))
      return Explanation::no("D2.4", "not_onto").at(place_of(to));
    return about("D4.3", "path_blocked", to);
  }

  // D2.4
  [[nodiscard]] Explanation fight(unsigned from, unsigned to, unsigned target) const {
    if (!Bits::has(rules_.enemies_around(position_, seat_, to), target))
      return about("D2.4", "not_next_to", target);
    if (rules_.no_return(position_, seat_, from) == target) return no_return(from);
    return judge({from, to, target});
  }
  /// The beginning of a move to a fight: with one enemy its odds can already be told.
  [[nodiscard]] Explanation any_fight(unsigned from, unsigned to) const {
    const unsigned banned = rules_.no_return(position_, seat_, from);
    const Set enemies = rules_.enemies_around(position_, seat_, to) & ~Bits::bit(banned);
    if (enemies == 0) return no_return(from);
    return Bits::count(enemies) == 1 ? judge({from, to, Bits::first(enemies)})
                                     : Explanation::yes("choose_enemy");
  }
  // D2.5
  [[nodiscard]] Explanation judge(const PawnMove& move) const {
    if (attack_is_due() && !rules_.starts_fight(position_, seat_, move))
      return Explanation::no("D2.5", "must_attack").at(place_of(move.from));
    return what_comes_of(rules_, position_, seat_, move);
  }

  const Rules& rules_;
  const Position& position_;
  Seat seat_;
};

}  // namespace dice_checkers
