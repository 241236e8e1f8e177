// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game_file.hpp"

#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/catalogue/script_head.hpp"

namespace boardwright {
namespace {

bool is_library_name(const std::string& name) {
  return !name.empty() && name.find('/') == std::string::npos && name != "." && name != "..";
}

bool is_script_name(const std::string& name) {
  return name.find('/') == std::string::npos && !std::filesystem::path(name).extension().empty();
}

/// A word into `into`, or a problem that says what was expected.
void read_word(YamlReader& reader, const YAML::Node& value, const std::string& key,
               bool good(const std::string&), const char* expected, std::string& into) {
  const auto word = reader.word(value, key);
  if (word && good(*word))
    into = *word;
  else if (word)
    reader.problem(value, key + ": expected " + expected + ", found '" + *word + "'");
}

void check_needed_keys(YamlReader& reader, const YAML::Node& top) {
  if (top["plugin"] && top["script"])
    reader.problem(FilePlace{}, "a game is either a plugin or a script, and both keys are there");
  for (const std::string_view needed : {"id", "plugin", "name"})
    if (!top[std::string(needed)] && !(needed == "plugin" && top["script"]))
      reader.problem(FilePlace{}, "the key '" + std::string(needed) + "' is missing");
}

void read_top(YamlReader& reader, const YAML::Node& top, GameFile& file) {
  static const std::vector<std::string> kKeys{"id",         "plugin", "name",    "summary", "variants",
                                              "parameters", "texts",  "records", "board",   "order",
                                              "policies",   "search", "players", "minutes", "script"};
  YAML::Node board(YAML::NodeType::Map);
  bool variants = false;
  reader.each(top, "game.yaml", kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (key == "plugin" || key == "script") file.plugin_place = YamlReader::place_of(value);
                if (key == "id") {
                  read_word(
                      reader, value, key, [](const std::string& id) { return is_id(id, false); },
                      "small letters, digits and _", file.id);
                } else if (key == "plugin") {
                  read_word(reader, value, key, is_library_name,
                            "the library's name without folder and ending", file.plugin);
                } else if (key == "script") {
                  read_word(reader, value, key, is_script_name, "a file beside this one, such as game.lua",
                            file.script);
                } else if (key == "name") {
                  file.name = reader.local_text(value, key);
                } else if (key == "summary") {
                  file.summary = reader.local_text(value, key);
                } else if (key == "variants") {
                  variants = true;
                  read_variants(reader, value, file);
                } else if (key == "parameters") {
                  read_parameter_texts(reader, value, file);
                } else if (key == "texts") {
                  read_texts(reader, value, file);
                } else if (key == "records") {
                  read_records(reader, value, file);
                } else if (key == "board") {
                  board = value;
                } else if (key == "policies") {
                  file.policies = read_policies(reader, value, key);
                } else if (key == "search") {
                  read_search(reader, value, file);
                } else if (key == "players") {
                  file.players = read_range(reader, value, key);
                } else if (key == "minutes") {
                  file.minutes = read_range(reader, value, key);
                } else if (key == "order") {
                  file.order = reader.number(value, key).value_or(file.order);
                }
              });
  read_appearance(reader, board, file);
  if (!top.IsMap()) return;
  check_needed_keys(reader, top);
  // Nothing special about the game is a variant too.
  if (!variants) file.variants.push_back({.id = "standard", .name = file.name});
}

GameFileReading named_reading(const std::filesystem::path& file) {
  GameFileReading reading;
  reading.file.file = std::filesystem::absolute(file).lexically_normal();
  const bool in_folder = reading.file.file.filename() == "game.yaml";
  reading.file.id =
      (in_folder ? reading.file.file.parent_path().filename() : reading.file.file.stem()).string();
  return reading;
}

/// Set-ups that come with the game: for people to begin with, and for computer players.
void read_own_arrangements(GameFileReading& reading) {
  const auto file = reading.file.file.parent_path() / "arrangements.yaml";
  std::error_code ignored;  // a file that isn't there holds nothing
  if (!std::filesystem::exists(file, ignored)) return;
  auto read = read_arrangements(file);
  reading.problems.insert(reading.problems.end(), read.problems.begin(), read.problems.end());
  for (const auto& one : read.arrangements) reading.file.search.arrangements.push_back(one.letters);
  reading.file.arrangements = std::move(read.arrangements);
}

}  // namespace

bool is_id(std::string_view text, bool dashes) {
  return !text.empty() && text.size() <= 64 && text.front() >= 'a' && text.front() <= 'z' &&
         std::all_of(text.begin(), text.end(), [&](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || (dashes && c == '-');
         });
}

std::string GameFile::at(const FilePlace& place, const std::filesystem::path& other) const {
  return (other.empty() ? file : other).string() + ":" + std::to_string(place.line) + ":" +
         std::to_string(place.column) + ": ";
}

const Variant* GameFile::variant(std::string_view wanted) const {
  const auto found =
      std::find_if(variants.begin(), variants.end(), [&](const auto& v) { return v.id == wanted; });
  return found == variants.end() ? nullptr : &*found;
}

std::map<std::string, Setting> GameFile::settings_of(const Variant& chosen) const {
  std::map<std::string, Setting> settings;
  // From the variant itself to what it inherits; what is there already wins. The count ends a circle, which
  // reading the file has reported.
  const Variant* from = &chosen;
  for (std::size_t i = 0; from != nullptr && i <= variants.size(); ++i) {
    for (const auto& setting : from->settings)
      if (const auto [at, added] = settings.try_emplace(setting.name, setting); added)
        at->second.file = from->file;
    from = from->inherits.empty() ? nullptr : variant(from->inherits);
  }
  return settings;
}

MatchPolicies GameFile::policies_of(const Variant& chosen) const {
  std::vector<const Variant*> line;  // from the variant itself to what it inherits; the count ends a circle
  for (const Variant* from = &chosen; from != nullptr && line.size() <= variants.size();
       from = from->inherits.empty() ? nullptr : variant(from->inherits))
    line.push_back(from);
  MatchPolicies found;
  policies.apply_to(found);
  for (auto one = line.rbegin(); one != line.rend(); ++one) (*one)->policies.apply_to(found);
  return found;
}

GameFileReading read_game_text(const std::string& yaml, const std::filesystem::path& file) {
  GameFileReading reading = named_reading(file);
  read_yaml(yaml, file, reading.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, reading.file); });
  return reading;
}

GameFileReading read_game_file(const std::filesystem::path& file) {
  if (is_script(file)) return read_script_head(file);
  GameFileReading reading = named_reading(file);
  read_yaml_file(file, reading.problems,
                 [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, reading.file); });
  read_own_arrangements(reading);
  return reading;
}

}  // namespace boardwright
