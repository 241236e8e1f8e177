// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/counted_table.hpp"

#include <limits>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/store/read_model.hpp"
#include "framework/store/result_table.hpp"

namespace boardwright::store {
namespace {

using Json = nlohmann::json;

/// A player between two matches as one row has it; the games of a running period lie in the rows that added
/// them.
std::string state_text(const PlayerCount& count, const Standing& shown, bool rated) {
  const Standing& s = count.standing;
  const Rating& r = s.rating;
  Json state = {s.points.points, s.points.best,  s.games,     s.wins,        s.draws,
                s.losses,        s.last_game,    r.value,     r.deviation,   r.volatility,
                r.games,         r.reached_high, r.opponents, r.half_points, shown.rating.value};
  if (rated) {
    const RatedGame& game = count.games.back();
    state.insert(state.end(), {game.opponent, game.opponent_deviation, game.half_points});
  }
  return state.dump();
}

constexpr std::size_t kShown = 14, kGame = 15;  // places in that list

Json state_json(const std::string& text) {
  Json state = Json::parse(text, nullptr, false);
  if (!state.is_array() || state.size() < kGame)
    throw Refused{"what was counted is damaged; standings --recount says more"};
  return state;
}

Standing standing_from(const Json& state, const std::string& player) {
  Standing s;
  s.player = player;
  s.points = {state[0], state[1]};
  s.games = state[2], s.wins = state[3], s.draws = state[4], s.losses = state[5], s.last_game = state[6];
  s.rating = {state[7], state[8], state[9], state[10], state[11], state[12], state[13]};
  return s;
}

RatedGame game_from(const Json& state) { return {state.at(kGame), state.at(kGame + 1), state.at(kGame + 2)}; }

/// The state that the newest of a player's rows before a place has left; without `before` the newest of all.
std::optional<PlayerCount> read_player(soci::session& sql, const PoolKey& pool, const std::string& player,
                                       const std::pair<TimeMs, std::string>* before = nullptr) {
  SqlInteger period = 0, time = 0;
  std::string state, match;
  const SqlInteger before_time = before != nullptr ? before->first : 0;
  const std::string before_match = before != nullptr ? before->second : std::string();
  if (before == nullptr) {
    soci::statement row = (sql.prepare << "SELECT period, state, time_ms, match_id FROM model_counted WHERE"
                                          " game = :g AND pool = :o AND player = :p AND latest = 1",
                           soci::into(period), soci::into(state), soci::into(time), soci::into(match),
                           soci::use(pool.game), soci::use(pool.pool), soci::use(player));
    row.execute();
    if (!row.fetch()) return std::nullopt;
  } else {
    soci::statement row =
        (sql.prepare << "SELECT period, state, time_ms, match_id FROM model_counted WHERE player = :p AND"
                        " game = :g AND pool = :o AND (time_ms, match_id) < (:t, :m)"
                        " ORDER BY time_ms DESC, match_id DESC LIMIT 1",
         soci::into(period), soci::into(state), soci::into(time), soci::into(match), soci::use(player),
         soci::use(pool.game), soci::use(pool.pool), soci::use(before_time), soci::use(before_match));
    row.execute();
    if (!row.fetch()) return std::nullopt;
  }
  PlayerCount count{standing_from(state_json(state), player), period, {}};
  soci::statement games =
      (sql.prepare
           << "SELECT state FROM model_counted WHERE player = :p AND game = :g AND pool = :o AND period"
              " = :d AND rated = 1 AND (time_ms, match_id) <= (:t, :m) ORDER BY time_ms, match_id",
       soci::into(state), soci::use(player), soci::use(pool.game), soci::use(pool.pool), soci::use(period),
       soci::use(time), soci::use(match));
  games.execute();
  while (games.fetch()) count.games.push_back(game_from(state_json(state)));
  return count;
}

/// Rules whose matches have results, and where they count.
struct Source {
  std::string game, variant, rules_hash;
  friend auto operator<=>(const Source&, const Source&) = default;
};
struct Place {
  std::string pool, scheme;
  friend bool operator==(const Place&, const Place&) = default;
};

std::map<Source, Place> sources_by(soci::session& sql, const ScoringBook& book) {
  std::map<Source, Place> sources;
  Source source;
  soci::statement rows = (sql.prepare << "SELECT DISTINCT game, variant, rules_hash FROM model_results",
                          soci::into(source.game), soci::into(source.variant), soci::into(source.rules_hash));
  rows.execute();
  while (rows.fetch()) {
    const Scheme scheme = book.scheme(source.game, source.variant, source.rules_hash);
    sources[source] = {scheme.pool, counting_text(scheme)};
  }
  return sources;
}

std::map<Source, Place> known_sources(soci::session& sql) {
  std::map<Source, Place> sources;
  Source source;
  Place place;
  soci::statement rows = (sql.prepare << "SELECT game, variant, rules_hash, pool, scheme FROM model_sources",
                          soci::into(source.game), soci::into(source.variant), soci::into(source.rules_hash),
                          soci::into(place.pool), soci::into(place.scheme));
  rows.execute();
  while (rows.fetch()) sources[source] = place;
  return sources;
}

void forget_pool(soci::session& sql, const std::string& game, const std::string& pool) {
  sql << "DELETE FROM model_counted WHERE game = :g AND pool = :p", soci::use(game), soci::use(pool);
  sql << "DELETE FROM model_pools WHERE game = :g AND pool = :p", soci::use(game), soci::use(pool);
}

/// Where the book has changed, the pools concerned are counted from their first match on.
void follow_book(soci::session& sql, const std::map<Source, Place>& now) {
  const auto known = known_sources(sql);
  for (const auto& [source, place] : known) {
    const auto found = now.find(source);
    if (found != now.end() && found->second == place) continue;
    forget_pool(sql, source.game, place.pool);
    if (found != now.end()) forget_pool(sql, source.game, found->second.pool);
  }
  if (known == now) return;
  sql << "DELETE FROM model_sources";
  for (const auto& [source, place] : now)
    sql << "INSERT INTO model_sources (game, variant, rules_hash, pool, scheme) VALUES (:g, :v, :h, :p, :s)",
        soci::use(source.game), soci::use(source.variant), soci::use(source.rules_hash),
        soci::use(place.pool), soci::use(place.scheme);
}

/// One pool that goes on being counted.
class Counter {
 public:
  Counter(soci::session& sql, Scheme scheme)
      : sql_(sql), scheme_(std::move(scheme)), key_{scheme_.game, scheme_.pool} {
    SqlInteger time = -1;
    soci::indicator there = soci::i_null;
    sql_ << "SELECT max(time_ms), max(match_id) FROM model_pools WHERE game = :g AND pool = :p",
        soci::into(time, there), soci::into(next_.second, match_there_), soci::use(key_.game),
        soci::use(key_.pool);
    next_.first = there == soci::i_ok ? time : -1;
    if (match_there_ != soci::i_ok) next_.second.clear();
  }

