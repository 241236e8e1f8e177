// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plugins that were built once and are kept as files: what a later program must still run, and what it must refuse. Made by
// tests/contract/build; of x86-64 Linux.
#include <boardwright/abi/explain.h>

#include <array>
#include <boardwright/pure/random.hpp>
#include <boardwright/sdk/sized.hpp>
#include <cstring>

#include "plugins/host/position.hpp"
#include "tests/host/support.hpp"

namespace boardwright {
namespace {

std::filesystem::path kept(const std::string& version) {
  return std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "tests/contract/kept" /
         ("contract_" + version + ".so");
}

std::shared_ptr<const Library> loaded(const std::string& version) {
  const ScratchFolder folder;
  auto library = Library::load(kept(version), fresh(folder));
  if (!library) FAIL(library.error());
  return *library;
}

/// One ply of a random game, with all that a screen asks about it.
void look_and_play(Position& position, Random& random) {
  const Rules& rules = position.rules();
  const auto again = rules.read_position(position.text());
  REQUIRE(again);
  CHECK(*again == position);
  if (position.is_chance()) {
    const auto events = position.chance_events();
    REQUIRE(events.size() == 3);
    CHECK(events[1].weight == 2);
    REQUIRE(position.play(BW_CHANCE, events[random.below(3)].event));
    return;
  }
  const Seat seat = position.seats_on_turn().front();
  const auto moves = position.moves(seat);
  const auto items = position.picture(seat);
  REQUIRE(items.size() == 1);
  REQUIRE((!moves.empty() && moves.size() <= items.front().count));
  const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  CHECK(position.read_move(seat, position.move_text(seat, move)) == move);
  const auto places = position.clicks(seat, move);
  REQUIRE(places.size() == 1);
  CHECK(position.explain(seat, places)->legal);
  const auto why = position.explain(seat, "take9");
  REQUIRE(why);
  CHECK((!why->legal && why->rule == "1.1" && why->message == "too_many" && why->arguments.size() == 1));
  CHECK(position.phase(seat)->message == "left");
  CHECK_FALSE(position.play(seat, moves.size() + 1));
  REQUIRE(position.play(seat, move));
}

void play_through(const Library& library, int games) {
  REQUIRE(library.games().size() == 1);
  const auto rules = library.create("hidden_die", {{"heap", std::int64_t{12}}});
  if (!rules) FAIL(rules.error());
  Random random(1);
  for (int game = 0; game < games; ++game) {
    Position position = (*rules)->start();
    CHECK(position.text() == "12 first 0");
    while (!position.is_over()) look_and_play(position, random);
    const Outcome outcome = position.outcome();
    CHECK((outcome.reason == "taken" && outcome.scores[0] + outcome.scores[1] == 2));
  }
  CHECK_FALSE((*rules)->failure());
  CHECK_FALSE(library.create("hidden_die", {{"heap", std::int64_t{2}}}));  // out of its range
}

}  // namespace

#if defined(__x86_64__) && defined(__linux__)

TEST_CASE("a plugin built against contract 1.0 plays", "[contract]") {
  const auto library = loaded("1_0");
  CHECK(library->contract() == "1.0");
  play_through(*library, 50);
}

TEST_CASE("a plugin built against a later minor version plays, whatever it has besides", "[contract]") {
  const auto library = loaded("1_7");
  CHECK(library->contract() == "1.7");
  CHECK(library->raw().struct_size > sizeof(bw_plugin));
  const auto rules = library->create("hidden_die");
  REQUIRE(rules);
  CHECK((*rules)->facts().struct_size > sizeof(bw_facts));
  CHECK(((*rules)->facts().flags & ~std::uint32_t{BW_HAS_CHANCE | BW_HAS_HIDDEN}) !=
        0);  // one that nobody knows
  play_through(*library, 50);
}

TEST_CASE("what a plugin hides stays hidden whichever minor version it is of", "[contract]") {
  for (const char* version : {"1_0", "1_7"}) {
    const auto rules = loaded(version)->create("hidden_die");
    REQUIRE(rules);
    Position position = (*rules)->start();
    REQUIRE(position.play(BW_CHANCE, 3));
    CHECK(position.view(0).view_text(0) == "09 first 3");
    CHECK(position.view(1).view_text(1) == "09 first ?");
    CHECK(position.view(BW_SPECTATOR).view_text(BW_SPECTATOR) == "09 first ?");
  }
}

TEST_CASE("a plugin of a later minor version writes no further than the program has room", "[contract]") {
  const auto rules = loaded("1_7")->create("hidden_die");
  REQUIRE(rules);
  const auto over = (*rules)->read_position("00 first 0");
  REQUIRE(over);
  struct {
    bw_outcome outcome;
    std::array<unsigned char, 64> behind;
  } room{};
  room.outcome.struct_size = sizeof(bw_outcome);
  room.behind.fill(0xA5);
  REQUIRE((*rules)->api().outcome((*rules)->raw(), over->data(), &room.outcome) == BW_OK);
  CHECK(room.outcome.struct_size == sizeof(bw_outcome));
  CHECK(room.outcome.scores[1] == 2);
  for (const unsigned char byte : room.behind) CHECK(byte == 0xA5);
}

TEST_CASE("a plugin of another major version is refused with a sentence", "[contract]") {
  const std::pair<const char*, const char*> cases[] = {
      {"0_1",
       "built for contract 0.1, this program speaks 1.0: it must be built anew with this program's SDK"},
      {"2_0", "built for contract 2.0, this program speaks 1.0: it needs a newer program"}};
  for (const auto& [version, says] : cases) {
    const ScratchFolder folder;
    const auto library = Library::load(kept(version), fresh(folder));
    REQUIRE_FALSE(library);
    check_sentence(library.error(), kept(version));
    CHECK_THAT(library.error(), Catch::Contains(says));
  }
}

#endif

TEST_CASE("structs are handed over between those who know more members and less", "[contract]") {
  struct Old {
    std::uint32_t struct_size, first;
  };
  struct New {
    std::uint32_t struct_size, first, second;
  };
  union Room {
    New whole;
    std::array<unsigned char, sizeof(New)> bytes;
  };
  Room room{};
  room.bytes.fill(0xA5);
  room.whole.struct_size = sizeof(Old);
  sdk::write_sized(New{sizeof(New), 7, 8}, &room.whole);
  CHECK((room.whole.struct_size == sizeof(Old) && room.whole.first == 7 && room.whole.second == 0xA5A5A5A5U));
  const New read = sdk::read_sized(&room.whole);
  CHECK((read.first == 7 && read.second == 0));
  room.whole.struct_size = 64;  // of somebody who knows even more
  sdk::write_sized(New{sizeof(New), 9, 10}, &room.whole);
  CHECK((room.whole.struct_size == 64 && room.whole.second == 10));
  CHECK(sdk::read_sized(&room.whole).second == 10);
}

}  // namespace boardwright
