// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/yaml_edit.hpp"

#include <algorithm>

#include "framework/catalogue/yaml_layout.hpp"

namespace boardwright {
namespace {

using YamlPath = std::span<const std::string>;

constexpr std::size_t kIndent = 2;  // of what is added inside a key

Result<YAML::Node> load_yaml(const std::string& text) {
  try {
    return YAML::Load(text);
  } catch (const YAML::Exception& exception) {
    return fail("this is not YAML: " + exception.msg);
  }
}

/// Whether two values are the same; a quoted word isn't the same as a plain one, which may be a number.
bool same_yaml(const YAML::Node& a, const YAML::Node& b) {
  if (a.Type() != b.Type()) return false;
  if (a.IsScalar()) return a.Scalar() == b.Scalar() && a.Tag() == b.Tag();
  if (a.IsSequence()) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
      if (!same_yaml(a[i], b[i])) return false;
    return true;
  }
  if (!a.IsMap()) return true;
  // By place: the order of keys is part of what must stay.
  if (a.size() != b.size()) return false;
  for (auto one = a.begin(), other = b.begin(); one != a.end(); ++one, ++other)
    if (!same_yaml(one->first, other->first) || !same_yaml(one->second, other->second)) return false;
  return true;
}

/// What a map should be after the change: `value` at the path, or nothing there and no empty map on the way.
YAML::Node changed_yaml(const YAML::Node& node, YamlPath path, const YAML::Node* value) {
  YAML::Node result(YAML::NodeType::Map);
  bool found = false;
  const auto add = [&](const YAML::Node& key, const YAML::Node& now) {
    if (path.size() == 1) {
      if (value != nullptr) result.force_insert(key, *value);
      return;
    }
    YAML::Node inner = changed_yaml(now, path.subspan(1), value);
    if (value != nullptr || inner.size() != 0) result.force_insert(key, inner);
  };
  if (node.IsMap())
    for (const auto& pair : node) {
      if (!pair.first.IsScalar() || pair.first.Scalar() != path.front()) {
        result.force_insert(pair.first, pair.second);
        continue;
      }
      found = true;
      add(pair.first, pair.second);
    }
  if (!found && value != nullptr) add(YAML::Load(path.front()), YAML::Node());
  return result;
}

/// Puts texts in place of others; works on a copy.
std::string with_part(const std::string& text, TextRange range, std::string_view by) {
  return text.substr(0, range.begin) + std::string(by) + text.substr(range.end);
}

/// A key with its value, as block lines that are as far in as they say.
std::string block_lines(YamlPath path, const std::string& value, std::size_t column) {
  std::string lines;
  for (std::size_t i = 0; i < path.size(); ++i) {
    lines += std::string(column + i * kIndent, ' ') + path[i] + ":";
    lines += i + 1 == path.size() ? " " + value + "\n" : "\n";
  }
  return lines;
}

std::string flow_words(YamlPath path, const std::string& value) {
  std::string words = value;
  for (std::size_t i = path.size(); i-- > 0;)
    words = path[i] + ": " + (i + 1 == path.size() ? words : "{" + words + "}");
  return words;
}

const YamlEntry* yaml_entry(const YamlMap& map, const std::string& key) {
  const auto found = std::find_if(map.entries.begin(), map.entries.end(),
                                  [&](const auto& entry) { return entry.key == key; });
  return found == map.entries.end() ? nullptr : &*found;
}

class YamlEditor {
 public:
  YamlEditor(const std::string& text, const YAML::Node& top) : text_(text), layout_(text, top) {}

  [[nodiscard]] Result<std::string> set(YamlPath path, const std::string& value) const {
    return set_in(layout_.top(), path, value);
  }
  [[nodiscard]] std::string remove(YamlPath path) const { return remove_in(layout_.top(), path, nullptr); }

