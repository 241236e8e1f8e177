// SPDX-License-Identifier: MIT
//
// Why a move is not legal.
#pragma once

#include <boardwright/sdk/explanation.hpp>
#include <boardwright/sdk/notation.hpp>

#include "rules.hpp"

namespace lines_of_action {

using sdk::Explanation;

template <unsigned kSize>
class Explained : public Rules<kSize> {
 public:
  using Core = Rules<kSize>;
  using Board = typename Core::Board;
  using Word = typename Core::Word;
  using Position = typename Core::Position;

  [[nodiscard]] Explanation explain_clicks(const Position& position, Seat seat,
                                           std::span<const std::uint32_t> places) const {
    if (this->turn(position) == sdk::kOver) return Explanation::no(nullptr, "game_over");
    if (seat != Core::next_seat(position)) return Explanation::no(nullptr, "not_on_turn");
    for (const unsigned place : places)
      if (place >= kSize * kSize) return Explanation::no(nullptr, "no_such_field");
    const auto side = this->side_of(position, seat);
    if (places.empty()) return Explanation::yes();
    if (!Core::can_move(side, side.own)) return Explanation::no("L3.4", "must_pass");
    if (places.size() > 2) return Explanation::no(nullptr, "too_many_fields");

    const unsigned from = places.front(), to = places.back();
    if (!Board::has(side.own, from))
      return fault("L2.1", Board::has(side.other, from) ? "not_yours" : "empty_field", from);
    if (places.size() == 1)
      return Core::can_move(side, Board::bit(from)) ? Explanation::yes() : fault("L2.2", "stuck", from);
    const auto* step = kLines.find(from, to);
    if (step == nullptr) return fault("L2.1", "not_a_line", to);
    const Word line = (side.own | side.other) & kLines.line(from, LineMove::axis(step->move));
    if (kLines.distance(from, to) != Board::count(line)) {
      auto answer = fault("L2.1", "wrong_distance", from);
      Board::each(line & ~Board::bit(from), [&](unsigned field) { answer.at(field); });
      return answer.with("pieces", Board::count(line)).with("distance", kLines.distance(from, to));
    }
    if (Board::has(side.own, to)) return fault("L2.2", "own_piece", to);
    const Word blocking = side.blocking & step->between;
    return blocking == 0 ? Explanation::yes() : fault("L2.2", "blocked", Board::first(blocking));
  }
  [[nodiscard]] Explanation explain_text(const Position& position, Seat seat, std::string_view text) const {
    const auto typed = sdk::read_step(text, kSize, kSize);
    if (!typed && text != "pass") return Explanation::no(nullptr, "unreadable");
    const unsigned places[] = {typed ? typed->from : 0, typed ? typed->to : 0};
    const auto answer = explain_clicks(position, seat, std::span(places, typed ? 2 : 0));
    if (answer.get().legal == 0) return answer;
    const auto side = this->side_of(position, seat);
    if (!typed) return Core::can_move(side, side.own) ? Explanation::no("L3.4", "may_not_pass") : answer;
    return Board::has(side.other, typed->to) == typed->takes
               ? answer
               : Explanation::no("L4.1", "wrong_sign").at(typed->to);
  }

 protected:
  using Core::Core;
  using Core::kLines;

  [[nodiscard]] static std::string name(unsigned field) {
    return sdk::field_name(field % kSize, field / kSize);
  }
  [[nodiscard]] static Explanation fault(const char* rule, const char* message, unsigned field) {
    return Explanation::no(rule, message).at(field).with("field", name(field));
  }
};

}  // namespace lines_of_action
