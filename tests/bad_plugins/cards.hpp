// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards: chance deals First one of three cards, which Second can't see. First says high or low, Second
// believes it or doubts it, and the card is shown. A sound game with chance and secrets, for bad ones to be
// made from.
#pragma once

#include <boardwright/sdk/plugin.hpp>

namespace bad {

using namespace boardwright;
using namespace boardwright::sdk;

inline constexpr Text kCardTexts[] = {
    {BW_TEXT_REASON, "shown", "the card has been shown"},
    {BW_TEXT_RULE, "1", "First says whether its card is high; Second believes it or doubts it."},
    {BW_TEXT_MESSAGE, "no_word", "That can't be said now."},
    {BW_TEXT_MESSAGE, "card_shown", "The card was {card}."},
};

struct Cards {
  static constexpr const char* kId = "cards";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 3;

  struct Position {
    std::uint8_t card;   // 1 to 3; 0: not dealt, or not seen
    std::uint8_t stage;  // 0 chance deals, 1 First speaks, 2 Second answers, 3 over
    std::uint8_t high;   // what First has said
    std::uint8_t doubt;  // what Second has answered
  };

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 8}; }
  std::span<const Text> texts() const { return kCardTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const {
    return p.stage == 0 ? kChanceTurn : p.stage == 3 ? kOver : turn_of(p.stage - 1U);
  }
  void moves(const Position&, Seat, MoveList& list) const {
    list.add(0);
    list.add(1);
  }
  void chance(const Position&, EventList& events) const {
    for (Move card = 1; card <= 3; ++card) events.add(card, 1);
  }
  void apply(Position& p, Seat seat, Move move) const {
    const auto value = static_cast<std::uint8_t>(move);
    if (seat == kChance)
      p.card = value;
    else
      (seat == 0 ? p.high : p.doubt) = value;
    ++p.stage;
  }
  sdk::Outcome outcome(const Position& p) const {
    const bool honest = (p.card == 3) == (p.high == 1);
    return {honest == (p.doubt == 1) ? Scores{2, 0} : Scores{0, 2}, "shown"};
  }
  std::string move_text(const Position&, Seat seat, Move move) const {
    if (seat == kChance) return "deal:" + std::to_string(move);
    return seat == 0 ? (move == 1 ? "high" : "low") : (move == 1 ? "doubt" : "believe");
  }
  std::string position_text(const Position& p) const {
    return {static_cast<char>(p.card == 0 ? '?' : '0' + p.card), static_cast<char>('0' + p.stage),
            static_cast<char>('0' + p.high), static_cast<char>('0' + p.doubt)};
  }
  Result<Position> read_position(std::string_view text) const {
    auto p = read(text);
    if (p && (p->card != 0) != (p->stage != 0)) return fail("the card is known once it is dealt");
    return p;
  }

  Position project(Position p, Seat viewer) const {
    if (viewer != 0 && p.stage < 3) p.card = 0;
    return p;
  }
  std::string view_text(const Position& view, Seat) const { return position_text(view); }
  Result<Position> read_view(Seat viewer, std::string_view text) const {
    auto p = read(text);
    if (p && project(*p, viewer).card != p->card) return fail("this viewer can't see the card");
    return p;
  }
  std::string move_text_for(const Position& p, Seat seat, Move move, Seat viewer) const {
    return seat == kChance && viewer != 0 ? "deal:?" : move_text(p, seat, move);
  }
  Explanation reveals(const Position& p, Seat seat, Move, Seat) const {
    return seat == 1 ? Explanation::yes("card_shown").with("card", p.card) : Explanation::yes();
  }
  Result<Position> sample(Seat seat, std::span<const Position> views, std::uint64_t seed) const {
    Position p = views.back();
    if (seat != 0 && p.card == 0 && p.stage != 0) p.card = static_cast<std::uint8_t>(1 + seed % 3);
    return p;
  }

  const Geometry& geometry() const { return geometry_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    if (p.stage != 0) items.add({0, p.card, 1, 0});
  }
  void clicks(const Position&, Seat, Move, List<std::uint32_t>&) const {}
  Explanation explain_clicks(const Position&, Seat, std::span<const std::uint32_t>) const {
    return Explanation::no("1", "no_word");
  }
  Explanation explain_text(const Position& p, Seat seat, std::string_view text) const {
    const bool legal =
        turn(p) == turn_of(seat) && (text == move_text(p, seat, 0) || text == move_text(p, seat, 1));
    return legal ? Explanation::yes() : Explanation::no("1", "no_word");
  }

 private:
  static Result<Position> read(std::string_view text) {
    if (text.size() != 4) return fail("expected the card, the stage and what was said, as in ?100");
    const std::string_view allowed[] = {"?123", "0123", "01", "01"};
    for (std::size_t i = 0; i < 4; ++i)
      if (allowed[i].find(text[i]) == std::string_view::npos)
        return fail("expected one of " + std::string(allowed[i]));
    const auto digit = [&](std::size_t i) {
      return static_cast<std::uint8_t>(text[i] == '?' ? 0 : text[i] - '0');
    };
    const Position p{digit(0), digit(1), digit(2), digit(3)};
    if ((p.high == 1 && p.stage < 2) || (p.doubt == 1 && p.stage < 3))
      return fail("that has not been said yet");
    if (p.stage == 0 && p.card != 0) return fail("no card has been dealt");
    if (p.stage == 3 && p.card == 0) return fail("the card has been shown");
    return p;
  }

  Geometry geometry_ = [] {
    Geometry board = Geometry::grid(1, 1);
    board.kind("back", kNobody, "?")
        .kind("one", kNobody, "1")
        .kind("two", kNobody, "2")
        .kind("three", kNobody, "3");
    board.limits(1, 1);
    return board;
  }();
};

}  // namespace bad
