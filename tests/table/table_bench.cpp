// SPDX-License-Identifier: GPL-3.0-or-later
//
// 500 live matches with clocks in one process, two commands a second each, from the command to the durable
// update that both players have; and what the disk needs for one fsync by itself.
//   table_bench <folder on the disk in question> [seconds] [later]
// later: four threads, none of which waits for the disk.
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

#include "framework/clock/time_control_text.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/kept_match.hpp"
#include "framework/table/loop_strand.hpp"
#include "tests/store/bench_times.hpp"

namespace {

using namespace boardwright;
using namespace boardwright::bench;

constexpr std::size_t kMatches = 500;
constexpr int kPerSecond = 1000;
constexpr int kThreads = 96;  // most of them wait for the disk
constexpr int kStrands = 4;   // nobody does

struct LiveMatch {
  std::mutex mutex;
  std::unique_ptr<KeptMatch> table;
  Random random{std::uint64_t{1}};
  std::uint64_t updates = 0;
};

[[noreturn]] void stop(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

void begin(LiveMatch& live, Club& club, const Entry& game, std::uint64_t seed) {
  auto rules = game.create();
  if (!rules) stop(rules.error());
  MatchPlan wanted = MatchPlan::of(game.game, game.variant->id, *rules);
  wanted.seats = {PlannedSeat::computer("one"), PlannedSeat::computer("other")};
  wanted.clock = *read_time_control("5m+3s");
  wanted.seed = Seed::from_number(seed);
  auto table = club.start(std::move(wanted));
  if (!table) stop(table.error());
  live.table = std::move(*table);
  live.random = Random(seed);
  for (Seat seat = 0; seat < 2; ++seat)
    live.table->match().subscribe(seat, [&live](const Update&) { ++live.updates; });
}

/// The next one; nothing where the match is over.
std::optional<Command> next_command(LiveMatch& live) {
  const Match& match = live.table->match();
  if (match.is_over()) return std::nullopt;
  const Seat seat = match.seats_on_turn().front();
  const Update& update = match.update(seat);
  const auto& moves = update.moves;
  return Command{Command::Type::kMove, seat,
                 moves[live.random.below(static_cast<std::uint32_t>(moves.size()))].text, update.number,
                 new_id(utc_now())};
}

SteadyClock::time_point due_at(SteadyClock::time_point start, int k) {
  return start + k * std::chrono::microseconds(1'000'000 / kPerSecond);
}

/// Who submits waits.
void run_waiting(std::vector<LiveMatch>& matches, std::vector<double>& times) {
  const auto start = SteadyClock::now();
  std::atomic<std::size_t> next = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i)
    threads.emplace_back([&] {
      for (std::size_t k = next++; k < times.size(); k = next++) {
        const auto due = due_at(start, static_cast<int>(k));
        std::this_thread::sleep_until(due);
        LiveMatch& live = matches[k % kMatches];
        const std::lock_guard lock(live.mutex);
        const auto command = next_command(live);
        if (!command) continue;
        if (auto done = live.table->match().submit(*command); !done) stop(done.error());
        times[k] = milliseconds(SteadyClock::now() - due);
      }
    });
  for (auto& thread : threads) thread.join();
}

/// Nobody waits: each thread has a strand with its share of the matches.
void run_later(std::vector<LiveMatch>& matches, std::vector<double>& times) {
  const auto start = SteadyClock::now();
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kStrands; ++i)
    threads.emplace_back([&, i] {
      LoopStrand strand;
      for (std::size_t k = i; k < kMatches; k += kStrands)
        matches[k].table->match().complete_in([&strand](auto call) { strand.post(std::move(call)); });
      std::size_t open = 0;
      for (std::size_t k = i; k < times.size(); k += kStrands, ++open) {
        const auto due = due_at(start, static_cast<int>(k));
        const auto wait = std::chrono::ceil<Milliseconds>(due - SteadyClock::now());
        strand.post_after(wait, [&, k, due] {
          const auto command = next_command(matches[k % kMatches]);
          if (!command) return void(--open);
          matches[k % kMatches].table->match().submit(*command, [&, k, due](const CommandResult& done) {
            if (!done) stop(done.error());
            times[k] = milliseconds(SteadyClock::now() - due);
            --open;
          });
        });
      }
      strand.run_until([&] { return open == 0; });
    });
  for (auto& thread : threads) thread.join();
}

int measure(const std::filesystem::path& folder, int seconds, bool later) {
  const Catalogue catalogue = Catalogue::load();
  const auto game = catalogue.find("lines_of_action");
  if (!game) stop(game.error());
  print("bare fsync before", bare_fsync(folder / "fsync.tmp", std::chrono::seconds(2)));
  const auto file = folder / ("table-" + new_id(utc_now()) + ".db");
  {
    auto club = Club::open(StoreLocation::file(file), ScoringBook());
    if (!club) stop(club.error());
    std::vector<LiveMatch> matches(kMatches);
    {
      std::vector<std::thread> threads;
      std::atomic<std::size_t> next = 0;
      for (int i = 0; i < 16; ++i)
        threads.emplace_back([&] {
          for (std::size_t k = next++; k < kMatches; k = next++) begin(matches[k], **club, *game, k);
        });
      for (auto& thread : threads) thread.join();
    }
    // Commands come at fixed times, whether the host keeps up or not.
    std::vector<double> times(static_cast<std::size_t>(seconds * kPerSecond), -1);
    const auto before = (*club)->store().transactions();
    const auto start = SteadyClock::now();
    (later ? run_later : run_waiting)(matches, times);
    const double length = milliseconds(SteadyClock::now() - start) / 1000;
    std::erase_if(times, [](double time) { return time < 0; });
    print("command to durable update", times);
    std::uint64_t updates = 0;
    for (const auto& live : matches) updates += live.updates;
    std::printf("%.0f commands a second in %zu matches, %llu transactions, %llu updates\n",
                static_cast<double>(times.size()) / length, kMatches,
                static_cast<unsigned long long>((*club)->store().transactions() - before),
                static_cast<unsigned long long>(updates));
  }
  print("bare fsync after", bare_fsync(folder / "fsync.tmp", std::chrono::seconds(2)));
  std::error_code ignored;
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end, ignored);
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return std::fprintf(stderr, "usage: table_bench <folder> [seconds] [later]\n"), 2;
  return measure(arguments[1], count > 2 ? std::atoi(arguments[2]) : 20, count > 3);
}
