// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/database.hpp"

#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "framework/store/database_sentence.hpp"
#include "framework/store/store_file.hpp"

namespace boardwright::store {
namespace {

/// Writers one after another on PostgreSQL too, as SQLite has it by itself. The number is ours: "bwst".
constexpr const char* kOneWriter = "SELECT pg_advisory_xact_lock(1651995508)";

/// Errors come as errors too; libpq would print these.
void ignore_notice(void* /*context*/, const char* /*text*/) {}

}  // namespace

std::string quoted(const std::string& text) {
  std::string sql = "'";
  for (const char letter : text) sql += letter == '\'' ? std::string(2, letter) : std::string(1, letter);
  return sql + "'";
}

Database::~Database() = default;

std::string Database::sentence(const soci::soci_error& error) {
  return database_sentence(error, session_, location_);
}

Result<std::unique_ptr<Database>> Database::open(const StoreLocation& location,
                                                 std::chrono::milliseconds wait, bool create) {
  if (location.is_file()) {
    if (auto prepared = prepare_store_file(location.path(), create); !prepared) return fail(prepared.error());
  }
  std::unique_ptr<Database> database(new Database(location, wait));
  if (auto connected = database->connect(); !connected) return fail(connected.error());
  return database;
}

Result<void> Database::connect() {
  try {
    if (!is_sqlite()) {
      // SOCI takes the string for keys and values, and leaves a URI whole only if it has an '='.
      const std::string& address = location_.connection();
      session_.open(soci::postgresql, address + (address.find('?') == std::string::npos ? "?" : "&") +
                                          "fallback_application_name=boardwright");
      auto* backend = static_cast<soci::postgresql_session_backend*>(session_.get_backend());
      PQsetNoticeProcessor(backend->conn_, ignore_notice, nullptr);
      session_ << "SET synchronous_commit TO on";
      session_ << "SET lock_timeout TO " + std::to_string(wait_.count());
      return {};
    }
    session_.open(soci::sqlite3, "db=" + store_file_uri(location_.path()));
    auto* connection = static_cast<soci::sqlite3_session_backend*>(session_.get_backend())->conn_;
    sqlite_api::sqlite3_extended_result_codes(connection, 1);
    sqlite_api::sqlite3_busy_timeout(connection, static_cast<int>(wait_.count()));
    std::string mode;
    session_ << "PRAGMA journal_mode=WAL", soci::into(mode);
    if (mode != "wal")
      return fail(location_.name() +
                  ": this file system can't keep a store safely; choose a folder on a local disk");
    session_ << "PRAGMA synchronous=FULL";  // NORMAL would lose acknowledged moves when the power fails
    session_ << "PRAGMA secure_delete=ON";  // an erased name is gone from the file
    return {};
  } catch (const soci::soci_error& error) {
    std::string why = sentence(error);
    // Only where SQLite found no database: reading a store's file would give up the locks that this process has on it.
    const auto* backend =
        is_sqlite() ? static_cast<soci::sqlite3_session_backend*>(session_.get_backend()) : nullptr;
    const bool no_database =
        backend != nullptr && (sqlite_api::sqlite3_errcode(backend->conn_) & 0xFF) == SQLITE_NOTADB;
    if (no_database && was_never_a_store(location_.path()))
      return fail(location_.name() + ": this is no store of a club but another file; name another");
    return fail(std::move(why));
  }
}

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
