// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club_results.hpp"

#include <algorithm>

#include "framework/store/ids.hpp"
#include "framework/table/add_event.hpp"
#include "framework/table/possible_result.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Names of those who have the results of the seats now.
std::vector<std::string> names_of(const std::vector<SeatResult>& seats,
                                  const std::map<std::string, ClubPlayer>& players) {
  std::vector<std::string> names;
  for (const auto& seat : seats) names.push_back(name_of(players, holder(players, seat.player)));
  return names;
}

ResultInfo info_of(StoredResult stored, const std::map<std::string, ClubPlayer>& players) {
  ResultInfo info{std::move(stored.played), std::move(stored.holds), {}, {}, std::move(stored.opening)};
  info.names = names_of(info.played.seats, players);
  if (info.holds)
    for (auto& seat : info.holds->seats) seat.player = holder(players, seat.player);
  return info;
}

}  // namespace

Result<FinishReport> ClubResults::report(const std::string& match) {
  return store_.use([&](Store& store) -> Result<FinishReport> {
    auto stored = store.lists().result(match);
    if (!stored) return fail(stored.error());
    if (!*stored) return fail("match " + excerpt(match) + ": there is no result");
    const auto players = store.lists().players();
    if (!players) return fail(players.error());
    MatchResult shown = (*stored)->holds ? *(*stored)->holds : (*stored)->played;
    FinishReport report{
        book_.scheme(shown.game, shown.variant, shown.rules_hash), shown.reason, !(*stored)->holds, {}};
    const std::vector<SeatResult> seats = shown.seats;
    for (auto& seat : shown.seats) seat.player = holder(*players, seat.player);
    const auto changes = store.lists().changes(book_, report.scheme, shown);
    if (!changes) return fail(changes.error());
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
      report.seats.push_back({{seats[seat].player, seats[seat].kind, ""},
                              name_of(*players, shown.seats[seat].player),
                              seats[seat].half_points,
                              changes->at(seat).before,
                              changes->at(seat).after});
    return report;
  });
}

Result<FoundResults> ClubResults::find(const GameQuery& query) {
  return store_.use([&](Store& store) -> Result<FoundResults> {
    auto found = store.lists().find(query);
    if (!found) return fail(found.error());
    const auto players = store.lists().players();
    if (!players) return fail(players.error());
    FoundResults results{{}, found->all};
    results.games.reserve(found->games.size());
    for (auto& game : found->games) {
      const bool corrected = game.corrections > 0;
      results.games.push_back(info_of(std::move(game), *players));
      if (!corrected) continue;
      auto corrections = store.lists().corrections(results.games.back().played.match);
      if (!corrections) return fail(corrections.error());
      results.games.back().corrections = std::move(*corrections);
    }
    return results;
  });
}

Result<std::vector<ResultInfo>> ClubResults::all() {
  GameQuery everything;
  everything.oldest_first = true;
  auto found = find(everything);
  if (!found) return fail(found.error());
  return std::move(found->games);
}

Result<ResultInfo> ClubResults::of(const std::string& match) {
  return store_.use([&](Store& store) -> Result<ResultInfo> {
    auto stored = store.lists().result(match);
    if (!stored) return fail(stored.error());
    if (!*stored) return fail("match " + excerpt(match) + ": there is no result");
    const auto players = store.lists().players();
    if (!players) return fail(players.error());
    auto corrections = store.lists().corrections(match);
    if (!corrections) return fail(corrections.error());
    ResultInfo info = info_of(std::move(**stored), *players);
    info.corrections = std::move(*corrections);
    return info;
  });
}

Result<void> ClubResults::decide(Correction correction, const Catalogue* catalogue) {
  const auto known = store_.use([&](Store& store) { return store.lists().result(correction.match); });
  if (!known) return fail(known.error());
  if (!*known) return fail("match " + excerpt(correction.match) + ": there is no result to correct");
  auto why = read_line(correction.why, "the reason", kLongestReason);
  if (!why) return fail(why.error());
  correction.why = std::move(*why);
  if (correction.type == Correction::Type::kResult) {
    const auto journal = store_.use([&](Store& store) { return store.journal(correction.match); });
    if (!journal) return fail(journal.error());
    auto reason = check_correction(correction, (*known)->played, *journal, *catalogue);
    if (!reason) return fail(reason.error());
    correction.reason = std::move(*reason);
  }
  const auto earlier = store_.use([&](Store& store) { return store.lists().corrections(correction.match); });
  if (!earlier) return fail(earlier.error());
  correction.time = utc_now();
  // The last one holds, also where the clock was set back or a colleague's runs ahead.
  for (const auto& other : *earlier) correction.time = std::max(correction.time, other.time + 1);
  correction.id = new_id(correction.time);
  if (auto checked = check_event(correction); !checked) return checked;
  return add_event(store_, {correction.id, correction.time, correction});
}

Result<void> ClubResults::annul(const std::string& match, std::string_view why) {
  return decide({0, "", match, Correction::Type::kVoid, {}, "", std::string(why)}, nullptr);
}

Result<void> ClubResults::correct(const std::string& match, std::vector<std::uint32_t> half_points,
                                  const std::string& reason, std::string_view why,
                                  const Catalogue& catalogue) {
  return decide({0, "", match, Correction::Type::kResult, std::move(half_points), reason, std::string(why)},
                &catalogue);
}

Result<void> ClubResults::let_stand(const std::string& match, std::string_view why) {
  return decide({0, "", match, Correction::Type::kStands, {}, "", std::string(why)}, nullptr);
}

}  // namespace boardwright
