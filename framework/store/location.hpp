// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>
#include <string_view>

namespace boardwright {

/// Where a store is kept: an SQLite file, or a PostgreSQL database by libpq's connection string. A value.
class StoreLocation {
 public:
  /// A text that begins with postgresql:// or postgres:// is a connection string; anything else is a file.
  [[nodiscard]] static StoreLocation from_text(std::string_view text);
  [[nodiscard]] static StoreLocation file(std::filesystem::path path);
  /// boardwright/club.db in the user's data folder ($XDG_DATA_HOME, else ~/.local/share), where the desktop
  /// program keeps its other files; see user_data for the place that older versions had. Fails if neither is
  /// known.
  [[nodiscard]] static Result<StoreLocation> usual();

  [[nodiscard]] bool is_file() const noexcept { return connection_.empty(); }
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
  [[nodiscard]] const std::string& connection() const noexcept { return connection_; }
  /// For sentences: the file, or "the PostgreSQL store". Never the connection string: it may hold a password.
  [[nodiscard]] std::string name() const;

 private:
  std::filesystem::path path_;
  std::string connection_;
};

}  // namespace boardwright
