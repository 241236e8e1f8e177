// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast computer players search Lines of Action, from the start: simulations of the tree with random games
// against random games alone, alpha-beta's moves against the moves of the limit program, two threads
// against two processes, and how soon stop is answered.
#include <benchmark/benchmark.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boardwright/pure/random.hpp>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <thread>

#include "framework/search/alphabeta.hpp"
#include "framework/search/fast_rules.hpp"
#include "framework/search/tree.hpp"
#include "measure.hpp"

namespace {

using namespace boardwright;

constexpr int kRounds = 5;
constexpr std::uint64_t kSimulations = 20000, kMoves = 1000000;
constexpr std::chrono::milliseconds kTogether{500};

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

SearchQuestion start_of(const std::shared_ptr<const Rules>& rules) {
  SearchQuestion question{.position = rules->start()};
  question.seat = question.position.seats_on_turn().front();
  return question;
}

SearchInfo grow(const std::shared_ptr<const Rules>& rules, const SearchLimits& limits) {
  TreeOptions options;
  options.knowledge = false;
  options.history = 0;
  TreeSearch search(rules, options);
  Random random(7);
  return search.search(start_of(rules), limits, random);
}

double random_games(const std::shared_ptr<const Rules>& rules) {
  const FastRules fast(rules);
  const AlignedBytes work = fast.room();
  const Position start = rules->start();
  Random random(7);
  const double begin = cpu_seconds();
  for (std::uint64_t i = 0; i < kSimulations; ++i) {
    bool decided = false;
    fast.copy(work.get(), start.data());
    benchmark::DoNotOptimize(fast.playout(work.get(), {}, 0, random, decided));
  }
  return kSimulations / (cpu_seconds() - begin);
}

void simulations(benchmark::State& state, const std::shared_ptr<const Rules>& rules) {
  std::vector<double> rates, ratios;
  for (auto _ : state) {
    const double games = random_games(rules);
    SearchLimits limits;
    limits.nodes = kSimulations;
    const double begin = cpu_seconds();
    const SearchInfo info = grow(rules, limits);
    const double seconds = cpu_seconds() - begin;
    state.SetIterationTime(seconds);
    rates.push_back(static_cast<double>(info.nodes) / seconds);
    ratios.push_back(rates.back() / games);
  }
  state.counters["simulations"] = median(rates);
  state.counters["ratio"] = median(ratios);
  state.counters["target"] = 0.6;
}

/// Simulations of a child process in the same time.
std::uint64_t simulations_of(int descriptor) {
  std::uint64_t count = 0;
  if (read(descriptor, &count, sizeof count) != sizeof count) throw std::runtime_error("child process");
  close(descriptor);
  return count;
}

int begin_process(const std::shared_ptr<const Rules>& rules, const SearchLimits& limits) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("pipe");
  if (fork() == 0) {
    const std::uint64_t count = grow(rules, limits).nodes;
    _exit(write(ends[1], &count, sizeof count) == sizeof count ? 0 : 1);
  }
  close(ends[1]);
  return ends[0];
}

void two_threads(benchmark::State& state, const std::shared_ptr<const Rules>& rules) {
  std::vector<double> ratios;
  for (auto _ : state) {
    SearchLimits limits;
    limits.time = kTogether;
    const int one = begin_process(rules, limits), other = begin_process(rules, limits);
    const auto apart = static_cast<double>(simulations_of(one) + simulations_of(other));
    while (wait(nullptr) > 0) {
    }
    limits.threads = 2;
    ratios.push_back(static_cast<double>(grow(rules, limits).nodes) / apart);
    state.SetIterationTime(std::chrono::duration<double>(kTogether).count());
  }
  state.counters["ratio"] = median(ratios);
  state.counters["target"] = 0.9;
}

/// How long whoever says stop has to wait: from the flag to the answer, two threads. The slowest of the
/// tries.
void stopping(benchmark::State& state, const std::shared_ptr<const Rules>& rules) {
  using Clock = std::chrono::steady_clock;
  double slowest = 0;
  for (auto _ : state) {
    std::atomic<bool> stop{false};
    Clock::time_point stopped;
    SearchLimits limits;
    limits.stop = &stop;
    limits.threads = 2;
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
      stopped = Clock::now();
      stop = true;
    });
    benchmark::DoNotOptimize(grow(rules, limits).nodes);
    const Clock::time_point end = Clock::now();
    other.join();
    const double seconds = std::chrono::duration<double>(end - stopped).count();
    state.SetIterationTime(seconds);
    slowest = std::max(slowest, seconds * 1000);
  }
  state.counters["slowest_ms"] = slowest;
  state.counters["most_ms"] = 20;
}

}  // namespace

int main(int argc, char** argv) {
  const auto rules = make_rules(*load_game("lines_of_action"), "lines_of_action", {});
  const auto add = [&](const char* name, auto* function) {
    benchmark::RegisterBenchmark(name, [rules, function](benchmark::State& state) { function(state, rules); })
        ->Iterations(kRounds)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  };
  add("tree/simulations", &simulations);
  add("tree/stop", &stopping);
  add("tree/two_threads_to_two_processes", &two_threads);
  add_rate("alphabeta/moves_made", "play list 1500 1 1000 7", 0.2, [rules] {
    AlphaBeta search(rules, {});
    SearchLimits limits;
    limits.nodes = kMoves;
    Random random(7);
    return static_cast<double>(search.search(start_of(rules), limits, random).nodes);
  });
  return run_benchmarks(argc, argv);
}
