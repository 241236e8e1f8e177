// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/shard_file.hpp"

#include <boardwright/pure/repetition.hpp>
#include <nlohmann/json.hpp>

#include "framework/statistics/run_json.hpp"
#include "framework/text/number.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "boardwright shard 2";

/// Thrown and caught in this file alone.
struct BadShard {
  std::string why;
};

Json sums_json(const ColumnSums& sums) {
  // [column, games, sum] of each column that something was noted in.
  Json json = Json::array();
  for (std::size_t column = 0; column < kColumns; ++column)
    if (sums.games[column] != 0) json.push_back({column, sums.games[column], sums.sums[column]});
  return json;
}

ColumnSums sums_from(const Json& json) {
  ColumnSums sums;
  for (const Json& entry : json) {
    const auto column = entry.at(0).get<std::size_t>();
    if (column >= kColumns || entry.size() != 3) throw BadShard{"it has a column that there isn't"};
    sums.games[column] = entry.at(1).get<std::uint64_t>();
    sums.sums[column] = entry.at(2).get<double>();
  }
  return sums;
}

Json counts_json(const RunCounts& counts) {
  Json lengths = Json::array(), by_ply = Json::array();
  for (const auto& [plies, games] : counts.lengths) lengths.push_back({plies, games});
  for (const auto& here : counts.by_ply) by_ply.push_back({here.plies, here.choices});
  return {{"lengths", std::move(lengths)}, {"reasons", counts.reasons},   {"by_ply", std::move(by_ply)},
          {"visits", counts.visits},       {"captures", counts.captures}, {"rule_plies", counts.rule_plies},
          {"kind_most", counts.kind_most}};
}

RunCounts counts_from(const Json& json) {
  RunCounts counts;
  for (const Json& entry : json.at("lengths"))
    counts.lengths[entry.at(0).get<std::uint32_t>()] = entry.at(1).get<std::uint64_t>();
  json.at("reasons").get_to(counts.reasons);
  for (const Json& entry : json.at("by_ply"))
    counts.by_ply.push_back({entry.at(0).get<std::uint64_t>(), entry.at(1).get<std::uint64_t>()});
  json.at("visits").get_to(counts.visits);
  json.at("captures").get_to(counts.captures);
  json.at("rule_plies").get_to(counts.rule_plies);
  json.at("kind_most").get_to(counts.kind_most);
  if (counts.by_ply.size() > RepetitionCounter::kMaxPlies) throw BadShard{"its games are too long"};
  return counts;
}

/// By reason; null where no game was kept.
Json samples_json(const KeptGames<SampleGame>& samples) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kKeptAs.size(); ++i) {
    const auto& one = samples.by_reason[i];
    json[std::string(kept_word(kKeptAs[i]))] =
        one ? Json{{"number", one->mark.number},
                   {"plies", one->mark.plies},
                   {"drama", one->mark.drama ? Json(*one->mark.drama) : Json(nullptr)},
                   {"record", one->record}}
            : Json(nullptr);
  }
  return json;
}

KeptGames<SampleGame> samples_from(const Json& json) {
  KeptGames<SampleGame> samples;
  for (std::size_t i = 0; i < kKeptAs.size(); ++i) {
    const Json& one = json.at(std::string(kept_word(kKeptAs[i])));
    if (one.is_null()) continue;
    SampleGame game;
    one.at("number").get_to(game.mark.number);
    one.at("plies").get_to(game.mark.plies);
    if (!one.at("drama").is_null()) game.mark.drama = one.at("drama").get<double>();
    one.at("record").get_to(game.record);
    samples.by_reason[i] = std::move(game);
  }
  return samples;
}

Json run_part_json(const RunResult& run) {
  Json blocks = Json::array();
  for (const ColumnSums& block : run.blocks) blocks.push_back(sums_json(block));
  return {{"run", identity_json(run.identity)},
          {"first_block", run.first_block},
          {"blocks", std::move(blocks)},
          {"counts", counts_json(run.counts)},
          {"samples", samples_json(run.samples)}};
}

/// Whether the part holds the games that its place promises.
void check_part(const RunResult& run, std::uint64_t number, std::uint64_t of) {
  const RunIdentity& who = run.identity;
  if (who.games == 0 || who.players.empty() || who.seats.empty() || who.seats.size() > BW_MAX_SEATS)
    throw BadShard{"its run has no games, players or seats"};
  if (who.traced.size() > BW_MAX_TRACED_RULES || run.counts.rule_plies.size() != who.traced.size())
    throw BadShard{"its counts of rules are not those of its rules"};
  GamePlan plan;
  plan.players = who.players;
  const BlockPlan blocks(who.games, plan.round());
  if (of > blocks.blocks()) throw BadShard{"so many shards can't be made of its games"};
  const std::uint64_t first = blocks.first_block(number, of), end = blocks.first_block(number + 1, of);
  if (run.first_block != first || run.blocks.size() != end - first)
    throw BadShard{"its blocks are not those of its number"};
  for (std::uint64_t i = 0; i < run.blocks.size(); ++i)
    if (run.blocks[i].count(Column::kPlies) !=
        blocks.first_game(first + i + 1) - blocks.first_game(first + i))
      throw BadShard{"games are missing in it"};
}

