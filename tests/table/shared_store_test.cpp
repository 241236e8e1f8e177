// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many matches in many threads share one store.
#include <sqlite3.h>

#include <atomic>
#include <thread>

#include "framework/store/ids.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("what many threads append at once is all there, in fewer transactions than commands") {
  TestClub place;
  constexpr std::size_t kThreads = 16, kMoves = 25;
  std::vector<std::unique_ptr<KeptMatch>> tables;
  for (std::size_t i = 0; i < kThreads; ++i) {
    auto wanted = place.match("lines_of_action", "", "", false);
    wanted.seats = {PlannedSeat::computer("random"), PlannedSeat::computer("random")};
    tables.push_back(place.start(wanted));
  }
  const auto before = place.club->store().transactions();
  std::atomic<int> failures = 0;
  std::vector<std::thread> threads;
  for (auto& table : tables)
    threads.emplace_back([&failures, match = &table->match(), seed = threads.size()] {
      Random random(seed);
      for (std::size_t i = 0; i < kMoves; ++i) {
        const Seat seat = match->seats_on_turn().front();
        const auto& moves = match->update(seat).moves;
        if (!match->play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))].text))
          ++failures;
      }
    });
  for (auto& thread : threads) thread.join();
  CHECK(failures == 0);
  CHECK(place.club->store().transactions() - before < kThreads * kMoves);
  for (const auto& table : tables) {
    CHECK(table->match().line().plies().size() == kMoves);
    check_same(table->match(), place.resume(table->id())->match());
  }
}

TEST_CASE("a store that another program has locked refuses, and goes on when it is free") {
  TestClub place;
  StoreOptions impatient;
  impatient.wait = std::chrono::milliseconds(50);
  place.club = place.open(impatient);
  const auto table = place.start(place.match("coin_race", place.member("Ada"), place.member("Ben")));
  const std::string move = table->match().update(0).moves.front().text;

  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(place.location().path().c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
  const Command command{Command::Type::kMove, 0, move, table->match().update(0).number,
                        "01a0c450-6c00-7000-8000-000000000001"};
  const auto refused = table->match().submit(command);
  CHECK(error_of(refused).find("club.db") != std::string::npos);
  CHECK(table->match().line().plies().empty());
  REQUIRE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(other);

  require_done(table->match().submit(command));
  require_done(table->match().submit(command));
  CHECK(table->match().line().plies().size() == 2);  // the move and its coin
  check_same(table->match(), place.resume(table->id())->match());
}

TEST_CASE("an id that isn't one is refused by the store, and nothing has happened") {
  TestClub place;
  const auto table = place.start(place.match("coin_race", place.member("Ada"), place.member("Ben")));
  const std::string move = table->match().update(0).moves.front().text;
  CHECK_FALSE(table->match().submit({Command::Type::kMove, 0, move, 1, "twelve"}));
  CHECK(table->match().line().plies().empty());
  require_done(table->match().play(0, move));
}
