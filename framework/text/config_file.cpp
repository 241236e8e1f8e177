// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/config_file.hpp"

#include <cstdlib>

#include "plugins/host/program_files.hpp"

namespace boardwright {
namespace {

/// boardwright in the folder that a variable names, else in that one of the home folder.
Result<std::filesystem::path> user_folder(const char* variable, const char* usual) {
  const auto named = [](const char* name) -> std::filesystem::path {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing here changes it
    return value != nullptr && *value == '/' ? value : "";
  };
  std::filesystem::path folder = named(variable);
  if (folder.empty()) {
    folder = named("HOME");
    if (folder.empty()) return fail("the home folder is not known: set HOME");
    folder /= usual;
  }
  return folder / "boardwright";
}

}  // namespace

std::filesystem::path config_file(std::string_view name) {
  return program_file((std::filesystem::path("config") / name).string());
}

Result<std::filesystem::path> user_data_folder() { return user_folder("XDG_DATA_HOME", ".local/share"); }
Result<std::filesystem::path> user_config_folder() { return user_folder("XDG_CONFIG_HOME", ".config"); }

Result<std::filesystem::path> user_data(std::string_view name) {
  const auto folder = user_data_folder();
  if (!folder) return folder;
  const auto old = *folder / "boardwright" / name;
  return is_there(old) && !is_there(*folder / name) ? old : *folder / name;
}

bool is_there(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

}  // namespace boardwright
