// SPDX-License-Identifier: GPL-3.0-or-later
//
// One connection through SOCI, and what differs between SQLite and PostgreSQL. Only for this folder.
#pragma once

#include <soci/soci.h>

#include <array>
#include <boardwright/pure/result.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "framework/store/location.hpp"

namespace boardwright::store {

using SqlInteger = long long;  // what SOCI knows for BIGINT

/// Thrown inside this folder, where SOCI throws too, to undo the transaction; Database turns it into a
/// sentence.
struct Refused {
  std::string sentence;
};

/// A text as SQL has it, for statements that are put together; valid UTF-8 without NUL.
[[nodiscard]] std::string quoted(const std::string& text);

/// One thread at a time.
class Database {
 public:
  /// `wait`: for another program's writing to end. `create`: the file and its folder, if there is none.
  [[nodiscard]] static Result<std::unique_ptr<Database>> open(const StoreLocation& location,
                                                              std::chrono::milliseconds wait, bool create);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  /// Runs `work` in a transaction that no other writer is in, and commits. When it returns without a failure,
  /// what was written is durable; when it fails, nothing of it may be relied upon.
  [[nodiscard]] Result<void> write(const std::function<void(soci::session&)>& work);
  /// Runs `work` on one state of the store, which doesn't change meanwhile.
  [[nodiscard]] Result<void> read(const std::function<void(soci::session&)>& work);
  /// Every row that a statement gives. `prepare` binds it to a row and, where a row has other integers than SQL, to
  /// `numbers`, which `finish` writes into the row.
  template <class Row, std::size_t Numbers, class Prepare, class Finish>
  [[nodiscard]] Result<std::vector<Row>> rows(Prepare prepare, Finish finish) {
    std::vector<Row> found;
    auto done = read([&](soci::session& sql) {
      Row one;
      std::array<SqlInteger, Numbers> numbers{};
      soci::statement statement = prepare(sql, one, numbers);
      statement.execute();
      while (statement.fetch()) {
        finish(one, numbers);
        found.push_back(one);
      }
    });
    if (!done) return fail(done.error());
    return found;
  }

  /// Clears what the log still holds of erased texts.
  [[nodiscard]] Result<void> forget_old_pages();

  [[nodiscard]] bool is_sqlite() const noexcept { return location_.is_file(); }
  [[nodiscard]] const StoreLocation& location() const noexcept { return location_; }
  [[nodiscard]] soci::session& session() noexcept { return session_; }

  /// One sentence for what was thrown by SOCI through session().
  [[nodiscard]] std::string sentence(const soci::soci_error& error);

 private:
  Database(StoreLocation location, std::chrono::milliseconds wait)
      : location_(std::move(location)), wait_(wait) {}
  [[nodiscard]] Result<void> connect();
  [[nodiscard]] Result<void> connect_again_if_lost();
  [[nodiscard]] Result<void> run(const std::function<void(soci::session&)>& work, bool writing);
  void roll_back() noexcept;

  StoreLocation location_;
  std::chrono::milliseconds wait_;
  soci::session session_;
};

}  // namespace boardwright::store
