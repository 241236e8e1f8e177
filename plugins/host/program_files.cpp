// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/program_files.hpp"

#include <initializer_list>

#include "plugins/host/helper_program.hpp"

namespace boardwright {

namespace fs = std::filesystem;

fs::path program_folder() {
  std::error_code error;
  const auto program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::current_path() : program.parent_path();
}

namespace {

/// Where it is first of these places, seen from the running program.
fs::path program_in(std::initializer_list<const char*> places, std::string_view name) {
  const fs::path folder = program_folder();
  for (const char* place : places) {
    auto program = (folder / place / name).lexically_normal();
    std::error_code ignored;
    if (fs::exists(program, ignored)) return program;
  }
  return {};
}

}  // namespace

fs::path own_program(std::string_view name) { return program_in({".", "../bin"}, name); }

fs::path helper_program(std::string_view name) {
  return program_in({".", "../bin", "../" BOARDWRIGHT_HELPER_FOLDER}, name);
}

std::vector<fs::path> program_places(const fs::path& programs) {
  const fs::path prefix = (programs / "..").lexically_normal();
  const fs::path data = prefix / BOARDWRIGHT_DATA_FOLDER "/boardwright";
  std::error_code error;
  // Installed below /usr, folders such as /usr/games are somebody else's.
  if (fs::is_directory(data / "config", error)) return {prefix / "lib/boardwright", data};
  return {prefix, data};  // the page of the phones is built into the latter
}

fs::path program_file(std::string_view name) {
  static const auto places = program_places(program_folder());
  fs::path file;
  for (const auto& place : places) {
    file = place / name;
    std::error_code error;
    if (fs::exists(file, error)) break;
  }
  return file;
}

}  // namespace boardwright
