// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/store/ids.hpp"
#include "framework/table/club.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

const MatchResult* played_result(std::span<const ClubEvent> events, const std::string& match) {
  const MatchResult* first = nullptr;  // of several the first by time counts, as in ResultList
  for (const auto& event : events)
    if (const auto* result = std::get_if<MatchResult>(&event.what);
        result != nullptr && result->match == match)
      if (first == nullptr || *result < *first) first = result;
  return first;
}

/// The results and corrections of matches that ended before this one, or at the same time with a smaller id.
std::vector<ClubEvent> before(std::span<const ClubEvent> events, const MatchResult& match) {
  std::map<std::string, bool> earlier;
  for (const auto& event : events)
    if (const auto* result = std::get_if<MatchResult>(&event.what))
      earlier[result->match] = std::tie(result->time, result->match) < std::tie(match.time, match.match);
  std::vector<ClubEvent> kept;
  for (const auto& event : events) {
    const auto* result = std::get_if<MatchResult>(&event.what);
    const auto* correction = std::get_if<Correction>(&event.what);
    const bool is_other = result == nullptr && correction == nullptr;
    if (is_other || earlier[result != nullptr ? result->match : correction->match]) kept.push_back(event);
  }
  return kept;
}

bool is_about(const ClubEvent& event, const std::string& match) {
  const auto* result = std::get_if<MatchResult>(&event.what);
  const auto* correction = std::get_if<Correction>(&event.what);
  return (result != nullptr && result->match == match) ||
         (correction != nullptr && correction->match == match);
}

}  // namespace

Result<Ledger> ledger_of(std::span<const ClubEvent> events, const ScoringBook& book) {
  Ledger ledger(book);
  if (auto added = ledger.add(results_of(events)); !added) return fail(added.error());
  return ledger;
}

Result<FinishReport> Club::report(const std::string& match) {
  const auto all = events();
  if (!all) return fail(all.error());
  const MatchResult* played = played_result(*all, match);
  if (played == nullptr) return fail("match " + excerpt(match) + ": there is no result");
  auto counted = before(*all, *played);
  const auto earlier = ledger_of(counted, book_);
  if (!earlier) return fail(earlier.error());
  for (const auto& event : *all)
    if (is_about(event, match)) counted.push_back(event);
  const auto later = ledger_of(counted, book_);
  if (!later) return fail(later.error());

  const auto players = players_of(*all);
  const auto holds = later->results().result(match);
  const MatchResult& shown = holds ? *holds : *played;
  FinishReport report{book_.scheme(shown.game, shown.variant, shown.rules_hash), shown.reason, !holds, {}};
  for (const auto& seat : shown.seats) {
    const std::string player = holder(players, seat.player);
    report.seats.push_back({{seat.player, seat.kind, ""},
                            name_of(players, player),
                            seat.half_points,
                            earlier->standing(report.scheme, player, shown.time),
                            later->standing(report.scheme, player, shown.time)});
  }
  return report;
}

Result<std::vector<ResultInfo>> Club::results() {
  const auto all = events();
  if (!all) return fail(all.error());
  const auto ledger = ledger_of(*all, book_);
  if (!ledger) return fail(ledger.error());
  const auto players = players_of(*all);
  std::map<std::string, ResultInfo> by_match;
  for (const auto& event : *all)
    if (const auto* result = std::get_if<MatchResult>(&event.what)) {
      ResultInfo& info = by_match[result->match];
      if (info.played.match.empty() || *result < info.played) info.played = *result;
    }
  for (const auto& event : *all)
    if (const auto* correction = std::get_if<Correction>(&event.what))
      if (const auto found = by_match.find(correction->match); found != by_match.end())
        found->second.corrections.push_back(*correction);
  std::vector<ResultInfo> list;
  for (auto& [match, info] : by_match) {
    info.holds = ledger->results().result(match);
    std::ranges::sort(info.corrections);
    for (const auto& seat : info.played.seats)
      info.names.push_back(name_of(players, holder(players, seat.player)));
    list.push_back(std::move(info));
  }
  std::ranges::sort(list, [](const ResultInfo& a, const ResultInfo& b) {
    return std::tie(a.played.time, a.played.match) < std::tie(b.played.time, b.played.match);
  });
  return list;
}

