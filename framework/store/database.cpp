// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/database.hpp"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace boardwright::store {
namespace {

/// Writers one after another on PostgreSQL too, as SQLite has it by itself. The number is ours: "bwst".
constexpr const char* kOneWriter = "SELECT pg_advisory_xact_lock(1651995508)";

}  // namespace

std::string quoted(const std::string& text) {
  std::string sql = "'";
  for (const char letter : text) sql += letter == '\'' ? std::string(2, letter) : std::string(1, letter);
  return sql + "'";
}

Database::~Database() = default;

void Database::roll_back() noexcept {
  if (session_.get_backend() == nullptr) return;
  try {
    if (!is_sqlite()) {
      session_ << "ROLLBACK";
      return;
    }
    // Some failures have undone the transaction already.
    auto* backend = static_cast<soci::sqlite3_session_backend*>(session_.get_backend());
    if (sqlite_api::sqlite3_get_autocommit(backend->conn_) == 0) session_ << "ROLLBACK";
  } catch (const soci::soci_error&) {
    return;  // the failure that led here is the one to tell; the next transaction finds a lost connection
  }
}

Result<void> Database::connect_again_if_lost() {
  if (is_sqlite()) return {};
  auto* backend = static_cast<soci::postgresql_session_backend*>(session_.get_backend());
  if (backend != nullptr && PQstatus(backend->conn_) == CONNECTION_OK) return {};
  if (backend != nullptr) session_.close();
  return connect();
}

Result<void> Database::run(const std::function<void(soci::session&)>& work, bool writing) {
  try {
    if (auto there = connect_again_if_lost(); !there) return there;
    if (is_sqlite())
      session_ << (writing ? "BEGIN IMMEDIATE" : "BEGIN");
    else
      session_ << (writing ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (writing && !is_sqlite()) session_ << kOneWriter;
    work(session_);
    session_ << "COMMIT";
    return {};
  } catch (const soci::soci_error& error) {
    std::string told = sentence(error);
    roll_back();
    return fail(std::move(told));
  } catch (const Refused& refused) {
    roll_back();
    return fail(refused.sentence);
  }
}

Result<void> Database::write(const std::function<void(soci::session&)>& work) { return run(work, true); }

Result<void> Database::read(const std::function<void(soci::session&)>& work) { return run(work, false); }

Result<void> Database::forget_old_pages() {
  if (!is_sqlite()) return {};  // the server's own vacuum does it
  try {
    // A reader in another program may hold the log; then a later checkpoint clears it.
    int busy = 0;
    session_ << "PRAGMA wal_checkpoint(TRUNCATE)", soci::into(busy);
    return {};
  } catch (const soci::soci_error& error) {
    return fail(sentence(error));
  }
}

}  // namespace boardwright::store
