// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/presets.hpp"

#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/clock/preset_sections.hpp"
#include "framework/clock/time_control_text.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Whether two presets of one name could both be meant.
bool collide(const ClockPreset& a, const ClockPreset& b) {
  if (a.id != b.id) return false;
  if (a.variants.empty() || b.variants.empty()) return true;
  return std::any_of(a.variants.begin(), a.variants.end(), [&](const auto& variant) {
    return std::find(b.variants.begin(), b.variants.end(), variant) != b.variants.end();
  });
}

void read_top(YamlReader& reader, const YAML::Node& top, std::vector<ClockPreset>& presets) {
  static const std::vector<std::string> kKeys{"clocks"};
  if (top.IsMap() && !top["clocks"]) reader.problem(top, "the key 'clocks' is missing");
  reader.each(top, "clocks.yaml", kKeys, [&](const std::string&, const YAML::Node&, const YAML::Node& list) {
    if (!list.IsSequence()) {
      reader.problem(list, "clocks: expected a list");
      return;
    }
    for (const auto& node : list) {
      auto preset = read_clock_preset(reader, node);
      if (!preset) continue;
      if (std::any_of(presets.begin(), presets.end(),
                      [&](const auto& other) { return collide(*preset, other); }))
        reader.problem(node, "clocks." + preset->id + ": there is another of this id");
      else
        presets.push_back(*std::move(preset));
    }
  });
}

/// Whether the variant is one of these, or inherits from one.
bool fits(const GameFile& game, const Variant& variant, const std::vector<std::string>& variants) {
  if (variants.empty()) return true;
  const Variant* one = &variant;
  // The count ends a circle, which reading the game's file has reported.
  for (std::size_t i = 0; one != nullptr && i <= game.variants.size(); ++i) {
    if (std::find(variants.begin(), variants.end(), one->id) != variants.end()) return true;
    one = one->inherits.empty() ? nullptr : game.variant(one->inherits);
  }
  return false;
}

}  // namespace

ClockPresets read_clock_text(const std::string& yaml, const std::filesystem::path& file) {
  ClockPresets read;
  read_yaml(yaml, file, read.problems,
            [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, read.presets); });
  return read;
}

ClockPresets read_clock_file(const std::filesystem::path& file) {
  ClockPresets read;
  read_yaml_file(file, read.problems,
                 [&](YamlReader& reader, const YAML::Node& top) { read_top(reader, top, read.presets); });
  return read;
}

ClockPresets clocks_of_game(const GameFile& game) {
  const auto file = game.file.parent_path() / "clocks.yaml";
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return {};
  ClockPresets read = read_clock_file(file);
  std::vector<std::string> known;
  for (const auto& variant : game.variants) known.push_back(variant.id);
  YamlReader reader(file.string(), read.problems);
  for (const auto& preset : read.presets)
    for (const auto& variant : preset.variants)
      if (game.variant(variant) == nullptr)
        reader.problem(preset.place, "clocks." + preset.id + ".variants: the game has no variant '" +
                                         excerpt(variant) + "'" + suggestion(variant, known));
  return read;
}

ClockPresets general_clocks() { return read_clock_file(config_file("clocks.yaml")); }

std::vector<ClockPreset> clocks_for(const GameFile& game, const Variant& variant,
                                    const std::vector<ClockPreset>& own,
                                    const std::vector<ClockPreset>& general) {
  std::vector<ClockPreset> found;
  for (const auto* presets : {&own, &general})
    for (const auto& preset : *presets)
      if (fits(game, variant, preset.variants) &&
          std::none_of(found.begin(), found.end(), [&](const auto& other) { return other.id == preset.id; }))
        found.push_back(preset);
  return found;
}

Result<TimeControl> choose_clock(std::string_view wanted, const std::vector<ClockPreset>& presets) {
  std::vector<std::string> ids;
  for (const auto& preset : presets) {
    if (preset.id == wanted) return preset.control;
    ids.push_back(preset.id);
  }
  auto control = read_time_control(wanted);
  if (control) return control;
  // Times begin with a digit, ids don't.
  const bool name = is_id(wanted, true);
  return name ? fail("there is no clock '" + excerpt(wanted) + "'" + suggestion(wanted, ids))
              : fail(control.error());
}

}  // namespace boardwright
