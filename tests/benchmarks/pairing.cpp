// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast rounds are paired by the Dutch system, and how fast standings are made: rounds for a thousand million leaves
// that the limit program counts meanwhile (`loa_limit bulk 5`), so that a busy machine gives the same figures. Targets
// are 0.2 s for a round of 100 people, 1 s for 200, 20 s for 500, and 20 ms for standings of 200 people after 11 rounds,
// where the limit program counts 1.6 thousand million leaves a second.
#include <optional>

#include "framework/tournament/random_tournament.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/standings.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "measure.hpp"

namespace {

using namespace boardwright::tournament;

constexpr double kLeaves = 1e9, kUsualLeaves = 1.6e9;
constexpr const char* kLimit = "bulk 5";

Crosstable played(Number people, std::uint32_t rounds) {
  RandomWishes wishes;
  wishes.people = people, wishes.rounds = rounds;
  auto made = random_tournament(wishes);
  if (made.table.rounds() != rounds) stop("the tournament to pair ended early");
  return std::move(made.table);
}

/// `seconds`: what one of them may take.
void add(const std::string& name, double seconds, const std::function<std::uint32_t()>& work) {
  add_rate(name, kLimit, kLeaves / seconds / kUsualLeaves, [work] { return kLeaves * work(); });
}

/// Every round of a tournament; how many.
std::uint32_t pair_all(const std::vector<Crosstable>& rounds) {
  for (const auto& before : rounds)
    if (const auto paired = pair_dutch(before); !paired) stop(paired.error().sentence());
  return static_cast<std::uint32_t>(rounds.size());
}

void add_pairing(Number people, std::uint32_t rounds, double seconds) {
  // Played when it is asked for first, which isn't timed: whoever runs another benchmark needn't wait.
  add("pairing/" + std::to_string(people) + "_people", seconds,
      [people, rounds, before = std::vector<Crosstable>()]() mutable {
        if (before.empty()) {
          const auto table = played(people, rounds);
          for (std::uint32_t round = 1; round <= rounds; ++round)
            before.push_back(before_round(table, round));
        }
        return pair_all(before);
      });
}

void add_standings() {
  constexpr Number kPeople = 200;
  constexpr std::uint32_t kRounds = 11, kTimes = 20;
  const auto list = parse_tie_breaks("BH/C1,BH,DE,WIN,STD");
  if (!list) stop(list.error());
  add("standings/200_people_11_rounds", 0.02, [table = std::optional<Crosstable>(), list = *list]() mutable {
    if (!table) table = played(kPeople, kRounds);
    for (std::uint32_t i = 0; i < kTimes; ++i)
      if (const auto lines = standings(*table, list); !lines) stop(lines.error());
    return kTimes;
  });
}

}  // namespace

int main(int argc, char** argv) {
  add_pairing(100, 9, 0.2);
  add_pairing(200, 9, 1);
  add_pairing(500, 5, 20);
  add_standings();
  return run_benchmarks(argc, argv);
}
