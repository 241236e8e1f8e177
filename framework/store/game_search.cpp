// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/game_search.hpp"

#include "framework/store/event_lines.hpp"
#include "framework/store/result_table.hpp"

namespace boardwright {

std::string opening_of(std::string_view typed) {
  std::string opening;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t begin = typed.find_first_not_of(" \t\r\n,;", at);
    if (begin == std::string_view::npos) break;
    at = std::min(typed.find_first_of(" \t\r\n,;", begin), typed.size());
    std::string_view word = typed.substr(begin, at - begin);
    // "1.", "1...", and "1.b1-b3": numbers of moves are no moves.
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits != std::string_view::npos && digits > 0 && word[digits] == '.') {
      word.remove_prefix(std::min(word.find_first_not_of('.', digits), word.size()));
      if (word.empty()) continue;
    }
    opening += (opening.empty() ? "" : " ") + std::string(word);
  }
  // A blank behind the last move says that it is whole.
  if (!opening.empty() && !typed.empty() && typed.find_last_of(" \t\r\n,;") == typed.size() - 1)
    opening += ' ';
  return opening;
}

}  // namespace boardwright

namespace boardwright::store {
namespace {

std::string list_of(const std::vector<std::string>& ids) {
  std::string list;
  for (const auto& id : ids) list += (list.empty() ? "" : ", ") + quoted(id);
  return list.empty() ? "''" : list;
}

std::string letters_of(const std::string& column, const std::string& text) {
  // The length in letters and not in bytes, as both databases count.
  return "lower(substr(" + column + ", 1, length(" + quoted(text) + "))) = lower(" + quoted(text) + ")";
}

/// "one of these at seat a, one of those at seat b, …".
std::string seated(const GameQuery& query) {
  std::string from, where;
  for (std::size_t i = 0; i < query.players.size(); ++i) {
    const std::string seat = "s" + std::to_string(i);
    from += (i == 0 ? "" : ", ") + std::string("model_seats ") + seat;
    // A part of a name may be anybody's: for many it takes less to look at a match's own seats than for each
    // of them in the index (20,000 matches, 200 members: 0.04 s for 1.3 s). What isn't a column has no index.
    constexpr std::size_t kFew = 3;
    const bool few = query.players[i].size() <= kFew;
    where += " AND " + seat + ".match_id = r.match_id AND " +
             (few ? seat + ".holder" : "(" + seat + ".holder || '')") + " IN (" + list_of(query.players[i]) +
             ")";
    for (std::size_t other = 0; other < i; ++other)
      where += " AND " + seat + ".seat <> s" + std::to_string(other) + ".seat";
    if (i == 0 && query.score != GameQuery::Score::kAny) {
      const bool won = query.score == GameQuery::Score::kWon, lost = query.score == GameQuery::Score::kLost;
      where += " AND s0.half_points = " + std::string(won ? "2" : lost ? "0" : "1");
    }
  }
  return " AND EXISTS (SELECT 1 FROM " + from + " WHERE 1 = 1" + where + ")";
}

std::string condition(const GameQuery& query) {
  std::string where = "WHERE 1 = 1";
  const auto is = [&](const char* column, const std::string& value) {
    if (!value.empty()) where += std::string(" AND r.") + column + " = " + quoted(value);
  };
  const auto flag = [&](const char* column, std::optional<bool> value) {
    if (value) where += std::string(" AND r.") + column + " = " + (*value ? "1" : "0");
  };
  is("game", query.game);
  is("variant", query.variant);
  is("reason", query.reason);
  flag("rated", query.rated);
  flag("entered", query.entered);
  if (query.voided) flag("held", !*query.voided);
  if (query.from) where += " AND r.time_ms >= " + std::to_string(*query.from);
  if (query.until) where += " AND r.time_ms < " + std::to_string(*query.until);
  if (!query.opening.empty()) where += " AND " + letters_of("r.opening", query.opening);
  if (!query.players.empty()) {
    where += seated(query);
  } else if (query.score != GameQuery::Score::kAny) {
    const bool drawn = query.score == GameQuery::Score::kDrawn;
    where += std::string(" AND ") + (drawn ? "" : "NOT ") +
             "EXISTS (SELECT 1 FROM model_seats s WHERE s.match_id = r.match_id AND s.half_points = 1)";
  }
  for (std::size_t seat = 0; seat < query.half_points.size(); ++seat)
    where += " AND EXISTS (SELECT 1 FROM model_seats s WHERE s.match_id = r.match_id AND s.seat = " +
             std::to_string(seat) + " AND s.half_points = " + std::to_string(query.half_points[seat]) + ")";
  return where;
}

}  // namespace

FoundGames find_games(soci::session& sql, const GameQuery& query) {
  for (const auto* text : {&query.game, &query.variant, &query.reason, &query.opening})
    if (!is_storable(*text)) throw Refused{"what is looked for is not UTF-8"};
  FoundGames found;
  const std::string where = condition(query);
  std::string rest = where + (query.oldest_first ? " ORDER BY r.time_ms, r.match_id"
                                                 : " ORDER BY r.time_ms DESC, r.match_id DESC");
  if (query.limit > 0)
    rest += " LIMIT " + std::to_string(query.limit) + " OFFSET " + std::to_string(query.skip);
  each_result(sql, rest, [&](const StoredResult& row) { found.games.push_back(row); });
  found.all = found.games.size();
  if (query.limit > 0) {
    SqlInteger all = 0;
    sql << "SELECT count(*) FROM model_results r " + where, soci::into(all);
    found.all = static_cast<std::size_t>(all);
  }
  return found;
}

}  // namespace boardwright::store
