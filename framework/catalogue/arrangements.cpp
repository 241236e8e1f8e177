// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/arrangements.hpp"

#include "framework/catalogue/yaml_reader.hpp"

namespace boardwright {
namespace {

void read_one(YamlReader& reader, const YAML::Node& node, std::vector<NamedArrangement>& arrangements) {
  static const std::vector<std::string> kKeys{"name", "rows"};
  NamedArrangement one;
  reader.each(node, "arrangements", kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (key == "name") {
                  one.name = reader.local_text(value, "arrangements.name");
                } else {
                  for (const auto& row : reader.words(value, "arrangements.rows")) one.letters += row + "/";
                }
              });
  if (!node.IsMap()) return;
  if (one.name == LocalText{}) reader.problem(node, "arrangements: the key 'name' is missing or empty");
  if (one.letters.empty()) reader.problem(node, "arrangements: the key 'rows' is missing or empty");
  arrangements.push_back(std::move(one));
}

void read_top(YamlReader& reader, const YAML::Node& top, std::vector<NamedArrangement>& arrangements) {
  static const std::vector<std::string> kKeys{"arrangements"};
  reader.each(top, "the file", kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (!value.IsSequence()) return reader.problem(value, key + ": expected a list");
                for (const auto& node : value) read_one(reader, node, arrangements);
              });
}

}  // namespace

ArrangementsReading read_arrangements(const std::filesystem::path& file) {
  ArrangementsReading reading;
  read_yaml_file(file, reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    read_top(reader, top, reading.arrangements);
  });
  return reading;
}

ArrangementsReading read_arrangements_text(const std::string& yaml, const std::filesystem::path& file) {
  ArrangementsReading reading;
  read_yaml(yaml, file, reading.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, reading.arrangements); });
  return reading;
}

std::string write_arrangements(std::span<const NamedArrangement> arrangements) {
  YAML::Emitter out;
  out << YAML::BeginMap << YAML::Key << "arrangements" << YAML::Value << YAML::BeginSeq;
  for (const auto& one : arrangements) {
    out << YAML::BeginMap << YAML::Key << "name" << YAML::Value << YAML::BeginMap;
    for (const Language language : languages())
      if (!one.name.in(language).empty())
        out << YAML::Key << std::string(language_code(language)) << YAML::Value << YAML::DoubleQuoted
            << one.name.in(language);
    out << YAML::EndMap << YAML::Key << "rows" << YAML::Value << YAML::BeginSeq;
    for (std::size_t at = 0; at < one.letters.size();) {
      const std::size_t end = std::min(one.letters.find('/', at), one.letters.size());
      out << YAML::DoubleQuoted << one.letters.substr(at, end - at);
      at = end + 1;
    }
    out << YAML::EndSeq << YAML::EndMap;
  }
  out << YAML::EndSeq << YAML::EndMap;
  return std::string(out.c_str()) + "\n";
}

}  // namespace boardwright
