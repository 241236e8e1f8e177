// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/recount.hpp"

#include "framework/store/ids.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Plays a few matches to their ends, with doubles and corrections.
void fill(TestClub& place) {
  const std::string ada = place.member("Ada"), ben = place.member("Ben"), twin = place.member("Bens double");
  Random random(std::uint64_t{8});
  for (const char* game :
       {"coin_race", "two_cards", "coin_race/long", "lines_of_action", "militakiri/double"})
    for (const auto& other : {ben, twin}) {
      const auto table = place.start(place.match(game, ada, other));
      for (int i = 0; i < 40 && play_any(table->match(), random); ++i) place.now += std::chrono::seconds(1);
      if (!table->match().is_over()) require_done(table->match().resign(0));
    }
  require_done(place.club->people().merge(twin, ben));
  const auto results = value_of(place.club->results().all());
  require_done(place.club->results().annul(results[1].played.match, "played twice"));
  require_done(place.club->results().correct(results[2].played.match, {1, 1}, "", "a draw", all_games()));
}

}  // namespace

TEST_CASE("counting everything anew from the moves gives the same standings") {
  TestClub place;
  fill(place);
  const auto done = value_of(recount(*place.club, all_games()));
  CHECK(done.differences == std::vector<std::string>());
  CHECK(done.notices == std::vector<std::string>());
  CHECK(done.matches == 10);
  CHECK(done.standings >= 8);
}

TEST_CASE("a result that the moves don't give is found") {
  TestClub place;
  fill(place);
  auto false_one = value_of(place.club->results().all()).back().played;
  std::swap(false_one.seats[0].half_points, false_one.seats[1].half_points);
  false_one.time -= 1;  // of two the first one counts
  const ClubEvent event{new_id(false_one.time), false_one.time, false_one};
  require_done(place.club->store().use([&](Store& store) { return store.add(event); }));
  const auto done = value_of(recount(*place.club, all_games()));
  REQUIRE(done.differences.size() >= 2);
  CHECK(done.differences.front().find("give another result") != std::string::npos);
  CHECK(done.differences.back().find("the standings are others") != std::string::npos);
}

TEST_CASE("a game that is gone is named, and its results count as reported") {
  TestClub place;
  fill(place);
  CatalogueOptions options;
  options.folders = {std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games"};
  options.use_environment = options.use_program_folders = false;
  const auto done = value_of(recount(*place.club, Catalogue::load(options)));
  CHECK(done.differences == std::vector<std::string>());
  CHECK(done.matches == 4);
  CHECK(done.notices.size() == 2 * 6);
}
