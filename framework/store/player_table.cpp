// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/player_table.hpp"

#include <set>

#include "framework/store/event_table.hpp"
#include "framework/store/read_model.hpp"

namespace boardwright::store {
namespace {

constexpr const char* kPlayerEvents =
    " WHERE kind IN ('player-added', 'player-renamed', 'player-anonymised', 'players-merged')";

void insert(soci::session& sql, const ClubPlayer& player) {
  const auto kind = static_cast<SqlInteger>(player.kind);
  const SqlInteger anonymised = player.anonymised ? 1 : 0;
  sql << "INSERT INTO model_players (id, kind, name, anonymised, merged_into) VALUES (:i, :k, :n, :a, :m)",
      soci::use(player.id), soci::use(kind), soci::use(player.name), soci::use(anonymised),
      soci::use(player.merged_into);
}

/// The results of this player are somebody else's now, so everything after the first of them counts anew.
void move_results(soci::session& sql, const std::string& player, const std::string& holder) {
  std::map<std::string, std::pair<TimeMs, std::string>> first;  // by game
  {
    std::string game, match;
    SqlInteger time = 0;
    soci::statement rows =
        (sql.prepare << "SELECT r.game, r.time_ms, r.match_id FROM model_seats s JOIN model_results r"
                        " ON r.match_id = s.match_id WHERE s.player = :p ORDER BY r.time_ms, r.match_id",
         soci::into(game), soci::into(time), soci::into(match), soci::use(player));
    rows.execute();
    while (rows.fetch()) first.try_emplace(game, time, match);
  }
  if (first.empty()) return;
  sql << "UPDATE model_seats SET holder = :h WHERE player = :p", soci::use(holder), soci::use(player);
  for (const auto& [game, place] : first) forget_counts(sql, game, place.first, place.second);
}

}  // namespace

std::map<std::string, ClubPlayer> read_players(soci::session& sql) {
  ClubPlayer player;
  SqlInteger kind = 0, anonymised = 0;
  soci::statement rows = (sql.prepare << "SELECT id, kind, name, anonymised, merged_into FROM model_players",
                          soci::into(player.id), soci::into(kind), soci::into(player.name),
                          soci::into(anonymised), soci::into(player.merged_into));
  rows.execute();
  std::map<std::string, ClubPlayer> players;
  while (rows.fetch()) {
    player.kind = static_cast<PlayerKind>(kind);
    player.anonymised = anonymised != 0;
    players[player.id] = player;
  }
  return players;
}

bool add_player(soci::session& sql, const EventRow& added) {
  SqlInteger known = 0;
  sql << "SELECT count(*) FROM model_players WHERE id = :i", soci::into(known), soci::use(added.subject);
  if (known > 0) return false;
  const ClubEvent event = stored_event(added);
  const auto& player = std::get<PlayerAdded>(event.what);
  insert(sql, {player.player, player.kind, player.name, false, ""});
  return true;
}

std::vector<ClubEvent> player_events(soci::session& sql) {
  std::vector<ClubEvent> events;
  each_event_where(sql, kPlayerEvents, [&](const EventRow& row) { events.push_back(stored_event(row)); });
  return events;
}

void refresh_players(soci::session& sql) {
  const auto before = read_players(sql);
  const auto now = players_of(player_events(sql));
  if (before == now) return;
  sql << "DELETE FROM model_players";
  for (const auto& [id, player] : now) insert(sql, player);
  std::set<std::string> known;
  for (const auto* players : {&before, &now})
    for (const auto& [id, player] : *players) known.insert(id);
  for (const auto& id : known)
    if (const std::string whose = holder(now, id); whose != holder(before, id)) move_results(sql, id, whose);
}

}  // namespace boardwright::store
