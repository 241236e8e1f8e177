// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/result_table.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/match/entry_kinds.hpp"
#include "framework/scoring/result_list.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/journal_table.hpp"
#include "framework/store/player_table.hpp"
#include "framework/store/read_model.hpp"

namespace boardwright::store {
namespace {

/// Openings are looked up by so many moves, which stand among so many entries of the journal.
constexpr std::size_t kOpeningMoves = 24;
constexpr std::size_t kOpeningEntries = 72;

/// "<length> <player> kind played held" of each seat, one behind the other; '-' for what doesn't hold.
std::string seats_text(const StoredResult& result) {
  std::string text;
  for (std::size_t seat = 0; seat < result.played.seats.size(); ++seat) {
    const SeatResult& one = result.played.seats[seat];
    text += std::to_string(one.player.size()) + ' ' + one.player + ' ' +
            std::to_string(static_cast<int>(one.kind)) + ' ' + std::to_string(one.half_points) + ' ' +
            (result.holds ? std::to_string(result.holds->seats.at(seat).half_points) : "-");
  }
  return text;
}

void read_seats(const std::string& text, MatchResult& played, MatchResult& held) {
  constexpr std::size_t kTail = 6;  // " 0 2 2"
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t blank = text.find(' ', at);
    const auto length = static_cast<std::size_t>(std::strtoul(text.c_str() + at, nullptr, 10));
    if (blank == std::string::npos || blank + 1 + length + kTail > text.size())
      throw Refused{"the list of results is damaged; standings --recount says more"};
    const char* tail = text.c_str() + blank + 1 + length;
    SeatResult seat{text.substr(blank + 1, length), static_cast<PlayerKind>(tail[1] - '0'),
                    static_cast<std::uint32_t>(tail[3] - '0')};
    played.seats.push_back(seat);
    if (tail[5] != '-') seat.half_points = static_cast<std::uint32_t>(tail[5] - '0');
    held.seats.push_back(std::move(seat));
    at = blank + 1 + length + kTail;
  }
}

/// The moves at the beginning of a journal, entry by entry.
class Opening {
 public:
  void take(const std::string& kind, const std::string& payload) {
    const bool move = kind == entry_kind::kMove, back = kind == entry_kind::kTakeBack;
    if (!move && !back && kind != entry_kind::kChance) return;
    if (!move && !back) {
      plies_.emplace_back();
      return;
    }
    const auto said = nlohmann::json::parse(payload, nullptr, false);
    if (!said.is_object()) return;
    if (move && said.contains("move") && said["move"].is_string())
      plies_.push_back(said["move"].get<std::string>());
    else if (back && said.contains("plies") && said["plies"].is_number_unsigned())
      plies_.resize(std::min(plies_.size(), said["plies"].get<std::size_t>()));
  }
  [[nodiscard]] std::string text() const {
    std::string text;
    std::size_t moves = 0;
    for (const auto& ply : plies_)
      if (!ply.empty() && moves++ < kOpeningMoves) text += ply + ' ';
    return text;
  }

 private:
  std::vector<std::string> plies_;  // empty for chance
};

void insert(soci::session& sql, const StoredResult& result,
            const std::map<std::string, std::string>& holders) {
  const MatchResult& played = result.played;
  const SqlInteger time = played.time, rated = played.rated ? 1 : 0, entered = played.entered ? 1 : 0,
                   held = result.holds ? 1 : 0, corrections = result.corrections;
  const std::string reason = result.holds ? result.holds->reason : played.reason, seats = seats_text(result);
  sql << "INSERT INTO model_results (match_id, time_ms, game, variant, rules_hash, rated, entered, held,"
         " corrections, played_reason, reason, seats, opening)"
         " VALUES (:m, :t, :g, :v, :h, :r, :e, :l, :c, :p, :o, :s, :f)",
      soci::use(played.match), soci::use(time), soci::use(played.game), soci::use(played.variant),
      soci::use(played.rules_hash), soci::use(rated), soci::use(entered), soci::use(held),
      soci::use(corrections), soci::use(played.reason), soci::use(reason), soci::use(seats),
      soci::use(result.opening);
  for (std::size_t i = 0; i < played.seats.size(); ++i) {
    const std::string& player = played.seats[i].player;
    const auto found = holders.find(player);
    const std::string& whose = found == holders.end() ? player : found->second;
    const auto seat = static_cast<SqlInteger>(i);
    const auto points = static_cast<SqlInteger>((result.holds ? *result.holds : played).seats[i].half_points);
    sql << "INSERT INTO model_seats (match_id, seat, player, holder, half_points) VALUES (:m, :s, :p, :h, "
           ":n)",
        soci::use(played.match), soci::use(seat), soci::use(player), soci::use(whose), soci::use(points);
  }
}

/// Who has the results of those who don't have their own.
std::map<std::string, std::string> holders_of(soci::session& sql) {
  SqlInteger doubles = 0;
  sql << "SELECT count(*) FROM model_players WHERE merged_into <> ''", soci::into(doubles);
  std::map<std::string, std::string> holders;
  if (doubles == 0) return holders;
  const auto players = read_players(sql);
  for (const auto& [id, player] : players)
    if (!player.merged_into.empty()) holders[id] = holder(players, id);
  return holders;
}

/// A match's events one after the other, and what they come to.
class Reported {
 public:
  void take(const EventRow& row) {
    const ClubEvent event = stored_event(row);
    Result<void> added;
    if (const auto* result = std::get_if<MatchResult>(&event.what)) {
      if (!played_ || *result < *played_) played_ = *result;
      added = list_.add(*result);
    } else if (const auto* correction = std::get_if<Correction>(&event.what)) {
      ++corrections_;
      added = list_.add(*correction);
    }
    if (!added) throw Refused{added.error()};
  }
  [[nodiscard]] std::optional<StoredResult> result() const {
    if (!played_) return std::nullopt;
    return StoredResult{*played_, list_.result(played_->match), corrections_, {}};
  }

