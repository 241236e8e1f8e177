// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/next_pairing.hpp"

#include <algorithm>

#include "framework/tournament/keizer.hpp"
#include "framework/tournament/keizer_pairing.hpp"
#include "framework/tournament/knock_out_round.hpp"
#include "framework/tournament/round_robin.hpp"
#include "framework/tournament/swiss_dutch.hpp"

namespace boardwright::tournament {
namespace {

using Next = std::variant<NextPairing, PairingProblem>;

/// Cycles after the first two begin again like the first.
Next next_of_round_robin(const Tournament& tournament, const Crosstable& table) {
  const auto people = static_cast<Number>(table.entrants.size());
  if (people < 2) return PairingProblem{"T12.1", {}, "a round robin needs two people who are there"};
  const std::uint32_t cycles = tournament.settings.cycles;
  const auto schedule = cycles > 1 ? double_round_robin(people) : berger_table(people);
  const std::size_t all = cycles > 1 ? schedule.size() / 2 * cycles : schedule.size();
  const std::size_t done = table.rounds();
  if (done >= all) return PairingProblem{"T12.1", {}, "everybody has met everybody"};
  const auto& round = schedule[done % schedule.size()];
  NextPairing next;
  next.pairing.pairs = round.pairs;  // who is free gets nothing for it (T12.1)
  for (const auto& entrant : tournament.entrants)
    if (std::ranges::find(table.entrants, entrant.data.player, &Entrant::id) == table.entrants.end())
      next.notes.push_back("a round robin takes nobody in after its first round");
  return next;
}

Next next_of_keizer(const Crosstable& table) {
  std::vector<Number> ranking;
  for (const auto& line : keizer_ranking(table, table.rounds())) ranking.push_back(line.number);
  const KeizerLimits limits;
  auto round = pair_keizer(table, ranking, limits);
  if (!round) return std::move(round.error());
  NextPairing next{std::move(round->pairing), {}};
  if (round->apart < limits.apart)  // T15.5
    next.notes.push_back("people meet again who met " + std::to_string(round->apart + 1) +
                         " rounds ago: there is no other way");
  return next;
}

Next next_of_knock_out(const Crosstable& table) {
  auto round = pair_knock_out(table);
  if (!round) return std::move(round.error());
  if (round->pairs.empty()) return PairingProblem{"T13.1", {}, "the last match has been played"};
  return NextPairing{std::move(*round), {}};
}

Next next_of_swiss(const Crosstable& table) {
  auto round = pair_dutch(table);
  if (!round) return std::move(round.error());
  return NextPairing{std::move(*round), {}};
}

}  // namespace

std::vector<std::string> fixed_order(const Tournament& tournament, const std::vector<std::string>& order) {
  if (!tournament.rounds.empty()) return tournament.rounds.front().published.order;
  std::vector<std::string> here;
  for (const auto& player : order) {
    const auto* entrant = tournament.entrant(player);
    const bool in = tournament.settings.presence == PresenceRule::kAssumed
                        ? !entrant->is_withdrawn(1)
                        : entrant->in_round(1, PresenceRule::kCheckIn) == Attendance::kIn;
    if (in) here.push_back(player);
  }
  return here;
}

std::variant<NextPairing, PairingProblem> next_pairing(const Tournament& tournament,
                                                       const Crosstable& table) {
  switch (tournament.settings.system) {
    case System::kRoundRobin: return next_of_round_robin(tournament, table);
    case System::kKeizer: return next_of_keizer(table);
    case System::kKnockOut: return next_of_knock_out(table);
    case System::kSwiss: return next_of_swiss(table);
    case System::kOpenEvening:
      return PairingProblem{"T12.8", {}, "an open evening has no rounds; pair two who wait"};
  }
  return PairingProblem{"T20.4", {}, "this system can't be paired"};
}

}  // namespace boardwright::tournament