  [[nodiscard]] const std::pair<TimeMs, std::string>& next() const { return next_; }

  void take(const MatchResult& result) {
    if (std::pair(result.time, result.match) < next_) return;
    next_ = {result.time, result.match + "~"};  // behind this id, before any other
    if (!counts(scheme_, result)) return;
    for (const auto& seat : result.seats)
      if (known_.insert(seat.player).second)
        if (auto count = read_player(sql_, key_, seat.player)) count_.put(std::move(*count));
    std::vector<std::size_t> games;
    count_.add(scheme_, result);
    const bool rated = changes_ratings(scheme_, result) && scheme_.rating.period_days != 0;
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const std::string& player = result.seats[seat].player;
      const PlayerCount& count = *count_.player(player);
      newest_[player] = rows_.size();
      rows_.push_back({result.match, static_cast<SqlInteger>(seat), result.time, player, count.period,
                       rated ? 1 : 0, state_text(count, shown_standing(scheme_, count, result.time), rated)});
    }
  }

  void finish() {
    sql_ << "DELETE FROM model_pools WHERE game = :g AND pool = :p", soci::use(key_.game),
        soci::use(key_.pool);
    const SqlInteger until = next_.first;
    sql_ << "INSERT INTO model_pools (game, pool, time_ms, match_id) VALUES (:g, :p, :t, :m)",
        soci::use(key_.game), soci::use(key_.pool), soci::use(until), soci::use(next_.second);
    for (const auto& [player, row] : newest_)
      sql_ << "UPDATE model_counted SET latest = 0 WHERE game = :g AND pool = :o AND player = :p AND latest "
              "= 1",
          soci::use(key_.game), soci::use(key_.pool), soci::use(player);
    if (rows_.empty()) return;
    Row row;
    SqlInteger latest = 0;
    soci::statement insert =
        (sql_.prepare
             << "INSERT INTO model_counted (match_id, seat, game, pool, time_ms, player, period, rated,"
                " latest, state) VALUES (:m, :s, :g, :o, :t, :p, :d, :r, :l, :e)",
         soci::use(row.match), soci::use(row.seat), soci::use(key_.game), soci::use(key_.pool),
         soci::use(row.time), soci::use(row.player), soci::use(row.period), soci::use(row.rated),
         soci::use(latest), soci::use(row.state));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      row = rows_[i];
      latest = newest_.at(row.player) == i ? 1 : 0;
      insert.execute(true);
    }
  }

