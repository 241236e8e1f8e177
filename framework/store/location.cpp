// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/location.hpp"

#include <cstdlib>

namespace boardwright {

StoreLocation StoreLocation::from_text(std::string_view text) {
  if (!text.starts_with("postgresql://") && !text.starts_with("postgres://")) return file(text);
  StoreLocation location;
  location.connection_ = text;
  return location;
}

StoreLocation StoreLocation::file(std::filesystem::path path) {
  StoreLocation location;
  location.path_ = std::move(path);
  return location;
}

Result<StoreLocation> StoreLocation::usual() {
  const auto folder = [](const char* variable) -> std::filesystem::path {
    const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
    return value != nullptr && *value == '/' ? value : "";
  };
  std::filesystem::path data = folder("XDG_DATA_HOME");
  if (data.empty()) {
    data = folder("HOME");
    if (data.empty()) return fail("the home folder is not known: set HOME, or name the store's file");
    data /= ".local/share";
  }
  return file(data / "boardwright" / "boardwright" / "club.db");
}

std::string StoreLocation::name() const { return is_file() ? path_.string() : "the PostgreSQL store"; }

}  // namespace boardwright
