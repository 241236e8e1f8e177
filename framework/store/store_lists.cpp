// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/store_lists.hpp"

#include "framework/store/check_lists.hpp"
#include "framework/store/counted_table.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/game_search.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/player_table.hpp"
#include "framework/store/read_model.hpp"
#include "framework/store/result_table.hpp"

namespace boardwright {

namespace {

using Work = std::function<void(soci::session&)>;

/// Runs `work` once the lists follow from all events.
Result<void> read_lists(store::Database& database, const Work& work) {
  bool current = true;
  auto read = database.read([&](soci::session& sql) {
    current = store::follows_all(sql);
    if (current) work(sql);
  });
  if (!read || current) return read;
  return database.write([&](soci::session& sql) {
    if (!store::follows_all(sql)) store::rebuild(sql);  // else another program was faster
    work(sql);
  });
}

/// The same once all of them are counted too.
Result<void> read_counts(store::Database& database, const ScoringBook& book, const Work& work) {
  bool current = true;
  auto read = database.read([&](soci::session& sql) {
    current = store::follows_all(sql) && store::counts_all(sql, book);
    if (current) work(sql);
  });
  if (!read || current) return read;
  return database.write([&](soci::session& sql) {
    if (!store::follows_all(sql)) store::rebuild(sql);
    if (!store::counts_all(sql, book)) store::count_on(sql, book);
    work(sql);
  });
}

}  // namespace

Result<void> StoreLists::rebuild() {
  return database_.write([](soci::session& sql) { store::rebuild(sql); });
}

Result<std::vector<std::string>> StoreLists::check(const ScoringBook& book) {
  std::vector<std::string> differences;
  auto read = read_counts(database_, book,
                          [&](soci::session& sql) { differences = store::list_differences(sql, book); });
  if (!read) return fail(read.error());
  return differences;
}

Result<std::map<std::string, ClubPlayer>> StoreLists::players() {
  std::map<std::string, ClubPlayer> players;
  auto read = read_lists(database_, [&](soci::session& sql) { players = store::read_players(sql); });
  if (!read) return fail(read.error());
  return players;
}

Result<FoundGames> StoreLists::find(const GameQuery& query) {
  FoundGames found;
  auto read = read_lists(database_, [&](soci::session& sql) { found = store::find_games(sql, query); });
  if (!read) return fail(read.error());
  return found;
}

Result<std::optional<StoredResult>> StoreLists::result(const std::string& match) {
  std::optional<StoredResult> found;
  auto read = read_lists(database_, [&](soci::session& sql) { found = store::find_result(sql, match); });
  if (!read) return fail(read.error());
  return found;
}

Result<std::vector<Correction>> StoreLists::corrections(const std::string& match) {
  std::vector<Correction> found;
  auto read = database_.read([&](soci::session& sql) { found = store::corrections_of(sql, match); });
  if (!read) return fail(read.error());
  return found;
}

Result<std::vector<CountedPool>> StoreLists::standings(const ScoringBook& book, const std::string& game) {
  std::vector<CountedPool> pools;
  auto read = read_counts(
      database_, book, [&](soci::session& sql) { pools = store::counted_pools(sql, book, game, utc_now()); });
  if (!read) return fail(read.error());
  return pools;
}

Result<std::vector<std::pair<Scheme, Standing>>> StoreLists::standings_of(const ScoringBook& book,
                                                                          const std::string& player) {
  std::vector<std::pair<Scheme, Standing>> list;
  auto read = read_counts(database_, book, [&](soci::session& sql) {
    list = store::counted_player(sql, book, player, utc_now());
  });
  if (!read) return fail(read.error());
  return list;
}

Result<Standing> StoreLists::standing(const ScoringBook& book, const Scheme& scheme,
                                      const std::string& player) {
  Standing standing;
  auto read = read_counts(database_, book, [&](soci::session& sql) {
    standing = store::counted_standing(sql, scheme, player, utc_now());
  });
  if (!read) return fail(read.error());
  return standing;
}

Result<std::vector<CountedChange>> StoreLists::changes(const ScoringBook& book, const Scheme& scheme,
                                                       const MatchResult& match) {
  std::vector<CountedChange> changes;
  auto read = read_counts(database_, book, [&](soci::session& sql) {
    changes.clear();
    for (const auto& seat : match.seats)
      changes.push_back(store::counted_change(sql, scheme, seat.player, match.time, match.match));
  });
  if (!read) return fail(read.error());
  return changes;
}

Result<std::vector<RatingPoint>> StoreLists::rating_course(const ScoringBook& book, const Scheme& scheme,
                                                           const std::string& player) {
  std::vector<RatingPoint> course;
  auto read = read_counts(database_, book,
                          [&](soci::session& sql) { course = store::rating_course(sql, scheme, player); });
  if (!read) return fail(read.error());
  return course;
}

}  // namespace boardwright