 private:
  struct Row {
    std::string match;
    SqlInteger seat = 0, time = 0;
    std::string player;
    SqlInteger period = 0, rated = 0;
    std::string state;
  };
  soci::session& sql_;
  Scheme scheme_;
  PoolKey key_;
  std::pair<TimeMs, std::string> next_;
  soci::indicator match_there_ = soci::i_null;
  PoolCount count_;
  std::set<std::string> known_;
  std::vector<Row> rows_;
  std::map<std::string, std::size_t> newest_;
};

/// The holders of the seats of the matches of one game from a place on.
std::map<std::string, std::vector<std::string>> holders_from(soci::session& sql, const std::string& game,
                                                             const std::pair<TimeMs, std::string>& place) {
  std::map<std::string, std::vector<std::string>> holders;
  std::string match, whose;
  const SqlInteger time = place.first;
  soci::statement rows =
      (sql.prepare << "SELECT s.match_id, s.holder FROM model_results r JOIN model_seats s ON s.match_id ="
                      " r.match_id WHERE r.game = :g AND (r.time_ms, r.match_id) >= (:t, :m)"
                      " ORDER BY s.match_id, s.seat",
       soci::into(match), soci::into(whose), soci::use(game), soci::use(time), soci::use(place.second));
  rows.execute();
  while (rows.fetch()) holders[match].push_back(whose);
  return holders;
}

void count_game(soci::session& sql, const ScoringBook& book, const std::string& game,
                const std::map<Source, Place>& sources) {
  std::map<std::string, Counter> pools;
  std::pair<TimeMs, std::string> first{std::numeric_limits<TimeMs>::max(), ""};
  for (const auto& [source, place] : sources) {
    if (source.game != game || pools.contains(place.pool)) continue;
    const auto& pool =
        pools.try_emplace(place.pool, sql, book.scheme(game, source.variant, source.rules_hash))
            .first->second;
    first = std::min(first, pool.next());
  }
  const auto holders = holders_from(sql, game, first);
  each_result_from(sql, game, first.first, first.second, [&](const StoredResult& row) {
    if (!row.holds) return;
    MatchResult result = *row.holds;
    const auto& whose = holders.at(result.match);
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) result.seats[seat].player = whose.at(seat);
    pools.at(sources.at({game, result.variant, result.rules_hash}).pool).take(result);
  });
  for (auto& [pool, counter] : pools) counter.finish();
}

}  // namespace

bool counts_all(soci::session& sql, const ScoringBook& book) {
  return model_number(sql, kUncounted) == 0 && known_sources(sql) == sources_by(sql, book);
}

void count_on(soci::session& sql, const ScoringBook& book) {
  const auto sources = sources_by(sql, book);
  follow_book(sql, sources);
  std::set<std::string> games;
  for (const auto& [source, place] : sources) games.insert(source.game);
  for (const auto& game : games) count_game(sql, book, game, sources);
  set_model_number(sql, kUncounted, 0);
}

