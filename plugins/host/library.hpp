// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "plugins/host/value.hpp"

namespace boardwright {

class Rules;

struct LoadOptions {
  /// How long an unknown file may take in the throw-away process.
  std::chrono::milliseconds probe_time{5000};
  /// Where the hashes of files that have passed are kept; empty: the user's cache folder.
  std::filesystem::path known_plugins{};
  /// Load without asking the throw-away process, for the throw-away process itself.
  bool skip_probe = false;
  /// The ending of a language, such as ".lua", for a file whose name doesn't say that it is a script.
  std::string language{};
};

/// What a library says of one of its games.
struct GameInfo {
  std::string id;
  std::uint32_t rules_revision = 0;
  std::vector<ParameterSpec> parameters;  ///< sorted by name
};

/// A loaded plugin, or a text in a language (script_language.hpp) that became one. Lives as long as anything that came from it; when the last of that goes, the library is
/// unmapped. Any thread may use it.
class Library : public std::enable_shared_from_this<Library> {
 public:
  /// Loads a private copy of the file, so that the file may be replaced meanwhile. A file whose content has
  /// not been seen before is first loaded in a process of its own. Every failure is one sentence that names
  /// the file. A text runs in its language's own limits and needs no such process; its sentence has line and column.
  [[nodiscard]] static Result<std::shared_ptr<const Library>> load(const std::filesystem::path& file,
                                                                   const LoadOptions& options = {});

  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  ~Library();

  [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_; }
  [[nodiscard]] const std::string& version() const noexcept { return version_; }
  [[nodiscard]] std::string contract() const;  ///< major.minor it was built for
  /// BLAKE2b of the file as it was when it was loaded, in hexadecimal; of a text with its language's version.
  [[nodiscard]] const std::string& hash() const noexcept { return hash_; }
  /// Of a text in a language: SHA-256 of its bytes, in hexadecimal, as sha256sum says it; of a library empty.
  [[nodiscard]] const std::string& script_hash() const noexcept { return script_hash_; }
  /// The private copy, as a file that other processes of this user can load as long as this one lives: they play
  /// these very rules, whatever has become of file().
  [[nodiscard]] std::string copy() const;
  [[nodiscard]] const std::vector<GameInfo>& games() const noexcept { return games_; }
  [[nodiscard]] const GameInfo* game(std::string_view id) const noexcept;

  /// Makes rules. Parameters are checked against the game's specs first.
  [[nodiscard]] Result<std::shared_ptr<const Rules>> create(std::string_view game_id,
                                                            const Parameters& parameters = {}) const;

  /// The contract itself, for whoever tests the plugin. Valid as long as this library lives.
  [[nodiscard]] const bw_plugin& raw() const noexcept;

 private:
  struct Handle;
  Library();
  [[nodiscard]] static Result<std::shared_ptr<const Library>> open_text(
      const std::filesystem::path& file, const std::filesystem::path& language);
  [[nodiscard]] Result<void> read_games();

  std::unique_ptr<Handle> handle_;
  std::filesystem::path file_;
  std::string version_, hash_, script_hash_;
  std::vector<GameInfo> games_;
};

}  // namespace boardwright
