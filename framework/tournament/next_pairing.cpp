// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/next_pairing.hpp"

#include <algorithm>

#include "framework/tournament/groups_of.hpp"
#include "framework/tournament/keizer_of.hpp"
#include "framework/tournament/knock_out_round.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/mac_mahon_of.hpp"
#include "framework/tournament/mac_mahon_pairing.hpp"
#include "framework/tournament/matching.hpp"
#include "framework/tournament/round_robin.hpp"
#include "framework/tournament/scheveningen.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "framework/tournament/team_swiss.hpp"
#include "framework/tournament/two_game_swiss.hpp"

namespace boardwright::tournament {
namespace {

using Next = std::variant<NextPairing, PairingProblem>;

/// The rounds of a table of so many people; cycles after the first two begin again like the first.
std::vector<Pair> table_round(Number people, std::uint32_t cycles, std::size_t done) {
  const auto schedule = cycles > 1 ? double_round_robin(people) : berger_table(people);
  const std::size_t all = cycles > 1 ? schedule.size() / 2 * cycles : schedule.size();
  return done < all ? schedule[done % schedule.size()].pairs : std::vector<Pair>{};
}

/// Who has not met yet, as many of them as can at once: some games are carried over from an earlier stage (T12.6).
Next next_of_carried(const Crosstable& table) {
  const auto people = static_cast<Number>(table.entrants.size());
  const auto met = [&](Number one, Number other) {
    return std::ranges::any_of(table.of(one).rounds,
                               [&](const auto& entry) { return entry.opponent == other; });
  };
  std::vector<std::pair<std::uint32_t, std::uint32_t>> open;
  for (Number one = 1; one <= people; ++one)
    for (Number other = one + 1; other <= people; ++other)
      if (!met(one, other)) open.emplace_back(one - 1, other - 1);
  if (open.empty()) return problem("T12.1", {}, "pairing.all_met");
  const auto firsts = [&](Number number) {
    return std::ranges::count_if(table.of(number).rounds,
                                 [](const auto& entry) { return entry.side == Side::kFirst; });
  };
  const auto matching = largest_matching(people, open);
  NextPairing next;
  for (Number one = 1; one <= people; ++one) {
    const auto partner = matching.partner[one - 1];
    if (partner == kNothing || partner + 1 <= one) continue;
    const Number other = partner + 1;
    const bool opens = firsts(one) != firsts(other) ? firsts(one) < firsts(other) : table.rounds() % 2 == 0;
    next.pairing.pairs.push_back(opens ? Pair{one, other} : Pair{other, one});
  }
  return next;
}

Next next_of_round_robin(const Tournament& tournament, const Crosstable& table) {
  if (table.entrants.size() < 2) return problem("T12.1", {}, "pairing.two_needed");
  const auto& settings = tournament.settings;
  if (settings.carry) return next_of_carried(table);
  const auto groups = groups_of(settings, table.entrants.size());
  if (groups.size() > 1 && std::ranges::any_of(groups, [](const auto& group) { return group.size() < 2; }))
    return problem("T12.6", {}, "pairing.groups_too_small");
  NextPairing next;
  for (const auto& group : groups)
    for (const Pair& pair : table_round(static_cast<Number>(group.size()), settings.cycles, table.rounds()))
      next.pairing.pairs.push_back({group[pair.first - 1], group[pair.second - 1]});
  // Who is free gets nothing for it (T12.1).
  if (next.pairing.pairs.empty()) return problem("T12.1", {}, "pairing.all_met");
  for (const auto& entrant : tournament.entrants)
    if (std::ranges::find(table.entrants, entrant.data.player, &Entrant::id) == table.entrants.end()) {
      next.notes.push_back(remark("evening.note_not_taken_in"));
      break;
    }
  return next;
}

Next next_of_scheveningen(const Tournament& tournament, const Crosstable& table) {
  std::vector<std::string> order;
  for (const auto& entrant : table.entrants) order.push_back(entrant.id);
  const auto teams = teams_of(tournament, order);
  if (teams.size() != 2 || teams[0].people.size() != teams[1].people.size() ||
      2 * teams[0].people.size() != order.size())
    return problem("T10.6", {}, "pairing.two_teams_alike");
  const auto people = static_cast<Number>(teams[0].people.size());
  NextPairing next;
  const auto of = [&](Number number) {
    return number <= people ? teams[0].people[number - 1] : teams[1].people[number - people - 1];
  };
  for (const Pair& pair : scheveningen_round(people, table.rounds() + 1))
    next.pairing.pairs.push_back({of(pair.first), of(pair.second)});
  if (next.pairing.pairs.empty()) return problem("T10.6", {}, "pairing.all_met");
  return next;
}

Next next_of_mac_mahon(const Tournament& tournament, const Crosstable& table) {
  std::vector<std::string> order;
  for (const auto& entrant : table.entrants) order.push_back(entrant.id);
  const auto settings = mac_mahon_of(tournament, order);
  const auto handicaps = handicaps_of(tournament.settings);
  const bool with = tournament.settings.mac_mahon.handicaps;
  auto round = pair_mac_mahon(table, settings, with ? &handicaps : nullptr);
  if (!round) return std::move(round.error());
  NextPairing next{std::move(*round), {}, {}};
  const auto score = [&](Number number) { return mac_mahon_score(table, settings, number, table.rounds()); };
  for (const Pair& pair : next.pairing.pairs) {
    const Points one = score(pair.first), other = score(pair.second);
    const Points weaker = std::min(one, other), stronger = std::max(one, other);
    next.handicaps.push_back(with ? handicap_steps(settings, handicaps, stronger, weaker) : 0);
  }
  return next;
}

Next next_of_keizer(const KeizerRules& rules, const Crosstable& table) {
  std::vector<Number> ranking;
  for (const auto& line : keizer_ranking(table, table.rounds(), keizer_of(rules)))
    ranking.push_back(line.number);
  const KeizerLimits limits = keizer_limits_of(rules);
  auto round = pair_keizer(table, ranking, limits);
  if (!round) return std::move(round.error());
  NextPairing next{std::move(round->pairing), {}, {}};
  if (round->apart < limits.apart)  // T15.5
    next.notes.push_back(remark("evening.note_meet_again", {std::to_string(round->apart + 1)}));
  return next;
}

/// While a match is level two more games are played with the next clock of the list (T13.2).
PairingProblem with_next_clock(const Tournament& tournament, const Crosstable& table, PairingProblem why) {
  const auto& settings = tournament.settings;
  if (why.remark.key != "pairing.no_winner" || why.people.size() != 2) return why;
  const std::string &one = table.of(why.people[0]).id, &other = table.of(why.people[1]).id;
  for (auto round = tournament.rounds.rbegin(); round != tournament.rounds.rend(); ++round)
    for (const auto& board : round->boards) {
      const auto [first, second] = std::minmax(board.pairing.first, board.pairing.second);
      if (std::minmax(one, other) != std::pair<const std::string&, const std::string&>(first, second))
        continue;
      if (!board.score || board.score->first == Code::kOpen) return why;
      const std::size_t games = std::max<std::size_t>(board.score->games.size(), settings.games_per_match);
      const std::size_t next = (games - settings.games_per_match) / 2;
      if (next >= settings.further_clocks.size()) return why;
      return problem("T13.2", why.people, "pairing.next_clock", {settings.further_clocks[next]});
    }
  return why;
}

Next next_of_knock_out(const Tournament& tournament, const Crosstable& table) {
  auto round = pair_knock_out(with_level_decided(tournament, table), tournament.settings.bracket);
  if (!round) return with_next_clock(tournament, table, std::move(round.error()));
  if (round->pairs.empty()) return problem("T13.1", {}, "pairing.last_match");
  return NextPairing{std::move(*round), {}, {}};
}

template <class Round>
Next next_of(Round round) {
  if (!round) return std::move(round.error());
  return NextPairing{std::move(*round), {}, {}};
}

/// Places of the table, so that those of one club meet early (T12.4).
std::vector<std::string> with_clubs_early(const Tournament& tournament,
                                          const std::vector<std::string>& people) {
  std::vector<Number> drawn;
  std::vector<std::string> clubs, placed;
  for (const auto& player : people) {
    drawn.push_back(static_cast<Number>(drawn.size() + 1));
    clubs.push_back(tournament.entrant(player)->data.club);
  }
  for (const Number number : places_apart(std::move(drawn), clubs)) placed.push_back(people[number - 1]);
  return placed;
}

bool level(const Crosstable& table, const RoundEntry& one, const RoundEntry& other) {
  return one.code != Code::kOpen && table.points(one) == table.points(other);
}

}  // namespace

Number winner_of_level(const Tournament& tournament, const Crosstable& table, std::uint32_t round, Number one,
                       Number other) {
  switch (tournament.settings.level) {
    case LevelMatch::kAsk: return 0;
    case LevelMatch::kBetterSeed: return std::min(one, other);
    case LevelMatch::kSecondSide: {
      const auto& entry = table.of(one).rounds[round - 1];
      return entry.side == Side::kSecond ? one : entry.side == Side::kFirst ? other : 0;
    }
    case LevelMatch::kLot: break;
  }
  const std::string what = level_lot(round, table.of(one).id, table.of(other).id);
  const auto lot = std::ranges::find(tournament.lots, what, &LotDrawn::what);
  if (lot == tournament.lots.end() || lot->drawn.empty()) return 0;
  return lot->drawn.front() == table.of(one).id ? one : other;
}

Crosstable with_level_decided(const Tournament& tournament, const Crosstable& table) {
  Crosstable decided = table;
  for (Number one = 1; one <= decided.entrants.size(); ++one)
    for (std::uint32_t round = 1; round <= decided.entrants[one - 1].rounds.size(); ++round) {
      auto& entry = decided.entrants[one - 1].rounds[round - 1];
      const Number number = entry.opponent;
      if (number <= one || number > decided.entrants.size()) continue;
      auto& opposite = decided.entrants[number - 1].rounds[round - 1];
      if (!level(decided, entry, opposite)) continue;
      const Number winner = winner_of_level(tournament, table, round, one, number);
      if (winner == 0) continue;
      entry.points = winner == one ? 1 : 0, opposite.points = winner == one ? 0 : 1;
    }
  return decided;
}

std::vector<std::string> fixed_order(const Tournament& tournament, const std::vector<std::string>& order) {
  std::vector<std::string> here;
  if (!tournament.rounds.empty()) {
    for (const auto& player : tournament.rounds.front().published.order)
      if (tournament.entrant(player) != nullptr && std::ranges::find(here, player) == here.end())
        here.push_back(player);
    return here;
  }
  for (const auto& player : order) {
    const auto* entrant = tournament.entrant(player);
    const bool in = tournament.settings.presence == PresenceRule::kAssumed
                        ? !entrant->is_withdrawn(1)
                        : entrant->in_round(1, PresenceRule::kCheckIn) == Attendance::kIn;
    if (in) here.push_back(player);
  }
  if (tournament.settings.keep_apart) here = with_clubs_early(tournament, here);
  return here;
}

std::variant<NextPairing, PairingProblem> next_pairing(const Tournament& tournament,
                                                       const Crosstable& table) {
  switch (tournament.settings.system) {
    case System::kRoundRobin: return next_of_round_robin(tournament, table);
    case System::kKeizer: return next_of_keizer(tournament.settings.keizer, table);
    case System::kKnockOut: return next_of_knock_out(tournament, table);
    case System::kSwiss: return next_of(pair_dutch(table));
    case System::kTwoGameSwiss: return next_of(pair_two_games(table));
    case System::kTeamSwiss: return next_of(pair_teams(table, tournament.settings.teams.preference));
    case System::kMacMahon: return next_of_mac_mahon(tournament, table);
    case System::kScheveningen: return next_of_scheveningen(tournament, table);
    case System::kOpenEvening:
    case System::kLadder: break;
  }
  return problem("T12.8", {}, "pairing.no_rounds");
}

}  // namespace boardwright::tournament
