// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/scoring/scoring_sections.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// The ids of this file's things and of the general file's.
template <class Thing>
std::vector<std::string> ids(std::vector<Thing> ScoringFile::*things, const ScoringContext& context,
                             const ScoringFile& file) {
  std::vector<std::string> names;
  for (const auto& thing : file.*things) names.push_back(thing.id);
  if (context.general != nullptr)
    for (const auto& thing : context.general->*things) names.push_back(thing.id);
  return names;
}

std::string id_of(YamlReader& reader, const YAML::Node& node, const std::string& what,
                  const std::vector<std::string>& known) {
  const auto index = reader.one_of(node, what, known);
  return index ? known[*index] : "";
}

/// A list in which nothing may occur twice, in this pool or in one before.
std::vector<std::string> read_members(YamlReader& reader, const YAML::Node& node, const std::string& what,
                                      const std::vector<Pool>& before,
                                      std::vector<std::string> Pool::*members) {
  std::vector<std::string> words = reader.words(node, what);
  for (auto word = words.begin(); word != words.end(); ++word) {
    bool twice = std::find(words.begin(), word, *word) != word;
    for (const auto& pool : before)
      twice =
          twice || std::find((pool.*members).begin(), (pool.*members).end(), *word) != (pool.*members).end();
    if (twice) reader.problem(node, what + ": '" + excerpt(*word) + "' is in a pool already");
  }
  return words;
}

Pool read_pool(YamlReader& reader, const YAML::Node& node, const std::string& what,
               const ScoringContext& context, const ScoringFile& file) {
  static const std::vector<std::string> kKeys{"id", "name", "variants", "rules", "policy", "rating"};
  Pool pool;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = yaml_path(what, key);
    if (key == "id") {
      const auto id = reader.word(value, name);
      if (id && is_id(*id, true))
        pool.id = *id;
      else if (id)
        reader.problem(value,
                       name + ": expected small letters, digits, _ and -, found '" + excerpt(*id) + "'");
    }
    if (key == "name") pool.name = reader.local_text(value, name);
    if (key == "variants") {
      pool.variants = read_members(reader, value, name, file.pools, &Pool::variants);
      for (const auto& variant : pool.variants)
        if (!context.variants.empty() &&
            std::find(context.variants.begin(), context.variants.end(), variant) == context.variants.end())
          reader.problem(value, name + ": unknown variant '" + excerpt(variant) + "'" +
                                    suggestion(variant, context.variants));
    }
    if (key == "rules") pool.rules = read_members(reader, value, name, file.pools, &Pool::rules);
    if (key == "policy") pool.policy = id_of(reader, value, name, ids(&ScoringFile::policies, context, file));
    if (key == "rating") pool.rating = id_of(reader, value, name, ids(&ScoringFile::ratings, context, file));
  });
  if (!node.IsMap()) return pool;
  for (const char* needed : {"id", "name"})
    if (!node[needed]) reader.problem(node, what + ": the key '" + needed + "' is missing");
  if (pool.variants.empty() && pool.rules.empty())
    reader.problem(node, what + ": expected the keys 'variants' or 'rules' to say what belongs to it");
  return pool;
}

}  // namespace

void read_pools(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                ScoringFile& file) {
  if (!node.IsSequence()) {
    reader.problem(node, "pools: expected a list of pools");
    return;
  }
  for (std::size_t i = 0; i < node.size(); ++i) {
    Pool pool = read_pool(reader, node[i], "pools[" + std::to_string(i + 1) + "]", context, file);
    const bool twice = std::any_of(file.pools.begin(), file.pools.end(), [&](const Pool& other) {
      return !pool.id.empty() && other.id == pool.id;
    });
    if (twice) reader.problem(node[i], "pools: there are two with the id '" + pool.id + "'");
    file.pools.push_back(std::move(pool));
  }
}

void read_defaults(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                   ScoringFile& file) {
  static const std::vector<std::string> kKeys{"policy", "rating"};
  reader.each(node, "default", kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (key == "policy")
                  file.default_policy =
                      id_of(reader, value, "default.policy", ids(&ScoringFile::policies, context, file));
                else
                  file.default_rating =
                      id_of(reader, value, "default.rating", ids(&ScoringFile::ratings, context, file));
              });
}

}  // namespace boardwright
