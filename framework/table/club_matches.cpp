// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club_matches.hpp"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "framework/match/entered_game.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/club_people.hpp"
#include "framework/table/reopen.hpp"
#include "framework/table/store_journal.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
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

MatchInfo info_of(const MatchHead& head, const std::map<std::string, ClubPlayer>& players,
                  const std::string& device) {
  MatchInfo info;
  info.match = head.match;
  info.begun = head.created.what.time;
  info.last = head.newest.what.time;
  // One match that can't be read must not hide the others.
  if (auto header = read_match_header(head.created.what.payload))
    info.header = std::move(*header);
  else
    info.problem = header.error();
  info.names = names_of(info.header, players);
  const std::string& newest = head.newest.what.kind;
  info.finished = newest == entry_kind::kResult;
  // The clock that a match begins with is written with its first entry.
  info.moved = head.newest.command != head.created.command;
  info.handed_over = is_handed_over(head.newest.what, device);
  if (newest == entry_kind::kClock)
    if (const auto clock = Clock::from_text(head.newest.what.payload)) {
      info.next_flag = clock->next_flag();
      info.on_turn = clock->on_turn();
    }
  return info;
}

}  // namespace

Result<std::vector<MatchInfo>> ClubMatches::listed(bool unfinished_only) {
  std::string device;
  const auto heads = store_.use([&](Store& store) {
    device = store.device();
    return unfinished_only ? store.unfinished() : store.matches();
  });
  if (!heads) return fail(heads.error());
  const auto known = store_.use([](Store& store) { return store.lists().players(); });
  if (!known) return fail(known.error());
  std::vector<MatchInfo> list;
  for (const auto& head : *heads) list.push_back(info_of(head, *known, device));
  return list;
}

Result<std::vector<MatchInfo>> ClubMatches::all() { return listed(false); }
Result<std::vector<MatchInfo>> ClubMatches::unfinished() { return listed(true); }

Result<std::string> ClubMatches::find(std::string_view text) {
  const auto ids = store_.use([](Store& store) { return store.match_ids(); });
  if (!ids) return fail(ids.error());
  std::vector<std::string> found;
  for (const auto& id : *ids)
    if (!text.empty() && (id.starts_with(text) || id.ends_with(text))) found.push_back(id);
  if (found.empty()) return fail("there is no match whose id begins or ends with " + excerpt(text));
  if (found.size() > 1)
    return fail("there are " + std::to_string(found.size()) + " matches whose id begins or ends with " +
                excerpt(text) + "; give more of it");
  return found.front();
}

Result<std::map<std::string, std::uint32_t>> ClubMatches::abandoned(std::chrono::days idle) {
  const auto open = unfinished();
  if (!open) return fail(open.error());
  std::map<std::string, std::uint32_t> count;
  const TimeMs before = utc_now() - std::chrono::duration_cast<Milliseconds>(idle).count();
  for (const auto& match : *open)
    if (!is_correspondence(match.header.clock) && match.last < before)
      for (const auto& seat : match.header.seats)
        if (seat.kind == PlayerKind::kMember) ++count[seat.player];
  return count;
}

Result<std::string> ClubMatches::hand_over(const std::string& match) {
  return store_.use([&](Store& store) -> Result<std::string> {
    const auto journal = store.journal(match);
    if (!journal) return fail(journal.error());
    if (journal->empty()) return fail("there is no match " + excerpt(match));
    const auto header = read_match_header(journal->front().what.payload);
    if (!header) return fail("match " + match + ": " + header.error());
    std::vector<std::string> seated;
    for (const auto& seat : header->seats) seated.push_back(seat.player);
    const NewEntry& newest = journal->back().what;
    if (newest.kind == entry_kind::kDiscarded) return fail("match " + match + " was deleted");
    if (newest.kind != entry_kind::kResult && newest.kind != entry_kind::kHandedOver) {
      const TimeMs now = utc_now();
      const NewEntry moved{std::string(entry_kind::kHandedOver), store.device(), now, ""};
      const auto receipt = store.append({match, journal->size(), new_id(now), {moved}, {}});
      if (!receipt) return fail(receipt.error());
    }
    return export_match(store, match, seated);
  });
}

Result<void> ClubMatches::discard(const std::string& match, std::string_view why) {
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

Result<bool> ClubMatches::has_left(const std::string& match) {
  return store_.use([&](Store& store) -> Result<bool> {
    const auto journal = store.journal(match);
    if (!journal) return fail(journal.error());
    if (journal->empty()) return true;
    const NewEntry& newest = journal->back().what;
    return newest.kind == entry_kind::kDiscarded || is_handed_over(newest, store.device());
  });
}

Result<bool> ClubMatches::discard_unplayed(const std::string& match) {
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

Result<void> ClubMatches::adjudicate(const std::string& match, std::vector<std::uint32_t> half_points,
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

Result<std::string> ClubMatches::why(const std::string& match) {
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

Result<OpenedRecord> ClubMatches::finished(const std::string& match, const Catalogue& catalogue) {
  const auto failed = [&](const std::string& why) { return fail("match " + excerpt(match) + ": " + why); };
  const auto journal = store_.use([&](Store& store) { return store.journal(match); });
  if (!journal) return fail(journal.error());
  if (journal->empty()) return failed("only its result is here, its moves are not");
  if (journal->back().what.kind != entry_kind::kResult) return failed("it isn't finished");
  auto reopened = reopen(*journal, catalogue);
  if (!reopened) return failed(reopened.error());
  const auto known = store_.use([](Store& store) { return store.lists().players(); });
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
