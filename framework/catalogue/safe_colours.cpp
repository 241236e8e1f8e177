// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/safe_colours.hpp"

#include <algorithm>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/text/config_file.hpp"

namespace boardwright {
namespace {

bool is_small_colour(const std::string& word) {
  return word.size() == 7 && word.front() == '#' &&
         word.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
}

void expect_colour(YamlReader& reader, const YAML::Node& at, const std::string& what,
                   const std::string& word) {
  reader.problem(at, what + ": expected a colour such as \"#f0d9b5\", found '" + word + "'");
}

void read_part(YamlReader& reader, const YAML::Node& node, const std::string& part,
               std::map<std::string, std::string>& colours) {
  reader.each(node, part, [&](const std::string& of, const YAML::Node& key, const YAML::Node& value) {
    const std::string what = yaml_path(part, of);
    if (part == "art" && !is_small_colour(of)) return expect_colour(reader, key, part, of);
    const auto word = reader.word(value, what);
    if (!word) return;
    if (!is_small_colour(*word)) return expect_colour(reader, value, what, *word);
    colours[of] = *word;
  });
}

void read_top_of_colours(YamlReader& reader, const YAML::Node& top, SafeColours& safe) {
  static const std::vector<std::string> kKeys{"colours", "dice", "art"};
  reader.each(top, "safe", kKeys, [&](const std::string& part, const YAML::Node&, const YAML::Node& value) {
    read_part(reader, value, part, part == "colours" ? safe.colours : part == "dice" ? safe.dice : safe.art);
  });
}

}  // namespace

SafeColoursReading read_safe_colours_text(const std::string& yaml, const std::filesystem::path& file) {
  SafeColoursReading reading;
  read_yaml(yaml, file, reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    read_top_of_colours(reader, top, reading.safe);
  });
  return reading;
}

SafeColoursReading read_safe_colours(const std::filesystem::path& art_folder) {
  SafeColoursReading reading;
  const auto file = art_folder / "safe.yaml";
  if (!is_there(file)) return reading;
  read_yaml_file(file, reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    read_top_of_colours(reader, top, reading.safe);
  });
  return reading;
}

}  // namespace boardwright
