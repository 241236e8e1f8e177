// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/variant_text.hpp"

#include <yaml-cpp/yaml.h>

#include "framework/catalogue/yaml_edit.hpp"

namespace boardwright {
namespace {

using YamlKeys = std::vector<std::string>;

YAML::Node yaml_of(const std::string& text) {
  try {
    return YAML::Load(text);
  } catch (const YAML::Exception&) {
    return {};  // whoever changes it is told why it can't be
  }
}

/// The keys that lead to a parameter, which may be written in one or by and by; nothing if it isn't there.
std::optional<YamlKeys> keys_to(const YAML::Node& map, const std::string& parameter) {
  if (!map.IsMap()) return std::nullopt;
  for (const auto& pair : map) {
    if (!pair.first.IsScalar()) continue;
    const std::string& key = pair.first.Scalar();
    if (key == parameter && !pair.second.IsMap()) return YamlKeys{key};
    if (!parameter.starts_with(key + ".")) continue;
    if (auto rest = keys_to(pair.second, parameter.substr(key.size() + 1))) {
      rest->insert(rest->begin(), key);
      return rest;
    }
  }
  return std::nullopt;
}

std::optional<YamlKeys> keys_to_parameter(const std::string& yaml, const std::string& parameter) {
  const YAML::Node top = yaml_of(yaml);
  if (!top.IsMap() || !top["set"].IsDefined()) return std::nullopt;
  auto keys = keys_to(top["set"], parameter);
  if (keys) keys->insert(keys->begin(), "set");
  return keys;
}

std::string yaml_word(const std::string& text) { return write_value(Value(text)); }

}  // namespace

Result<std::string> with_id(const std::string& yaml, const std::string& id) {
  return set_yaml_value(yaml, YamlKeys{"id"}, write_id(id));
}

Result<std::string> with_parent(const std::string& yaml, const std::string& variant) {
  if (variant.empty()) return remove_yaml_value(yaml, YamlKeys{"inherits"});
  return set_yaml_value(yaml, YamlKeys{"inherits"}, write_id(variant));
}

Result<std::string> with_words(const std::string& yaml, VariantWords which, Language language,
                               const std::string& text) {
  const std::string key = which == VariantWords::kName ? "name" : "summary";
  const std::string code(language_code(language));
  const YAML::Node top = yaml_of(yaml);
  const YAML::Node now = top.IsMap() ? YAML::Node(top[key]) : YAML::Node();
  const YamlKeys inside{key, code};
  if (now.IsDefined() && now.IsMap())
    return text.empty() ? remove_yaml_value(yaml, inside) : set_yaml_value(yaml, inside, yaml_word(text));
  const bool is_text = now.IsDefined() && now.IsScalar();  // and English
  if (language == Language::kEnglish)
    return text.empty() ? remove_yaml_value(yaml, YamlKeys{key})
                        : set_yaml_value(yaml, YamlKeys{key}, yaml_word(text));
  if (text.empty()) return yaml;
  const std::string english = is_text ? "en: " + yaml_word(now.Scalar()) + ", " : std::string();
  return set_yaml_value(yaml, YamlKeys{key}, "{" + english + code + ": " + yaml_word(text) + "}");
}

bool sets_parameter(const std::string& yaml, const std::string& parameter) {
  return keys_to_parameter(yaml, parameter).has_value();
}

Result<std::string> with_parameter(const std::string& yaml, const std::string& parameter,
                                   const std::optional<Value>& value) {
  const auto keys = keys_to_parameter(yaml, parameter);
  if (!value) return keys ? remove_yaml_value(yaml, *keys) : Result<std::string>(yaml);
  return set_yaml_value(yaml, keys.value_or(YamlKeys{"set", parameter}), write_value(*value));
}

}  // namespace boardwright