 private:
  std::optional<MatchResult> played_;
  ResultList list_;
  std::uint32_t corrections_ = 0;
};

constexpr const char* kOf = " AND kind IN ('result', 'correction')";

void forget_counts_of(soci::session& sql, const StoredResult& result) {
  forget_counts(sql, result.played.game, result.played.time, result.played.match);
}

}  // namespace

std::string opening_of_match(soci::session& sql, const std::string& match) {
  // Of a match that goes on nobody may learn anything, whatever another store has told about its result.
  if (!is_finished(sql, match)) return {};
  Opening opening;
  std::string kind, payload;
  const auto last = static_cast<SqlInteger>(kOpeningEntries);
  soci::statement rows =
      (sql.prepare << "SELECT kind, payload FROM journal WHERE match_id = :m AND number <= :n"
                      " ORDER BY number",
       soci::into(kind), soci::into(payload), soci::use(match), soci::use(last));
  rows.execute();
  while (rows.fetch()) opening.take(kind, payload);
  return opening.text();
}

void refresh_result(soci::session& sql, const std::string& match) {
  Reported reported;
  each_event_where(sql, " WHERE subject = " + quoted(match) + kOf,
                   [&](const EventRow& row) { reported.take(row); });
  auto now = reported.result();
  if (!now) return;
  now->opening = opening_of_match(sql, match);
  const auto before = find_result(sql, match);
  if (before == now) return;
  if (before) {
    sql << "DELETE FROM model_results WHERE match_id = :m", soci::use(match);
    sql << "DELETE FROM model_seats WHERE match_id = :m", soci::use(match);
  }
  insert(sql, *now, holders_of(sql));
  if (before && before->holds == now->holds) return;
  if (before) forget_counts_of(sql, *before);
  forget_counts_of(sql, *now);
}

void fill_results(soci::session& sql) {
  std::map<std::string, Reported> reported;
  each_event_where(sql, std::string(" WHERE kind IN ('result', 'correction')"),
                   [&](const EventRow& row) { reported[row.subject].take(row); });
  std::map<std::string, Opening> openings;
  {
    std::string match, kind, payload;
    const auto last = static_cast<SqlInteger>(kOpeningEntries);
    soci::statement rows =
        (sql.prepare << "SELECT match_id, kind, payload FROM journal j WHERE number <= :n AND kind IN"
                        " ('move', 'chance', 'take-back') AND EXISTS (SELECT 1 FROM journal r WHERE"
                        " r.match_id = j.match_id AND r.kind = 'result') ORDER BY match_id, number",
         soci::into(match), soci::into(kind), soci::into(payload), soci::use(last));
    rows.execute();
    while (rows.fetch())
      if (reported.contains(match)) openings[match].take(kind, payload);
  }
  const auto holders = holders_of(sql);
  for (const auto& [match, events] : reported) {
    auto result = events.result();
    if (!result) continue;
    result->opening = openings[match].text();
    insert(sql, *result, holders);
  }
}

void each_result(soci::session& sql, const std::string& rest,
                 const std::function<void(const StoredResult&)>& visit) {
  StoredResult row;
  SqlInteger time = 0, rated = 0, entered = 0, held = 0, corrections = 0;
  std::string reason, seats, match, game, variant, hash, played_reason;
  soci::statement rows =
      (sql.prepare << "SELECT " << kResultColumns << " FROM model_results r " << rest, soci::into(match),
       soci::into(time), soci::into(game), soci::into(variant), soci::into(hash), soci::into(rated),
       soci::into(entered), soci::into(held), soci::into(corrections), soci::into(played_reason),
       soci::into(reason), soci::into(seats), soci::into(row.opening));
  rows.execute();
  while (rows.fetch()) {
    row.played = {time, match, game, variant, hash, {}, played_reason, rated != 0, entered != 0};
    MatchResult holds = row.played;
    holds.reason = reason;
    read_seats(seats, row.played, holds);
    row.holds = held != 0 ? std::optional(std::move(holds)) : std::nullopt;
    row.corrections = static_cast<std::uint32_t>(corrections);
    visit(row);
  }
}

void each_result_from(soci::session& sql, const std::string& game, TimeMs time, const std::string& match,
                      const std::function<void(const StoredResult&)>& visit) {
  each_result(sql,
              "WHERE r.game = " + quoted(game) + " AND (r.time_ms, r.match_id) >= (" + std::to_string(time) +
                  ", " + quoted(match) + ") ORDER BY r.time_ms, r.match_id",
              visit);
}

std::optional<StoredResult> find_result(soci::session& sql, const std::string& match) {
  std::optional<StoredResult> found;
  each_result(sql, "WHERE r.match_id = " + quoted(match), [&](const StoredResult& row) { found = row; });
  return found;
}

std::vector<Correction> corrections_of(soci::session& sql, const std::string& match) {
  std::vector<Correction> corrections;
  each_event_where(
      sql, " WHERE subject = " + quoted(match) + " AND kind = 'correction'",
      [&](const EventRow& row) { corrections.push_back(std::get<Correction>(stored_event(row).what)); });
  std::sort(corrections.begin(), corrections.end());
  return corrections;
}

}  // namespace boardwright::store
