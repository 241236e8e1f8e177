// SPDX-License-Identifier: GPL-3.0-or-later
//
// kill -9 of a program that writes, and of PostgreSQL's server under it.
#include <algorithm>
#include <iostream>
#include <random>
#include <thread>

#include "framework/store/check.hpp"
#include "tests/store/child.hpp"
#include "tests/store/game_of_writes.hpp"
#include "tests/store/postgresql_server.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

void sleep_up_to(std::mt19937& random, int most) {
  std::this_thread::sleep_for(std::chrono::milliseconds(std::uniform_int_distribution<int>(0, most)(random)));
}

/// Number of the last line that the child got out.
std::uint64_t last_acknowledged(std::string lines, std::uint64_t before) {
  lines.resize(lines.find_last_of('\n') == std::string::npos ? 0 : lines.find_last_of('\n'));
  if (lines.empty()) return before;
  return std::stoull(
      lines.substr(lines.find_last_of('\n') == std::string::npos ? 0 : lines.find_last_of('\n') + 1));
}

std::string command_of(std::uint64_t number) {
  char command[64];
  std::snprintf(command, sizeof command, "01a0c450-6c00-7000-8000-%012llx",
                static_cast<unsigned long long>(number));
  return command;
}

void count(Store& store, const std::string& match, std::uint64_t acknowledged, FaultCounts& counts) {
  const auto entries = must(store.journal(match));
  if (entries.size() < acknowledged) counts.lost += static_cast<int>(acknowledged - entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].what.payload != std::to_string(i)) ++counts.lost;
  // Submitting the last ones again, which the dead program can't know to be there, doubles none.
  for (std::uint64_t number = acknowledged > 3 ? acknowledged - 3 : 0; number < entries.size(); ++number)
    if (!must(store.append({match, number, command_of(number), {entries[number].what}, {}})).repeated)
      ++counts.doubled;
  if (must(store.journal(match)).size() != entries.size()) ++counts.doubled;
}

}  // namespace

TEST_CASE("kill -9 of a program that writes loses nothing that was acknowledged", "[faults]") {
  const int kills = count_of("BOARDWRIGHT_KILLS", 10);
  std::mt19937 random(7);
  for (const auto& database : databases()) {
    INFO(database);
    FaultCounts all;
    StoreLocation location;
    std::string match;
    std::uint64_t acknowledged = 0;
    int reached = 0;
    for (int i = 0; i < kills; ++i) {
      if (i % 20 == 0) {  // a new store now and then, so that making one is killed too
        location = places(database).fresh();
        match = new_id(kNoon);
        acknowledged = 0;
      }
      {
        Child child({"write", location.is_file() ? location.path().string() : location.connection(), match});
        std::string lines;
        if (i % 20 != 0) lines = child.read_some();  // once it writes
        sleep_up_to(random, 60);
        child.kill();
        lines += child.read_all();
        const std::uint64_t before = acknowledged;
        acknowledged = last_acknowledged(lines, acknowledged);
        all.acknowledged += static_cast<int>(acknowledged - before);
        if (acknowledged > before) ++reached;
      }
      auto store = Store::open(location);
      if (!store || (location.is_file() && !check_database(*store))) {
        ++all.corrupt;
        continue;
      }
      count(*store, match, acknowledged, all);
    }
    std::cout << kills << " kills on " << database << ": " << text_of(all) << std::endl;
    CHECK(reached > kills / 2);
    CHECK(all.lost == 0);
    CHECK(all.doubled == 0);
    CHECK(all.corrupt == 0);
  }
}

TEST_CASE("kill -9 of PostgreSQL's server loses nothing that was acknowledged", "[faults]") {
  if (PostgresqlServer::programs().empty()) {
    SUCCEED("PostgreSQL is not installed");
    return;
  }
  const int kills = count_of("BOARDWRIGHT_SERVER_KILLS", 2);
  std::mt19937 random(8);
  PostgresqlServer server;
  const auto location = StoreLocation::from_text(server.fresh_database());
  GameOfWrites game(1);
  Store store = must(Store::open(location));
  FaultCounts all;
  for (int i = 0; i < kills; ++i) {
    std::thread killer([&, wait = std::uniform_int_distribution<int>(50, 250)(random)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(wait));
      server.kill();
    });
    while (game.step(store)) {
    }
    killer.join();
    const auto refused = store.matches();
    REQUIRE_FALSE(refused);
    CHECK(clear_sentence(refused.error()));
    server.start();
    // The same Store finds its way back.
    game.count(store, false, all);
    game.submit_again(store);
    game.count(store, true, all);
  }
  all.acknowledged = game.acknowledged();
  std::cout << kills << " kills of the server: " << text_of(all) << std::endl;
  CHECK(all.acknowledged > kills);
  CHECK(all.lost == 0);
  CHECK(all.doubled == 0);
}
