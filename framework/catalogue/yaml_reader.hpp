// SPDX-License-Identifier: GPL-3.0-or-later
//
// yaml-cpp with the errors of this project: everything that is wrong is collected, each as one sentence with
// file, line, column, what was expected and the nearest known name.
#pragma once

#include <yaml-cpp/yaml.h>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/game_file.hpp"

namespace boardwright {

/// `what` in these functions names the value for the reader, such as "variants.standard.set".
class YamlReader {
 public:
  YamlReader(std::string file, std::vector<std::string>& problems)
      : file_(std::move(file)), problems_(problems) {}

  void problem(const FilePlace& place, std::string_view sentence);
  void problem(const YAML::Node& at, std::string_view sentence) { problem(place_of(at), sentence); }
  /// How many problems there are by now, other readers' of the same list included.
  [[nodiscard]] std::size_t problem_count() const noexcept { return problems_.size(); }
  [[nodiscard]] static FilePlace place_of(const YAML::Node& node);

  using Visit =
      std::function<void(const std::string& key, const YAML::Node& key_node, const YAML::Node& value)>;
  /// Calls `visit` for each key of a map; reports what isn't a map and keys that occur twice.
  void each(const YAML::Node& map, std::string_view what, const Visit& visit);
  /// The same, with `known` keys only.
  void each(const YAML::Node& map, std::string_view what, std::span<const std::string> known,
            const Visit& visit);

  // A value, or nothing and a problem.
  [[nodiscard]] std::optional<std::string> word(const YAML::Node& node, std::string_view what);
  [[nodiscard]] std::optional<bool> on_off(const YAML::Node& node, std::string_view what);
  [[nodiscard]] std::optional<std::uint32_t> number(const YAML::Node& node, std::string_view what);
  [[nodiscard]] std::vector<std::string> words(const YAML::Node& node, std::string_view what);
  /// A word out of some; an index into them.
  [[nodiscard]] std::optional<std::size_t> one_of(const YAML::Node& node, std::string_view what,
                                                  std::span<const std::string> known);
  /// {en: …, nl: …}, or one text, which is English then.
  [[nodiscard]] LocalText local_text(const YAML::Node& node, std::string_view what);
  /// Parameters' values; maps are flattened: {pieces: {M: 3}} is pieces.M.
  [[nodiscard]] std::vector<Setting> settings(const YAML::Node& node, std::string_view what);

 private:
  void add_setting(const std::string& name, const YAML::Node& key, const YAML::Node& value,
                   std::string_view what, std::vector<Setting>& settings, int depth);

  std::string file_;
  std::vector<std::string>& problems_;
};

using ReadYaml = std::function<void(YamlReader&, const YAML::Node&)>;
/// Hands what the text holds to `read`; `file` only names it. A text that is no YAML or over 4 MB is a
/// problem.
void read_yaml(const std::string& text, const std::filesystem::path& file, std::vector<std::string>& problems,
               const ReadYaml& read);
/// A file's text; that it can't be read is a problem.
[[nodiscard]] std::optional<std::string> read_text_file(const std::filesystem::path& file,
                                                        std::vector<std::string>& problems);
/// read_yaml for a file.
void read_yaml_file(const std::filesystem::path& file, std::vector<std::string>& problems,
                    const ReadYaml& read);

/// The name of a value inside another one: "variants.standard" and "set" are variants.standard.set.
[[nodiscard]] inline std::string yaml_path(std::string_view outer, std::string_view inner) {
  return std::string(outer) + "." + std::string(inner);
}

/// A scalar or a list of scalars; nothing for anything else.
[[nodiscard]] std::optional<RawValue> raw_value(const YAML::Node& node);

/// on, off, true, false, yes or no.
[[nodiscard]] std::optional<bool> read_on_off(std::string_view word);

}  // namespace boardwright
