// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "plugins/host/library.hpp"
#include "plugins/host/position.hpp"
#include "plugins/host/rules.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright {

inline std::filesystem::path built(const std::string& path) {
  return std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / path;
}
inline std::filesystem::path tiny_game(const std::string& id) {
  return built("tests/games/" + id + "/" + id + ".so");
}
inline std::filesystem::path bad_plugin(const std::string& name) {
  return built("tests/bad_plugins/" + name + ".so");
}

using test::ScratchFolder;

inline std::string content_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in.is_open());
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Remembers nothing of other tests.
inline LoadOptions fresh(const ScratchFolder& folder) {
  LoadOptions options;
  options.known_plugins = folder.path() / "known";
  return options;
}

inline std::shared_ptr<const Rules> rules_of(const std::filesystem::path& file, const std::string& game,
                                             const Parameters& parameters = {}) {
  const ScratchFolder folder;
  const auto library = Library::load(file, fresh(folder));
  if (!library) FAIL(library.error());
  auto rules = (*library)->create(game, parameters);
  if (!rules) FAIL(rules.error());
  return *rules;
}

/// One line that names the file.
inline void check_sentence(const std::string& error, const std::filesystem::path& file) {
  CHECK_THAT(error, Catch::StartsWith(file.string() + ": "));
  CHECK(error.find('\n') == std::string::npos);
  CHECK(error.size() > file.string().size() + 10);
  CHECK(error.find("/proc/self/fd") == std::string::npos);
}

}  // namespace boardwright
