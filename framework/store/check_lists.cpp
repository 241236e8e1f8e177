// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/check_lists.hpp"

#include <set>

#include "framework/store/counted_table.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/game_search.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/player_table.hpp"
#include "framework/store/read_model.hpp"
#include "framework/store/result_table.hpp"

namespace boardwright::store {
namespace {

using Differences = std::vector<std::string>;

void compare_players(soci::session& sql, std::span<const ClubEvent> events, Differences& differences) {
  const auto listed = read_players(sql), counted = players_of(events);
  std::set<std::string> ids;
  for (const auto* players : {&listed, &counted})
    for (const auto& [id, player] : *players) ids.insert(id);
  for (const auto& id : ids) {
    const auto one = listed.find(id), other = counted.find(id);
    if (one == listed.end() || other == counted.end() || one->second != other->second)
      differences.push_back("player " + id + ": the list of players doesn't say what the events say");
  }
}

void compare_results(soci::session& sql, std::span<const ClubEvent> events, Differences& differences) {
  ResultList list;
  std::map<std::string, MatchResult> played;
  std::map<std::string, std::uint32_t> corrections;
  for (const auto& event : events) {
    if (const auto* result = std::get_if<MatchResult>(&event.what)) {
      const auto [first, fresh] = played.try_emplace(result->match, *result);
      if (!fresh && *result < first->second) first->second = *result;
      if (auto added = list.add(*result); !added) throw Refused{added.error()};
    } else if (const auto* correction = std::get_if<Correction>(&event.what)) {
      ++corrections[correction->match];
      if (auto added = list.add(*correction); !added) throw Refused{added.error()};
    }
  }
  std::set<std::string> listed;
  for (const auto& row : find_games(sql, {}).games) {
    const std::string& match = row.played.match;
    listed.insert(match);
    const auto reported = played.find(match);
    if (reported == played.end() || row.played != reported->second || row.holds != list.result(match) ||
        row.corrections != corrections[match])
      differences.push_back("match " + match + ": the list of results doesn't say what the events say");
    else if (row.opening != opening_of_match(sql, match))
      differences.push_back("match " + match + ": the list of results has another beginning than the match");
  }
  for (const auto& [match, result] : played)
    if (!listed.contains(match)) differences.push_back("match " + match + ": the list of results lacks it");
}

void compare_seats(soci::session& sql, std::span<const ClubEvent> events, Differences& differences) {
  const auto players = players_of(events);
  using Seat = std::tuple<SqlInteger, std::string, std::string, SqlInteger>;
  std::map<std::string, std::vector<Seat>> listed;
  {
    std::string match, player, whose;
    SqlInteger seat = 0, points = 0;
    soci::statement rows =
        (sql.prepare << "SELECT match_id, seat, player, holder, half_points FROM model_seats ORDER BY seat",
         soci::into(match), soci::into(seat), soci::into(player), soci::into(whose), soci::into(points));
    rows.execute();
    while (rows.fetch()) listed[match].emplace_back(seat, player, whose, points);
  }
  for (const auto& row : find_games(sql, {}).games) {
    std::vector<Seat> expected;
    for (const auto& seat : (row.holds ? *row.holds : row.played).seats)
      expected.emplace_back(static_cast<SqlInteger>(expected.size()), seat.player,
                            holder(players, seat.player), static_cast<SqlInteger>(seat.half_points));
    if (listed[row.played.match] != expected)
      differences.push_back("match " + row.played.match + ": the list of results has it under other players");
  }
}

void compare_standings(soci::session& sql, std::span<const ClubEvent> events, const ScoringBook& book,
                       Differences& differences) {
  Ledger ledger(book);
  if (auto added = ledger.add(results_of(events)); !added) throw Refused{added.error()};
  const TimeMs now = utc_now();
  std::map<PoolKey, std::vector<Standing>> counted;
  for (auto& pool : counted_pools(sql, book, {}, now))
    counted[{pool.scheme.game, pool.scheme.pool}] = std::move(pool.standings);
  for (const auto& key : ledger.pools()) counted.try_emplace(key);
  for (const auto& [key, standings] : counted)
    if (standings != ledger.standings(key, now))
      differences.push_back(key.game + " " + key.pool + ": the standings are others than those counted anew");
}

}  // namespace

std::vector<std::string> list_differences(soci::session& sql, const ScoringBook& book) {
  Differences differences;
  std::vector<ClubEvent> events;
  each_event(sql, [&](const EventRow& row) { events.push_back(stored_event(row)); });
  compare_players(sql, events, differences);
  compare_results(sql, events, differences);
  compare_seats(sql, events, differences);
  compare_standings(sql, events, book, differences);
  return differences;
}

}  // namespace boardwright::store
