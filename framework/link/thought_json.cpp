// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/thought_json.hpp"

#include <cmath>

#include "framework/match/json_reading.hpp"

namespace boardwright {
namespace {

using namespace json_form;

constexpr std::size_t kMostClicks = 256, kLongestLine = 256;

/// A finite number in a range.
double measure(const Json& json, const std::string& what, double most) {
  if (!json.is_number()) wrong(what, "a number");
  const double value = json.get<double>();
  if (!std::isfinite(value) || value < 0 || value > most) wrong(what, "a number from 0 to what it may be");
  return value;
}

const Json& member(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key)) wrong(key, "something");
  return json[key];
}

const Json& short_list(const Json& json, const char* key, std::size_t most) {
  const Json& list = member(json, key);
  if (!list.is_array() || list.size() > most) wrong(key, "a list of at most " + std::to_string(most));
  return list;
}

Thought::Candidate read_candidate(const Json& json, std::size_t places) {
  Thought::Candidate candidate;
  candidate.move = text(member(json, "move"), "move");
  for (const Json& click : short_list(json, "clicks", kMostClicks)) {
    candidate.clicks.push_back(small_number(click, "clicks"));
    if (candidate.clicks.back() >= places) wrong("clicks", "places of the board");
  }
  candidate.score = measure(member(json, "score"), "score", 1);
  candidate.visits = number(member(json, "visits"), "visits");
  return candidate;
}

}  // namespace

Json to_json(const Thought& thought) {
  Json candidates = Json::array();
  for (const auto& one : thought.candidates)
    candidates.push_back(
        {{"move", one.move}, {"clicks", one.clicks}, {"score", one.score}, {"visits", one.visits}});
  return {{"candidates", std::move(candidates)},
          {"line", thought.line},
          {"depth", thought.depth},
          {"nodes", thought.nodes},
          {"seconds", thought.seconds},
          {"proven", thought.proven}};
}

Result<Thought> thought_from_json(const Json& json, std::size_t places) {
  try {
    Thought thought;
    for (const Json& one : short_list(json, "candidates", Thought::kMost))
      thought.candidates.push_back(read_candidate(one, places));
    if (thought.candidates.empty()) wrong("candidates", "at least one move");
    for (const Json& move : short_list(json, "line", kLongestLine))
      thought.line.push_back(text(move, "line"));
    thought.depth = small_number(member(json, "depth"), "depth");
    thought.nodes = number(member(json, "nodes"), "nodes");
    thought.seconds = measure(member(json, "seconds"), "seconds", 1e9);
    thought.proven = truth(member(json, "proven"), "proven");
    return thought;
  } catch (const Wrong& found) {
    return fail(one_line_of(found));
  }
}

}  // namespace boardwright
