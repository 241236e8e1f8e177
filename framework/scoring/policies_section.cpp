// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/scoring/scoring_sections.hpp"
#include "framework/scoring/scoring_values.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

// So large that nobody reaches them and so small that no sum of them overflows.
constexpr std::int64_t kMostPerMatch = 1'000'000;
constexpr std::int64_t kMostPoints = 1'000'000'000'000;

const std::vector<std::string> kScores{"loss", "draw", "win"};  // by half points

std::size_t score_of(const std::string& key) {
  return static_cast<std::size_t>(std::find(kScores.begin(), kScores.end(), key) - kScores.begin());
}

std::string path(std::string_view a, std::string_view b) { return std::string(a) + "." + std::string(b); }

void read_reasons(YamlReader& reader, const YAML::Node& node, const std::string& what,
                  const ScoringContext& context, PointPolicy& policy) {
  reader.each(node, what, [&](const std::string& reason, const YAML::Node& at, const YAML::Node& scores) {
    if (!is_reason(reader, at, reason, what, context)) return;
    auto& points = policy.by_reason[reason];
    reader.each(scores, path(what, reason), kScores,
                [&](const std::string& score, const YAML::Node&, const YAML::Node& value) {
                  points.at(score_of(score)) = whole_number(reader, value, path(path(what, reason), score),
                                                            -kMostPerMatch, kMostPerMatch);
                });
  });
}

void read_points(YamlReader& reader, const YAML::Node& node, const std::string& what,
                 const ScoringContext& context, PointPolicy& policy) {
  static const std::vector<std::string> kKeys{"win", "draw", "loss", "unit", "reasons"};
  static const std::vector<std::string> kUnits{"whole", "half"};
  policy.gives_points = true;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "unit")
      policy.halves = reader.one_of(value, name, kUnits).value_or(0) == 1;
    else if (key == "reasons")
      read_reasons(reader, value, name, context, policy);
    else
      policy.points.at(score_of(key)) =
          whole_number(reader, value, name, -kMostPerMatch, kMostPerMatch).value_or(0);
  });
  if (!node.IsMap()) return;
  for (const auto& needed : kScores)
    if (!node[needed]) reader.problem(node, what + ": the key '" + needed + "' is missing");
}

std::optional<Status> read_status(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"id", "name", "from"};
  Status status;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "id") {
      const auto id = reader.word(value, name);
      if (id && is_id(*id, true))
        status.id = *id;
      else if (id)
        reader.problem(value,
                       name + ": expected small letters, digits, _ and -, found '" + excerpt(*id) + "'");
    } else if (key == "name") {
      status.name = reader.local_text(value, name);
    } else {
      status.from = whole_number(reader, value, name, -kMostPoints, kMostPoints).value_or(0);
    }
  });
  if (!node.IsMap()) return std::nullopt;
  for (const char* needed : {"id", "name", "from"})
    if (!node[needed]) reader.problem(node, what + ": the key '" + needed + "' is missing");
  return status.id.empty() ? std::nullopt : std::optional(status);
}

void read_statuses(YamlReader& reader, const YAML::Node& node, const std::string& what, Ladder& ladder) {
  if (!node.IsSequence() || node.size() == 0) {
    reader.problem(node, what + ": expected a list with at least one status, the lowest first");
    return;
  }
  for (std::size_t i = 0; i < node.size(); ++i) {
    const std::string name = what + "[" + std::to_string(i + 1) + "]";
    const auto status = read_status(reader, node[i], name);
    if (!status) continue;
    const auto same = std::find_if(ladder.statuses.begin(), ladder.statuses.end(),
                                   [&](const Status& s) { return s.id == status->id; });
    if (same != ladder.statuses.end())
      reader.problem(node[i], what + ": there are two with the id '" + status->id + "'");
    else if (!ladder.statuses.empty() && status->from <= ladder.statuses.back().from)
      reader.problem(node[i], name + ".from: expected more than the " +
                                  std::to_string(ladder.statuses.back().from) +
                                  " of the status before, found " + std::to_string(status->from));
    else
      ladder.statuses.push_back(*status);
  }
}

Ladder read_ladder(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"statuses", "latched", "not_charged_below",
                                              "hints_visible_below"};
  Ladder ladder;
  YAML::Node charged(YAML::NodeType::Undefined);
  YAML::Node hints(YAML::NodeType::Undefined);
  bool statuses = false;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    if (key == "statuses") {
      statuses = true;
      read_statuses(reader, value, path(what, key), ladder);
    } else if (key == "latched") {
      ladder.latched = reader.on_off(value, path(what, key)).value_or(false);
    } else if (key == "not_charged_below") {
      charged.reset(value);
    } else {
      hints.reset(value);
    }
  });
  if (node.IsMap() && !statuses) reader.problem(node, what + ": the key 'statuses' is missing");
  std::vector<std::string> ids;
  for (const auto& status : ladder.statuses) ids.push_back(status.id);
  if (charged.IsDefined())
    ladder.charged_from = reader.one_of(charged, path(what, "not_charged_below"), ids).value_or(0);
  if (hints.IsDefined())
    ladder.hints_hidden_from = reader.one_of(hints, path(what, "hints_visible_below"), ids);
  return ladder;
}

PointPolicy read_policy(YamlReader& reader, const YAML::Node& node, const std::string& what,
                        const ScoringContext& context) {
  static const std::vector<std::string> kKeys{"name", "points", "floor", "computers", "guests", "ladder"};
  PointPolicy policy;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "name") policy.name = reader.local_text(value, name);
    if (key == "points") read_points(reader, value, name, context, policy);
    if (key == "floor") policy.floor = whole_number(reader, value, name, -kMostPoints, kMostPoints);
    if (key == "computers") policy.count_computers = reader.on_off(value, name).value_or(false);
    if (key == "guests") policy.count_guests = reader.on_off(value, name).value_or(false);
    if (key == "ladder") policy.ladder = read_ladder(reader, value, name);
  });
  if (!node.IsMap()) return policy;
  if (!node["name"]) reader.problem(node, what + ": the key 'name' is missing");
  for (const char* needs : {"ladder", "floor"})
    if (node[needs] && !policy.gives_points)
      reader.problem(node[needs],
                     path(what, needs) + ": there are no points; add the key 'points' to " + what);
  if (policy.ladder && policy.floor && !policy.ladder->statuses.empty() &&
      policy.ladder->statuses.front().from > *policy.floor)
    reader.problem(node["ladder"], path(what, "ladder") + ": the lowest status begins at " +
                                       std::to_string(policy.ladder->statuses.front().from) +
                                       ", expected at most the floor, " + std::to_string(*policy.floor));
  return policy;
}

}  // namespace

void read_policies(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                   ScoringFile& file) {
  reader.each(node, "policies", [&](const std::string& id, const YAML::Node& at, const YAML::Node& value) {
    if (!is_id(id, true)) {
      reader.problem(at, "policies: expected small letters, digits, _ and -, found '" + excerpt(id) + "'");
      return;
    }
    file.policies.push_back(read_policy(reader, value, path("policies", id), context));
    file.policies.back().id = id;
  });
}

}  // namespace boardwright
