// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>

#include "framework/store/database.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/link_to_nothing.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::store {
namespace {

/// As a URI, because SOCI's own form can't hold every file name.
std::string uri(const std::filesystem::path& path) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text = "file:";
  for (const char letter : std::filesystem::absolute(path).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte < 0x80 && (std::isalnum(byte) != 0 || std::strchr("/._-~", letter) != nullptr)) {
      text += letter;
    } else {
      text += '%';
      text += kDigits[byte >> 4U];
      text += kDigits[byte & 0x0fU];
    }
  }
  return text;
}

/// Whether there is a file that was never a store: one that is known for what it is, or text. Damage looks like neither.
bool is_something_else(const std::filesystem::path& path) {
  std::array<char, 512> begin{};
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), begin.size());
  const std::string_view bytes(begin.data(), static_cast<std::size_t>(file.gcount()));
  if (bytes.empty()) return false;
  if (!file_kind(bytes).empty()) return !bytes.starts_with("SQLite format 3");
  const auto written = bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0, 64);
  return std::all_of(written.begin(), written.end(), [](char letter) {
    return (letter >= ' ' && letter <= '~') || letter == '\n' || letter == '\r' || letter == '\t';
  });
}

/// Makes the folder and an empty file that only its owner may read: it will hold secrets of running matches.
/// Says what is in the way better than the database can.
Result<void> prepare_file(const std::filesystem::path& path, bool create) {
  const auto failed = [&](int error) {
    const std::string reason =
        error == EACCES || error == EPERM || error == EROFS
            ? "no permission to read and write it; choose another folder or change its permissions"
        : error == ENOENT && !create
            ? "there is no store here yet; `boardwright players add NAME` makes one"
            : "can't be opened: " + std::string(std::strerror(error));  // NOLINT(concurrency-mt-unsafe)
    return fail(path.string() + ": " + reason);
  };
  if (const auto nowhere = link_to_nothing(path); !nowhere.empty()) return fail(at_file(path, nowhere));
  std::error_code error;
  if (create && path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  if (error) return failed(error.value());
  if (std::filesystem::is_directory(path, error))
    return fail(path.string() + ": this is a folder, and a store is a file; name a file in it");
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
    return fail(path.string() + ": this is a pipe or a device, and a store is a file; name another");
  const int descriptor = create ? ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
  if (descriptor >= 0) {
    ::close(descriptor);
  } else if ((create && errno != EEXIST) || euidaccess(path.c_str(), R_OK | W_OK) != 0) {
    // Asked and not tried: closing a file gives up the locks that this process has on it through SQLite.
    return failed(errno);
  }
  return {};
}

/// Errors come as errors too; libpq would print these.
void ignore_notice(void* /*context*/, const char* /*text*/) {}

}  // namespace

Result<std::unique_ptr<Database>> Database::open(const StoreLocation& location,
                                                 std::chrono::milliseconds wait, bool create) {
  if (location.is_file()) {
    if (auto prepared = prepare_file(location.path(), create); !prepared) return fail(prepared.error());
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
    session_.open(soci::sqlite3, "db=" + uri(location_.path()));
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
    if (no_database && is_something_else(location_.path()))
      return fail(location_.name() + ": this is no store of a club but another file; name another");
    return fail(std::move(why));
  }
}

}  // namespace boardwright::store
