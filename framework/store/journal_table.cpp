// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/journal_table.hpp"

#include <algorithm>

#include "framework/store/event_lines.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::store {
namespace {

constexpr const char* kEntryColumns = "match_id, number, kind, payload, time_ms, secret, command_id, part";

/// One row of kEntryColumns, bound once and read many times.
struct EntryRow {
  std::string match, kind, payload, secret, command;
  SqlInteger number = 0, time = 0, part = 0;
  soci::indicator has_command = soci::i_ok;

  [[nodiscard]] StoredEntry entry() const {
    return {static_cast<std::uint64_t>(number),
            {kind, payload, time, secret},
            has_command == soci::i_ok ? command : "",
            static_cast<std::uint32_t>(part)};
  }
};

template <class Prepare>
auto into(Prepare&& prepare, EntryRow& row) {
  return (prepare, soci::into(row.match), soci::into(row.number), soci::into(row.kind),
          soci::into(row.payload), soci::into(row.time), soci::into(row.secret),
          soci::into(row.command, row.has_command), soci::into(row.part));
}

bool is_kind(std::string_view kind) {
  return !kind.empty() && kind.size() <= 40 && std::ranges::all_of(kind, [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
}

std::string name_of(const std::string& match) { return "match " + excerpt(match); }

/// Where the command's entries are, if it has acted already.
std::optional<Receipt> acted(soci::session& sql, const Submission& submission) {
  if (submission.command.empty()) return std::nullopt;
  SqlInteger first = 0, last = 0;
  soci::indicator found = soci::i_null;
  sql << "SELECT min(number), max(number) FROM journal WHERE match_id = :m AND command_id = :c",
      soci::into(first, found), soci::into(last, found), soci::use(submission.match),
      soci::use(submission.command);
  if (found != soci::i_ok) return std::nullopt;
  return Receipt{static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last), true};
}

std::uint64_t newest_number(soci::session& sql, const std::string& match) {
  SqlInteger number = 0;
  sql << "SELECT coalesce(max(number), 0) FROM journal WHERE match_id = :m", soci::into(number),
      soci::use(match);
  return static_cast<std::uint64_t>(number);
}

}  // namespace

Result<void> check_entry(const std::string& match, const StoredEntry& entry) {
  const std::string where = name_of(match) + ", entry " + std::to_string(entry.number) + ": ";
  if (!is_kind(entry.what.kind)) return fail(where + excerpt(entry.what.kind) + " is not the name of a kind");
  if (!is_storable(entry.what.payload) || !is_storable(entry.what.secret))
    return fail(where + "its text is not UTF-8 without NUL");
  if ((entry.number == 1) != (entry.what.kind == entry_kind::kCreated))
    return fail(where + "the first entry of a match, and no other, is '" + std::string(entry_kind::kCreated) +
                "'");
  if (!entry.command.empty() && !is_id(entry.command)) return fail(where + "its command has no proper id");
  return {};
}

Result<void> check_submission(const Submission& submission) {
  if (!is_id(submission.match)) return fail(name_of(submission.match) + ": this is not an id");
  if (submission.entries.empty()) return fail(name_of(submission.match) + ": there is nothing to write down");
  StoredEntry entry{submission.after, {}, submission.command, 0};
  for (const auto& what : submission.entries) {
    if (ends_journal(entry.what.kind))
      return fail(name_of(submission.match) + ": nothing may follow the " +
                  (entry.what.kind == entry_kind::kResult ? "result" : "end"));
    ++entry.number;
    entry.what = what;
    if (auto checked = check_entry(submission.match, entry); !checked) return checked;
  }
  if (submission.result &&
      (submission.entries.back().kind != entry_kind::kResult || submission.result->match != submission.match))
    return fail(name_of(submission.match) + ": a result for the standings belongs to the match's own result");
  return {};
}

void insert(soci::session& sql, const std::string& match, const StoredEntry& entry) {
  const auto number = static_cast<SqlInteger>(entry.number), part = static_cast<SqlInteger>(entry.part);
  const SqlInteger time = entry.what.time;
  soci::indicator has_command = entry.command.empty() ? soci::i_null : soci::i_ok;
  sql << "INSERT INTO journal (" << kEntryColumns << ") VALUES (:m, :n, :k, :p, :t, :s, :c, :q)",
      soci::use(match), soci::use(number), soci::use(entry.what.kind), soci::use(entry.what.payload),
      soci::use(time), soci::use(entry.what.secret), soci::use(entry.command, has_command), soci::use(part);
}

Result<Receipt> append(soci::session& sql, const Submission& submission) {
  if (auto checked = check_submission(submission); !checked) return fail(checked.error());
  if (auto receipt = acted(sql, submission)) return *receipt;
  const std::uint64_t newest = newest_number(sql, submission.match);
  if (newest > 0 && is_finished(sql, submission.match))
    return fail(name_of(submission.match) + ": it is finished, nothing can be added");
  if (newest > 0 && is_discarded(sql, submission.match))
    return fail(name_of(submission.match) + ": it was deleted and can't go on");
  if (newest != submission.after)
    return fail(name_of(submission.match) + ": it stands at entry " + std::to_string(newest) + ", not " +
                std::to_string(submission.after) + "; read it again");
  StoredEntry entry{submission.after, {}, submission.command, 0};
  for (const auto& what : submission.entries) {
    ++entry.number;
    entry.what = what;
    insert(sql, submission.match, entry);
    ++entry.part;
  }
  return Receipt{submission.after + 1, entry.number, false};
}

namespace {

bool has_entry(soci::session& sql, const std::string& match, std::string_view kind) {
  SqlInteger count = 0;
  // The kind stands in the statement, so that the index of such entries alone is found.
  sql << "SELECT count(*) FROM journal WHERE kind = " << quoted(std::string(kind)) << " AND match_id = :m",
      soci::into(count), soci::use(match);
  return count > 0;
}

constexpr const char* kNotDiscarded =
    " AND NOT EXISTS (SELECT 1 FROM journal d WHERE d.match_id = b.match_id AND d.kind = 'discarded')";

}  // namespace

bool is_finished(soci::session& sql, const std::string& match) {
  return has_entry(sql, match, entry_kind::kResult);
}

bool is_discarded(soci::session& sql, const std::string& match) {
  return has_entry(sql, match, entry_kind::kDiscarded);
}

bool ends_journal(std::string_view kind) {
  return kind == entry_kind::kResult || kind == entry_kind::kDiscarded;
}

std::vector<StoredEntry> journal(soci::session& sql, const std::string& match) {
  EntryRow row;
  soci::statement statement =
      into((sql.prepare << "SELECT " << kEntryColumns << " FROM journal WHERE match_id = :m ORDER BY number",
            soci::use(match)),
           row);
  statement.execute();
  std::vector<StoredEntry> entries;
  while (statement.fetch()) entries.push_back(row.entry());
  return entries;
}

void each_entry(soci::session& sql,
                const std::function<void(const std::string&, const StoredEntry&)>& visit) {
  EntryRow row;
  soci::statement statement =
      into(sql.prepare << "SELECT " << kEntryColumns << " FROM journal ORDER BY match_id, number", row);
  statement.execute();
  while (statement.fetch()) visit(row.match, row.entry());
}

std::vector<MatchHead> heads(soci::session& sql, bool unfinished_only) {
  const std::string unfinished =
      " AND NOT EXISTS (SELECT 1 FROM journal r WHERE r.match_id = b.match_id AND r.kind = 'result')";
  EntryRow row;
  soci::statement statement = into(
      sql.prepare
          << "SELECT " << kEntryColumns
          << " FROM (SELECT b.match_id AS head_id, (SELECT max(n.number) FROM journal n WHERE n.match_id ="
             " b.match_id) AS newest FROM journal b WHERE b.kind = 'created'"
          << kNotDiscarded << (unfinished_only ? unfinished : "")
          << ") h JOIN journal j ON j.match_id = h.head_id AND (j.number = 1 OR j.number = h.newest)"
             " ORDER BY match_id, number",
      row);
  statement.execute();
  std::vector<MatchHead> found;
  while (statement.fetch()) {
    if (found.empty() || found.back().match != row.match) found.push_back({row.match, row.entry(), {}});
    found.back().newest = row.entry();
  }
  return found;
}

std::vector<std::string> match_ids(soci::session& sql) {
  std::vector<std::string> ids;
  std::string id;
  soci::statement rows = (sql.prepare << "SELECT b.match_id FROM journal b WHERE b.kind = 'created'"
                                      << kNotDiscarded << " ORDER BY b.match_id",
                          soci::into(id));
  rows.execute();
  while (rows.fetch()) ids.push_back(id);
  return ids;
}

}  // namespace boardwright::store
