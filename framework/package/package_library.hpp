// SPDX-License-Identifier: GPL-3.0-or-later
//
// The packages that a user has installed, in a folder of the user's (catalogue/installed_games.hpp says how it is laid out).
// Every change is a rename or a file that is replaced: a power cut leaves what was before or what comes after.
#pragma once

#include "framework/catalogue/installed_games.hpp"
#include "framework/package/package.hpp"

namespace boardwright {

/// One version of an installed game.
struct InstalledVersion {
  std::string folder;  ///< its name
  UnpackedPackage package;
  bool current = false;  ///< this one is played
};

/// An installed game with its versions in the order in which they came.
struct InstalledPackage {
  std::string game;
  std::vector<InstalledVersion> versions;
  std::string problem;  ///< not empty: why it can't be read; there are no versions then
  [[nodiscard]] const InstalledVersion* current() const;
};

/// Files of a package in a folder of its own that nobody else can look into, for as long as this lives: what has to be
/// tried before it is installed.
class UnpackedFolder {
 public:
  [[nodiscard]] static Result<UnpackedFolder> of(const Package& package);
  UnpackedFolder(UnpackedFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  UnpackedFolder& operator=(UnpackedFolder&&) = delete;
  ~UnpackedFolder();
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

 private:
  explicit UnpackedFolder(std::filesystem::path path) : path_(std::move(path)) {}
  std::filesystem::path path_;
};

/// Several programs may use the same folder; each change waits for those of others. Any thread, one call at a time.
class PackageLibrary {
 public:
  explicit PackageLibrary(std::filesystem::path folder) : folder_(std::move(folder)) {}
  [[nodiscard]] const std::filesystem::path& folder() const noexcept { return folder_; }

  /// By id. One that is broken is listed with its problem.
  [[nodiscard]] std::vector<InstalledPackage> list() const;
  /// The game of that id; the sentence names what is nearest.
  [[nodiscard]] Result<InstalledPackage> find(const std::string& game) const;

  /// This version is played from now on; those before it are kept. One that is there already isn't written once more.
  /// Whoever calls has tried the laws.
  [[nodiscard]] Result<void> install(const Package& package) const;
  /// All versions of a game.
  [[nodiscard]] Result<void> remove(const std::string& game) const;
  /// The version that came before the one that is played is played from now on. Fails if there is none.
  [[nodiscard]] Result<void> back(const std::string& game) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace boardwright
