// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "framework/store/database.hpp"
#include "framework/store/store.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {
namespace {

/// So that the copy is whole before it gets its name, and its name survives a power cut.
Result<void> put_in_place(const std::string& beside, const std::filesystem::path& file) {
  const auto failed = [&] {
    const int error = errno;
    unlink(beside.c_str());
    return fail(file.string() +
                ": can't be written: " + std::strerror(error));  // NOLINT(concurrency-mt-unsafe)
  };
  const int copy = ::open(beside.c_str(), O_RDWR | O_CLOEXEC);
  if (copy < 0) return failed();
  const bool flushed = fsync(copy) == 0;
  ::close(copy);
  if (!flushed || rename(beside.c_str(), file.c_str()) != 0) return failed();
  const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return {};  // a file system without that has nothing to lose
  fsync(descriptor);
  ::close(descriptor);
  return {};
}

}  // namespace

Result<void> Store::back_up(const std::filesystem::path& file) {
  if (!database_->is_sqlite()) {
    auto text = export_text(ExportFor::kOwnUse);
    if (!text) return fail(text.error());
    if (auto saved = save_file(file, *text); !saved) return saved;
    chmod(file.c_str(), 0600);  // it holds secrets; save_file makes files for everyone to read
    return {};
  }
  std::error_code error;
  if (std::filesystem::equivalent(file, database_->location().path(), error))
    return fail(file.string() + ": this is the store itself; choose another file for its copy");
  std::string beside = file.string() + ".XXXXXX";
  const int descriptor = mkostemp(beside.data(), O_CLOEXEC);  // only its owner may read it
  if (descriptor < 0)
    return fail(file.string() +
                ": can't be written: " + std::strerror(errno));  // NOLINT(concurrency-mt-unsafe)
  ::close(descriptor);
  try {
    database_->session() << "VACUUM INTO :f", soci::use(beside);
  } catch (const soci::soci_error& failure) {
    unlink(beside.c_str());
    return fail("the copy " + file.string() + " can't be made: " + database_->sentence(failure));
  }
  return put_in_place(beside, file);
}

Result<void> Store::check() {
  if (!database_->is_sqlite()) return fail("PostgreSQL checks its own files: see pg_amcheck");
  std::string first;
  auto read =
      database_->read([&](soci::session& sql) { sql << "PRAGMA integrity_check(1)", soci::into(first); });
  if (!read) return read;
  if (first != "ok")
    return fail(database_->sqlite_sentence(SQLITE_CORRUPT, first) + " (" + excerpt(first) + ")");
  return {};
}

}  // namespace boardwright