std::vector<CountedPool> counted_pools(soci::session& sql, const ScoringBook& book, const std::string& game,
                                       TimeMs now) {
  std::map<PoolKey, Scheme> pools;
  for (const auto& [source, place] : known_sources(sql))
    if (game.empty() || source.game == game)
      pools.try_emplace({source.game, place.pool},
                        book.scheme(source.game, source.variant, source.rules_hash));
  std::vector<CountedPool> list;
  for (auto& [key, scheme] : pools) {
    std::map<std::string, PlayerCount> players;
    std::string player, state;
    SqlInteger period = 0;
    {
      soci::statement rows =
          (sql.prepare << "SELECT player, period, state FROM model_counted WHERE game = :g AND"
                          " pool = :o AND latest = 1",
           soci::into(player), soci::into(period), soci::into(state), soci::use(key.game),
           soci::use(key.pool));
      rows.execute();
      while (rows.fetch()) players[player] = {standing_from(state_json(state), player), period, {}};
    }
    soci::statement rows =
        (sql.prepare
             << "SELECT c.player, c.state FROM model_counted l JOIN model_counted c ON c.player = l.player"
                " AND c.game = l.game AND c.pool = l.pool AND c.period = l.period AND c.rated = 1"
                " WHERE l.game = :g AND l.pool = :o AND l.latest = 1 ORDER BY c.time_ms, c.match_id",
         soci::into(player), soci::into(state), soci::use(key.game), soci::use(key.pool));
    rows.execute();
    while (rows.fetch()) players.at(player).games.push_back(game_from(state_json(state)));
    PoolCount count;
    for (auto& [id, one] : players) count.put(std::move(one));
    auto standings = count.standings(scheme, now);
    list.push_back({std::move(scheme), std::move(standings)});
  }
  return list;
}

std::vector<std::pair<Scheme, Standing>> counted_player(soci::session& sql, const ScoringBook& book,
                                                        const std::string& player, TimeMs now) {
  std::map<PoolKey, Scheme> pools;
  for (const auto& [source, place] : known_sources(sql))
    pools.try_emplace({source.game, place.pool}, book.scheme(source.game, source.variant, source.rules_hash));
  std::vector<std::pair<Scheme, Standing>> list;
  for (const auto& [key, scheme] : pools)
    if (const auto count = read_player(sql, key, player))
      list.emplace_back(scheme, shown_standing(scheme, *count, now));
  return list;
}

Standing counted_standing(soci::session& sql, const Scheme& scheme, const std::string& player, TimeMs now) {
  const auto count = read_player(sql, {scheme.game, scheme.pool}, player);
  return count ? shown_standing(scheme, *count, now) : first_standing(scheme, player);
}

CountedChange counted_change(soci::session& sql, const Scheme& scheme, const std::string& player, TimeMs time,
                             const std::string& match) {
  const PoolKey pool{scheme.game, scheme.pool};
  const std::pair before{time, match}, behind{time, match + "~"};
  const auto shown = [&](const std::pair<TimeMs, std::string>& place) {
    const auto count = read_player(sql, pool, player, &place);
    return count ? shown_standing(scheme, *count, time) : first_standing(scheme, player);
  };
  return {shown(before), shown(behind)};
}

std::vector<RatingPoint> rating_course(soci::session& sql, const Scheme& scheme, const std::string& player) {
  std::vector<RatingPoint> course;
  SqlInteger time = 0;
  std::string match, state;
  soci::statement rows =
      (sql.prepare << "SELECT time_ms, match_id, state FROM model_counted WHERE player = :p AND"
                      " game = :g AND pool = :o ORDER BY time_ms, match_id",
       soci::into(time), soci::into(match), soci::into(state), soci::use(player), soci::use(scheme.game),
       soci::use(scheme.pool));
  rows.execute();
  while (rows.fetch()) course.push_back({time, match, state_json(state)[kShown].get<double>()});
  return course;
}

}  // namespace boardwright::store
