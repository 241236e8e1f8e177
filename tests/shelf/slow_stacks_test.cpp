// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games with stacks, ply by ply beside second implementations: as many moves, and each leaves the same board, with all
// that lies on each other, and ends the game, or not, in the same way.
#include <algorithm>
#include <boardwright/pure/random.hpp>

#include "tests/shelf/slow_backgammon.hpp"
#include "tests/shelf/slow_lasca.hpp"

namespace boardwright {
namespace {

std::string how_it_ended(const Position& position) {
  if (!position.is_over()) return "";
  const Outcome outcome = position.outcome();
  std::string winner = "-";
  for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat)
    if (outcome.scores[seat] == 2) winner = std::to_string(seat);
  return outcome.reason + ":" + winner;
}

/// Empty if all moves of a position are the same, else what differs.
template <class Slow>
std::string difference(const Position& position) {
  auto expected = Slow(position.text()).moves();
  std::vector<test::SlowMove> found;
  const Seat seat = position.seats_on_turn().front();
  for (const Move move : position.moves(seat)) {
    Position next = position;
    test::require_done(next.play(seat, move));
    const std::string text = next.text();
    found.push_back({text.substr(0, text.find(' ')), how_it_ended(next)});
  }
  std::sort(expected.begin(), expected.end());
  std::sort(found.begin(), found.end());
  if (found == expected) return "";
  std::string told = position.text();
  for (const auto& [board, ending] : found) told += "\nfound    " + board + " " + ending;
  for (const auto& [board, ending] : expected) told += "\nexpected " + board + " " + ending;
  return told;
}

void play_any(Position& position, Random& random) {
  const Seat seat = position.seats_on_turn().front();
  const auto moves = position.moves(seat);
  test::require_done(position.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
}

}  // namespace

TEST_CASE("Lasca agrees with slow rules over random games", "[shelf]") {
  const auto rules = test::shelf_rules("lasca");
  Random random(21);
  std::map<std::string, int> endings;
  for (int game = 0; game < 60; ++game) {
    Position position = rules->start();
    for (int ply = 0; ply < 400 && !position.is_over(); ++ply) {
      REQUIRE(difference<slow::Lasca>(position) == "");
      play_any(position, random);
    }
    ++endings[how_it_ended(position)];
  }
  CHECK(endings.size() >= 2);
}

namespace {

/// Throws, if chance is on turn.
void throw_dice(Position& position, Random& random) {
  while (!position.is_over() && position.is_chance()) {
    const auto events = position.chance_events();
    std::uint32_t total = 0;
    for (const auto& event : events) total += event.weight;
    std::uint32_t rest = random.below(total);
    std::size_t i = 0;
    while (rest >= events[i].weight) rest -= events[i++].weight;
    test::require_done(position.play(BW_CHANCE, events[i].event));
  }
}

}  // namespace

TEST_CASE("Backgammon agrees with slow rules over random games", "[shelf]") {
  const auto rules = test::shelf_rules("backgammon");
  Random random(23);
  std::map<std::string, int> endings;
  for (int game = 0; game < 8; ++game) {
    Position position = rules->start();
    throw_dice(position, random);
    for (int ply = 0; ply < 1000 && !position.is_over(); ++ply) {
      REQUIRE(difference<slow::Backgammon>(position) == "");
      play_any(position, random);
      throw_dice(position, random);
    }
    CHECK(position.is_over());
    ++endings[how_it_ended(position)];
  }
  CHECK(endings.size() >= 2);
}

TEST_CASE("Backgammon agrees with slow rules where numbers are hard to use", "[shelf]") {
  const auto rules = test::shelf_rules("backgammon");
  for (const char* text : {"w............b*13/65../...........b*2.w*14 white next=0",
                           "w*2............b*11/65../.........b*2.b*2.w*13 white next=0",
                           ".......b*2b*2b*2.w.b*3/5555/b*2...w*4..w*6..b*4..w*4 white next=0",
                           ".......b*15....../53../.........w.w*2ww*11 white next=0",
                           ".......b*5.b*2...b*6/4444/..w........b*2.w*14 white next=0"}) {
    INFO(text);
    const auto read = rules->read_position(text);
    INFO((read ? std::string() : read.error()));
    REQUIRE(read);
    CHECK(difference<slow::Backgammon>(*read) == "");
  }
}

TEST_CASE("Lasca agrees with slow rules where columns are high", "[shelf]") {
  const auto rules = test::shelf_rules("lasca");
  Random random(22);
  for (const char* text : {"..../.../.(wb)../W../.(bwB)../.b./...b white quiet_plies=0",
                           "..../w../.b../.(b*3W)./..w./.../.... black quiet_plies=3",
                           "(w*5b*6).../.../..../.../..../.../...(b*4w*5) black quiet_plies=78",
                           "..../.b./.b*2../W../.b*2../.b./.... white quiet_plies=0"}) {
    INFO(text);
    const auto read = rules->read_position(text);
    INFO((read ? std::string() : read.error()));
    REQUIRE(read);
    Position position = *read;
    for (int ply = 0; ply < 40 && !position.is_over(); ++ply) {
      REQUIRE(difference<slow::Lasca>(position) == "");
      play_any(position, random);
    }
  }
}

}  // namespace boardwright
