// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

/// A file or folder of this name among those that go away when the program ends.
inline std::filesystem::path scratch(const std::string& name) {
  struct Folder {
    Folder() {
      std::string made = (std::filesystem::temp_directory_path() / "boardwright-test-XXXXXX").string();
      if (mkdtemp(made.data()) == nullptr) std::abort();
      path = made;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
    std::filesystem::path path;
  };
  static const Folder folder;
  return folder.path / name;
}
