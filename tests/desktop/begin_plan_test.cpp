// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command line asks for becomes a game that is to begin, without a window.
#include <catch2/catch.hpp>

#include "tests/desktop/window_under_test.hpp"
#include "tests/support/results.hpp"
#include "ui/desktop/begin_plan.hpp"
#include "ui/desktop/options.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using test::error_of;
using test::value_of;

namespace {

Result<MatchPlan> plan_for(const Options& options) {
  const auto entry = entry_meant(games_under_test(), options.game);
  if (!entry) return fail(entry.error());
  return plan_of(*entry, options);
}

}  // namespace

TEST_CASE("a game that is named begins with people at every seat") {
  Options options;
  options.game = "lines_of_action";
  CHECK(options.asks_for_game());
  CHECK(options.names_only_a_game());
  const MatchPlan plan = value_of(plan_for(options));
  CHECK(plan.game->id() == "lines_of_action");
  CHECK(plan.people().size() == plan.rules->seat_count());
  CHECK_FALSE(plan.start);
}

TEST_CASE("without a name the first game that can be played is meant") {
  const auto entry = entry_meant(games_under_test(), {});
  REQUIRE_OK(entry);
  CHECK(entry->game->file_problems().empty());
  CHECK_FALSE(Options().names_only_a_game());
}

TEST_CASE("values, players and a position of the command line are in the plan") {
  Options options;
  options.game = "lines_of_action";
  const MatchPlan plain = value_of(plan_for(options));
  const std::string seat(plain.rules->seat_name(1));
  options.players = {seat + "=random"};
  options.position = plain.rules->start().text();
  CHECK_FALSE(options.names_only_a_game());
  const MatchPlan plan = value_of(plan_for(options));
  CHECK(plan.people() == std::vector<Seat>{0});
  CHECK(plan.start);
}

TEST_CASE("what the command line gets wrong is told by its option") {
  Options options;
  options.game = "lines_of_action";
  const auto told = [&] { return error_of(plan_for(options)); };
  options.players = {"nobody"};
  CHECK(told().starts_with("--seat nobody: expected a seat and its player"));
  options.players.clear();
  options.position = "no position";
  CHECK(told().starts_with("--position: "));
  options.position.clear();
  options.settings = {"no_such=1"};
  CHECK(told().starts_with("--set: "));
  options = {};
  options.game = "no_such_game";
  CHECK_FALSE(plan_for(options));
}
