// SPDX-License-Identifier: GPL-3.0-or-later
//
// What fights promise against the tree of their rolls, and what every evaluation owes.
#include <rapidcheck.h>
#include <boardwright/pure/random.hpp>
#include <catch2/catch.hpp>
#include <optional>
#include <set>

#include "games/dice_checkers/game.hpp"

namespace {

namespace sdk = boardwright::sdk;
using namespace dice_checkers;
using boardwright::Random;

DiceCheckers game_with(const std::vector<bw_parameter>& given = {}) {
  const auto parameters = sdk::Parameters::check(kParameterSpecs, given);
  if (!parameters) FAIL(parameters.error());
  auto game = DiceCheckers::make(*parameters);
  if (!game) FAIL(game.error());
  return std::move(*game);
}
bw_parameter choice(const char* name, const char* value) {
  return {name, {BW_CHOICE, 0, 0, value, nullptr, nullptr}};
}

constexpr double kWorth[kLevels] = {100, 200, 330, 450};

/// The mean of what `value` says of all positions that a fight can end in, by playing every roll.
template <class Value>
double mean_of_ends(const DiceCheckers& game, const Position& position, const Value& value) {
  if (!position.fights()) return value(position);
  sdk::Move events[kFaces * kFaces];
  std::uint32_t weights[kFaces * kFaces];
  sdk::EventList list(events, weights);
  game.chance(position, list);
  double mean = 0;
  for (std::uint32_t i = 0; i < list.size(); ++i) {
    Position after = position;
    game.apply(after, sdk::kChance, list.event(i));
    mean += list.weight(i) * mean_of_ends(game, after, value);
  }
  return mean / (kFaces * kFaces);
}

/// What a fight changes for the attacker.
double played_out(const DiceCheckers& game, const Position& position, Seat attacker) {
  const auto worth = [attacker](const Position& at) {
    double sum = 0;
    for (const Seat seat : {kBlueSeat, kRedSeat})
      Bits::each(at.pieces[seat],
                 [&](unsigned field) { sum += (seat == attacker ? 1 : -1) * kWorth[at.level(field)]; });
    return sum;
  };
  return mean_of_ends(game, position, worth) - worth(position);
}

/// Every pawn on another field, and perhaps of the other colour.
template <class Place>
Position placed(const Position& position, bool colours_changed, const Place& place) {
  const auto seat_of = [&](unsigned seat) { return static_cast<Seat>(colours_changed ? 1 - seat : seat); };
  const auto field_of = [&](unsigned field) {
    return static_cast<std::uint8_t>(field == kNoField ? kNoField : place(field));
  };
  Position result = Position::empty();
  for (const Seat seat : {kBlueSeat, kRedSeat})
    Bits::each(position.pieces[seat],
               [&](unsigned field) { result.put(seat_of(seat), field_of(field), position.level(field)); });
  result.quiet = position.quiet;
  result.next = static_cast<std::uint8_t>(seat_of(position.next));
  result.attacker = field_of(position.attacker);
  result.defender = field_of(position.defender);
  return result;
}

/// The board turned round, with colours changed.
Position turned(const Rules& rules, const Position& position) {
  return placed(position, true, [&](unsigned field) {
    return field_at(kColumns - 1 - column_of(field), rules.fields().rows() - 1 - row_of(field));
  });
}

/// Left and right exchanged.
Position mirrored(const Position& position) {
  return placed(position, false,
                [](unsigned field) { return field_at(kColumns - 1 - column_of(field), row_of(field)); });
}

/// The rules of the basic game but for where heads start, so that the network isn't asked.
DiceCheckers without_network() { return game_with({choice("strong_row", "front")}); }

/// What a seat may expect of a position.
double expected(const DiceCheckers& game, const Position& position, Seat seat) {
  return mean_of_ends(game, position, [&](const Position& end) {
    if (end.end != 0) return game.outcome(end).scores[seat] / 2.0;
    return 1 / (1 + std::pow(10, -game.evaluate(end, seat) / 400.0));
  });
}

/// A random game's position after so many plies, or its last one that isn't over.
Position random_position(const DiceCheckers& game, Random& random) {
  Position position = game.start();
  for (std::uint32_t plies = random.below(120); plies != 0; --plies) {
    Position next = position;
    if (game.turn(position) == sdk::kChanceTurn) {
      sdk::Move events[kFaces * kFaces];
      std::uint32_t weights[kFaces * kFaces];
      sdk::EventList list(events, weights);
      game.chance(position, list);
      game.apply(next, sdk::kChance, list.event(random.below(list.size())));
    } else {
      game.apply(next, position.next, game.random_move(position, position.next, random));
    }
    if (game.turn(next) == sdk::kOver) break;
    position = next;
  }
  return position;
}

/// Whether a side's pawns could go to a field now, and whether one with a higher head than `level` could.
struct Comers {
  bool any = false, stronger = false;

