// SPDX-License-Identifier: GPL-3.0-or-later
//
// Power cuts: what was written and not synced may be on the disk or not, sector by sector. The files that a
// cut leaves are made from what was durable and what was written since.
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <sstream>

#include "framework/store/check.hpp"
#include "tests/store/game_of_writes.hpp"
#include "tests/store/shim_vfs.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr std::size_t kSector = 512;

/// A disk that stops at its N-th access.
class PowerCut : public Interference {
 public:
  /// `lies`: it says it has synced the log and has not.
  PowerCut(GameOfWrites& game, std::uint64_t stop_at, bool lies) : game_(game), left_(stop_at), lies_(lies) {}

  ~PowerCut() override {
    for (const auto& [file, held] : files_) close(held.descriptor);
  }

  int before_write(const std::string& file, std::int64_t offset, int& size) override {
    if (dead_) return size = 0, SQLITE_IOERR_WRITE;
    known(file).written.emplace_back(offset, size);
    if (--left_ > 0) return SQLITE_OK;
    dead_ = true;
    size = static_cast<int>(game_.random(static_cast<std::uint64_t>(size)));  // torn
    return SQLITE_IOERR_WRITE;
  }
  int before_read(const std::string&) override { return dead_ ? SQLITE_IOERR_READ : SQLITE_OK; }
  int before_sync(const std::string& file) override {
    if (dead_) return SQLITE_IOERR_FSYNC;
    known(file);
    if (--left_ > 0) return SQLITE_OK;
    dead_ = true;
    return SQLITE_IOERR_FSYNC;
  }
  void after_sync(const std::string& file) override {
    if (lies_ && file.ends_with("-wal")) return;
    Held& held = known(file);
    held.durable.resize(std::filesystem::file_size(file), '\0');
    for (const auto& [offset, size] : held.written) {
      const auto at = static_cast<std::size_t>(offset);
      if (at >= held.durable.size()) continue;
      const std::size_t length = std::min(static_cast<std::size_t>(size), held.durable.size() - at);
      REQUIRE(pread(held.descriptor, held.durable.data() + at, length, offset) ==
              static_cast<ssize_t>(length));
    }
    held.written.clear();
  }
  int before_truncate(const std::string& file) override {
    known(file);
    return dead_ ? SQLITE_IOERR_TRUNCATE : SQLITE_OK;
  }
  int before_delete(const std::string& file) override {
    if (dead_) return SQLITE_IOERR_DELETE;
    if (const auto found = files_.find(file); found != files_.end()) {
      close(found->second.descriptor);
      files_.erase(found);
    }
    return SQLITE_OK;
  }

  [[nodiscard]] bool dead() const { return dead_; }
  void die() { dead_ = true; }

  /// Leaves on the real disk what the cut would have left.
  void apply() {
    for (const auto& [file, held] : files_) {
      const std::string now = bytes_of(file);
      std::string left = held.durable;
      // The size, then each sector, is the old or the new one.
      if (game_.random(2) == 0) left.resize(now.size(), '\0');
      for (std::size_t at = 0; at < std::min(left.size(), now.size()); at += kSector)
        if (game_.random(2) == 0) {
          const std::size_t size = std::min({kSector, left.size() - at, now.size() - at});
          left.replace(at, size, now, at, size);
        }
      std::ofstream(file, std::ios::binary | std::ios::trunc) << left;
    }
  }

 private:
  struct Held {
    int descriptor = -1;  // kept open: closing would give up SQLite's locks
    std::string durable;
    std::vector<std::pair<std::int64_t, int>> written;  // since the last sync: offset, size
  };
  /// The first time that a file is touched, it is what it was before: durable.
  Held& known(const std::string& file) {
    auto [place, fresh] = files_.try_emplace(file);
    if (fresh) place->second = {open(file.c_str(), O_RDONLY | O_CLOEXEC), bytes_of(file), {}};
    return place->second;
  }
  GameOfWrites& game_;
  std::uint64_t left_;
  bool lies_;
  bool dead_ = false;
  std::map<std::string, Held> files_;
};

FaultCounts cut_once(std::uint64_t seed, bool lies) {
  const ScratchFolder folder;
  const auto file = folder / "club.db";
  GameOfWrites game(seed);
  // Some cuts while the store is made, most while it is written, some after the log went into the file.
  PowerCut cut(game, 1 + game.random(seed % 10 == 0 ? 60 : seed % 3 == 0 ? 6000 : 900), lies);
  {
    const ShimVfs vfs(cut);
    auto store = Store::open(StoreLocation::file(file));
    for (int step = 0; store && !cut.dead() && step < 1500; ++step)
      if (!game.step(*store)) break;
    cut.die();
  }
  cut.apply();
  std::filesystem::remove(file.string() + "-shm");  // memory, gone with the power
  FaultCounts counts;
  counts.acknowledged = game.acknowledged();
  auto store = Store::open(StoreLocation::file(file));
  if (!store || !check_database(*store)) {
    ++counts.corrupt;
    return counts;
  }
  game.count(*store, false, counts);
  if (lies) return counts;  // what is left has holes, and more can't be submitted
  game.submit_again(*store);
  game.count(*store, true, counts);
  return counts;
}

}  // namespace

TEST_CASE("a power cut loses nothing that was acknowledged", "[faults]") {
  const int cuts = count_of("BOARDWRIGHT_POWER_CUTS", 30);
  FaultCounts all;
  for (int i = 0; i < cuts; ++i) {
    CAPTURE(i);
    all += cut_once(static_cast<std::uint64_t>(i), false);
  }
  std::cout << cuts << " power cuts: " << text_of(all) << std::endl;
  CHECK(all.acknowledged > cuts);
  CHECK(all.lost == 0);
  CHECK(all.doubled == 0);
  CHECK(all.corrupt == 0);
}

TEST_CASE("the simulated power cut sees a disk that doesn't sync", "[faults]") {
  FaultCounts all;
  for (std::uint64_t i = 1; i < 10; ++i) all += cut_once(i, true);
  CHECK(all.lost + all.corrupt > 0);
}
