// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/read_model.hpp"

#include "framework/store/player_table.hpp"
#include "framework/store/result_table.hpp"

namespace boardwright::store {
namespace {

constexpr const char* kEvents = "events";  // how many have been followed

/// More at once is faster counted anew than followed one by one.
constexpr std::size_t kManyEvents = 500;

SqlInteger event_count(soci::session& sql) {
  SqlInteger count = 0;
  sql << "SELECT count(*) FROM events", soci::into(count);
  return count;
}

}  // namespace

SqlInteger model_number(soci::session& sql, const std::string& name) {
  SqlInteger value = 0;
  sql << "SELECT coalesce(max(value), 0) FROM model_info WHERE name = :n", soci::into(value), soci::use(name);
  return value;
}

void set_model_number(soci::session& sql, const std::string& name, SqlInteger value) {
  sql << "DELETE FROM model_info WHERE name = :n", soci::use(name);
  sql << "INSERT INTO model_info (name, value) VALUES (:n, :v)", soci::use(name), soci::use(value);
}

bool follows_all(soci::session& sql) { return model_number(sql, kEvents) == event_count(sql); }

void follow(soci::session& sql, std::span<const EventRow> written, const std::set<std::string>& matches) {
  if (written.size() > kManyEvents) return rebuild(sql);
  std::set<std::string> changed = matches;
  bool people = false;
  for (const auto& row : written) {
    if (row.kind == "tournament") continue;  // no list holds any of it
    if (row.kind == "result" || row.kind == "correction")
      changed.insert(row.subject);
    else if (row.kind != "player-added" || !add_player(sql, row))
      people = true;
  }
  if (people) refresh_players(sql);
  for (const auto& match : changed) refresh_result(sql, match);
  if (!written.empty())
    set_model_number(sql, kEvents, model_number(sql, kEvents) + static_cast<SqlInteger>(written.size()));
}

void rebuild(soci::session& sql) {
  for (const char* table : {"model_info", "model_players", "model_results", "model_seats", "model_sources",
                            "model_pools", "model_counted"})
    sql << std::string("DELETE FROM ") + table;
  refresh_players(sql);
  fill_results(sql);
  set_model_number(sql, kEvents, event_count(sql));
  set_model_number(sql, kUncounted, 1);
}

void forget_counts(soci::session& sql, const std::string& game, TimeMs time, const std::string& match) {
  const SqlInteger at = time;
  set_model_number(sql, kUncounted, 1);
  sql << "UPDATE model_pools SET time_ms = :t, match_id = :m WHERE game = :g AND (time_ms, match_id) > (:u, "
         ":n)",
      soci::use(at), soci::use(match), soci::use(game), soci::use(at), soci::use(match);
  std::vector<std::pair<std::string, std::string>> undone;  // pool, player
  {
    std::string pool, player;
    soci::statement rows =
        (sql.prepare << "SELECT DISTINCT pool, player FROM model_counted WHERE game = :g"
                        " AND (time_ms, match_id) >= (:t, :m)",
         soci::into(pool), soci::into(player), soci::use(game), soci::use(at), soci::use(match));
    rows.execute();
    while (rows.fetch()) undone.emplace_back(pool, player);
  }
  if (undone.empty()) return;
  sql << "DELETE FROM model_counted WHERE game = :g AND (time_ms, match_id) >= (:t, :m)", soci::use(game),
      soci::use(at), soci::use(match);
  for (const auto& [pool, player] : undone)
    sql << "UPDATE model_counted SET latest = 1 WHERE player = :p AND game = :g AND pool = :o AND match_id ="
           " (SELECT n.match_id FROM model_counted n WHERE n.player = :q AND n.game = :h AND n.pool = :r"
           " ORDER BY n.time_ms DESC, n.match_id DESC LIMIT 1)",
        soci::use(player), soci::use(game), soci::use(pool), soci::use(player), soci::use(game),
        soci::use(pool);
}

}  // namespace boardwright::store
