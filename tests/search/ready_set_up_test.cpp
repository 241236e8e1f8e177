// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/ready_set_up.hpp"

#include <set>

#include "framework/line/game_line.hpp"
#include "framework/match/arrangement_text.hpp"
#include "framework/players/player.hpp"
#include "plugins/host/arrange.hpp"
#include "tests/search/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const std::vector<std::string> kReady{"--A-----A-/---M--G---/-----NS---/----BF----"};

std::shared_ptr<const Rules> barrage() { return value_of(own_games().create("two_field/barrage")); }

/// What the seat has set up, as letters.
std::string letters_of(const GameLine& line, Seat seat) {
  auto whole = Arrangement::begin(View::of(line.start(), seat));
  REQUIRE(whole);
  const auto fields = arrangement_fields(*whole);
  std::vector<bw_item> items;
  for (const auto& item : Picture::of(View::of(line.now(), seat)).items)
    if (std::find(fields.begin(), fields.end(), item.place) != fields.end())
      items.push_back({item.place, item.kind, 1, 0});
  CHECK_FALSE(whole->replace(std::move(items)));
  return arrangement_letters(*whole);
}

/// The seat's whole set-up, its first `astray` moves at random.
std::string set_up(GameLine& line, Seat seat, Random& random, int astray = 0) {
  while (line.on_turn(seat) && !pieces_to_arrange(line.now().view(seat), seat).empty()) {
    const Position view = line.now().view(seat);
    if (astray-- > 0) {
      const auto moves = view.moves(seat);
      require_done(line.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      continue;
    }
    const auto move = ready_set_up_move(view, seat, kReady, random);
    REQUIRE(move);
    require_done(line.play(seat, *move));
  }
  return letters_of(line, seat);
}

std::size_t differences(const std::string& a, const std::string& b) {
  REQUIRE(a.size() == b.size());
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i] ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("a ready set-up is followed, on either side, with a few neighbours exchanged") {
  std::string plain = kReady.front(), mirrored;
  std::erase(plain, '/');
  for (std::size_t row = 0; row < 4; ++row)
    mirrored += std::string(plain.rbegin() + static_cast<long>((3 - row) * 10),
                            plain.rbegin() + static_cast<long>((4 - row) * 10));
  std::set<std::string> seen;
  bool sides[2]{};
  const auto rules = barrage();
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    GameLine line(rules->start());
    Random random(seed);
    const std::string letters = set_up(line, static_cast<Seat>(seed % 2), random);
    const std::size_t from_plain = differences(letters, plain),
                      from_mirrored = differences(letters, mirrored);
    CHECK(std::min(from_plain, from_mirrored) <= 16);  // of 40 fields
    sides[from_plain < from_mirrored ? 0 : 1] = true;
    seen.insert(letters);
  }
  CHECK(seen.size() > 6);
  CHECK(sides[0]);
  CHECK(sides[1]);
}

TEST_CASE("what stands elsewhere is made the best of") {
  const auto rules = barrage();
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    GameLine line(rules->start());
    Random random(seed);
    const std::string letters = set_up(line, 0, random, 12);
    CHECK(std::count(letters.begin(), letters.end(), '-') == 32);  // all eight pieces stand
  }
}

TEST_CASE("what a player has placed by hand stays, and the rest follows a ready set-up") {
  auto arrangement = Arrangement::begin(View::of(barrage()->start(), 0));
  REQUIRE(arrangement);
  const auto fields = arrangement_fields(*arrangement);
  const auto all = arrangement->pieces();
  const std::uint32_t kind = all.front().kind;
  REQUIRE_FALSE(arrangement->place(kind, fields[17]));
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random random(seed);
    auto missing = ready_set_up(*arrangement, kReady, random);
    REQUIRE(missing);
    CHECK(missing->size() == 7);  // eight pieces in all
    for (const bw_item& piece : *missing) CHECK(piece.place != fields[17]);
    Arrangement whole = *arrangement;
    for (const bw_item& piece : *missing) CHECK_FALSE(whole.place(piece.kind, piece.place));
    CHECK(whole.complete());
    Random again(seed);
    CHECK(ready_set_up(whole, kReady, again)->empty());
  }
}

TEST_CASE("a set-up depends on nothing that the other side does") {
  const auto rules = barrage();
  GameLine one(rules->start()), other(rules->start());
  Random a(1), b(2);
  set_up(one, 1, a, 40);
  set_up(other, 1, b, 5);
  REQUIRE_FALSE(one.now() == other.now());
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Random x(seed), y(seed);
    CHECK(ready_set_up_move(one.now().view(0), 0, kReady, x) ==
          ready_set_up_move(other.now().view(0), 0, kReady, y));
  }
}

TEST_CASE("without anything to arrange, or with nothing that fits, there is no ready move") {
  Random random(1);
  CHECK_FALSE(ready_set_up_move(board_game()->start(), 0, kReady, random));
  const auto classic = value_of(own_games().create("two_field"));
  CHECK_FALSE(ready_set_up_move(classic->start().view(0), 0, kReady, random));
  CHECK_FALSE(ready_set_up_move(barrage()->start().view(0), 0, std::vector<std::string>{"XYZ"}, random));
}

TEST_CASE("players who search take ready set-ups instead; plain random games don't") {
  const auto rules = barrage();
  const PlayerSetup setup{.search = {.arrangements = kReady}};
  const auto moves = [&](const char* name) {
    const auto player = value_of(make_player(name, setup));
    std::string texts;
    GameLine line(rules->start());
    for (std::uint64_t ply = 0; ply < 10; ++ply) {
      Random random(ply);
      const Move move = value_of(player->think(situation_of(line, 0), random));
      texts += line.now().move_text(0, move) + " ";
      require_done(line.play(0, move));
    }
    return texts;
  };
  std::string followed;
  GameLine line(rules->start());
  for (std::uint64_t ply = 0; ply < 10; ++ply) {
    Random random(ply);
    const auto move = ready_set_up_move(line.now().view(0), 0, kReady, random);
    REQUIRE(move);
    followed += line.now().move_text(0, *move) + " ";
    require_done(line.play(0, *move));
  }
  CHECK(moves("tree:2") == followed);
  CHECK(moves("uct:2") != followed);
}
