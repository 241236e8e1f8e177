// SPDX-License-Identifier: GPL-3.0-or-later
//
// A disk that is full for a while, fails, or writes half of what it should; the same commands are submitted
// again.
#include <sqlite3.h>

#include <iostream>

#include "framework/store/check.hpp"
#include "tests/store/game_of_writes.hpp"
#include "tests/store/shim_vfs.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

class BadDisk : public Interference {
 public:
  enum class Fault { kFull, kError, kShort };
  explicit BadDisk(Fault fault) : fault_(fault) {}

  /// From its N-th access from now on, so many accesses fail.
  void plan(std::uint64_t after, std::uint64_t failures) {
    after_ = after;
    failures_ = failures;
  }
  [[nodiscard]] int failed() const { return failed_; }

  int before_write(const std::string&, std::int64_t, int& size) override {
    if (!due()) return SQLITE_OK;
    if (fault_ == Fault::kFull) return size = 0, SQLITE_FULL;
    size = fault_ == Fault::kShort ? size / 2 : 0;
    return SQLITE_IOERR_WRITE;
  }
  int before_read(const std::string&) override {
    return fault_ == Fault::kError && due() ? SQLITE_IOERR_READ : SQLITE_OK;
  }
  int before_sync(const std::string&) override {
    return fault_ == Fault::kError && due() ? SQLITE_IOERR_FSYNC : SQLITE_OK;
  }
  void after_sync(const std::string&) override {}
  int before_truncate(const std::string&) override {
    return fault_ == Fault::kError && due() ? SQLITE_IOERR_TRUNCATE : SQLITE_OK;
  }
  int before_delete(const std::string&) override { return SQLITE_OK; }

 private:
  bool due() {
    if (failures_ == 0) return false;
    if (after_ > 0) return --after_, false;
    --failures_;
    ++failed_;
    return true;
  }
  Fault fault_;
  std::uint64_t after_ = 0, failures_ = 0;
  int failed_ = 0;
};

FaultCounts run_once(std::uint64_t seed, int& failed) {
  const ScratchFolder folder;
  const auto file = folder / "club.db";
  GameOfWrites game(seed);
  BadDisk disk(static_cast<BadDisk::Fault>(seed % 3));
  FaultCounts counts;
  {
    const ShimVfs vfs(disk);
    Store store = open_file(file);
    for (int round = 0; round < 8; ++round) {
      disk.plan(game.random(60), 1 + game.random(8));
      for (int step = 0; step < 15; ++step) {
        // A failed step is repeated by the next one.
        if (const auto answer = game.step(store); !answer && step == 14) disk.plan(0, 0);
      }
    }
    disk.plan(0, 0);
    game.count(store, false, counts);
    if (seed % 2 == 0) disk.plan(game.random(4), 50);  // also when the store is closed
  }
  failed += disk.failed();
  counts.acknowledged = game.acknowledged();
  Store store = open_file(file);
  if (!check_database(store)) ++counts.corrupt;
  game.count(store, false, counts);
  game.submit_again(store);
  game.count(store, true, counts);
  return counts;
}

}  // namespace

TEST_CASE("a failing disk loses nothing that was acknowledged", "[faults]") {
  const int runs = count_of("BOARDWRIGHT_IO_FAULTS", 20);
  FaultCounts all;
  int failed = 0;
  for (int i = 0; i < runs; ++i) {
    CAPTURE(i);
    all += run_once(static_cast<std::uint64_t>(i), failed);
  }
  std::cout << runs << " runs on a failing disk, " << failed << " failures: " << text_of(all) << std::endl;
  CHECK(failed > runs);
  CHECK(all.acknowledged > runs);
  CHECK(all.lost == 0);
  CHECK(all.doubled == 0);
  CHECK(all.corrupt == 0);
}

TEST_CASE("a full disk and a failing one are told in one sentence") {
  const ScratchFolder folder;
  const std::string file = folder / "club.db", match = new_id(kNoon);
  const auto told = [&](BadDisk::Fault fault) {
    BadDisk disk(fault);
    const ShimVfs vfs(disk);
    Store store = open_file(file);
    disk.plan(0, 1000);
    const auto answer = store.append(creation(match, "verysecretseed"));
    REQUIRE_FALSE(answer);
    CHECK(clear_sentence(answer.error()));
    CHECK(answer.error().find("verysecretseed") == std::string::npos);
    disk.plan(0, 0);
    return answer.error();
  };
  CHECK(told(BadDisk::Fault::kFull) ==
        file + ": the disk is full, nothing was stored; free some space and try again");
  CHECK(told(BadDisk::Fault::kError) ==
        file +
            ": the disk failed to read or write, nothing was stored; what was acknowledged before is kept. "
            "Check the disk and try again");
  Store store = open_file(file);
  CHECK(must(store.append(creation(match))) == Receipt{1, 1, false});
}