Result<void> Club::correct(Correction correction) {
  const auto all = events();
  if (!all) return fail(all.error());
  const MatchResult* played = played_result(*all, correction.match);
  if (played == nullptr)
    return fail("match " + excerpt(correction.match) + ": there is no result to correct");
  if (correction.why.empty()) return fail("a correction needs a reason that people can read");
  if (correction.type == Correction::Type::kResult && correction.half_points.size() != played->seats.size())
    return fail("match " + correction.match + " has " + std::to_string(played->seats.size()) +
                " seats, and the correction has scores for " + std::to_string(correction.half_points.size()));
  correction.time = utc_now();
  // The last one holds, also where the clock was set back or a colleague's runs ahead.
  for (const auto& event : *all)
    if (const auto* other = std::get_if<Correction>(&event.what);
        other != nullptr && other->match == correction.match)
      correction.time = std::max(correction.time, other->time + 1);
  correction.id = new_id(correction.time);
  if (auto checked = check_event(correction); !checked) return checked;
  return add({correction.id, correction.time, correction});
}

Result<void> Club::void_result(const std::string& match, std::string_view why) {
  return correct({0, "", match, Correction::Type::kVoid, {}, "", std::string(why)});
}

Result<void> Club::correct_result(const std::string& match, std::vector<std::uint32_t> half_points,
                                  const std::string& reason, std::string_view why) {
  return correct({0, "", match, Correction::Type::kResult, std::move(half_points), reason, std::string(why)});
}

Result<void> Club::let_result_stand(const std::string& match, std::string_view why) {
  return correct({0, "", match, Correction::Type::kStands, {}, "", std::string(why)});
}

Result<Ledger> Club::ledger() {
  const auto all = events();
  if (!all) return fail(all.error());
  return ledger_of(*all, book_);
}

Result<std::vector<PoolStandings>> Club::standings(std::string_view game) {
  const auto all = events();
  if (!all) return fail(all.error());
  const auto ledger = ledger_of(*all, book_);
  if (!ledger) return fail(ledger.error());
  const auto players = players_of(*all);
  std::vector<PoolStandings> list;
  for (const auto& key : ledger->pools()) {
    if (!game.empty() && key.game != game) continue;
    PoolStandings pool{*ledger->scheme(key), ledger->standings(key, utc_now()), {}};
    if (pool.standings.empty()) continue;  // nothing there has counted
    for (const auto& standing : pool.standings) pool.names.push_back(name_of(players, standing.player));
    list.push_back(std::move(pool));
  }
  return list;
}

Result<std::vector<std::pair<Scheme, Standing>>> Club::standings_of(const std::string& player) {
  const auto pools = standings();
  if (!pools) return fail(pools.error());
  std::vector<std::pair<Scheme, Standing>> list;
  for (const auto& pool : *pools)
    for (const auto& standing : pool.standings)
      if (standing.player == player) list.emplace_back(pool.scheme, standing);
  return list;
}

Result<bool> Club::hints_visible(const std::string& player, const std::string& game,
                                 const std::string& variant, const std::string& rules_hash, bool setting) {
  const auto all = events();
  if (!all) return fail(all.error());
  const auto counted = ledger_of(*all, book_);
  if (!counted) return fail(counted.error());
  const Scheme scheme = book_.scheme(game, variant, rules_hash);
  const auto standing = counted->standing(scheme, holder(players_of(*all), player), utc_now());
  return boardwright::hints_visible(standing, scheme.points, setting);
}

}  // namespace boardwright
