// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games that came in packages. Each has a folder <id>, with a folder for every version that is kept and `installed.json`,
// which says in which order they came and which one is played. framework/package puts them there.
#pragma once

#include <boardwright/pure/result.hpp>
#include <filesystem>
#include <string>
#include <vector>

namespace boardwright {

struct InstalledGame {
  std::string id;
  std::vector<std::string> versions;  ///< names of folders, in the order in which they came
  std::string current;                ///< one of them
  friend bool operator==(const InstalledGame&, const InstalledGame&) = default;
};

/// Where they are unless somebody says otherwise: `packages` in the user's data folder. Fails if that isn't known.
[[nodiscard]] Result<std::filesystem::path> usual_packages_folder();

/// What `installed.json` of that game says; the sentence names the file. A game that isn't there has no versions.
[[nodiscard]] Result<InstalledGame> read_installed(const std::filesystem::path& packages,
                                                   const std::string& id);
/// Whole or not at all.
[[nodiscard]] Result<void> save_installed(const std::filesystem::path& packages, const InstalledGame& game);

/// The ids of the games that are there, sorted, those that can't be read included.
[[nodiscard]] std::vector<std::string> installed_ids(const std::filesystem::path& packages);
/// The folder of the version that is played, of every game that can be read.
[[nodiscard]] std::vector<std::filesystem::path> installed_folders(const std::filesystem::path& packages);

}  // namespace boardwright
