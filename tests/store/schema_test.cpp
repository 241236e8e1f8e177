// SPDX-License-Identifier: GPL-3.0-or-later
//
// A store of every earlier version opens, keeps what it holds and can do what a new one can. The files in
// schemas/ were written by those versions; none may ever change.
#include <libpq-fe.h>
#include <sqlite3.h>

#include <fstream>
#include <sstream>

#include "framework/store/schema.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

void run(const StoreLocation& location, const std::string& sql) {
  if (!location.is_file()) {
    PGconn* server = PQconnectdb(location.connection().c_str());
    PGresult* done = PQexec(server, sql.c_str());
    const auto status = PQresultStatus(done);
    PQclear(done);
    PQfinish(server);
    REQUIRE(status == PGRES_COMMAND_OK);
    return;
  }
  std::filesystem::create_directories(location.path().parent_path());
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(location.path().c_str(), &database) == SQLITE_OK);
  CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(database);
}

std::string schema(std::size_t version) {
  std::stringstream text;
  text << std::ifstream(BOARDWRIGHT_SOURCE_DIR "/tests/store/schemas/version_" + std::to_string(version) +
                        ".sql")
              .rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("stores of every earlier version are brought up to date") {
  const std::string match = "01a0c450-6c00-7000-8000-000000000001",
                    ada = "01a0c450-6c00-7000-8000-000000000002";
  for (const auto& database : databases()) {
    for (std::size_t version = 1; version < store::schema_steps().size(); ++version) {
      CAPTURE(database, version);
      REQUIRE_FALSE(schema(version).empty());
      const StoreLocation location = places(database).fresh();
      run(location, schema(version));
      for (int time = 0; time < 2; ++time) {  // the second time there is nothing to do
        Store store = must(Store::open(location));
        CHECK(store.device() == "01a0c450-6c00-7000-8000-0000000000dd");
        const auto entries = must(store.journal(match));
        REQUIRE(entries.size() == 2);
        CHECK(entries[0].what.secret == "seed");
        CHECK(entries[1].what.payload == "a1-a2");
        CHECK(must(store.lists().players()).at(ada).name == "Ada");
        CHECK(must(conflicts(store)).empty());
      }
      Store store = must(Store::open(location)), fresh = must(Store::open(places(database).fresh()));
      must(fresh.append(creation(match)));
      CHECK(must(import_text(store, must(export_text(fresh, ExportFor::kOwnUse)))).conflicts.size() == 1);
    }
  }
}

TEST_CASE("a store of a newer version is refused and left alone") {
  for (const auto& database : databases()) {
    const StoreLocation location = places(database).fresh();
    { Store store = must(Store::open(location)); }
    run(location, "UPDATE store_info SET value = '999' WHERE name = 'schema'");
    const auto store = Store::open(location);
    REQUIRE_FALSE(store);
    CHECK(store.error() ==
          location.name() +
              ": written by a newer Boardwright (version 999 of the store; this program knows " +
              std::to_string(store::schema_steps().size()) + "); update this program");
  }
}

TEST_CASE("a store whose version is no number is refused and left alone") {
  for (const auto& database : databases()) {
    const StoreLocation location = places(database).fresh();
    { Store store = must(Store::open(location)); }
    for (const char* version : {"", "three", "3 ", "3x", "-1", "0", "99999999999999999999"}) {
      CAPTURE(version);
      run(location, "UPDATE store_info SET value = '" + std::string(version) + "' WHERE name = 'schema'");
      const auto store = Store::open(location);
      REQUIRE_FALSE(store);
      CHECK(store.error() == location.name() + ": doesn't say which version it has; restore a backup");
    }
  }
}
