// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/store.hpp"

#include "framework/store/aside_table.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/journal_table.hpp"
#include "framework/store/read_model.hpp"
#include "framework/store/schema.hpp"

namespace boardwright {

using store::Database;
using store::Refused;

Store::Store(std::unique_ptr<Database> database, std::string device, std::string club)
    : database_(std::move(database)), device_(std::move(device)), club_(std::move(club)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Result<Store> Store::open(const StoreLocation& location, const StoreOptions& options) {
  auto database = Database::open(location, options.wait, options.create);
  if (!database) return fail(database.error());
  if (auto migrated = store::migrate(**database); !migrated) return fail(migrated.error());
  std::string device, club;
  auto read = (*database)->read([&](soci::session& sql) {
    sql << "SELECT value FROM store_info WHERE name = 'device'", soci::into(device);
    sql << "SELECT value FROM store_info WHERE name = 'club'", soci::into(club);
  });
  if (!read) return fail(read.error());
  return Store(std::move(*database), std::move(device), std::move(club));
}

namespace {

Result<store::EventRow> result_row(const MatchResult& result) {
  return store::row_of({new_id(result.time), result.time, result});
}

}  // namespace

Result<std::vector<Result<Receipt>>> Store::append(std::span<const Submission> submissions) {
  std::vector<Result<Receipt>> receipts;
  std::vector<store::EventRow> written;
  auto done = database_->write([&](soci::session& sql) {
    for (const auto& submission : submissions) {
      std::optional<store::EventRow> event;
      if (submission.result) {
        auto row = result_row(*submission.result);
        if (!row) {
          receipts.push_back(fail(row.error()));
          continue;
        }
        event = std::move(*row);
      }
      receipts.push_back(store::append(sql, submission));
      if (!event || !receipts.back() || receipts.back()->repeated) continue;
      store::insert(sql, *event);
      written.push_back(std::move(*event));
    }
    if (!written.empty()) store::follow(sql, written);
  });
  if (!done) return fail(done.error());
  return receipts;
}

Result<Receipt> Store::append(const Submission& submission) {
  auto receipts = append(std::span(&submission, 1));
  if (!receipts) return fail(receipts.error());
  return std::move(receipts->front());
}

Result<std::vector<StoredEntry>> Store::journal(const std::string& match) {
  std::vector<StoredEntry> entries;
  auto read = database_->read([&](soci::session& sql) { entries = store::journal(sql, match); });
  if (!read) return fail(read.error());
  return entries;
}

Result<std::vector<MatchHead>> Store::matches() {
  std::vector<MatchHead> heads;
  auto read = database_->read([&](soci::session& sql) { heads = store::heads(sql, false); });
  if (!read) return fail(read.error());
  return heads;
}

Result<std::vector<MatchHead>> Store::unfinished() {
  std::vector<MatchHead> heads;
  auto read = database_->read([&](soci::session& sql) { heads = store::heads(sql, true); });
  if (!read) return fail(read.error());
  return heads;
}

Result<void> Store::add(std::span<const ClubEvent> events) {
  if (auto added = add(events, {}, 0); !added) return fail(added.error());
  return {};
}

Result<bool> Store::add_if_known(std::span<const ClubEvent> events, const std::string& tournament,
                                 std::uint64_t known) {
  return add(events, tournament, known);
}

Result<bool> Store::add(std::span<const ClubEvent> events, const std::string& tournament,
                        std::uint64_t known) {
  std::vector<store::EventRow> rows;
  bool erase = false;
  for (const auto& event : events) {
    auto row = store::row_of(event);
    if (!row) return fail(row.error());
    rows.push_back(std::move(*row));
    erase = erase || std::holds_alternative<PlayerAnonymised>(event.what);
  }
  bool up_to_date = true;
  auto written = database_->write([&](soci::session& sql) {
    up_to_date = tournament.empty() || store::tournament_event_count(sql, tournament) == known;
    if (!up_to_date) return;
    std::vector<store::EventRow> fresh;
    for (const auto& row : rows) {
      if (const auto there = store::find_event(sql, row.id)) {
        if (!store::same_event(*there, row))
          throw Refused{"event " + row.id + ": there is a different one with this id"};
        continue;
      }
      store::insert(sql, row);
      fresh.push_back(row);
    }
    store::erase_names(sql);  // also a name given after anonymising
    if (erase) store::erase_aside_names(sql), store::erase_ways_in(sql);
    if (!fresh.empty()) store::follow(sql, fresh);
  });
  if (written && erase) written = database_->forget_old_pages();
  if (!written) return fail(written.error());
  return up_to_date;
}

Result<std::vector<ClubEvent>> Store::tournament_events(const std::string& tournament) {
  std::vector<ClubEvent> events;
  auto read = database_->read([&](soci::session& sql) {
    store::each_event_about(sql, tournament, [&](const store::EventRow& row) {
      if (row.kind != "tournament") return;
      auto event = store::event_of(row);
      if (!event) throw Refused{event.error()};
      events.push_back(std::move(*event));
    });
  });
  if (!read) return fail(read.error());
  return events;
}

Result<std::vector<std::string>> Store::tournament_ids() {
  std::vector<std::string> ids;
  auto read = database_->read([&](soci::session& sql) { ids = store::tournament_ids(sql); });
  if (!read) return fail(read.error());
  return ids;
}

Result<std::vector<ClubEvent>> Store::events() {
  std::vector<ClubEvent> events;
  auto read = database_->read([&](soci::session& sql) {
    store::each_event(sql, [&](const store::EventRow& row) { events.push_back(store::stored_event(row)); });
  });
  if (!read) return fail(read.error());
  return events;
}

Result<std::string> Store::remembered(const std::string& name) {
  const std::string key = "own-" + name;
  std::string value;
  auto read = database_->read([&](soci::session& sql) {
    sql << "SELECT coalesce(max(value), '') FROM store_info WHERE name = :n", soci::into(value),
        soci::use(key);
  });
  if (!read) return fail(read.error());
  return value;
}

Result<void> Store::remember(const std::string& name, const std::string& value) {
  if (!store::is_storable(value)) return fail("this is not UTF-8 without NUL");
  const std::string key = "own-" + name;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM store_info WHERE name = :n", soci::use(key);
    if (!value.empty())
      sql << "INSERT INTO store_info (name, value) VALUES (:n, :v)", soci::use(key), soci::use(value);
  });
}

Result<std::vector<std::string>> Store::match_ids() {
  std::vector<std::string> ids;
  auto read = database_->read([&](soci::session& sql) { ids = store::match_ids(sql); });
  if (!read) return fail(read.error());
  return ids;
}

Result<Ledger> Store::ledger(ScoringBook book) {
  auto read = events();
  if (!read) return fail(read.error());
  Ledger ledger(std::move(book));
  if (auto added = ledger.add(results_of(*read)); !added) return fail(added.error());
  return ledger;
}

}  // namespace boardwright
