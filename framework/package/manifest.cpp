// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/manifest.hpp"

#include <nlohmann/json.hpp>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kManifestFormat = 1;
constexpr std::size_t kMostLaws = 200;

/// What can't be read, as the end of a sentence.
struct Unreadable {
  std::string what;
};

std::string text_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_string()) throw Unreadable{std::string(key) + " is missing"};
  return *found;
}

std::string line_of(const Json& json, const char* key, std::size_t most) {
  const std::string text = text_of(json, key);
  const auto line = read_line(text, key, most);
  if (!line) throw Unreadable{line.error()};
  if (*line != text) throw Unreadable{std::string(key) + " is not written as it would be shown"};
  return text;
}

bool is_hex(const std::string& text, std::size_t digits) {
  return text.size() == digits && text.find_first_not_of("0123456789abcdef") == text.npos;
}

std::string digits_of(const Json& json, const char* key, std::size_t digits) {
  std::string text = text_of(json, key);
  if (!is_hex(text, digits))
    throw Unreadable{std::string(key) + " is no number of " + std::to_string(digits) + " digits"};
  return text;
}

const Json& object_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_object()) throw Unreadable{std::string(key) + " is missing"};
  return *found;
}

std::uint64_t number_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_unsigned()) throw Unreadable{std::string(key) + " is missing"};
  return *found;
}

bool is_day(const std::string& text) {
  if (text.size() != 10) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((i == 4 || i == 7) ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  return true;
}

CheckReport check_of(const Json& json) {
  CheckReport report{number_of(json, "seed"), {}};
  const Json& laws = object_of(json, "laws");
  if (laws.size() > kMostLaws) throw Unreadable{"it has too many laws"};
  for (const auto& [law, status] : laws.items()) {
    if (!is_id(law, true) || !status.is_string()) throw Unreadable{"its laws aren't named"};
    const std::string said = status;
    if (said != "passed" && said != "not applicable" && said != "failed")
      throw Unreadable{"its laws have no result"};
    report.laws.emplace(law, said);
  }
  return report;
}

Manifest manifest_of(const Json& json) {
  if (number_of(json, "format") != kManifestFormat)
    throw Unreadable{"it is of a newer kind; a newer Boardwright reads it"};
  Manifest manifest;
  manifest.game = text_of(json, "game");
  if (!is_id(manifest.game, false) || manifest.game.size() > 60) throw Unreadable{"game is no id"};
  manifest.name = line_of(json, "name", kLongestName);
  manifest.version = line_of(json, "version", 20);
  manifest.author = line_of(json, "author", kLongestName);
  manifest.key = digits_of(json, "key", 64);
  manifest.date = text_of(json, "date");
  if (!is_day(manifest.date)) throw Unreadable{"date is no day such as 2026-11-26"};
  manifest.check = check_of(object_of(json, "check"));
  for (const auto& [name, file] : object_of(json, "files").items()) {
    if (!file.is_object()) throw Unreadable{"its files have no hashes"};
    manifest.files.emplace(name, Manifest::File{number_of(file, "size"), digits_of(file, "sha256", 64)});
  }
  return manifest;
}

}  // namespace

std::string write_manifest(const Manifest& manifest) {
  auto laws = Json::object(), files = Json::object();
  for (const auto& [law, status] : manifest.check.laws) laws[law] = status;
  for (const auto& [name, file] : manifest.files)
    files[name] = {{"size", file.size}, {"sha256", file.sha256}};
  return Json{{"format", kManifestFormat},
              {"game", manifest.game},
              {"name", manifest.name},
              {"version", manifest.version},
              {"author", manifest.author},
              {"key", manifest.key},
              {"date", manifest.date},
              {"check", {{"seed", manifest.check.seed}, {"laws", laws}}},
              {"files", files}}
             .dump(2) +
         "\n";
}

Result<Manifest> read_manifest(std::string_view text) {
  const auto json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return fail("the package's manifest is no JSON");
  try {
    return manifest_of(json);
  } catch (const Unreadable& unreadable) {
    return fail("the package's manifest can't be read: " + excerpt(unreadable.what, 200));
  }
}

}  // namespace boardwright
