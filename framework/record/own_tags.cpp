// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/own_tags.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "framework/catalogue/policies.hpp"
#include "framework/record/native.hpp"

namespace boardwright {
namespace {

Result<void> take_pair(const std::string& tag, const std::string& value,
                       std::map<std::string, std::string>& into) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos || equals == 0) return fail(tag + ": expected name=value");
  const std::string name = value.substr(0, equals);
  if (!into.emplace(name, value.substr(equals + 1)).second) return fail(tag + " " + name + " occurs twice");
  return {};
}

Result<void> take_result(std::string_view value, Record& record) {
  const auto refused = [] {
    return fail("Result: expected * or scores and a reason, such as \"black=1 white=0 connection\"");
  };
  if (value == "*") return {};
  for (bool last = false; !last;) {
    const std::size_t space = value.find(' ');
    const std::string_view word = value.substr(0, space);
    last = space == std::string_view::npos;
    if (!last) value.remove_prefix(space + 1);
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      if (!last || word.empty() || record.scores.empty()) return refused();
      record.reason = word;
      break;
    }
    const std::string_view score = word.substr(equals + 1);
    const auto points = score == "0" ? 0U : score == "0.5" ? 1U : score == "1" ? 2U : 3U;
    if (points == 3 || equals == 0 || record.scores.size() == BW_MAX_SEATS) return refused();
    if (!record.scores.emplace(std::string(word.substr(0, equals)), points).second) return refused();
  }
  return {};
}

/// The tags that hold one text each.
std::string* plain_tag(Record& record, std::string_view name) {
  const std::array<std::pair<std::string_view, std::string*>, 9> plain{{
      {"Game", &record.game},
      {"Variant", &record.variant},
      {"Plugin", &record.plugin_version},
      {"Rules", &record.rules_hash},
      {"Script", &record.script_hash},
      {"SeedHash", &record.seed_hash},
      {"Seed", &record.seed},
      {"Start", &record.start},
      {"View", &record.viewer},
  }};
  const auto found =
      std::find_if(plain.begin(), plain.end(), [&](const auto& one) { return one.first == name; });
  return found == plain.end() ? nullptr : found->second;
}

std::map<std::string, std::string>* pairs_tag(Record& record, std::string_view name) {
  return name == "Parameter"     ? &record.parameters
         : name == "Player"      ? &record.players
         : name == "EntropyHash" ? &record.entropy_hashes
         : name == "Entropy"     ? &record.entropy
                                 : nullptr;
}

}  // namespace

std::string result_tag(const Record& record) {
  if (!record.has_result()) return "*";
  std::string text;
  for (const auto& [seat, score] : record.scores)
    text += (text.empty() ? "" : " ") + seat + "=" + score_text(score);
  return record.reason.empty() ? text : text + " " + record.reason;
}

std::vector<RecordTag> own_tags(const Record& record) {
  std::vector<RecordTag> tags;
  const auto add = [&tags](const char* name, std::string value) {
    if (!value.empty()) tags.emplace_back(name, std::move(value));
  };
  const auto add_pairs = [&tags](const char* name, const std::map<std::string, std::string>& pairs) {
    for (const auto& [key, value] : pairs) tags.emplace_back(name, key + "=" + value);
  };
  add("Game", record.game);
  add("Variant", record.variant);
  add("Plugin", record.plugin_version);
  add("Rules", record.rules_hash);
  add("Script", record.script_hash);
  add_pairs("Parameter", record.parameters);
  add("SeedHash", record.seed_hash);
  add_pairs("EntropyHash", record.entropy_hashes);
  add("Seed", record.seed);
  add_pairs("Entropy", record.entropy);
  if (record.entered) add("Entered", std::string(kEnteredWords));
  add("Start", record.start);
  if (record.ply_limit != 0) add("PlyLimit", std::to_string(record.ply_limit));
  if (record.repetition_claimed) add("Repetition", std::string(policy_word(RepetitionPolicy::kClaim)));
  add("View", record.viewer);
  add_pairs("Player", record.players);
  add("Result", result_tag(record));
  return tags;
}

bool is_own_tag(std::string_view name) {
  Record any;
  return plain_tag(any, name) != nullptr || pairs_tag(any, name) != nullptr || name == "Result" ||
         name == "PlyLimit" || name == "Entered" || name == "Repetition";
}

bool is_several_tag(std::string_view name) {
  Record any;
  return pairs_tag(any, name) != nullptr;
}

Result<void> take_own_tag(Record& record, const std::string& name, const std::string& value) {
  if (std::string* text = plain_tag(record, name)) {
    *text = value;
  } else if (auto* pairs = pairs_tag(record, name)) {
    return take_pair(name, value, *pairs);
  } else if (name == "Result") {
    return take_result(value, record);
  } else if (name == "PlyLimit") {
    const char* end = value.data() + value.size();
    const auto [at, error] = std::from_chars(value.data(), end, record.ply_limit);
    if (error != std::errc{} || at != end) return fail("PlyLimit: expected a whole number");
  } else if (name == "Entered") {
    if (value != kEnteredWords) return fail("Entered: expected " + std::string(kEnteredWords));
    record.entered = true;
  } else if (name == "Repetition") {
    const auto policy = repetition_of(value);
    if (!policy) return fail("Repetition: expected automatic or claim");
    record.repetition_claimed = *policy == RepetitionPolicy::kClaim;
  }
  return {};
}

}  // namespace boardwright
