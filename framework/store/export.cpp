// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "framework/store/aside_table.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/journal_table.hpp"
#include "framework/store/store.hpp"
#include "framework/store/transfer.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using nlohmann::json;

/// The lines, with the counts that the last one states so that a cut file is noticed.
class Lines {
 public:
  explicit Lines(const Store& from) {
    add({{"boardwright", "store"},
         {"version", store::kTextVersion},
         {"device", from.device()},
         {"club", from.club()},
         {"time", utc_now()}});
  }
  void add(const json& line) {
    text_ += line.dump();
    text_ += '\n';
    ++count_;
  }
  [[nodiscard]] std::string finish() {
    add({{"end", count_}});
    return std::move(text_);
  }

 private:
  std::string text_;
  std::uint64_t count_ = 0;
};

/// Whatever an import would refuse isn't written.
json line_of(const store::EventRow& row) {
  (void)store::stored_event(row);
  return {{"event", store::json_of(row)}};
}
json line_of(const std::string& match, const StoredEntry& entry) {
  if (const auto checked = store::check_entry(match, entry); !checked)
    throw store::Refused{checked.error() + std::string(store::kGarbled)};
  return {{"entry", store::json_of(store::EntryLine{match, entry})}};
}
json line_of(const store::AsideLine& aside) {
  if (!aside.line.is_object())
    throw store::Refused{"what was put aside of " + excerpt(aside.subject) + " can't be read" +
                         std::string(store::kGarbled)};
  return {{"aside", aside.line}};
}

/// Deleted ones too: what was hidden in them stays so.
std::set<std::string> unfinished_matches(soci::session& sql) {
  std::set<std::string> matches;
  std::string match;
  soci::statement rows =
      (sql.prepare << "SELECT b.match_id FROM journal b WHERE b.kind = 'created' AND NOT EXISTS"
                      " (SELECT 1 FROM journal r WHERE r.match_id = b.match_id AND r.kind ="
                      " 'result')",
       soci::into(match));
  rows.execute();
  while (rows.fetch()) matches.insert(match);
  return matches;
}

}  // namespace

Result<std::string> export_text(Store& store, ExportFor whom) {
  Lines lines(store);
  auto read = store.database().read([&](soci::session& sql) {
    const auto hidden = whom == ExportFor::kOthers ? unfinished_matches(sql) : std::set<std::string>();
    store::each_event(sql, [&](const store::EventRow& row) { lines.add(line_of(row)); });
    store::each_entry(sql, [&](const std::string& match, const StoredEntry& entry) {
      if (!hidden.contains(match)) lines.add(line_of(match, entry));
    });
    store::each_aside(sql, [&](const store::AsideLine& aside) {
      if (!hidden.contains(aside.subject)) lines.add(line_of(aside));
    });
  });
  if (!read) return fail(read.error());
  return lines.finish();
}

Result<std::string> export_match(Store& store, const std::string& match,
                                 std::span<const std::string> players) {
  Lines lines(store);
  auto read = store.database().read([&](soci::session& sql) {
    store::each_event(sql, [&](const store::EventRow& row) {
      if (std::ranges::find(players, row.subject) != players.end() || row.subject == match)
        lines.add(line_of(row));
    });
    const auto entries = store::journal(sql, match);
    if (entries.empty()) throw store::Refused{"there is no match " + match + " in this store"};
    for (const auto& entry : entries) lines.add(line_of(match, entry));
    store::each_aside(sql, [&](const store::AsideLine& aside) {
      if (aside.subject == match) lines.add(line_of(aside));
    });
  });
  if (!read) return fail(read.error());
  return lines.finish();
}

Result<std::string> export_tournament(Store& store, const std::string& tournament,
                                      std::span<const std::string> players,
                                      std::span<const std::string> matches) {
  Lines lines(store);
  auto read = store.database().read([&](soci::session& sql) {
    if (store::tournament_event_count(sql, tournament) == 0)
      throw store::Refused{"there is no tournament " + tournament + " in this store"};
    std::map<std::string, store::EventRow> events;  // by id
    std::map<std::string, std::vector<StoredEntry>> finished;
    const auto about = [&](const std::string& subject) {
      store::each_event_about(sql, subject, [&](const store::EventRow& row) { events[row.id] = row; });
    };
    about(tournament);
    for (const auto& player : players) about(player);
    for (const auto& match : matches) {
      auto entries = store::journal(sql, match);
      if (entries.empty() || entries.back().what.kind != entry_kind::kResult) continue;
      about(match);
      finished[match] = std::move(entries);
    }
    for (const auto& [id, row] : events) lines.add({{"event", store::json_of(row)}});
    for (const auto& [match, entries] : finished)
      for (const auto& entry : entries)
        lines.add({{"entry", store::json_of(store::EntryLine{match, entry})}});
  });
  if (!read) return fail(read.error());
  return lines.finish();
}

}  // namespace boardwright
