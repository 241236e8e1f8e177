// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of tournaments for tests: our own beside the tests, and others where they lie beside the project.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "framework/tournament/trf.hpp"

namespace boardwright::test {

inline std::string whole_trf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::filesystem::path shared_tournaments() {
  return std::filesystem::path(BOARDWRIGHT_SOURCE_DIR).parent_path() / "shared/data/tournament";
}

/// In the order of their names.
inline std::vector<std::filesystem::path> trf_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (std::filesystem::exists(folder))
    for (const auto& file : std::filesystem::directory_iterator(folder))
      if (file.path().extension() == ".trf") files.push_back(file.path());
  std::ranges::sort(files);
  return files;
}

inline tournament::TrfFile trf_file(const std::filesystem::path& path) {
  auto file = tournament::read_trf(whole_trf(path));
  INFO(path);
  if (!file) FAIL(file.error());
  return std::move(*file);
}

}  // namespace boardwright::test
