// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tournament_standings.hpp"

#include <algorithm>

#include "framework/tournament/groups_of.hpp"
#include "framework/tournament/keizer_of.hpp"
#include "framework/tournament/knock_out_round.hpp"
#include "framework/tournament/ladder_of.hpp"
#include "framework/tournament/mac_mahon_of.hpp"
#include "framework/tournament/next_pairing.hpp"
#include "framework/tournament/round_robin_table.hpp"
#include "framework/tournament/standings.hpp"
#include "framework/tournament/team_table_of.hpp"

namespace boardwright::tournament {
namespace {

using PlacedLines = std::vector<PlacedLine>;

bool of_places(const Settings& settings) {
  return settings.system == System::kKnockOut || settings.system == System::kLadder;
}

std::vector<std::string> team_codes(const Settings& settings) {
  return settings.tie_breaks.empty() ? usual_team_codes(settings.system == System::kRoundRobin)
                                     : settings.tie_breaks;
}

/// The only value is Keizer's points; no two share a place (T15.4).
PlacedLines by_keizer(const KeizerRules& rules, const TableNow& now) {
  PlacedLines placed;
  const std::uint32_t rounds = now.table.rounds();
  for (const auto& line : keizer_ranking(now.table, rounds, keizer_of(rules)))
    placed.push_back({now.order[line.number - 1],
                      line.number,
                      static_cast<std::uint32_t>(placed.size() + 1),
                      now.table.score(line.number, rounds),
                      {line.points}});
  return placed;
}

/// Who still plays stands above who is out; level ones share (T13.4).
PlacedLines by_bracket(const Tournament& tournament, const TableNow& now) {
  const auto seeds = fixed_order(tournament, now.order);
  const auto table = with_level_decided(
      tournament, crosstable_of(tournament, seeds, static_cast<std::uint32_t>(tournament.rounds.size()),
                                [](const std::string&) { return std::string(); }));
  const Bracket bracket = make_bracket(static_cast<Number>(seeds.size()), tournament.settings.bracket);
  std::vector<std::uint32_t> places(seeds.size(), 0);
  if (const auto results = bracket_results(table, bracket)) places = bracket_places_of(bracket, *results);
  PlacedLines lines;
  for (std::size_t i = 0; i < now.order.size(); ++i) {
    const auto at = std::ranges::find(seeds, now.order[i]);
    const auto number = static_cast<Number>(i + 1);
    PlacedLine line{now.order[i], number, 0, now.table.score(number, now.table.rounds())};
    line.place = at == seeds.end()
                     ? UINT32_MAX
                     : std::max<std::uint32_t>(places[static_cast<std::size_t>(at - seeds.begin())], 1);
    lines.push_back(std::move(line));
  }
  std::ranges::stable_sort(lines, {}, &PlacedLine::place);
  const auto in_bracket = static_cast<std::uint32_t>(seeds.size());
  for (auto& line : lines)
    line.place = std::min(line.place, in_bracket + 1);  // not in the bracket: after all
  return lines;
}

PlacedLines by_ladder(const Tournament& tournament, const TableNow& now, TimeMs time) {
  PlacedLines lines;
  for (const auto& who : ladder_of(tournament, time).places) {
    const auto number = static_cast<Number>(std::ranges::find(now.order, who.id) - now.order.begin() + 1);
    if (number > now.order.size()) continue;
    lines.push_back({who.id, number, static_cast<std::uint32_t>(lines.size() + 1),
                     now.table.score(number, now.table.rounds())});
  }
  return lines;
}

PlacedLines by_mac_mahon(const Tournament& tournament, const TableNow& now) {
  const auto values = mac_mahon_values(now.table, mac_mahon_of(tournament, now.order));
  const auto codes = mac_mahon_codes(tournament.settings);
  PlacedLines lines;
  for (std::size_t i = 0; i < now.order.size(); ++i) {
    const auto number = static_cast<Number>(i + 1);
    PlacedLine line{now.order[i], number, 0, now.table.score(number, now.table.rounds())};
    for (const auto& code : codes) line.values.push_back(mac_mahon_value(values[i], code));
    lines.push_back(std::move(line));
  }
  std::ranges::stable_sort(lines,
                           [](const PlacedLine& a, const PlacedLine& b) { return b.values < a.values; });
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i].place = i > 0 && lines[i].values == lines[i - 1].values ? lines[i - 1].place
                                                                     : static_cast<std::uint32_t>(i + 1);
  return lines;
}

Result<PlacedLines> by_team(const Tournament& tournament, const TableNow& now, const NameOf& name) {
  const auto lines =
      team_standings(team_table_of(tournament, now.order, name), team_codes(tournament.settings));
  if (!lines) return fail(lines.error());
  PlacedLines placed;
  for (const auto& line : *lines) {
    PlacedLine one{now.order[line.number - 1], line.number, line.place, line.primary};
    for (const auto& value : line.values) one.values.emplace_back(value);
    placed.push_back(std::move(one));
  }
  return placed;
}

/// The rounds of a round robin's groups, all of them.
std::vector<ScheduledRound> schedule_of(const Settings& settings,
                                        const std::vector<std::vector<Number>>& groups) {
  std::vector<ScheduledRound> schedule;
  for (const auto& group : groups) {
    const auto people = static_cast<Number>(group.size());
    const auto one = settings.cycles > 1 ? double_round_robin(people) : berger_table(people);
    const std::size_t all = settings.cycles > 1 ? one.size() / 2 * settings.cycles : one.size();
    schedule.resize(std::max(schedule.size(), all));
    for (std::size_t round = 0; round < all; ++round)
      for (const Pair& pair : one[round % one.size()].pairs)
        schedule[round].pairs.push_back({group[pair.first - 1], group[pair.second - 1]});
  }
  return schedule;
}

/// As the first round numbered them, then whoever came too late for the table.
std::vector<std::string> table_order(const Tournament& tournament, const TableNow& now) {
  auto order = fixed_order(tournament, now.order);
  for (const auto& player : now.order)
    if (std::ranges::find(order, player) == order.end()) order.push_back(player);
  return order;
}

/// Withdrawals count as T12.5 says, each group by itself (T12.6).
Result<PlacedLines> by_table(const Tournament& tournament, const TableNow& now, const NameOf& name,
                             const std::vector<TieBreak>& list) {
  const Settings& settings = tournament.settings;
  const std::size_t in_table =
      tournament.rounds.empty() ? now.order.size() : fixed_order(tournament, now.order).size();
  const auto order = tournament.rounds.empty() ? now.order : table_order(tournament, now);
  auto table = crosstable_of(tournament, order, static_cast<std::uint32_t>(tournament.rounds.size()), name);
  table.scheme.pending = 0;
  auto groups = groups_of(settings, std::min(in_table, order.size()));
  std::vector<Number> withdrawn;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (tournament.entrant(order[i])->is_withdrawn(tournament.next_round()))
      withdrawn.push_back(static_cast<Number>(i + 1));
  if (settings.system == System::kRoundRobin && !withdrawn.empty())
    table = with_withdrawn(table, withdrawn, schedule_of(settings, groups));
  const bool several = groups.size() > 1;
  for (std::size_t i = in_table; i < order.size(); ++i) groups.back().push_back(static_cast<Number>(i + 1));
  PlacedLines placed;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    const auto lines = standings(several ? carried_over(table, groups[group]) : table, list);
    if (!lines) return fail(lines.error());
    for (const auto& line : *lines) {
      const std::string& player = order[several ? groups[group][line.number - 1] - 1 : line.number - 1];
      const auto number = static_cast<Number>(std::ranges::find(now.order, player) - now.order.begin() + 1);
      placed.push_back({player, number, line.place, line.score, line.values,
                        several ? static_cast<std::uint32_t>(group + 1) : 0});
    }
  }
  return placed;
}