/// Whether a document says that it is a shard of this format.
void check_format(const Json& json) {
  constexpr const char* kWritten = "expected a file that simulate --shard has written";
  if (!json.is_object() || !json.contains("format") || !json["format"].is_string()) throw BadShard{kWritten};
  const auto format = json["format"].get<std::string>();
  if (format == kFormat) return;
  if (format.starts_with("boardwright shard "))
    throw BadShard{"it has the format '" + format + "' of another version, expected '" + kFormat + "'"};
  throw BadShard{"it has the format '" + format + "', " + kWritten};
}

Shard shard_from(const Json& json) {
  check_format(json);
  Shard shard{.number = json.at("shard").get<std::uint64_t>(), .of = json.at("shards").get<std::uint64_t>()};
  if (shard.number < 1 || shard.number > shard.of) throw BadShard{"its number is not one of its shards"};
  --shard.number;
  for (const Json& part : json.at("runs")) {
    RunResult run{.identity = identity_from(part.at("run"))};
    part.at("first_block").get_to(run.first_block);
    for (const Json& block : part.at("blocks")) run.blocks.push_back(sums_from(block));
    run.counts = counts_from(part.at("counts"));
    run.samples = samples_from(part.at("samples"));
    check_part(run, shard.number, shard.of);
    shard.runs.push_back(std::move(run));
  }
  if (shard.runs.empty()) throw BadShard{"it holds no run"};
  return shard;
}

std::string place_text(const Shard& shard) {
  return std::to_string(shard.number + 1) + "/" + std::to_string(shard.of);
}

Result<void> check_same_run(const NamedShard& first, const NamedShard& other) {
  const std::string beginning = other.name + " is not of the same run as " + first.name + ": ";
  if (first.shard.of != other.shard.of)
    return fail(beginning + "it is shard " + place_text(other.shard) + " there and " +
                place_text(first.shard) + " here");
  if (first.shard.runs.size() != other.shard.runs.size())
    return fail(beginning + "it has another number of rule sets");
  for (std::size_t i = 0; i < first.shard.runs.size(); ++i)
    if (const auto differs = other.shard.runs[i].identity.difference(first.shard.runs[i].identity);
        !differs.empty())
      return fail(beginning + differs);
  return {};
}

}  // namespace

std::string write_shard(const Shard& shard) {
  Json runs = Json::array();
  for (const RunResult& run : shard.runs) runs.push_back(run_part_json(run));
  const Json json = {
      {"format", kFormat}, {"shard", shard.number + 1}, {"shards", shard.of}, {"runs", std::move(runs)}};
  return json.dump() + "\n";
}

Result<Shard> read_shard(std::string_view text) {
  const std::string no_shard = "not a shard of a simulation: ";
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail(no_shard + "it is no JSON document, or only the beginning of one");
  try {
    return shard_from(json);
  } catch (const BadShard& bad) {
    return fail(no_shard + bad.why);
  } catch (const Json::exception&) {
    // What nlohmann says of it is about its types, and nothing that a user could act on.
    return fail(no_shard + "something in it is missing or is not what stands there in a shard");
  }
}

Result<std::vector<RunResult>> merge_shards(std::span<const NamedShard> shards) {
  if (shards.empty()) return fail("there are no shards to merge");
  const NamedShard& first = shards.front();
  std::map<std::uint64_t, const NamedShard*> by_number;
  for (const NamedShard& one : shards) {
    if (auto same = check_same_run(first, one); !same) return fail(same.error());
    const auto [place, added] = by_number.emplace(one.shard.number, &one);
    if (!added)
      return fail("shard " + place_text(one.shard) + " is there twice: " + place->second->name + " and " +
                  one.name);
  }
  std::string missing;
  for (std::uint64_t number = 0; number < first.shard.of; ++number)
    if (!by_number.contains(number))
      missing += (missing.empty() ? "" : ", ") + place_text({.number = number, .of = first.shard.of});
  if (!missing.empty()) return fail("shards are missing: " + missing);

  std::vector<RunResult> runs;
  for (std::size_t i = 0; i < first.shard.runs.size(); ++i) {
    RunResult whole{.identity = first.shard.runs[i].identity};
    for (const auto& [number, one] : by_number) {
      const RunResult& part = one->shard.runs[i];
      whole.blocks.insert(whole.blocks.end(), part.blocks.begin(), part.blocks.end());
      whole.counts.add(part.counts);
      whole.samples.add(part.samples);
    }
    runs.push_back(std::move(whole));
  }
  return runs;
}

Result<ShardPlace> read_shard_place(std::string_view text) {
  const auto slash = text.find('/');
  const auto number = whole_number<std::uint64_t>(text.substr(0, slash));
  const auto of =
      slash == std::string_view::npos ? std::nullopt : whole_number<std::uint64_t>(text.substr(slash + 1));
  if (!number || !of || *number < 1 || *number > *of)
    return fail("'" + std::string(text) +
                "': expected a shard such as 3/20, the first number from 1 to the second");
  return ShardPlace{*number - 1, *of};
}

}  // namespace boardwright
