// SPDX-License-Identifier: GPL-3.0-or-later
//
// 500 live matches, 1,000 commands a second for ten seconds, from command to durable, with group commit; and
// what the disk needs for one fsync by itself. store_bench <folder on the disk in question> [seconds]
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "framework/store/ids.hpp"
#include "framework/store/store.hpp"
#include "tests/store/bench_times.hpp"

namespace {

using namespace boardwright;
using namespace boardwright::bench;
constexpr std::size_t kMatches = 500;
constexpr int kPerSecond = 1000;

int measure(const std::filesystem::path& folder, int seconds) {
  print("bare fsync before", bare_fsync(folder / "fsync.tmp", std::chrono::seconds(2)));
  const auto file = folder / ("bench-" + new_id(utc_now()) + ".db");
  auto store = Store::open(StoreLocation::file(file));
  if (!store) return std::fprintf(stderr, "%s\n", store.error().c_str()), 1;
  std::vector<Submission> batch;
  std::vector<std::string> matches;
  std::vector<std::uint64_t> numbers(kMatches, 1);
  for (std::size_t i = 0; i < kMatches; ++i) {
    matches.push_back(new_id(utc_now()));
    batch.push_back({matches.back(), 0, new_id(utc_now()), {{"created", "{}", utc_now(), "seed"}}, {}});
  }
  if (!store->append(batch)) return 1;

  // Commands come at fixed times, whether the store keeps up or not; what has come is written in one stroke.
  std::vector<double> times;
  std::size_t groups = 0;
  const auto start = SteadyClock::now();
  const int all = seconds * kPerSecond;
  const auto due = [&](int command) {
    return start + command * std::chrono::microseconds(1'000'000 / kPerSecond);
  };
  for (int done = 0; done < all;) {
    std::this_thread::sleep_until(due(done));
    batch.clear();
    int next = done;
    for (const auto now = SteadyClock::now(); next < all && due(next) <= now; ++next) {
      const std::size_t match = static_cast<std::size_t>(next) % kMatches;
      batch.push_back({matches[match],
                       numbers[match]++,
                       new_id(utc_now()),
                       {{"move", R"({"seat":0,"move":"a1-a2","clock":[300000,299000]})", utc_now(), ""}},
                       {}});
    }
    const auto receipts = store->append(batch);
    if (!receipts) return std::fprintf(stderr, "%s\n", receipts.error().c_str()), 1;
    const auto now = SteadyClock::now();
    for (const auto& receipt : *receipts)
      if (!receipt) return std::fprintf(stderr, "%s\n", receipt.error().c_str()), 1;
    for (; done < next; ++done) times.push_back(milliseconds(now - due(done)));
    ++groups;
  }
  const double length = milliseconds(SteadyClock::now() - start) / 1000;
  print("command to durable", times);
  std::printf("%.0f commands a second, %zu transactions\n", all / length, groups);
  print("bare fsync after", bare_fsync(folder / "fsync.tmp", std::chrono::seconds(2)));
  std::error_code ignored;
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end, ignored);
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return std::fprintf(stderr, "usage: store_bench <folder> [seconds]\n"), 2;
  return measure(arguments[1], count > 2 ? std::atoi(arguments[2]) : 10);
}
