// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast whole simulations of Lines of Action run: one thread against random games from lists inside the
// plugin, and two threads against two processes.
#include <benchmark/benchmark.h>
#include <boardwright/abi/playout.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <stdexcept>

#include "framework/statistics/run.hpp"
#include "measure.hpp"

namespace {

using namespace boardwright;

constexpr int kRounds = 7;
constexpr std::uint64_t kGames = 10000;
// As large a part of the games as the usual samples are of 100,000.
constexpr SampleSizes kSamples{.watched = 200, .examined = 10};

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// The plies that were played.
double simulate(const std::shared_ptr<const Rules>& rules, unsigned threads, std::uint64_t games) {
  const GamePlan plan{.rules = rules};
  RunControl control;
  control.threads = threads;
  const auto identity = identify(plan, "lines_of_action/standard", games, kSamples);
  if (!identity) throw std::runtime_error(identity.error());
  const auto run = run_games(plan, *identity, control);
  if (!run) throw std::runtime_error(run.error());
  return run->total().sum(Column::kPlies);
}

void against_playouts(benchmark::State& state, const std::shared_ptr<const Rules>& rules) {
  const std::vector starts{rules->start()};
  std::vector<double> rates, ratios;
  for (auto _ : state) {
    double begin = cpu_seconds();
    const double lists = playouts(starts, BW_PLAYOUT_LIST_MOVES, kGames) / (cpu_seconds() - begin);
    begin = cpu_seconds();
    const double plies = simulate(rules, 1, kGames);
    const double seconds = cpu_seconds() - begin;
    state.SetIterationTime(seconds);
    rates.push_back(plies / seconds);
    ratios.push_back(rates.back() / lists);
  }
  state.counters["plies"] = median(rates);
  state.counters["ratio"] = median(ratios);
  state.counters["target"] = 0.5;
}

/// Seconds until both processes have ended, each with half of the games.
double two_processes(const std::shared_ptr<const Rules>& rules) {
  const double begin = wall_seconds();
  for (int i = 0; i < 2; ++i) {
    if (fork() == 0) {
      (void)simulate(rules, 1, kGames);
      _exit(0);
    }
  }
  while (wait(nullptr) > 0) {
  }
  return wall_seconds() - begin;
}

void two_threads(benchmark::State& state, const std::shared_ptr<const Rules>& rules) {
  std::vector<double> ratios;
  for (auto _ : state) {
    const double apart = two_processes(rules);
    const double begin = wall_seconds();
    (void)simulate(rules, 2, 2 * kGames);
    const double together = wall_seconds() - begin;
    ratios.push_back(apart / together);
    state.SetIterationTime(together);
  }
  state.counters["ratio"] = median(ratios);
  state.counters["target"] = 0.9;
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
  add("simulate/one_thread_to_playouts_from_lists", &against_playouts);
  add("simulate/two_threads_to_two_processes", &two_threads);
  return run_benchmarks(argc, argv);
}
