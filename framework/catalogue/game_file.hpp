// SPDX-License-Identifier: GPL-3.0-or-later
//
// What game.yaml says, before any plugin is loaded. README.md in this folder describes the file.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/catalogue/arrangements.hpp"
#include "framework/catalogue/formats.hpp"
#include "framework/catalogue/policies.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/catalogue/texts.hpp"
#include "framework/search/choice.hpp"

namespace boardwright {

/// A place in a text file, both from 1.
struct FilePlace {
  int line = 1;
  int column = 1;
};

/// A parameter's value in game.yaml.
struct Setting {
  std::string name;
  RawValue value;
  FilePlace name_place = {};
  FilePlace value_place = {};
  std::filesystem::path file = {};  ///< of the places: that of the variant which has it
};

/// A variant as written; `settings` without what it inherits.
struct Variant {
  std::string id = {};
  LocalText name = {};
  LocalText summary = {};
  std::string inherits = {};  ///< another variant's id, or empty
  std::vector<Setting> settings = {};
  FilePlace place = {}, id_place = {}, inherits_place = {};
  PolicyChanges policies = {};      ///< without what it inherits
  std::filesystem::path file = {};  ///< of a user's own variant; empty: game.yaml
  [[nodiscard]] bool is_own() const noexcept { return !file.empty(); }
};

struct ParameterTexts {
  FilePlace place;
  LocalText name;
  LocalText meaning;
  std::map<std::string, LocalText, std::less<>> choices;
  std::map<std::string, FilePlace, std::less<>> choice_places;
};

/// Both ends counted; from 1. Zeros: not said.
struct NumberRange {
  std::uint32_t from = 0, to = 0;
  [[nodiscard]] bool is_known() const noexcept { return to != 0; }
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

struct GameFile {
  std::filesystem::path file;
  std::string id;
  std::string plugin;  ///< base name of the library beside game.yaml; empty: it is a script
  std::string script;  ///< name of the script beside it, with its ending; empty: it is a library
  FilePlace plugin_place;
  LocalText name;
  LocalText summary;
  NumberRange players;            ///< how many it is for
  NumberRange minutes;            ///< how long it takes as a rule
  std::uint32_t order = 1000;     ///< of lists of games: smaller ones come first
  PolicyChanges policies;         ///< of all variants
  std::vector<Variant> variants;  ///< at least one; the first is the default; the user's own come last
  std::map<std::string, ParameterTexts, std::less<>> parameters;
  GameTexts texts;
  RecordFormats records;
  Appearance appearance;
  SearchChoice search;                         ///< of computer players
  std::vector<NamedArrangement> arrangements;  ///< of arrangements.yaml beside it

  /// "file:line:column: ", the beginning of a sentence about a place in it, or in a file of one of its
  /// variants.
  [[nodiscard]] std::string at(const FilePlace& place, const std::filesystem::path& other = {}) const;
  [[nodiscard]] const Variant* variant(std::string_view wanted) const;
  /// A variant's settings with those it inherits, its own winning; by name.
  [[nodiscard]] std::map<std::string, Setting> settings_of(const Variant& variant) const;
  /// The same for policies: the variant's, those it inherits, the game's, the defaults.
  [[nodiscard]] MatchPolicies policies_of(const Variant& variant) const;
};

/// What was read, and everything that is wrong with it: sentences that begin with file:line:column. The file
/// is usable only if there are no problems, but id and name are there as far as they could be read. What is
/// wrong with arrangements.yaml counts too.
struct GameFileReading {
  GameFile file;
  std::vector<std::string> problems;
};
[[nodiscard]] GameFileReading read_game_file(const std::filesystem::path& file);

/// The same for a text already in memory; `file` only names it and resolves relative paths.
[[nodiscard]] GameFileReading read_game_text(const std::string& yaml, const std::filesystem::path& file);

}  // namespace boardwright