TimeMs last_written(const Tournament& tournament) {
  TimeMs last = 0;
  for (const auto& event : tournament.history) last = std::max(last, event.time);
  return last;
}

}  // namespace

bool goes_by_keizer(const Settings& settings) {
  if (settings.system == System::kKeizer) return true;
  return settings.system == System::kOpenEvening && settings.tie_breaks == std::vector<std::string>{"KEIZER"};
}

Result<std::vector<TieBreak>> tie_breaks_of(const Settings& settings) {
  if (settings.system == System::kOpenEvening && goes_by_keizer(settings)) return std::vector<TieBreak>{};
  if (of_places(settings) || settings.system == System::kMacMahon || settings.of_teams())
    return std::vector<TieBreak>{};
  if (!settings.tie_breaks.empty()) {
    std::string text;
    for (const auto& code : settings.tie_breaks) text += (text.empty() ? "" : ",") + code;
    return parse_tie_breaks(text);
  }
  if (settings.system == System::kOpenEvening) return parse_tie_breaks("WON,DE");  // no rounds in common
  if (settings.system == System::kScheveningen) return parse_tie_breaks("WIN");    // half of them never meet
  const PointScheme usual;
  return recommended_tie_breaks({settings.system == System::kRoundRobin, settings.games_per_match > 1,
                                 settings.scheme.win == usual.win && settings.scheme.draw == usual.draw &&
                                     settings.scheme.loss == usual.loss});
}

