// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the plugin of Lines of Action plays and counts, through the contract, one thread, CPU time. Each
// round runs the limit program and then the plugin, so that both see the same machine; `ratio` is the median
// of the rounds' ratios and `target` what it should at least be. Without the limit program only the plugin's
// own rate is shown.
#include <benchmark/benchmark.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <boardwright/pure/repetition.hpp>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <functional>
#include <stdexcept>

#include "loa_limit.hpp"
#include "plugins/host/rules.hpp"

namespace {

using boardwright::Library;
using boardwright::Parameters;
using boardwright::Random;
using boardwright::RepetitionCounter;
using boardwright::Rules;

constexpr int kRounds = 9;
constexpr std::uint32_t kPlyLimit = 1000;
constexpr int kPerftDepth = 5;

/// The file the program would take on this machine.
std::filesystem::path plugin_file() {
  const std::filesystem::path folder = BOARDWRIGHT_BINARY_DIR "/games/lines_of_action";
  const auto fast = folder / "lines_of_action.x86-64-v3.so";
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && std::filesystem::exists(fast)
             ? fast
             : folder / "lines_of_action.so";
}

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Random games inside the plugin; the number of plies.
double playouts(const Rules& rules, std::uint32_t flags, int games) {
  const auto* playout = rules.extension<bw_playout>(BW_PLAYOUT);
  alignas(BW_MAX_ALIGNMENT) char start[BW_MAX_ALIGNMENT];
  rules.api().start(rules.raw(), start);
  bw_playout_options options{};
  options.struct_size = sizeof options;
  options.flags = flags;
  options.ply_limit = kPlyLimit;
  std::uint64_t random[4];
  Random(7).save(random);
  double plies = 0;
  for (int i = 0; i < games; ++i) {
    bw_playout_result result{};
    if (playout->run(rules.raw(), start, &options, random, &result) != BW_OK)
      throw std::runtime_error("playout");
    plies += result.plies;
  }
  return plies;
}

/// The same by a host that makes each move through the contract and counts repetitions itself.
double host_loop(const Rules& rules, int games) {
  const bw_rules* raw = rules.raw();
  const bw_rules_api& api = rules.api();
  std::vector<bw_move> list(rules.facts().max_moves);
  alignas(BW_MAX_ALIGNMENT) char position[BW_MAX_ALIGNMENT];
  Random random(7);
  double plies = 0;
  for (int i = 0; i < games; ++i) {
    api.start(raw, position);
    RepetitionCounter seen;
    seen.add(api.same_key(raw, position));
    for (std::uint32_t ply = 0; ply < kPlyLimit; ++ply, ++plies) {
      const bw_turn turn = api.turn(raw, position);
      if (turn == BW_TURN_OVER) break;
      const bw_seat seat = turn == 1 ? 0 : 1;
      std::uint32_t count = 0;
      api.moves(raw, position, seat, list.data(), &count);
      if (api.play(raw, position, seat, list[random.below(count)]) != BW_OK) throw std::runtime_error("play");
      if (seen.add(api.same_key(raw, position)) >= rules.facts().repetition_limit) break;
    }
  }
  return plies;
}

double perft(const Rules& rules, std::uint32_t depth) {
  alignas(BW_MAX_ALIGNMENT) char start[BW_MAX_ALIGNMENT];
  rules.api().start(rules.raw(), start);
  std::uint64_t leaves = 0;
  if (rules.extension<bw_perft>(BW_PERFT)->count(rules.raw(), start, depth, &leaves) != BW_OK)
    throw std::runtime_error("perft");
  return static_cast<double>(leaves);
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

/// `work` does one round and gives how much it did.
void compare(benchmark::State& state, const std::string& limit, double target,
             const std::function<double()>& work) {
  work();  // warm
  std::vector<double> ours, limits, ratios;
  for (auto _ : state) {
    const auto rate = limit_rate(limit);
    const double begin = cpu_seconds();
    const double done = work();
    const double seconds = cpu_seconds() - begin;
    state.SetIterationTime(seconds);
    ours.push_back(done / seconds);
    if (!rate) continue;
    limits.push_back(*rate);
    ratios.push_back(ours.back() / *rate);
  }
  state.counters["ours"] = median(ours);
  if (ratios.empty()) return;
  state.counters["limit"] = median(limits);
  state.counters["ratio"] = median(ratios);
  state.counters["target"] = target;
}

void add(const std::string& name, const std::string& limit, double target, std::function<double()> work) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [=](benchmark::State& state) { compare(state, limit, target, work); })
      ->Iterations(kRounds)
      ->UseManualTime()
      ->Unit(benchmark::kMillisecond);
}

void add_all(const std::string& name, const std::shared_ptr<const Rules>& rules) {
  add(name + "/playouts", "play rej4 4000 1 1000 7", 0.8, [rules] { return playouts(*rules, 0, 4000); });
  add(name + "/playouts_from_lists", "play list 1500 1 1000 7", 0.8,
      [rules] { return playouts(*rules, BW_PLAYOUT_LIST_MOVES, 1500); });
  add(name + "/host_loop", "play list 1500 1 1000 7", 0.5, [rules] { return host_loop(*rules, 1000); });
  add(name + "/perft", "bulk " + std::to_string(kPerftDepth), 0.6,
      [rules] { return perft(*rules, kPerftDepth); });
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  boardwright::LoadOptions options;
  options.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
  const auto library = Library::load(plugin_file(), options);
  if (!library) {
    std::fprintf(stderr, "%s\n", library.error().c_str());
    return 1;
  }
  if (!limit_rate("bulk 1"))
    std::puts("The limit program is not there or can't run here: rates only, no ratios.");
  const boardwright::Value off{false}, draw{std::string("draw")};
  const std::pair<const char*, Parameters> settings[] = {
      {"standard", {}},
      {"jump_own_off", {{"jump_own", off}}},
      {"simultaneous_draw", {{"simultaneous", draw}}},
      {"both", {{"jump_own", off}, {"simultaneous", draw}}}};
  for (const auto& [name, parameters] : settings) {
    const auto rules = (*library)->create("lines_of_action", parameters);
    if (!rules) {
      std::fprintf(stderr, "%s\n", rules.error().c_str());
      return 1;
    }
    add_all(name, *rules);
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
