// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a YAML text stand. yaml-cpp says only where a node begins.
#pragma once

#include <yaml-cpp/yaml.h>

#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// Bytes of a text: from the first to behind the last.
struct TextRange {
  std::size_t begin = 0, end = 0;
  [[nodiscard]] bool empty() const noexcept { return begin == end; }
};

/// A key of a map with its value.
struct YamlEntry {
  std::string key;
  YAML::Node value;
  TextRange whole;  ///< flow: from the key to behind the value; block: whole lines, without what follows the
                    ///< value in further lines, such as comments
  TextRange text;   ///< of the value; empty, behind the colon, if there is none
  std::size_t line_end = 0;  ///< of the line on which the colon is, before its end
};

/// A map as it stands in the text.
struct YamlMap {
  bool flow = false;
  std::size_t column = 0;  ///< block: of its keys
  TextRange whole;         ///< flow: with its braces
  std::vector<YamlEntry> entries;
};

class YamlLayout {
 public:
  /// Both outlive the layout. `top` was read from `text`.
  YamlLayout(std::string_view text, const YAML::Node& top);

  /// The keys of the map at the top, as they stand. Its braces, if it has some, too.
  [[nodiscard]] YamlMap top() const { return map(top_, text_.size()); }
  /// Of a map that is the value of an entry.
  [[nodiscard]] YamlMap map_of(const YamlEntry& entry) const { return map(entry.value, entry.whole.end); }

 private:
  [[nodiscard]] YamlMap map(const YAML::Node& node, std::size_t limit) const;
  [[nodiscard]] std::size_t place(const YAML::Mark& mark) const;
  [[nodiscard]] std::size_t line_begin(std::size_t at) const;
  [[nodiscard]] std::size_t line_end(std::size_t at) const;  ///< before the line's end
  [[nodiscard]] std::size_t after_quotes(std::size_t at) const;
  [[nodiscard]] std::size_t after_brackets(std::size_t at) const;
  [[nodiscard]] std::size_t after_plain_in_flow(std::size_t at) const;
  [[nodiscard]] std::size_t colon_after(std::size_t key) const;
  [[nodiscard]] std::size_t content_end(std::size_t from, std::size_t limit, std::size_t column,
                                        bool block_scalar) const;
  void find_value(YamlEntry& entry, std::size_t key, std::size_t limit, std::size_t column, bool flow) const;

  std::string_view text_;
  const YAML::Node& top_;
  std::vector<std::size_t> lines_;  // where each begins
};

}  // namespace boardwright
