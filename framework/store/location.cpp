// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/location.hpp"

#include "framework/text/config_file.hpp"

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
  const auto data = user_data("club.db");
  if (!data) return fail(data.error() + ", or name the store's file");
  return file(*data);
}

std::string StoreLocation::name() const { return is_file() ? path_.string() : "the PostgreSQL store"; }

}  // namespace boardwright