Result<std::vector<StandingColumn>> standing_columns(const Settings& settings) {
  if (goes_by_keizer(settings)) return std::vector<StandingColumn>{{"KEIZER", 1}};
  std::vector<StandingColumn> columns;
  if (of_places(settings)) return columns;
  std::vector<std::string> codes;
  if (settings.system == System::kMacMahon) codes = mac_mahon_codes(settings);
  if (settings.of_teams()) codes = team_codes(settings);
  for (auto& code : codes) columns.push_back({std::move(code), 1});
  const auto list = tie_breaks_of(settings);
  if (!list) return fail(list.error());
  for (const auto& one : *list) columns.push_back({tie_break_text(one), shown_decimals(one.criterion)});
  return columns;
}

Tournament as_played(const Tournament& tournament) {
  constexpr std::size_t kLater = 2;  // rounds: while the next one is out, a correction counts everywhere
  Tournament before = tournament;
  const auto stamp = [&](const Statement& said) {
    const auto* event = tournament.event(said.event);
    return event == nullptr ? std::uint64_t{0} : event->stamp;
  };
  for (std::size_t i = 0; i + kLater < before.rounds.size(); ++i)
    for (auto& board : before.rounds[i].boards) {
      const Statement* known = nullptr;
      bool corrected = false;
      for (const auto& said : board.said) {
        const bool late = stamp(said) > before.rounds[i + kLater].stamp;
        if (!late && said.score) known = &said;
        corrected = corrected || (late && said.correction && said.holds);
      }
      if (!corrected || known == nullptr) continue;
      board.score = known->score, board.swapped = known->swapped, board.disputed = false;
    }
  return before;
}

namespace {

Result<std::vector<PlacedLine>> lines_of(const Tournament& tournament, const NameOf& name, TimeMs time) {
  const TableNow now = table_now(tournament, name);
  const Settings& settings = tournament.settings;
  if (goes_by_keizer(settings)) return by_keizer(settings.keizer, now);
  if (settings.system == System::kKnockOut) return by_bracket(tournament, now);
  if (settings.system == System::kLadder)
    return by_ladder(tournament, now, time == 0 ? last_written(tournament) : time);
  if (settings.system == System::kMacMahon) return by_mac_mahon(tournament, now);
  if (settings.of_teams()) return by_team(tournament, now, name);
  const auto list = tie_breaks_of(settings);
  if (!list) return fail(list.error());
  if (of_table(settings.system)) return by_table(tournament, now, name, *list);
  StandingsOptions options;
  for (const auto& lot : tournament.lots)
    if (lot.what == "numbers")
      for (std::size_t i = 0; i < now.order.size(); ++i) options.lots.push_back(static_cast<Number>(i + 1));
  const auto lines = standings(now.table, *list, options);
  if (!lines) return fail(lines.error());
  PlacedLines placed;
  for (const auto& line : *lines)
    placed.push_back({now.order[line.number - 1], line.number, line.place, line.score, line.values});
  return placed;
}

}  // namespace

Result<std::vector<PlacedLine>> standing_lines(const Tournament& tournament, const NameOf& name,
                                               TimeMs time) {
  if (tournament.settings.as_played) return lines_of(as_played(tournament), name, time);
  return lines_of(tournament, name, time);
}

}  // namespace boardwright::tournament
