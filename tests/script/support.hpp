// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>

#include "tests/host/support.hpp"

namespace boardwright {

inline std::filesystem::path sample(const std::string& name) {
  return std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "tests/script/samples" / (name + ".lua");
}

/// A text as a script's file.
class ScriptFile {
 public:
  explicit ScriptFile(const std::string& text) {
    std::ofstream out(path(), std::ios::binary);
    out << text;
  }
  [[nodiscard]] std::filesystem::path path() const { return folder_.path() / "game.lua"; }
  [[nodiscard]] Result<std::shared_ptr<const Library>> load() const { return Library::load(path()); }

 private:
  ScratchFolder folder_;
};

/// What is said of a script without the file's name; empty if nothing is wrong with it.
inline std::string problem_of(const std::string& text) {
  const ScriptFile file(text);
  const auto library = file.load();
  if (library) return "";
  CHECK_THAT(library.error(), Catch::StartsWith(file.path().string() + ":"));
  CHECK(library.error().find('\n') == std::string::npos);
  return library.error().substr(file.path().string().size() + 1);
}

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

}  // namespace boardwright