  Comers(const DiceCheckers& game, const Position& position, Seat seat, unsigned field, unsigned level) {
    Bits::each(position.pieces[seat], [&](unsigned from) {
      if (!Bits::has(game.goals(position, seat, from), field)) return;
      any = true;
      stronger |= position.level(from) > level;
    });
  }
};

/// What the network is to be told of a field: a kind of input, by trying every pawn. Nothing if nobody can go
/// there.
std::optional<unsigned> told_of(const DiceCheckers& game, const Position& position, unsigned field) {
  using namespace network;
  const Seat mover = position.next;
  if (!Bits::has(position.occupied(), field)) {
    const bool own = Comers(game, position, mover, field, 0).any;
    const bool theirs = Comers(game, position, other(mover), field, 0).any;
    if (!own && !theirs) return std::nullopt;
    return kEmptySquares + (own && theirs ? kByBoth : own ? kByMover : kByOther) * kFields;
  }
  const Seat seat = Bits::has(position.pieces[0], field) ? kBlueSeat : kRedSeat;
  const unsigned level = position.level(field);
  const Comers attackers(game, position, other(seat), field, level);
  Position lost = position;
  lost.remove(field);
  lost.put(other(seat), field, level);
  const bool avenged = Comers(game, lost, seat, field, 0).any;
  const unsigned standing = !attackers.any       ? kUnreached
                            : attackers.stronger ? (avenged ? kGuardedFromStronger : kHangingFromStronger)
                            : avenged            ? kGuardedFromWeaker
                                                 : kHangingFromWeaker;
  return standing * kPawnSquares + ((seat == mover ? 0U : unsigned{kLevels}) + level) * kFields;
}

}  // namespace

TEST_CASE("what a fight promises is what playing out its rolls gives") {
  for (const char* dice : {"dominant", "ladder", "staircase"})
    for (const char* rises : {"off", "on"}) {
      const bw_parameter tie{"tie_survivor_rises",
                             {BW_BOOL, 0, rises[1] == 'n' ? 1 : 0, nullptr, nullptr, nullptr}};
      const DiceCheckers game = game_with({choice("dice", dice), tie});
      const Prospects prospects(game.options().dice, game.options().tie_survivor_rises);
      for (unsigned attacker = 0; attacker < kLevels; ++attacker)
        for (unsigned defender = 0; defender < kLevels; ++defender) {
          Position position = Position::empty();
          position.put(kBlueSeat, field_at(4, 4), attacker);
          position.put(kRedSeat, field_at(5, 5), defender);
          position.attacker = static_cast<std::uint8_t>(field_at(4, 4));
          position.defender = static_cast<std::uint8_t>(field_at(5, 5));
          CAPTURE(attacker, defender, rises);
          CHECK(prospects.gain(attacker, defender) ==
                Approx(played_out(game, position, kBlueSeat)).margin(0.51));
        }
    }
}

TEST_CASE(
    "what is good for one player is as bad for the other, on the board turned round, and left is as right") {
  const DiceCheckers games[] = {game_with(), game_with({choice("variant", "marching")}),
                                game_with({choice("encounter", "adjacent")})};
  CHECK(rc::check("turned positions", [&](std::uint64_t seed) {
    Random random(seed);
    const DiceCheckers& game = games[random.below(3)];
    const Position position = random_position(game, random);
    const std::int32_t value = game.evaluate(position, kBlueSeat);
    RC_ASSERT(game.evaluate(position, kRedSeat) == -value);
    RC_ASSERT(game.evaluate(turned(game, position), kRedSeat) == value);
    RC_ASSERT(game.evaluate(mirrored(position), kBlueSeat) == value);
    RC_ASSERT(std::abs(value) <= sdk::kMostElo);
  }));
}

