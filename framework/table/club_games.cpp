// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Club does with single matches that somebody has looked for: finished ones to look at, unfinished ones
// that the organiser ends.
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "framework/match/entered_game.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/club.hpp"
#include "framework/table/reopen.hpp"
#include "framework/table/store_journal.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
Result<std::vector<std::string>> Club::players_named(std::string_view text) {
  const auto known = players();
  if (!known) return fail(known.error());
  const std::string wanted = folded(text);
  std::vector<std::string> ids;
  for (const auto& [id, player] : *known)
    if (player.merged_into.empty() && !player.name.empty() &&
        folded(player.name).find(wanted) != std::string::npos)
      ids.push_back(id);
  return ids;
}

namespace {

constexpr const char* kWhy = "why";  // in the payload of what ends a match by decision

std::string payload_of(const nlohmann::json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// A journal that may still be ended.
Result<std::vector<StoredEntry>> open_journal(Store& store, const std::string& match) {
  auto journal = store.journal(match);
  if (!journal) return journal;
  if (journal->empty()) return fail("there is no match " + excerpt(match));
  const std::string& newest = journal->back().what.kind;
  if (newest == entry_kind::kResult)
    return fail("match " + match + " is finished; boardwright result says what can be done about it");
  if (newest == entry_kind::kDiscarded) return fail("match " + match + " was deleted");
  return journal;
}

}  // namespace

Result<void> Club::discard(const std::string& match, std::string_view why) {
  const auto reason = read_line(why, "the reason", kLongestReason);
  if (!reason) return fail(reason.error());
  return store_.use([&](Store& store) -> Result<void> {
    const auto journal = open_journal(store, match);
    if (!journal) return fail(journal.error());
    const TimeMs now = utc_now();
    const NewEntry end{std::string(entry_kind::kDiscarded), payload_of({{kWhy, *reason}}), now, ""};
    const auto receipt = store.append({match, journal->size(), new_id(now), {end}, {}});
    return receipt ? Result<void>() : fail(receipt.error());
  });
}

Result<bool> Club::has_left(const std::string& match) {
  return store_.use([&](Store& store) -> Result<bool> {
    const auto journal = store.journal(match);
    if (!journal) return fail(journal.error());
    if (journal->empty()) return true;
    const NewEntry& newest = journal->back().what;
    return newest.kind == entry_kind::kDiscarded || is_handed_over(newest, store.device());
  });
}

Result<bool> Club::discard_unplayed(const std::string& match) {
  const auto journal = store_.use([&](Store& store) { return store.journal(match); });
  if (!journal) return fail(journal.error());
  if (journal->empty()) return false;
  const auto header = read_match_header(journal->front().what.payload);
  if (!header || is_correspondence(header->clock)) return false;
  for (const auto& entry : *journal)  // whatever else there is, somebody has done
    if (entry.what.kind != entry_kind::kCreated && entry.what.kind != entry_kind::kChance &&
        entry.what.kind != entry_kind::kClock)
      return false;
  if (auto gone = discard(match, "left before the first move"); !gone) return fail(gone.error());
  return true;
}

Result<void> Club::adjudicate(const std::string& match, std::vector<std::uint32_t> half_points,
                              std::string_view why, const Catalogue& catalogue) {
  const auto reason = read_line(why, "the reason", kLongestReason);
  if (!reason) return fail(reason.error());
  std::string device;
  const auto journal = store_.use([&](Store& store) {
    device = store.device();
    return open_journal(store, match);
  });
  if (!journal) return fail(journal.error());
  const auto failed = [&](const std::string& what) { return fail("match " + match + ": " + what); };
  if (is_handed_over(journal->back().what, device))
    return failed("it was handed over and goes on in the store that imported it");
  auto reopened = reopen(*journal, catalogue);
  if (!reopened) return failed(reopened.error() + "; it can only be deleted");
  const auto resumed = Match::resume(reopened->options(), reopened->steps);
  if (!resumed) return failed(resumed.error() + "; it can only be deleted");
  const Outcome outcome{std::move(half_points), "adjudication"};
  EnteredGame game = EnteredGame::of((*resumed)->line(), std::nullopt);
  if (auto possible = game.set_result(outcome); !possible) return failed(possible.error());
  const Rules& rules = (*resumed)->rules();
  nlohmann::json scores = nlohmann::json::object();
  for (Seat seat = 0; seat < outcome.scores.size(); ++seat)
    scores[std::string(rules.seat_name(seat))] = outcome.scores[seat];
  const TimeMs now = utc_now();
  StoreJournal writer(store_, match, std::move(reopened->header), "", journal->size());
  return writer.write(
      {new_id(now),
       UtcTime(Milliseconds(now)),
       {{std::string(entry_kind::kResult),
         payload_of({{"half_points", std::move(scores)}, {"reason", outcome.reason}, {kWhy, *reason}})}},
       outcome});
}

Result<std::string> Club::why(const std::string& match) {
  return store_.use([&](Store& store) -> Result<std::string> {
    const auto corrections = store.lists().corrections(match);
    if (!corrections) return fail(corrections.error());
    if (!corrections->empty()) return corrections->back().why;
    const auto journal = store.journal(match);
    if (!journal) return fail(journal.error());
    if (journal->empty()) return std::string();
    const auto said = nlohmann::json::parse(journal->back().what.payload, nullptr, false);
    return said.is_object() && said.contains(kWhy) && said[kWhy].is_string() ? said[kWhy].get<std::string>()
                                                                             : std::string();
  });
}

Result<OpenedRecord> Club::finished_game(const std::string& match, const Catalogue& catalogue) {
  const auto failed = [&](const std::string& why) { return fail("match " + excerpt(match) + ": " + why); };
  const auto journal = store_.use([&](Store& store) { return store.journal(match); });
  if (!journal) return fail(journal.error());
  if (journal->empty()) return failed("only its result is here, its moves are not");
  if (journal->back().what.kind != entry_kind::kResult) return failed("it isn't finished");
  auto reopened = reopen(*journal, catalogue);
  if (!reopened) return failed(reopened.error());
  const auto known = players();
  if (!known) return fail(known.error());
  MatchOptions options = reopened->options();
  options.players.clear();
  for (const auto& seat : reopened->header.seats)
    options.players.push_back(name_of(*known, holder(*known, seat.player)));
  const auto over = Match::resume(std::move(options), reopened->steps);
  if (!over) return failed(over.error());
  OpenedRecord opened{(*over)->record(), (*over)->shared_rules(), reopened->plan.game, {}, {}};
  const auto day = std::chrono::floor<std::chrono::days>(
      std::chrono::sys_time<Milliseconds>(Milliseconds(journal->front().what.time)));
  const std::chrono::year_month_day date(day);
  char text[16];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  opened.record.tags.emplace_back("Date", text);
  return opened;
}

}  // namespace boardwright
