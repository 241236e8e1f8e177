// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/check.hpp"

#include <soci/sqlite3/soci-sqlite3.h>

#include "framework/store/aside_table.hpp"
#include "framework/store/database_sentence.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/journal_table.hpp"
#include "framework/store/store.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Follows the entries of all matches, one match after the other; one sentence for each that is broken.
class Journals {
 public:
  explicit Journals(std::vector<std::string>& problems) : problems_(problems) {}

  void take(const std::string& match, const StoredEntry& entry) {
    if (match != match_) {
      match_ = match;
      next_ = 1;
      ended_ = broken_ = false;
      if (!is_id(match)) broken("this is not an id");
    }
    if (broken_) return;
    if (entry.number != next_) return broken("entry " + std::to_string(next_) + " is missing");
    ++next_;
    if (ended_) return broken("something follows its end");
    ended_ = store::ends_journal(entry.what.kind);
    if (const auto checked = store::check_entry(match, entry); !checked) {
      broken_ = true;
      problems_.push_back(checked.error());
    }
  }

 private:
  void broken(const std::string& what) {
    broken_ = true;
    problems_.push_back("match " + excerpt(match_) + ": " + what);
  }

  std::vector<std::string>& problems_;
  std::string match_;
  std::uint64_t next_ = 1;
  bool ended_ = false, broken_ = false;
};

}  // namespace

Result<void> check_database(Store& store) {
  store::Database& database = store.database();
  if (!database.is_sqlite()) return fail("PostgreSQL checks its own files: see pg_amcheck");
  std::string first;
  auto read =
      database.read([&](soci::session& sql) { sql << "PRAGMA integrity_check(1)", soci::into(first); });
  if (!read) return read;
  if (first != "ok")
    return fail(store::sqlite_sentence(SQLITE_CORRUPT, first, database.session(), database.location()) +
                " (" + excerpt(first) + ")");
  return {};
}

Result<std::vector<std::string>> check_rows(Store& store) {
  std::vector<std::string> problems;
  auto read = store.database().read([&](soci::session& sql) {
    store::each_event(sql, [&](const store::EventRow& row) {
      if (const auto event = store::event_of(row); !event) problems.push_back(event.error());
    });
    Journals journals(problems);
    store::each_entry(
        sql, [&](const std::string& match, const StoredEntry& entry) { journals.take(match, entry); });
    store::each_aside(sql, [&](const store::AsideLine& aside) {
      if (!aside.line.is_object())
        problems.push_back("what was put aside of " + excerpt(aside.subject) + " can't be read");
    });
  });
  if (!read) return fail(read.error());
  return problems;
}

}  // namespace boardwright