TEST_CASE("more pawns and higher heads are better, and so is a fight with the better die") {
  const DiceCheckers game = GENERATE(true, false) ? game_with() : without_network();
  const auto value = [&](const char* text) {
    const auto position = game.read_position(text);
    if (!position) FAIL(position.error());
    return game.evaluate(*position, kBlueSeat);
  };
  CHECK(value("b8/9/9/9/9/9/9/9/B7B b - 0") > value("b8/9/9/9/9/9/9/9/B8 b - 0"));
  CHECK(value("b8/9/9/9/9/9/9/9/R8 b - 0") > value("b8/9/9/9/9/9/9/9/G8 b - 0"));
  CHECK(value("b8/9/9/3r5/2Y6/9/9/9/9 * c5xd6/b 0") > value("b8/9/9/3r5/2B6/9/9/9/9 * c5xd6/b 0"));
  const auto features = [&](const char* text) { return game.features(*game.read_position(text)); };
  CHECK(features("b8/9/9/3b5/2Y6/9/9/9/9 b - 0")[kAttack] > 0);
  CHECK(features("b8/9/9/3b5/2Y6/9/9/9/9 r - 0")[kAttack] == 0);
  CHECK(features("b8/9/9/3b5/2Y6/9/9/9/9 r - 0")[kThreat] > 0);
  CHECK(features("b8/9/9/9/9/9/4B4/9/9 b - 0")[kAdvanceBlue] == 2);
  CHECK(features("b8/9/9/9/9/9/4G4/9/9 b - 0")[kAdvanceGreen] == 2);
}

TEST_CASE(
    "who is stronger gains by coming near the last enemy, and loses by letting the quiet limit come near") {
  const DiceCheckers game = without_network();
  const auto value = [&](const char* text) {
    const auto position = game.read_position(text);
    if (!position) FAIL(position.error());
    return game.evaluate(*position, kBlueSeat);
  };
  CHECK(value("8y/9/9/9/4Y4/9/9/9/Y8 b - 0") > value("8y/9/9/9/9/9/2Y6/9/Y8 b - 0"));
  CHECK(value("8Y/9/9/9/4y4/9/9/9/y8 b - 0") < value("8Y/9/9/9/9/9/2y6/9/y8 b - 0"));
  CHECK(value("8y/9/9/9/4Y4/9/9/9/Y8 b - 0") > value("8y/9/9/9/4Y4/9/9/9/Y8 b - 60"));
  CHECK(value("8y/9/9/9/4Y4/9/9/9/Y8 b - 60") > value("8y/9/9/9/4Y4/9/9/9/Y8 b - 98"));
  CHECK(value("8y/9/9/9/4Y4/9/9/9/Y8 b - 98") > 0);
  const bw_parameter never{"quiet_limit", {BW_INTEGER, 0, 0, nullptr, nullptr, nullptr}};
  const DiceCheckers endless = game_with({never});
  const auto early = endless.read_position("8y/9/9/9/4Y4/9/9/9/Y8 b - 0");
  const auto late = endless.read_position("8y/9/9/9/4Y4/9/9/9/Y8 b - 98");
  REQUIRE((early && late));
  CHECK(endless.evaluate(*early, kBlueSeat) == endless.evaluate(*late, kBlueSeat));
}

TEST_CASE(
    "the network knows the usual basic game from any start, and other rules have their features weighed") {
  const bw_parameter start{"start", {BW_TEXT, 0, 0, "8y/9/9/9/4Y4/9/9/9/Y8 b - 0", nullptr, nullptr}};
  const bw_parameter quiet{"quiet_limit", {BW_INTEGER, 0, 50, nullptr, nullptr, nullptr}};
  CHECK(network::knows(game_with().options()));
  CHECK(network::knows(game_with({start}).options()));
  Random random(3);
  const DiceCheckers others[] = {game_with({choice("dice", "ladder")}),
                                 game_with({choice("encounter", "adjacent")}),
                                 game_with({choice("obligation", "must_attack")}),
                                 game_with({choice("variant", "marching")}),
                                 game_with({quiet}),
                                 without_network()};
  for (const DiceCheckers& game : others) {
    CHECK_FALSE(network::knows(game.options()));
    const Position position = random_position(game, random);
    CHECK(game.evaluate(position, kBlueSeat) == game.weighed(position));
  }
}

