// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/known_plugins.hpp"

#include <cstdlib>
#include <fstream>

namespace boardwright {
namespace {

std::filesystem::path user_cache() {
  const auto variable = [](const char* name) -> std::string {
    const char* value =
        std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing here changes the environment
    return value != nullptr ? value : "";
  };
  if (const auto cache = variable("XDG_CACHE_HOME"); cache.starts_with('/')) return cache;
  if (const auto home = variable("HOME"); home.starts_with('/'))
    return std::filesystem::path(home) / ".cache";
  return {};
}

}  // namespace

KnownPlugins::KnownPlugins(std::filesystem::path folder) : folder_(std::move(folder)) {
  if (!folder_.empty()) return;
  const auto cache = user_cache();
  // The probe itself may change between versions of the program; so do the names here.
  if (!cache.empty()) folder_ = cache / "boardwright" / "plugins-1";
}

bool KnownPlugins::contains(const std::string& hash) const {
  std::error_code error;
  return !folder_.empty() && std::filesystem::exists(folder_ / hash, error) && !error;
}

void KnownPlugins::add(const std::string& hash) const {
  if (folder_.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!error) std::ofstream(folder_ / hash).flush();
}

}  // namespace boardwright
