// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <sstream>

#include "tests/support/scratch_folder.hpp"

/// A file or folder of this name among those that go away when the program ends.
inline std::filesystem::path scratch(const std::string& name) {
  static const boardwright::test::ScratchFolder folder;
  return folder / name;
}

/// What a file holds.
inline std::string text_in(const std::filesystem::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}
