// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game_file_sections.hpp"
#include "framework/scoring/scoring_sections.hpp"
#include "framework/scoring/scoring_values.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

// Wide enough for any scale in use, and narrow enough that no formula leaves what a double can hold.
constexpr double kMostRating = 10'000;
constexpr std::int64_t kMostGames = 1'000'000;

/// Reads numbers straight into the fields they belong to, which keep their value if there is a problem.
class Fields {
 public:
  explicit Fields(YamlReader& reader) : reader_(reader) {}

  void decimal(const YAML::Node& node, const std::string& what, double least, double most, double& into) {
    into = decimal_number(reader_, node, what, least, most).value_or(into);
  }
  template <class Whole>
  void whole(const YAML::Node& node, const std::string& what, std::int64_t least, std::int64_t most,
             Whole& into) {
    if (const auto value = whole_number(reader_, node, what, least, most)) into = static_cast<Whole>(*value);
  }

 private:
  YamlReader& reader_;
};

void read_k(YamlReader& reader, const YAML::Node& node, const std::string& what, EloRules& rules) {
  static const std::vector<std::string> kKeys{"new",  "new_games", "normal",
                                              "high", "high_from", "most_per_period"};
  Fields fields(reader);
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = yaml_path(what, key);
    if (key == "new") fields.whole(value, name, 1, 400, rules.k_new);
    if (key == "new_games") fields.whole(value, name, 0, kMostGames, rules.new_games);
    if (key == "normal") fields.whole(value, name, 1, 400, rules.k);
    if (key == "high") fields.whole(value, name, 1, 400, rules.k_high);
    if (key == "high_from") fields.decimal(value, name, -kMostRating, kMostRating, rules.high_from);
    if (key == "most_per_period") fields.whole(value, name, 1, kMostGames, rules.most_per_period);
  });
}

/// The keys that only Elo has.
const std::vector<std::string> kEloKeys{"start",       "floor",   "expected",          "largest_difference",
                                        "k",           "initial", "provisional_games", "hypothetical",
                                        "initial_most"};

void read_elo(YamlReader& reader, const std::string& key, const std::string& name, const YAML::Node& value,
              EloRules& rules) {
  static const std::vector<std::string> kExpected{"table", "formula"};
  static const std::vector<std::string> kInitial{"start", "performance"};
  Fields fields(reader);
  if (key == "start") fields.decimal(value, name, -kMostRating, kMostRating, rules.start);
  if (key == "floor") fields.decimal(value, name, -kMostRating, kMostRating, rules.floor);
  if (key == "expected") rules.table = reader.one_of(value, name, kExpected).value_or(0) == 0;
  if (key == "largest_difference") fields.whole(value, name, 1, 10'000, rules.largest_difference);
  if (key == "k") read_k(reader, value, name, rules);
  if (key == "initial") rules.by_performance = reader.one_of(value, name, kInitial).value_or(0) == 1;
  if (key == "provisional_games") fields.whole(value, name, 0, kMostGames, rules.provisional_games);
  if (key == "hypothetical") fields.decimal(value, name, -kMostRating, kMostRating, rules.hypothetical);
  if (key == "initial_most") fields.decimal(value, name, -kMostRating, kMostRating, rules.initial_most);
}

const std::vector<std::string> kGlicko2Keys{"start", "deviation", "volatility", "tau",
                                            "provisional_deviation"};

void read_glicko2(YamlReader& reader, const std::string& key, const std::string& name,
                  const YAML::Node& value, Glicko2Rules& rules) {
  Fields fields(reader);
  if (key == "start") fields.decimal(value, name, -kMostRating, kMostRating, rules.start);
  if (key == "deviation") fields.decimal(value, name, 10, 1000, rules.deviation);
  if (key == "volatility") fields.decimal(value, name, 0.001, 1, rules.volatility);
  if (key == "tau") fields.decimal(value, name, 0.1, 2, rules.tau);
  if (key == "provisional_deviation") fields.decimal(value, name, 1, 1000, rules.provisional_deviation);
}

void check_elo(YamlReader& reader, const YAML::Node& node, const std::string& what, const EloRules& rules) {
  if (rules.floor > rules.start)
    reader.problem(node, what + ": the floor is above the rating that players start with");
  if (rules.floor > rules.initial_most)
    reader.problem(node, what + ": the floor is above the highest initial rating");
}

RatingSystem read_rating(YamlReader& reader, const YAML::Node& node, const std::string& what,
                         const ScoringContext& context) {
  static const std::vector<std::string> kSystems{"none", "elo", "glicko2"};
  RatingSystem system;
  if (node.IsMap() && !node["system"]) reader.problem(node, what + ": the key 'system' is missing");
  const auto kind = node.IsMap() && node["system"]
                        ? reader.one_of(node["system"], yaml_path(what, "system"), kSystems).value_or(0)
                        : 0;
  std::vector<std::string> known{"name", "system"};
  if (kind != 0) known.insert(known.end(), {"period_days", "unrated_reasons"});
  if (kind == 1) known.insert(known.end(), kEloKeys.begin(), kEloKeys.end());
  if (kind == 2) known.insert(known.end(), kGlicko2Keys.begin(), kGlicko2Keys.end());
  EloRules elo;
  Glicko2Rules glicko2;
  system.period_days = kind == 2 ? 7 : 0;
  reader.each(node, what, known, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = yaml_path(what, key);
    if (key == "name") {
      system.name = reader.local_text(value, name);
    } else if (key == "period_days") {
      Fields(reader).whole(value, name, kind == 2 ? 1 : 0, 3660, system.period_days);
    } else if (key == "unrated_reasons") {
      system.unrated_reasons = reader.words(value, name);
      for (const auto& reason : system.unrated_reasons)
        if (!is_reason(reader, value, reason, name, context)) break;
    } else if (kind == 1) {
      read_elo(reader, key, name, value, elo);
    } else if (kind == 2) {
      read_glicko2(reader, key, name, value, glicko2);
    }
  });
  if (node.IsMap() && !node["name"]) reader.problem(node, what + ": the key 'name' is missing");
  elo.whole_changes = system.period_days > 0;  // a list of whole ratings, as FIDE publishes
  if (kind == 1) {
    check_elo(reader, node, what, elo);
    system.rules = elo;
  }
  if (kind == 2) system.rules = glicko2;
  return system;
}

}  // namespace

void read_ratings(YamlReader& reader, const YAML::Node& node, const ScoringContext& context,
                  ScoringFile& file) {
  reader.each(node, "ratings", [&](const std::string& id, const YAML::Node& at, const YAML::Node& value) {
    if (!is_id(id, true)) {
      reader.problem(at, "ratings: expected small letters, digits, _ and -, found '" + excerpt(id) + "'");
      return;
    }
    file.ratings.push_back(read_rating(reader, value, yaml_path("ratings", id), context));
    file.ratings.back().id = id;
  });
}

}  // namespace boardwright
