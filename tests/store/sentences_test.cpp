// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be in the way of a store, each told in one sentence.
#include <libpq-fe.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "framework/store/check.hpp"
#include "tests/store/child.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// What opening says to somebody who isn't root, to whom everything is permitted.
std::string told_to_nobody(const std::filesystem::path& file) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) _exit(1);
    const auto store = Store::open(StoreLocation::file(file));
    const std::string told = store ? "it opened" : store.error();
    _exit(write(ends[1], told.data(), told.size()) < 0 ? 1 : 0);
  }
  close(ends[1]);
  std::string told(1000, '\0');
  told.resize(static_cast<std::size_t>(std::max<ssize_t>(0, read(ends[0], told.data(), told.size()))));
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return told;
}

std::string told(const std::filesystem::path& file) {
  const auto store = Store::open(StoreLocation::file(file), {std::chrono::milliseconds(50), true});
  REQUIRE_FALSE(store);
  CHECK(clear_sentence(store.error()));
  return store.error();
}

void overwrite(const std::filesystem::path& file, std::streamoff at, const std::string& bytes) {
  std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
  stream.seekp(at);
  stream << bytes;
}

}  // namespace

TEST_CASE("no permission") {
  const ScratchFolder folder;
  namespace fs = std::filesystem;
  fs::permissions(folder.path(), fs::perms(0755));
  const auto file = folder / "club.db";
  { Store store = open_file(file); }
  fs::permissions(file, fs::perms(0400));
  CHECK(told_to_nobody(file) ==
        file.string() +
            ": no permission to read and write it; choose another folder or change its permissions");
  const auto fresh = folder / "new.db";
  fs::permissions(folder.path(), fs::perms(0555));
  CHECK(told_to_nobody(fresh) ==
        fresh.string() +
            ": no permission to read and write it; choose another folder or change its permissions");
  fs::permissions(folder.path(), fs::perms(0755));
  CHECK(told(folder.path()) ==
        folder.path().string() + ": this is a folder, and a store is a file; name a file in it");
  folder.write("game.pgn", "[Event \"a record of somebody's\"]\n\n1. e4 *\n");
  CHECK(told(folder / "game.pgn") ==
        (folder / "game.pgn").string() + ": this is no store of a club but another file; name another");
}

TEST_CASE("a store is nobody else's to read: it holds the seeds of running matches") {
  const ScratchFolder folder;
  const auto file = folder / "a/b/club with \"quotes\" = 50%.db";
  Store store = open_file(file);
  must(store.append(creation(new_id(kNoon), "seed")));
  for (const std::string end : {"", "-wal", "-shm"}) {
    REQUIRE(std::filesystem::exists(file.string() + end));
    CHECK(std::filesystem::status(file.string() + end).permissions() == std::filesystem::perms(0600));
  }
}

TEST_CASE("locked by another program") {
  const ScratchFolder folder;
  const auto file = folder / "club.db";
  Store store = open_file(file, {std::chrono::milliseconds(50), true});
  Child child({"hold", file.string()});
  REQUIRE(child.read_some() == "held\n");
  const std::string match = new_id(kNoon);
  const auto answer = store.append(creation(match));
  REQUIRE_FALSE(answer);
  CHECK(answer.error() == file.string() + ": in use by another program; close that one or try again");
  CHECK(must(store.matches()).empty());  // reading goes on
  child.kill();
  CHECK(must(store.append(creation(match))) == Receipt{1, 1, false});
}

TEST_CASE("a file that is no store is left alone") {
  const ScratchFolder folder;
  const auto letter = folder / "letter.txt", other = folder / "other.db";
  std::ofstream(letter) << std::string(5000, 'a');
  CHECK(told(letter) == letter.string() + ": this is no store of a club but another file; name another");
  CHECK(std::filesystem::file_size(letter) == 5000);
  std::ofstream(other).close();
  REQUIRE(
      system(
          ("python3 -c \"import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('create table t(a)'); "
           "c.commit()\" " +
           other.string())
              .c_str()) == 0);
  CHECK(told(other) == other.string() + ": this is a database of another program; choose another file");
  CHECK_FALSE(Store::open(StoreLocation::file(folder / "none.db"), {std::chrono::milliseconds(50), false}));
}

TEST_CASE("a damaged file says so when the damage is met") {
  const ScratchFolder folder;
  const auto file = folder / "club.db";
  const std::string match = new_id(kNoon);
  {
    Store store = open_file(file);
    must(store.append(creation(match)));
    for (std::uint64_t i = 1; i < 60; ++i) must(store.append(move(match, i, std::string(900, 'x'))));
    must(check_database(store));
  }
  const auto size = std::filesystem::file_size(file);
  for (std::uintmax_t at = 4096 * 2; at < size; at += 4096)
    overwrite(file, static_cast<std::streamoff>(at), std::string(600, '\xee'));
  auto store = Store::open(StoreLocation::file(file));
  const std::string told = !store ? store.error() : check_database(*store).error();
  CHECK(clear_sentence(told));
  CHECK(told.starts_with(
      file.string() +
      ": the file is damaged; save what can be read of it into a new store (boardwright store salvage NEW)"));
}

TEST_CASE("PostgreSQL that isn't there") {
  const auto store = Store::open(StoreLocation::from_text("postgresql://club:verysecret@127.0.0.1:1/club"));
  REQUIRE_FALSE(store);
  CHECK(clear_sentence(store.error()));
  CHECK(store.error().starts_with("the PostgreSQL store can't be reached"));
  CHECK(store.error().find("verysecret") == std::string::npos);
}

TEST_CASE("PostgreSQL held by another program") {
  for (const auto& database : databases()) {
    if (database == "SQLite") continue;
    const StoreLocation location = places(database).fresh();
    Store store = must(Store::open(location, {std::chrono::milliseconds(50), true}));
    PGconn* other = PQconnectdb(location.connection().c_str());
    PQclear(PQexec(other, "SELECT pg_advisory_lock(1651995508)"));
    const auto answer = store.append(creation(new_id(kNoon)));
    REQUIRE_FALSE(answer);
    CHECK(answer.error() == "the PostgreSQL store is in use by another program for too long; try again");
    PQfinish(other);
    CHECK(store.append(creation(new_id(kNoon))));
  }
  CHECK_FALSE(databases().empty());
}

TEST_CASE("the usual place is in the user's data folder") {
  setenv("XDG_DATA_HOME", "/data", 1);
  CHECK(must(StoreLocation::usual()).path() == "/data/boardwright/club.db");
  setenv("XDG_DATA_HOME", "relative", 1);
  setenv("HOME", "/home/ada", 1);
  CHECK(must(StoreLocation::usual()).path() == "/home/ada/.local/share/boardwright/club.db");
  unsetenv("XDG_DATA_HOME");
  unsetenv("HOME");
  const auto unknown = StoreLocation::usual();
  REQUIRE_FALSE(unknown);
  CHECK(clear_sentence(unknown.error()));
}
