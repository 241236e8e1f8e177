// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/scoring_file.hpp"

#include <fstream>
#include <sstream>

#include "framework/scoring/scoring_sections.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLargestFile = 4U << 20U;

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
  YamlReader reader(file.string(), reading.problems);
  if (yaml.size() > kLargestFile) {
    reader.problem(FilePlace{}, "the file is too large, expected at most 4 MB");
    return reading;
  }
  try {
    read_top(reader, YAML::Load(yaml), context, reading.scoring);
  } catch (const YAML::Exception& exception) {
    reader.problem(FilePlace{exception.mark.line + 1, exception.mark.column + 1},
                   "this is not YAML: " + exception.msg);
  }
  return reading;
}

ScoringReading read_scoring_file(const std::filesystem::path& file, const ScoringContext& context) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  if (stream) text << stream.rdbuf();
  if (stream && !text.bad()) return read_scoring_text(std::move(text).str(), file, context);
  ScoringReading reading;
  reading.scoring.file = file;
  reading.problems.push_back(file.string() + ":1:1: can't be read");
  return reading;
}

}  // namespace boardwright
