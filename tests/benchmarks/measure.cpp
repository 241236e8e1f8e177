// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.hpp"

#include <benchmark/benchmark.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <stdexcept>

#include "loa_limit.hpp"

namespace {

using boardwright::Position;
using boardwright::Random;

constexpr int kRounds = 9;

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                   values.end());
  return values[values.size() / 2];
}

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
  if (target > 0) state.counters["target"] = target;
}

}  // namespace

void stop(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  std::exit(1);  // NOLINT(concurrency-mt-unsafe): there is one thread
}

std::shared_ptr<const boardwright::Library> load_game(const std::string& id) {
  const std::filesystem::path folder = std::filesystem::path(BOARDWRIGHT_BINARY_DIR "/games") / id;
  const auto fast = folder / (id + ".x86-64-v3.so");
  const bool newer =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && std::filesystem::exists(fast);
  boardwright::LoadOptions options;
  options.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
  const auto library = boardwright::Library::load(newer ? fast : folder / (id + ".so"), options);
  if (!library) stop(library.error());
  return *library;
}

std::shared_ptr<const boardwright::Rules> make_rules(const boardwright::Library& library,
                                                     const std::string& id,
                                                     const boardwright::Parameters& parameters) {
  const auto rules = library.create(id, parameters);
  if (!rules) stop(rules.error());
  return *rules;
}

double playouts(const std::vector<Position>& starts, std::uint32_t flags, int games) {
  const boardwright::Rules& rules = starts.front().rules();
  const auto* playout = rules.extension<bw_playout>(BW_PLAYOUT);
  bw_playout_options options{};
  options.struct_size = sizeof options;
  options.flags = flags;
  options.ply_limit = kPlyLimit;
  std::uint64_t random[4];
  Random(7).save(random);
  double plies = 0;
  for (int i = 0; i < games; ++i) {
    bw_playout_result result{};
    result.struct_size = sizeof result;
    const Position& start = starts[static_cast<std::size_t>(i) % starts.size()];
    if (playout->run(rules.raw(), start.data(), &options, random, &result) != BW_OK)
      throw std::runtime_error("playout");
    plies += result.plies;
  }
  return plies;
}

double perft(const Position& start, std::uint32_t depth) {
  std::uint64_t leaves = 0;
  const boardwright::Rules& rules = start.rules();
  if (rules.extension<bw_perft>(BW_PERFT)->count(rules.raw(), start.data(), depth, &leaves) != BW_OK)
    throw std::runtime_error("perft");
  return static_cast<double>(leaves);
}

void random_step(Position& position, Random& random) {
  std::vector<boardwright::Move> choices;
  boardwright::Seat seat = BW_CHANCE;
  if (position.is_chance()) {
    for (const auto& event : position.chance_events())
      choices.insert(choices.end(), event.weight, event.event);
  } else {
    seat = position.seats_on_turn().front();
    choices = position.moves(seat);
  }
  const auto played =
      position.play(seat, choices.at(random.below(static_cast<std::uint32_t>(choices.size()))));
  if (!played) stop(played.error());
}

std::vector<Position> met_in_games(const std::vector<Position>& starts) {
  constexpr std::size_t kPositions = 512;
  constexpr std::uint32_t kApart = 7;  // steps
  std::vector<Position> met;
  Random random(23);
  for (std::size_t game = 0; met.size() < kPositions; ++game) {
    Position position = starts[game % starts.size()];
    for (std::uint32_t step = 1; step < kPlyLimit && !position.is_over(); ++step) {
      random_step(position, random);
      if (step % kApart == 0 && !position.seats_on_turn().empty()) met.push_back(position);
    }
  }
  return met;
}

double evaluations(const std::vector<Position>& positions, int rounds) {
  const boardwright::Rules& rules = positions.front().rules();
  const auto* const evaluate = rules.extension<bw_evaluate>(BW_EVALUATE);
  if (evaluate == nullptr) stop("these rules have no evaluation");
  std::int32_t value = 0;
  for (int round = 0; round < rounds; ++round)
    for (const Position& position : positions)
      if (evaluate->evaluate(rules.raw(), position.data(),
                             static_cast<boardwright::Seat>(__builtin_ctz(position.turn())), &value) != BW_OK)
        stop("a position can't be evaluated: " + position.text());
  return static_cast<double>(rounds) * static_cast<double>(positions.size());
}

void add_rate(const std::string& name, const std::string& limit, double target,
              std::function<double()> work) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [limit, target, work = std::move(work)](benchmark::State& state) {
                                 compare(state, limit, target, work);
                               })
      ->Iterations(kRounds)
      ->UseManualTime()
      ->Unit(benchmark::kMillisecond);
}

int run_benchmarks(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  if (!limit_rate("bulk 1"))
    std::puts("The limit program is not there or can't run here: rates only, no ratios.");
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
