// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/schema.hpp"

#include "framework/store/ids.hpp"
#include "framework/text/number.hpp"

namespace boardwright::store {
namespace {

bool has_table(soci::session& sql, bool sqlite, const std::string& name) {
  SqlInteger count = 0;
  if (sqlite)
    sql << "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = :n", soci::into(count),
        soci::use(name);
  else
    sql << "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema() AND "
           "table_name = :n",
        soci::into(count), soci::use(name);
  return count > 0;
}

bool is_empty(soci::session& sql) {
  SqlInteger count = 0;
  sql << "SELECT count(*) FROM sqlite_master", soci::into(count);
  return count == 0;
}

int version_of(Database& database, soci::session& sql) {
  const std::string& name = database.location().name();
  if (!has_table(sql, database.is_sqlite(), "store_info")) {
    // A PostgreSQL database may hold other things; a file of another program is not to be touched.
    if (database.is_sqlite() && !is_empty(sql))
      throw Refused{name + ": this is a database of another program; choose another file"};
    return 0;
  }
  std::string text;
  sql << "SELECT value FROM store_info WHERE name = 'schema'", soci::into(text);
  const int version = whole_number<int>(text).value_or(0);
  if (version < 1) throw Refused{name + ": doesn't say which version it has; restore a backup"};
  return version;
}

// The steps, in their order.

SchemaStep journals_and_events() {
  return {
      "CREATE TABLE store_info (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
      "CREATE TABLE journal (match_id TEXT NOT NULL, number BIGINT NOT NULL, kind TEXT NOT NULL,"
      " payload TEXT NOT NULL, time_ms BIGINT NOT NULL, secret TEXT NOT NULL, command_id TEXT, part BIGINT "
      "NOT NULL,"
      " PRIMARY KEY (match_id, number))",
      "CREATE UNIQUE INDEX journal_command ON journal (match_id, command_id, part)",
      "CREATE INDEX journal_finished ON journal (match_id) WHERE kind = 'result'",
      "CREATE TABLE events (id TEXT PRIMARY KEY, time_ms BIGINT NOT NULL, kind TEXT NOT NULL, subject TEXT "
      "NOT NULL,"
      " payload TEXT NOT NULL, name TEXT)"};
}

/// What an import brought that contradicts this store.
SchemaStep contradictions() {
  return {
      "CREATE TABLE aside (digest TEXT PRIMARY KEY, subject TEXT NOT NULL, number BIGINT NOT NULL,"
      " line TEXT NOT NULL)"};
}

/// The read model (read_model.hpp), which is counted from what the tables above hold.
SchemaStep read_model() {
  return {
      "CREATE INDEX events_subject ON events (subject, kind)",
      "CREATE INDEX events_kind ON events (kind)",
      "CREATE INDEX journal_begun ON journal (match_id) WHERE kind = 'created'",
      "CREATE INDEX journal_discarded ON journal (match_id) WHERE kind = 'discarded'",
      "CREATE TABLE model_info (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
      "CREATE TABLE model_players (id TEXT PRIMARY KEY, kind BIGINT NOT NULL, name TEXT NOT NULL,"
      " anonymised BIGINT NOT NULL, merged_into TEXT NOT NULL)",
      "CREATE TABLE model_results (match_id TEXT PRIMARY KEY, time_ms BIGINT NOT NULL, game TEXT NOT NULL,"
      " variant TEXT NOT NULL, rules_hash TEXT NOT NULL, rated BIGINT NOT NULL, entered BIGINT NOT NULL,"
      " held BIGINT NOT NULL, corrections BIGINT NOT NULL, played_reason TEXT NOT NULL, reason TEXT NOT "
      "NULL,"
      " seats TEXT NOT NULL, opening TEXT NOT NULL)",
      "CREATE INDEX model_results_time ON model_results (time_ms, match_id)",
      "CREATE INDEX model_results_rules ON model_results (game, variant, rules_hash)",
      "CREATE INDEX model_results_game ON model_results (game, time_ms, match_id)",
      "CREATE TABLE model_seats (match_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL,"
      " holder TEXT NOT NULL, half_points BIGINT NOT NULL, PRIMARY KEY (match_id, seat))",
      "CREATE INDEX model_seats_player ON model_seats (player)",
      "CREATE INDEX model_seats_holder ON model_seats (holder, match_id)",
      "CREATE TABLE model_sources (game TEXT NOT NULL, variant TEXT NOT NULL, rules_hash TEXT NOT NULL,"
      " pool TEXT NOT NULL, scheme TEXT NOT NULL, PRIMARY KEY (game, variant, rules_hash))",
      "CREATE TABLE model_pools (game TEXT NOT NULL, pool TEXT NOT NULL, time_ms BIGINT NOT NULL,"
      " match_id TEXT NOT NULL, PRIMARY KEY (game, pool))",
      "CREATE TABLE model_counted (match_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL,"
      " pool TEXT NOT NULL, time_ms BIGINT NOT NULL, player TEXT NOT NULL, period BIGINT NOT NULL,"
      " rated BIGINT NOT NULL, latest BIGINT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (match_id, seat))",
      "CREATE INDEX model_counted_time ON model_counted (game, time_ms, match_id)",
      "CREATE INDEX model_counted_player ON model_counted (player, game, pool, time_ms, match_id)",
      "CREATE INDEX model_counted_period ON model_counted (player, game, pool, period) WHERE rated = 1",
      "CREATE INDEX model_counted_latest ON model_counted (game, pool, player) WHERE latest = 1"};
}

/// Events of tournaments, which earlier programs can't read.
SchemaStep tournaments() {
  return {"CREATE INDEX events_tournament ON events (subject) WHERE kind = 'tournament'"};
}

/// For a club's server (session_store.hpp): tokens as hashes, and who sits where. In no export.
SchemaStep page_sessions_and_seats() {
  return {
      "CREATE TABLE page_sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL,"
      " role TEXT NOT NULL, made_ms BIGINT NOT NULL, seen_ms BIGINT NOT NULL)",
      "CREATE TABLE page_seats (match_id TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL,"
      " PRIMARY KEY (match_id, seat))"};
}

/// For the same: how late spectators see a match, and members' passwords as hashes. In no export.
SchemaStep page_delays_and_passwords() {
  return {"CREATE TABLE page_delays (match_id TEXT PRIMARY KEY, delay TEXT NOT NULL)",
          "CREATE TABLE page_passwords (member TEXT PRIMARY KEY, hash TEXT NOT NULL)"};
}

/// For members who play at home (home_store.hpp); secrets are hashes. In no export.
SchemaStep matches_at_home() {
  return {
      "CREATE TABLE home_matches (match_id TEXT PRIMARY KEY, about TEXT NOT NULL, plies BIGINT NOT NULL,"
      " on_turn TEXT NOT NULL, begun_ms BIGINT NOT NULL, ended_ms BIGINT NOT NULL, result TEXT NOT NULL)",
      "CREATE TABLE home_feeds (member TEXT PRIMARY KEY, hash TEXT NOT NULL, made_ms BIGINT NOT NULL)",
      "CREATE INDEX home_feeds_hash ON home_feeds (hash)",
      "CREATE TABLE home_vacations (member TEXT NOT NULL, from_ms BIGINT NOT NULL, until_ms BIGINT NOT NULL,"
      " PRIMARY KEY (member, from_ms))",
      "CREATE TABLE home_replies (match_id TEXT NOT NULL, seat BIGINT NOT NULL, ply BIGINT NOT NULL,"
      " lines TEXT NOT NULL, PRIMARY KEY (match_id, seat))",
      "CREATE TABLE home_challenges (id TEXT PRIMARY KEY, challenger TEXT NOT NULL, member TEXT NOT NULL,"
      " wanted TEXT NOT NULL, made_ms BIGINT NOT NULL)"};
}

/// Pushes to browsers (push_store.hpp): where to, for which session, and the server's own key; members' passkeys
/// (session_store.hpp). In no export.
SchemaStep pushes_and_passkeys() {
  return {
      "CREATE TABLE page_pushes (session TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL,"
      " auth TEXT NOT NULL, language TEXT NOT NULL, made_ms BIGINT NOT NULL)",
      "CREATE TABLE page_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
      "CREATE TABLE page_passkeys (id TEXT PRIMARY KEY, member TEXT NOT NULL, public_key TEXT NOT NULL,"
      " counter BIGINT NOT NULL, made_ms BIGINT NOT NULL)"};
}

}  // namespace

std::span<const SchemaStep> schema_steps() {
  static const std::vector<SchemaStep> steps = {
      journals_and_events(), contradictions(),          read_model(),
      tournaments(),         page_sessions_and_seats(), page_delays_and_passwords(),
      matches_at_home(),     pushes_and_passkeys()};
  return steps;
}

Result<void> migrate(Database& database) {
  const auto steps = schema_steps();
  const int newest = static_cast<int>(steps.size());
  int version = 0;
  if (auto looked = database.read([&](soci::session& sql) { version = version_of(database, sql); }); !looked)
    return looked;
  if (version == newest) return {};
  return database.write([&](soci::session& sql) {
    version = version_of(database, sql);  // another program may have been faster
    if (version > newest)
      throw Refused{database.location().name() + ": written by a newer Boardwright (version " +
                    std::to_string(version) + " of the store; this program knows " + std::to_string(newest) +
                    "); update this program"};
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step)
      for (const auto statement : steps[step]) sql << std::string(statement);
    const std::string now = std::to_string(newest);
    if (version > 0) {
      sql << "UPDATE store_info SET value = :v WHERE name = 'schema'", soci::use(now);
      return;
    }
    const std::string device = new_id(utc_now()), club = new_id(utc_now());
    sql << "INSERT INTO store_info (name, value) VALUES ('schema', :v)", soci::use(now);
    sql << "INSERT INTO store_info (name, value) VALUES ('device', :v)", soci::use(device);
    sql << "INSERT INTO store_info (name, value) VALUES ('club', :v)", soci::use(club);
  });
}

Result<std::unique_ptr<Database>> open_newest(const StoreLocation& location) {
  auto database = Database::open(location, std::chrono::seconds(5), false);
  if (!database) return database;
  if (auto newest = migrate(**database); !newest) return fail(newest.error());
  return database;
}

}  // namespace boardwright::store