 private:
  [[nodiscard]] Result<std::string> set_in(const YamlMap& map, YamlPath path,
                                           const std::string& value) const {
    const YamlEntry* entry = yaml_entry(map, path.front());
    if (entry == nullptr) return added(map, path, value);
    if (path.size() == 1) return with_part(text_, entry->text, (entry->text.empty() ? " " : "") + value);
    if (entry->value.IsMap()) return set_in(layout_.map_of(*entry), path.subspan(1), value);
    if (!entry->value.IsNull()) return fail("the value of '" + entry->key + "' is no map");
    const YamlPath inner = path.subspan(1);
    if (map.flow || !entry->text.empty())
      return with_part(text_, entry->text,
                       (entry->text.empty() ? " {" : "{") + flow_words(inner, value) + "}");
    const std::string lines = block_lines(inner, value, map.column + kIndent);
    return with_part(text_, {entry->line_end, entry->line_end}, "\n" + lines.substr(0, lines.size() - 1));
  }

  [[nodiscard]] std::string added(const YamlMap& map, YamlPath path, const std::string& value) const {
    if (map.flow) {
      const std::size_t at = map.entries.empty() ? map.whole.begin + 1 : map.entries.back().whole.end;
      return with_part(text_, {at, at}, (map.entries.empty() ? "" : ", ") + flow_words(path, value));
    }
    const std::size_t at = map.entries.empty() ? text_.size() : map.entries.back().whole.end;
    const bool open = at > 0 && text_[at - 1] != '\n';  // the last line has no end
    return with_part(text_, {at, at}, (open ? "\n" : "") + block_lines(path, value, map.column));
  }

  /// `holder`: the entry whose value the map is; it goes with its last key.
  [[nodiscard]] std::string remove_in(const YamlMap& map, YamlPath path, const TextRange* holder) const {
    const YamlEntry* entry = yaml_entry(map, path.front());
    if (entry == nullptr) return text_;
    const TextRange range = range_of(map, *entry);
    const TextRange& goes = holder != nullptr && map.entries.size() == 1 ? *holder : range;
    if (path.size() == 1) return with_part(text_, goes, "");
    return entry->value.IsMap() ? remove_in(layout_.map_of(*entry), path.subspan(1), &goes) : text_;
  }

  /// What is to go with an entry: of flow style its comma too.
  [[nodiscard]] static TextRange range_of(const YamlMap& map, const YamlEntry& entry) {
    const auto index = static_cast<std::size_t>(&entry - map.entries.data());
    if (!map.flow || map.entries.size() == 1) return entry.whole;
    if (index + 1 < map.entries.size()) return {entry.whole.begin, map.entries[index + 1].whole.begin};
    return {map.entries[index - 1].whole.end, entry.whole.end};
  }

  const std::string& text_;
  YamlLayout layout_;
};

Result<std::string> checked_yaml(std::string text, const YAML::Node& wanted) {
  const auto read = load_yaml(text);
  const bool empty = read && read->IsNull() && wanted.size() == 0;
  if (!read || !(empty || same_yaml(*read, wanted)))
    return fail("the text is written in a way in which only its author can change this value");
  return text;
}

}  // namespace

Result<std::string> set_yaml_value(const std::string& yaml, YamlPath path, const std::string& value) {
  const auto top = load_yaml(yaml), wanted = load_yaml(value);
  if (!top) return fail(top.error());
  if (!wanted) return fail(wanted.error());
  if (!top->IsMap() && !top->IsNull()) return fail("the text holds no keys");
  if (top->IsNull())
    return checked_yaml(
        yaml + (yaml.empty() || yaml.ends_with('\n') ? "" : "\n") + block_lines(path, value, 0),
        changed_yaml(*top, path, &*wanted));
  auto text = YamlEditor(yaml, *top).set(path, value);
  if (!text) return text;
  return checked_yaml(std::move(*text), changed_yaml(*top, path, &*wanted));
}

Result<std::string> remove_yaml_value(const std::string& yaml, YamlPath path) {
  const auto top = load_yaml(yaml);
  if (!top) return fail(top.error());
  if (!top->IsMap()) return yaml;
  std::string text = YamlEditor(yaml, *top).remove(path);
  if (text == yaml) return yaml;
  return checked_yaml(std::move(text), changed_yaml(*top, path, nullptr));
}

}  // namespace boardwright
