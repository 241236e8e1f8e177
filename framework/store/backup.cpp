// SPDX-License-Identifier: GPL-3.0-or-later
#include <soci/sqlite3/soci-sqlite3.h>

#include "framework/store/database.hpp"
#include "framework/store/database_sentence.hpp"
#include "framework/store/store.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {

Result<void> Store::back_up(const std::filesystem::path& file) {
  if (!database_->is_sqlite()) {
    auto text = export_text(ExportFor::kOwnUse);
    if (!text) return fail(text.error());
    return save_file(file, *text);
  }
  std::error_code error;
  if (std::filesystem::equivalent(file, database_->location().path(), error))
    return fail(file.string() + ": this is the store itself; choose another file for its copy");
  auto copy = ReplacedFile::begin(file, Readers::kOwner);
  if (!copy) return fail(copy.error());
  try {
    database_->session() << "VACUUM INTO :f", soci::use(copy->path());
  } catch (const soci::soci_error& failure) {
    return fail("the copy " + file.string() + " can't be made: " + database_->sentence(failure));
  }
  return copy->keep();
}

Result<void> Store::check() {
  if (!database_->is_sqlite()) return fail("PostgreSQL checks its own files: see pg_amcheck");
  std::string first;
  auto read =
      database_->read([&](soci::session& sql) { sql << "PRAGMA integrity_check(1)", soci::into(first); });
  if (!read) return read;
  if (first != "ok")
    return fail(store::sqlite_sentence(SQLITE_CORRUPT, first, database_->session(), database_->location()) +
                " (" + excerpt(first) + ")");
  return {};
}

}  // namespace boardwright
