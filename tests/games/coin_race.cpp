// SPDX-License-Identifier: MIT
//
// Coin race: the seat on turn flips a coin (chance) after choosing to walk 1 or 2 steps on heads; tails
// stays. First to reach the goal wins. Proves chance, parameters, evaluation.
#include <boardwright/sdk/plugin.hpp>
#include <charconv>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

constexpr ParameterSpec kSpecs[] = {
    flag("double_heads", false, "Heads counts twice."),
    sdk::integer("goal", 5, 1, 60, "The step on which the race is won."),
    sdk::integer("weight", 1, 1, 100, "How much likelier heads is than tails."),
};

constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "arrived", "a seat has reached the goal"},
    {BW_TEXT_RULE, "1", "The seat on turn says how far it wants to walk, one step or two."},
    {BW_TEXT_RULE, "2", "Then a coin is flipped; on heads it walks, on tails it stays."},
};

struct CoinRace {
  static constexpr const char* kId = "coin_race";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 2;
  static constexpr std::span<const ParameterSpec> kParameters = kSpecs;

  struct Position {
    std::uint8_t steps[2];
    std::uint8_t seat;
    std::uint8_t wish;  // 0: the seat has to choose, otherwise the coin is due
  };

  static Result<CoinRace> make(const Parameters& p) {
    CoinRace race;
    race.goal = static_cast<std::uint8_t>(p.integer("goal"));
    race.weight = static_cast<std::uint32_t>(p.integer("weight"));
    race.factor = p.flag("double_heads") ? 2 : 1;
    return race;
  }

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 4000}; }
  std::span<const Text> texts() const { return kTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const {
    if (p.steps[0] >= goal || p.steps[1] >= goal) return kOver;
    return p.wish != 0 ? kChanceTurn : turn_of(p.seat);
  }
  void moves(const Position&, Seat, MoveList& list) const {
    list.add(1);
    list.add(2);
  }
  void chance(const Position&, EventList& events) const {
    events.add(0, 1);
    events.add(1, weight);
  }
  void apply(Position& p, Seat seat, Move move) const {
    if (seat != kChance) {
      p.wish = static_cast<std::uint8_t>(move);
      return;
    }
    std::uint8_t& steps = p.steps[p.seat & 1U];
    if (move == 1) steps = static_cast<std::uint8_t>(std::min(steps + p.wish * factor, int{goal}));
    p.wish = 0;
    p.seat ^= 1;
  }
  sdk::Outcome outcome(const Position& p) const {
    return {p.steps[0] >= goal ? Scores{2, 0} : Scores{0, 2}, "arrived"};
  }
  std::string move_text(const Position&, Seat seat, Move move) const {
    if (seat == kChance) return move == 1 ? "heads" : "tails";
    return "walk:" + std::to_string(move);
  }
  std::string position_text(const Position& p) const {
    return std::to_string(p.steps[0]) + "/" + std::to_string(p.steps[1]) + " " + (p.seat == 0 ? "f" : "s") +
           " " + std::to_string(p.wish);
  }
  Result<Position> read_position(std::string_view text) const {
    Position p{};
    const char* at = text.data();
    const char* end = at + text.size();
    const auto number = [&](std::uint8_t& out) {
      const auto read = std::from_chars(at, end, out);
      const bool good = read.ec == std::errc() && (read.ptr - at == 1 || *at != '0');
      at = read.ptr;
      return good;
    };
    const auto sign = [&](char c) { return at != end && *at++ == c; };
    if (!number(p.steps[0]) || !sign('/') || !number(p.steps[1]) || !sign(' '))
      return fail("expected the steps of both seats as in 0/0");
    if (at == end || (*at != 'f' && *at != 's')) return fail("expected f or s, the seat on turn");
    p.seat = *at++ == 's' ? 1 : 0;
    if (!sign(' ') || !number(p.wish) || at != end || p.wish > 2)
      return fail("expected the wish 0, 1 or 2 at the end");
    if (p.steps[0] > goal || p.steps[1] > goal) return fail("a seat stands behind the goal");
    const bool over = p.steps[0] == goal || p.steps[1] == goal;
    if (over && (p.wish != 0 || p.steps[0] == p.steps[1]))
      return fail("a finished race has one winner and no wish");
    if (over && p.steps[p.seat] == goal) return fail("the winner can't be on turn");
    return p;
  }
  std::int32_t evaluate(const Position& p, Seat seat) const {
    return 100 * (p.steps[seat] - p.steps[1 - seat]);
  }

  std::uint8_t goal = 5;
  std::uint32_t weight = 1;
  int factor = 1;
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.2.3", CoinRace);
