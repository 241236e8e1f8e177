// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/yaml_reader.hpp"

#include <set>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLargestFile = 4U << 20U;

std::string in_quotes(std::string_view text) { return "'" + excerpt(text) + "'"; }

std::string shown(const YAML::Node& node) {
  switch (node.Type()) {
    case YAML::NodeType::Scalar: return in_quotes(node.Scalar());
    case YAML::NodeType::Sequence: return "a list";
    case YAML::NodeType::Map: return "a map";
    default: return "nothing";
  }
}

}  // namespace

std::optional<bool> read_on_off(std::string_view word) {
  if (word == "on" || word == "true" || word == "yes") return true;
  if (word == "off" || word == "false" || word == "no") return false;
  return std::nullopt;
}

void read_yaml(const std::string& text, const std::filesystem::path& file, std::vector<std::string>& problems,
               const ReadYaml& read) {
  YamlReader reader(one_line(file.string()), problems);
  if (text.size() > kLargestFile) {
    reader.problem(FilePlace{}, "the file is too large, expected at most 4 MB");
    return;
  }
  try {
    read(reader, YAML::Load(text));
  } catch (const YAML::Exception& exception) {
    reader.problem(FilePlace{exception.mark.line + 1, exception.mark.column + 1},
                   "this is not YAML: " + exception.msg);
  }
}

std::optional<std::string> read_text_file(const std::filesystem::path& file,
                                          std::vector<std::string>& problems) {
  auto text = read_file(file, kLargestFile);
  if (text) return std::move(*text);
  problems.push_back(one_line(file.string()) + ":1:1: " + text.error());
  return std::nullopt;
}

void read_yaml_file(const std::filesystem::path& file, std::vector<std::string>& problems,
                    const ReadYaml& read) {
  if (const auto text = read_text_file(file, problems)) read_yaml(*text, file, problems, read);
}

std::optional<RawValue> raw_value(const YAML::Node& node) {
  if (node.IsScalar()) return RawValue{false, {node.Scalar()}};
  if (!node.IsSequence()) return std::nullopt;
  RawValue value{true, {}};
  for (const auto& element : node) {
    if (!element.IsScalar()) return std::nullopt;
    value.words.push_back(element.Scalar());
  }
  return value;
}

FilePlace YamlReader::place_of(const YAML::Node& node) {
  const YAML::Mark mark = node.Mark();
  if (mark.is_null()) return {};
  return {mark.line + 1, mark.column + 1};
}

void YamlReader::problem(const FilePlace& place, std::string_view sentence) {
  problems_.push_back(file_ + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
                      one_line(sentence));
}

void YamlReader::each(const YAML::Node& map, std::string_view what, const Visit& visit) {
  if (!map.IsMap()) {
    problem(map, std::string(what) + ": expected keys with values, found " + shown(map));
    return;
  }
  std::set<std::string> seen;
  for (const auto& pair : map) {
    if (!pair.first.IsScalar()) {
      problem(pair.first, std::string(what) + ": expected a word as a key, found " + shown(pair.first));
    } else if (!seen.insert(pair.first.Scalar()).second) {
      problem(pair.first, std::string(what) + ": key " + in_quotes(pair.first.Scalar()) + " occurs twice");
    } else {
      visit(pair.first.Scalar(), pair.first, pair.second);
    }
  }
}

void YamlReader::each(const YAML::Node& map, std::string_view what, std::span<const std::string> known,
                      const Visit& visit) {
  each(map, what, [&](const std::string& key, const YAML::Node& key_node, const YAML::Node& value) {
    if (std::find(known.begin(), known.end(), key) == known.end())
      problem(key_node, std::string(what) + ": unknown key " + in_quotes(key) + suggestion(key, known));
    else
      visit(key, key_node, value);
  });
}

std::optional<std::string> YamlReader::word(const YAML::Node& node, std::string_view what) {
  if (node.IsScalar()) return node.Scalar();
  problem(node, std::string(what) + ": expected a text, found " + shown(node));
  return std::nullopt;
}

std::optional<bool> YamlReader::on_off(const YAML::Node& node, std::string_view what) {
  const auto value = node.IsScalar() ? read_on_off(node.Scalar()) : std::nullopt;
  if (!value) problem(node, std::string(what) + ": expected on or off, found " + shown(node));
  return value;
}

std::optional<std::uint32_t> YamlReader::number(const YAML::Node& node, std::string_view what) {
  if (node.IsScalar())
    if (const auto value = whole_number<std::uint32_t>(node.Scalar())) return value;
  problem(node, std::string(what) + ": expected a whole number, found " + shown(node));
  return std::nullopt;
}

std::vector<std::string> YamlReader::words(const YAML::Node& node, std::string_view what) {
  const auto value = raw_value(node);
  if (value && value->list) return value->words;
  problem(node, std::string(what) + ": expected a list of texts, found " +
                    (node.IsSequence() ? "a list that holds something else" : shown(node)));
  return {};
}

std::optional<std::size_t> YamlReader::one_of(const YAML::Node& node, std::string_view what,
                                              std::span<const std::string> known) {
  if (node.IsScalar()) {
    for (std::size_t i = 0; i < known.size(); ++i)
      if (known[i] == node.Scalar()) return i;
    problem(node, std::string(what) + ": unknown value " + in_quotes(node.Scalar()) +
                      suggestion(node.Scalar(), known));
    return std::nullopt;
  }
  problem(node, std::string(what) + ": found " + shown(node) + suggestion("", known));
  return std::nullopt;
}

LocalText YamlReader::local_text(const YAML::Node& node, std::string_view what) {
  static const std::vector<std::string> kCodes = [] {
    std::vector<std::string> codes;
    for (const Language language : languages()) codes.emplace_back(language_code(language));
    return codes;
  }();
  LocalText text;
  if (node.IsScalar()) {
    text.set(Language::kEnglish, node.Scalar());
    return text;
  }
  if (!node.IsMap()) {
    problem(node, std::string(what) +
                      ": expected a text in each language, {en: …, nl: …, de: …, fr: …}, found " +
                      shown(node));
    return text;
  }
  each(node, what, kCodes, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    text.set(*language_from(key), word(value, yaml_path(what, key)).value_or(""));
  });
  return text;
}

std::vector<Setting> YamlReader::settings(const YAML::Node& node, std::string_view what) {
  std::vector<Setting> result;
  each(node, what, [&](const std::string& key, const YAML::Node& key_node, const YAML::Node& value) {
    add_setting(key, key_node, value, what, result, 0);
  });
  return result;
}

void YamlReader::add_setting(const std::string& name, const YAML::Node& key, const YAML::Node& value,
                             std::string_view what, std::vector<Setting>& settings, int depth) {
  constexpr int kDeepest = 4;
  if (value.IsMap() && depth < kDeepest) {
    each(value, yaml_path(what, name),
         [&](const std::string& inner, const YAML::Node& inner_node, const YAML::Node& inner_value) {
           add_setting(name + "." + inner, inner_node, inner_value, what, settings, depth + 1);
         });
    return;
  }
  const auto raw = raw_value(value);
  if (raw)
    settings.push_back({name, *raw, place_of(key), place_of(value)});
  else
    problem(value, yaml_path(what, name) + ": expected a value or a list of values, found " + shown(value));
}

}  // namespace boardwright
