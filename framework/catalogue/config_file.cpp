// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/config_file.hpp"

#include "plugins/host/probe.hpp"

namespace boardwright {

std::filesystem::path config_file(std::string_view name) {
  const auto above = program_folder() / "..";
  std::filesystem::path file;
  for (const char* folder : {"config", BOARDWRIGHT_DATA_FOLDER "/boardwright/config"}) {
    file = (above / folder / name).lexically_normal();
    std::error_code error;
    if (std::filesystem::exists(file, error)) break;
  }
  return file;
}

std::filesystem::path own_program(std::string_view name) {
  for (const char* folder : {".", "../bin"}) {
    auto program = (program_folder() / folder / name).lexically_normal();
    if (is_there(program)) return program;
  }
  return {};
}

bool is_there(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

}  // namespace boardwright