TEST_CASE("the network is told of every field who stands there, who can come and who could come back") {
  const DiceCheckers game = game_with();
  const auto number = [&](unsigned column, unsigned row) {
    return Bits::count(game.fields().all() & (Bits::bit(field_at(column, row)) - 1));
  };
  Random random(5);
  std::set<unsigned> kinds;
  for (int positions = 0; positions < 300;) {
    const Position position = random_position(game, random);
    if (position.fights()) continue;
    ++positions;
    std::set<std::pair<unsigned, unsigned>> expected, seen;
    Bits::each(game.fields().all(), [&](unsigned field) {
      const auto kind = told_of(game, position, field);
      if (!kind) return;
      kinds.insert(*kind);
      const bool turned = position.next == kRedSeat;
      const unsigned last = kColumns - 1;
      const unsigned column = turned ? last - column_of(field) : column_of(field);
      const unsigned row = turned ? network::kRows - 1 - row_of(field) : row_of(field);
      expected.emplace(*kind + number(column, row), *kind + number(last - column, row));
    });
    network::Input(position).each_field(
        [&](unsigned plain, unsigned mirrored) { seen.emplace(plain, mirrored); });
    CAPTURE(game.position_text(position));
    REQUIRE(seen == expected);
  }
  // All there are; nobody is stronger than a yellow head.
  const unsigned lower = kLevels - 1, below_yellow = network::kStandings,
                 yellow = network::kGuardedFromStronger;
  CHECK(kinds.size() == network::kReached + 2 * (lower * below_yellow + yellow));
}

TEST_CASE("the network takes a fight for what its rolls bring on the average") {
  const DiceCheckers game = game_with();
  Random random(4);
  for (int fights = 0; fights < 100;) {
    const Position position = random_position(game, random);
    if (!position.fights()) continue;
    ++fights;
    const double elo = game.evaluate(position, kBlueSeat);
    CHECK(1 / (1 + std::pow(10, -elo / 400)) == Approx(expected(game, position, kBlueSeat)).margin(0.001));
  }
}

TEST_CASE("the network expects what every player knows") {
  const DiceCheckers game = game_with();
  const auto value = [&](const char* text) {
    const auto position = game.read_position(text);
    if (!position) FAIL(position.error());
    return game.evaluate(*position, kBlueSeat);
  };
  const std::int32_t start = game.evaluate(game.start(), kBlueSeat);
  CHECK(std::abs(start) < 50);
  CHECK(value("g1r1y1r1g/1b1b1b1b1/b1b1b1b1b/9/9/9/B1B3B1B/1B1B1B1B1/G1R1Y1R1G b - 0") < start);
  CHECK(value("g1r1y1r1g/1b1b1b1b1/b1b1b1b1b/9/9/9/B1B1B1B1B/1B1B1B1B1/G1R3R1G b - 0") < start - 30);
  CHECK(value("g1r3r1g/1b1b1b1b1/b1b1b1b1b/9/9/9/B1B1B1B1B/1B1B1B1B1/G1R1Y1R1G b - 0") > start + 30);
  CHECK(value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y b - 0") > 200);
  CHECK(value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y b - 0") > value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y b - 98"));
  CHECK(value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y r - 98") > 0);
  CHECK(value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y r - 98") < value("8y/9/9/9/9/9/9/9/Y1Y1Y1Y1Y r - 0"));
}

TEST_CASE("noisy moves are attacks") {
  Random random(8);
  int attacks = 0, others = 0;
  const DiceCheckers games[] = {game_with(), game_with({choice("encounter", "adjacent")})};
  for (const DiceCheckers& game : games)
    for (int i = 0; i < 200; ++i) {
      const Position position = random_position(game, random);
      if (position.fights()) continue;
      std::vector<sdk::Move> buffer(DiceCheckers::kMaxMoves + 1);
      sdk::MoveList list(buffer.data());
      game.moves(position, position.next, list);
      for (const sdk::Move move : list) {
        const bool attack = game.move_text(position, position.next, move).find('x') != std::string::npos;
        CHECK(game.is_noisy(position, position.next, move) == attack);
        (attack ? attacks : others) += 1;
      }
    }
  CHECK((attacks > 50 && others > 50));
}
