// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/recount.hpp"

#include <set>

#include "framework/store/check.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/reopen.hpp"
#include "framework/table/store_journal.hpp"

namespace boardwright {
namespace {

/// A Ledger of these events alone.
Result<Ledger> ledger_of(std::span<const ClubEvent> events, const ScoringBook& book) {
  Ledger ledger(book);
  if (auto added = ledger.add(results_of(events)); !added) return fail(added.error());
  return ledger;
}

/// One match from its first entry to its newest; its result, if it has one.
Result<std::optional<MatchResult>> play_through(const MatchHead& head, std::span<const StoredEntry> journal,
                                                const Catalogue& catalogue) {
  auto reopened = reopen(journal, catalogue);
  if (!reopened) return fail(reopened.error());
  const auto match = Match::resume(reopened->options(), reopened->steps);
  if (!match) return fail(match.error());
  if (head.newest.what.kind != entry_kind::kResult) return std::nullopt;
  if (!(*match)->is_over()) return fail("the game isn't over where the journal ends");
  return std::optional(result_of(reopened->header, head.match, *(*match)->result(), head.newest.what.time));
}

class Recounter {
 public:
  Recounter(Recount& recount, std::span<const ClubEvent> events) : recount_(recount) {
    for (const auto& event : events) {
      const auto* result = std::get_if<MatchResult>(&event.what);
      if (result == nullptr) {
        counted_.push_back(event);
        continue;
      }
      const auto [known, fresh] = reported_.emplace(result->match, *result);
      if (!fresh && *result < known->second) known->second = *result;  // the one that counts
    }
  }

  /// What the moves of one match say, beside what was reported.
  void compare(const std::string& match, const MatchResult& played) {
    const auto reported = reported_.find(match);
    if (reported == reported_.end())
      recount_.differences.push_back("match " + match + ": it is finished, but no result was counted");
    else if (!(reported->second == played))
      recount_.differences.push_back("match " + match + ": its moves give another result than was counted");
    counted_.push_back({new_id(played.time), played.time, played});
    done_.insert(match);
  }
  void cannot_play(const std::string& match, const std::string& why, bool should_be_possible) {
    (should_be_possible ? recount_.differences : recount_.notices).push_back("match " + match + ": " + why);
  }
  /// The other results are counted as they were reported.
  std::vector<ClubEvent> finish() {
    for (const auto& [match, result] : reported_) {
      if (done_.contains(match)) continue;
      recount_.notices.push_back("match " + match + ": its result is counted as reported");
      counted_.push_back({new_id(result.time), result.time, result});
    }
    return std::move(counted_);
  }

 private:
  Recount& recount_;
  std::map<std::string, MatchResult> reported_;
  std::set<std::string> done_;
  std::vector<ClubEvent> counted_;
};

void compare_standings(const Ledger& anew, const Ledger& held, Recount& recount) {
  const TimeMs now = utc_now();
  std::set<PoolKey> pools;
  for (const auto* ledger : {&anew, &held})
    for (const auto& pool : ledger->pools()) pools.insert(pool);
  for (const auto& pool : pools) {
    const auto one = anew.standings(pool, now), other = held.standings(pool, now);
    recount.standings += one.size();
    if (one != other)
      recount.differences.push_back(pool.game + " " + pool.pool +
                                    ": the standings are others than those counted anew");
  }
}

}  // namespace

Result<Recount> recount(Club& club, const Catalogue& catalogue) {
  Recount done;
  std::vector<MatchHead> heads;
  std::vector<ClubEvent> events;
  std::map<std::string, std::vector<StoredEntry>> journals;
  // In one go, so that no match ends between what is compared.
  auto read = club.store().use([&](Store& store) -> Result<void> {
    auto garbled = check_rows(store);
    if (!garbled) return fail(garbled.error());
    done.differences = std::move(*garbled);
    auto all = store.matches();
    if (!all) return fail(all.error());
    heads = std::move(*all);
    auto happened = store.events();
    if (!happened) return fail(happened.error());
    events = std::move(*happened);
    for (const auto& head : heads) {
      auto journal = store.journal(head.match);
      if (!journal) return fail(journal.error());
      journals[head.match] = std::move(*journal);
    }
    return {};
  });
  if (!read) return fail(read.error());

  Recounter recounter(done, events);
  for (const auto& head : heads) {
    const auto journal = journals.find(head.match);
    if (journal == journals.end()) continue;
    const auto played = play_through(head, journal->second, catalogue);
    if (!played) {
      // Only a game that is gone is no fault of the match.
      const auto header = read_match_header(head.created.what.payload);
      recounter.cannot_play(head.match, played.error(), !header || catalogue.find(header->game).has_value());
    } else if (*played) {
      recounter.compare(head.match, **played);
      ++done.matches;
    }
  }
  const auto anew = ledger_of(recounter.finish(), club.book());
  if (!anew) return fail(anew.error());
  const auto held = ledger_of(events, club.book());
  if (!held) return fail(held.error());
  compare_standings(*anew, *held, done);
  const auto lists = club.store().use([&](Store& store) { return store.lists().check(club.book()); });
  if (!lists) return fail(lists.error());
  done.differences.insert(done.differences.end(), lists->begin(), lists->end());
  return done;
}

}  // namespace boardwright
