// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// How texts call an empty list.
const RawValue kNone{false, {"none"}};

bool takes_list(const ParameterSpec& spec) {
  return spec.type == BW_INTEGER_LIST || spec.type == BW_TEXT_LIST;
}

/// The value as far as the words allow the parameter's type; nothing if they don't.
std::optional<Value> typed(const ParameterSpec& spec, const RawValue& raw) {
  if (takes_list(spec) && raw == kNone) return typed(spec, RawValue{true, {}});
  if (takes_list(spec) != raw.list || (!raw.list && raw.words.size() != 1)) return std::nullopt;
  switch (spec.type) {
    case BW_BOOL: {
      const auto on = read_on_off(raw.words.front());
      return on ? std::optional<Value>(*on) : std::nullopt;
    }
    case BW_INTEGER: {
      const auto number = whole_number(raw.words.front());
      return number ? std::optional<Value>(*number) : std::nullopt;
    }
    case BW_CHOICE:
    case BW_TEXT: return Value(raw.words.front());
    case BW_INTEGER_LIST: {
      std::vector<std::int64_t> list;
      for (const auto& word : raw.words) {
        const auto number = whole_number(word);
        if (!number) return std::nullopt;
        list.push_back(*number);
      }
      return Value(std::move(list));
    }
    case BW_TEXT_LIST: return Value(raw.words);
  }
  return std::nullopt;
}

std::string shown(const RawValue& raw) {
  std::string text;
  for (const auto& word : raw.words) text += (text.empty() ? "" : ", ") + word;
  text = excerpt(text);
  return raw.list ? "[" + text + "]" : "'" + text + "'";
}

Result<YAML::Node> read_yaml(std::string_view text) {
  try {
    return YAML::Load(std::string(text));
  } catch (const YAML::Exception& exception) {
    return fail("column " + std::to_string(exception.mark.column + 1) + ": " + exception.msg);
  }
}

}  // namespace

Result<Value> read_value(const ParameterSpec& spec, const RawValue& raw) {
  for (const auto& word : raw.words)
    if (!is_utf8(word) || word.find('\0') != std::string::npos)
      return fail("parameter " + spec.name + ": expected a text in UTF-8 without zero bytes");
  // Values that fit no parameter, or none of these: they make `accept` say what the parameter takes.
  static const Value kNoFlag = std::vector<std::string>(), kNoList = false;
  const auto value = typed(spec, raw);
  const auto accepted = spec.accept(value ? *value : spec.type == BW_TEXT_LIST ? kNoList : kNoFlag);
  if (value && accepted) return *value;
  std::string sentence = (accepted ? "parameter " + spec.name : accepted.error()) + ", not " + shown(raw);
  if (takes_list(spec) && !raw.list) sentence += "; a list is written as in [1, 2], an empty one [] or none";
  if (spec.type == BW_CHOICE && !raw.list && !raw.words.empty())
    if (const auto nearest = nearest_name(raw.words.front(), spec.choices); !nearest.empty())
      sentence += "; did you mean '" + nearest + "'?";
  return fail(std::move(sentence));
}

Result<Value> read_value(const ParameterSpec& spec, std::string_view text) {
  const auto node = read_yaml(text);
  if (!node) return fail("parameter " + spec.name + ": this is not YAML, " + node.error());
  if (node->IsNull()) return read_value(spec, RawValue{false, {""}});
  const auto raw = raw_value(*node);
  if (!raw) return read_value(spec, RawValue{!takes_list(spec), {}});
  return read_value(spec, *raw);
}

std::string write_value(const Value& value) {
  struct Writer {
    // JSON's quoting is also YAML's; only words that can't be taken for anything else go without.
    static std::string quoted(const std::string& text) {
      constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_/ ";
      const bool plain = !text.empty() && text.find_first_not_of(kPlain) == std::string::npos &&
                         text.front() != ' ' && text.back() != ' ';
      return plain && text != "null" && text != "Null" && text != "NULL"
                 ? text
                 : nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    std::string operator()(bool on) const { return on ? "on" : "off"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::string& text) const { return quoted(text); }
    std::string operator()(const std::vector<std::int64_t>& list) const {
      std::string text;
      for (const auto number : list) text += (text.empty() ? "" : ", ") + std::to_string(number);
      return "[" + text + "]";
    }
    std::string operator()(const std::vector<std::string>& list) const {
      std::string text;
      for (const auto& word : list) text += (text.empty() ? "" : ", ") + quoted(word);
      return "[" + text + "]";
    }
  };
  return std::visit(Writer{}, value);
}

Result<Parameters> read_settings(std::span<const std::string> settings,
                                 std::span<const ParameterSpec> specs) {
  std::vector<std::string> names;
  for (const auto& spec : specs) names.push_back(spec.name);
  Parameters parameters;
  for (const auto& setting : settings) {
    const std::size_t equals = setting.find('=');
    const std::string shown = "'" + one_line(setting) + "'";
    if (equals == std::string::npos || equals == 0) return fail(shown + ": expected key=value");
    const std::string text = setting.substr(equals + 1);
    std::vector<std::string> problems;
    std::vector<Setting> found;
    const auto node = read_yaml(text);
    if (!node) return fail(shown + ": the value is not YAML, " + node.error());
    const std::string key = setting.substr(0, equals);
    if (node->IsMap()) {  // pieces={M: 3} sets pieces.M
      found = YamlReader(shown, problems).settings(*node, key);
      for (auto& inner : found) inner.name = key + "." + inner.name;
    } else {
      const auto raw = node->IsNull() ? RawValue{false, {""}} : raw_value(*node);
      if (raw)
        found.push_back({key, *raw, {}, {}});
      else
        problems.push_back(shown + ": expected a value or a list of values");
    }
    if (!problems.empty()) return fail(problems.front());
    for (const auto& one : found) {
      const auto spec =
          std::find_if(specs.begin(), specs.end(), [&](const auto& s) { return s.name == one.name; });
      if (spec == specs.end())
        return fail("unknown parameter '" + one_line(one.name) + "'" + suggestion(one.name, names));
      if (parameters.contains(one.name)) return fail("parameter " + one.name + ": set twice");
      auto value = read_value(*spec, one.value);
      if (!value) return fail(value.error());
      parameters[one.name] = std::move(*value);
    }
  }
  return parameters;
}

}  // namespace boardwright
