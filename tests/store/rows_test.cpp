// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows that the database reads and nobody understands: told one by one, with a way out, and never passed on.
#include <sqlite3.h>

#include "framework/store/check.hpp"
#include "framework/store/salvage.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Two members, one finished match and one that goes on.
struct SmallStore {
  ScratchFolder folder;
  std::filesystem::path file = folder / "club.db";
  std::string ada = new_id(kNoon), ben = new_id(kNoon + 1), over = new_id(kNoon + 2),
              open = new_id(kNoon + 3);

  SmallStore() {
    Store store = open_file(file);
    must(store.add(happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"})));
    must(store.add(happened(kNoon + 1, PlayerAdded{ben, PlayerKind::kMember, "Ben"})));
    for (const auto& match : {over, open}) {
      must(store.append(creation(match)));
      must(store.append(move(match, 1, "a1-b2")));
    }
    must(store.append(ending(over, 2, ada, ben)));
  }
  /// As another program, or a bad disk, would do it.
  void spoil(const std::string& sql) const {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
    CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(sqlite3_changes(database) > 0);
    sqlite3_close(database);
  }
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a sound store has no row that can't be understood") {
  const SmallStore place;
  Store store = open_file(place.file);
  CHECK(must(check_rows(store)).empty());
  CHECK_FALSE(is_damaged_store(place.file));
}

TEST_CASE("an event that makes no sense is told, and the sentence names salvage") {
  const auto [spoilt, told] = GENERATE(table<std::string, std::string>({
      {"UPDATE events SET payload = 'x' WHERE kind = 'result'", "what it says can't be read"},
      {"UPDATE events SET payload = '{\"kind\":\"wizard\"}' WHERE name = 'Ada'",
       "what it says can't be read"},
      {"UPDATE events SET kind = 'nonsense' WHERE kind = 'result'", "unknown kind nonsense"},
      {"UPDATE events SET subject = 'Ada' WHERE name = 'Ada'", "an id in it is not one"},
      {"UPDATE events SET name = cast(x'ff' AS TEXT) WHERE name = 'Ada'", "is not UTF-8"},
  }));
  CAPTURE(spoilt);
  const SmallStore place;
  place.spoil(spoilt);
  Store store = open_file(place.file);
  must(check_database(store));  // the database has nothing against it
  const auto problems = must(check_rows(store));
  REQUIRE(problems.size() == 1);
  CHECK(has(problems.front(), told));
  CHECK(clear_sentence(problems.front()));
  for (const std::string& refused :
       {store.events().error(), export_text(store, ExportFor::kOwnUse).error()}) {
    CHECK(has(refused, told));
    CHECK(has(refused, "boardwright store salvage NEW"));
    CHECK(clear_sentence(refused));
  }
  // The window offers to save what can be read.
  CHECK(is_damaged_store(place.file));
  const auto saved = must(salvage_to(place.file, place.folder / "saved.db"));
  CHECK(saved.lost == 1);
  Store whole = open_file(place.folder / "saved.db");
  CHECK(must(check_rows(whole)).empty());
}

TEST_CASE("a match with a hole, or with an entry that makes no sense, is told") {
  const SmallStore place;
  const auto only = [&](const std::string& told) {
    Store spoilt = open_file(place.file);
    const auto problems = must(check_rows(spoilt));
    REQUIRE(problems.size() == 1);
    CHECK(has(problems.front(), place.over));
    CHECK(has(problems.front(), told));
  };
  const std::string where = " WHERE match_id = '" + place.over + "' AND number = ";
  SECTION("the first entry") {
    place.spoil("DELETE FROM journal" + where + "1");
    only("entry 1 is missing");
  }
  SECTION("one in the middle") {
    place.spoil("DELETE FROM journal" + where + "2");
    only("entry 2 is missing");
  }
  SECTION("a kind") {
    place.spoil("UPDATE journal SET kind = 'NO!'" + where + "2");
    only("NO! is not the name of a kind");
  }
  SECTION("a text") {
    place.spoil("UPDATE journal SET payload = cast(x'c328' AS TEXT)" + where + "2");
    only("not UTF-8");
    Store spoilt = open_file(place.file);
    CHECK(has(export_text(spoilt, ExportFor::kOwnUse).error(), "boardwright store salvage NEW"));
  }
  SECTION("something after the end") {
    place.spoil("UPDATE journal SET kind = 'result'" + where + "2");
    only("something follows its end");
  }
}
