// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/database_sentence.hpp"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <cerrno>

#include "framework/text/plain_text.hpp"

namespace boardwright::store {
namespace {

std::string postgresql_sentence(const std::string& state, const std::string& detail) {
  if (state == "53100")
    return "the disk of the PostgreSQL store is full: nothing was stored; free some space and try again";
  if (state == "55P03") return "the PostgreSQL store is in use by another program for too long; try again";
  if (state.starts_with("42501") || state.starts_with("28"))
    return "the PostgreSQL store gives no permission: " + detail;
  if (state.starts_with("XX")) return "the PostgreSQL store is damaged: " + detail + "; restore a backup";
  if (state.starts_with("08") || state.starts_with("57") || state.empty() || state == "     ")
    return "the PostgreSQL store can't be reached: start its server, or check the address (" + detail + ")";
  return "the PostgreSQL store refuses: " + detail;
}

}  // namespace

std::string sqlite_sentence(int code, const std::string& detail, soci::session& session,
                            const StoreLocation& location) {
  const std::string name = location.name();
  auto* backend = static_cast<soci::sqlite3_session_backend*>(session.get_backend());
  const int system = backend == nullptr ? 0 : sqlite_api::sqlite3_system_errno(backend->conn_);
  switch (code & 0xff) {
    case SQLITE_FULL: return name + ": the disk is full, nothing was stored; free some space and try again";
    case SQLITE_IOERR:
      if (system == ENOSPC || system == EDQUOT)
        return name + ": the disk is full, nothing was stored; free some space and try again";
      return name +
             ": the disk failed to read or write, nothing was stored; what was acknowledged before is kept. "
             "Check the disk and try again";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return name + ": in use by another program; close that one or try again";
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_AUTH:
    case SQLITE_CANTOPEN:
      return name + ": no permission to read and write it; choose another folder or change its permissions";
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return name +
             ": the file is damaged; save what can be read of it into a new store (boardwright store salvage "
             "NEW), or restore a backup";
    default: return name + ": the database refuses: " + detail;
  }
}

std::string database_sentence(const soci::soci_error& error, soci::session& session,
                              const StoreLocation& location) {
  // Not what(): SOCI adds the values that were bound.
  const std::string detail = excerpt(error.get_error_message(), 200);
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error))
    return sqlite_sentence(sqlite->result(), detail, session, location);
  if (const auto* postgresql = dynamic_cast<const soci::postgresql_soci_error*>(&error))
    return postgresql_sentence(postgresql->sqlstate(), detail);
  if (!location.is_file()) return postgresql_sentence("", detail);
  auto* backend = static_cast<soci::sqlite3_session_backend*>(session.get_backend());
  return sqlite_sentence(backend == nullptr ? SQLITE_CANTOPEN : sqlite_api::sqlite3_errcode(backend->conn_),
                         detail, session, location);
}

}  // namespace boardwright::store
