// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/scoring_file.hpp"

#include "framework/scoring/scoring_sections.hpp"

namespace boardwright {
namespace {

void read_top(YamlReader& reader, const YAML::Node& top, const ScoringContext& context, ScoringFile& file) {
  // In the order in which they can be read: the last two name what is in the first two.
  using Section = void (*)(YamlReader&, const YAML::Node&, const ScoringContext&, ScoringFile&);
  static const std::vector<std::string> kKeys{"policies", "ratings", "pools", "default"};
  static constexpr std::array<Section, 4> kSections{read_policies, read_ratings, read_pools, read_defaults};
  std::array<YAML::Node, 4> nodes;
  std::array<bool, 4> there{};
  reader.each(top, "scoring.yaml", kKeys,
              [&](const std::string& key, const YAML::Node& at, const YAML::Node& value) {
                for (std::size_t i = 0; i < kKeys.size(); ++i) {
                  if (kKeys[i] != key) continue;
                  there[i] = true;
                  nodes[i].reset(value);
                  if (context.general == nullptr && key == "pools") {
                    reader.problem(at, "pools: only a game's file can have pools of its variants");
                    there[i] = false;
                  }
                }
              });
  for (std::size_t i = 0; i < kSections.size(); ++i)
    if (there[i]) kSections[i](reader, nodes[i], context, file);
  if (context.general == nullptr && top.IsMap() && !there[3])
    reader.problem(FilePlace{}, "the key 'default' is missing");
}

}  // namespace

ScoringReading read_scoring_text(const std::string& yaml, const std::filesystem::path& file,
                                 const ScoringContext& context) {
  ScoringReading reading;
  reading.scoring.file = file;
  read_yaml(yaml, file, reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    read_top(reader, top, context, reading.scoring);
  });
  return reading;
}

ScoringReading read_scoring_file(const std::filesystem::path& file, const ScoringContext& context) {
  ScoringReading reading;
  reading.scoring.file = file;
  read_yaml_file(file, reading.problems, [&](YamlReader& reader, const YAML::Node& top) {
    read_top(reader, top, context, reading.scoring);
  });
  return reading;
}

}  // namespace boardwright
