// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches that the store keeps and that can't be read: `store check` and a recount say so.
#include <sqlite3.h>

#include "framework/table/recount.hpp"
#include "tests/support/run_program.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// A finished match and one that goes on, and the store closed.
struct TwoMatches {
  TestClub place;
  std::string over, open;

  TwoMatches() {
    const std::string ada = place.member("Ada"), ben = place.member("Ben");
    Random random(std::uint64_t{3});
    for (std::string* id : {&over, &open}) {
      const auto table = place.start(place.match("lines_of_action", ada, ben));
      for (int i = 0; i < 4; ++i) static_cast<void>(play_any(table->match(), random));
      if (id == &over) require_done(table->match().resign(0));
      *id = table->id();
    }
    place.club.reset();
  }
  void spoil(const std::string& sql) const {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(place.location().path().c_str(), &database) == SQLITE_OK);
    CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(sqlite3_changes(database) > 0);
    sqlite3_close(database);
  }
  [[nodiscard]] Ran run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.end(), {"--store", place.location().path().string()});
    return run_boardwright(arguments);
  }
};

}  // namespace

TEST_CASE("matches that can all be read are good") {
  const TwoMatches kept;
  const Ran checked = kept.run({"store", "check"});
  CHECK(checked.status == 0);
  CHECK(checked.err.empty());
  CHECK(kept.run({"standings", "--recount"}).status == 0);
}

TEST_CASE("a match that can't be read is no good store") {
  const bool finished = GENERATE(true, false);
  const std::string how =
      GENERATE("payload = 'x'", "payload = '{}'", "payload = '{\"version\":1}'",
               "payload = replace(payload, '\"rules\":\"', '\"rules\":\"0')", "secret = 'no seed'");
  const TwoMatches kept;
  const std::string match = finished ? kept.over : kept.open;
  CAPTURE(finished, how);
  kept.spoil("UPDATE journal SET " + how + " WHERE number = 1 AND match_id = '" + match + "'");
  for (const auto& command :
       {std::vector<std::string>{"store", "check"}, std::vector<std::string>{"standings", "--recount"}}) {
    const Ran ran = kept.run(command);
    CHECK(ran.status == 1);
    CHECK(ran.err.find(match) != std::string::npos);
  }
}

TEST_CASE("a move that doesn't follow from the rules is found in matches that go on") {
  const TwoMatches kept;
  kept.spoil("UPDATE journal SET payload = replace(payload, '-', '+') WHERE number = 3 AND match_id = '" +
             kept.open + "'");
  const Ran ran = kept.run({"store", "check"});
  CHECK(ran.status == 1);
  CHECK(ran.err.find("doesn't follow") != std::string::npos);
}
