// SPDX-License-Identifier: GPL-3.0-or-later
//
// How what a club's server sends is read: whatever it is, it is of a stranger. Members that nobody knows are skipped,
// as docs/protocol.md has it.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "framework/match/json_reading.hpp"

namespace boardwright::desktop::server_json {

using Json = nlohmann::json;

inline constexpr std::size_t kLongestText = 4000;  ///< bytes: a variant's summary is longer than a name

[[nodiscard]] inline const Json& member(const Json& json, const char* key) {
  static const Json kNone;
  if (!json.is_object()) return kNone;
  const auto found = json.find(key);
  return found == json.end() ? kNone : *found;
}

/// A text; empty for null and for what isn't there.
[[nodiscard]] inline std::string text_in(const Json& json, const char* key) {
  const Json& found = member(json, key);
  if (found.is_null()) return {};
  std::string text = json_form::text(found, key);
  if (text.size() > kLongestText) json_form::wrong(key, "a shorter text");
  return text;
}

/// The same, and there must be some.
[[nodiscard]] inline std::string name_in(const Json& json, const char* key) {
  std::string text = text_in(json, key);
  if (text.empty()) json_form::wrong(key, "a text");
  return text;
}

[[nodiscard]] inline bool truth_in(const Json& json, const char* key) {
  const Json& found = member(json, key);
  return !found.is_null() && json_form::truth(found, key);
}

/// A list of at most so many; what isn't there is an empty one.
[[nodiscard]] inline const Json& list_in(const Json& json, const char* key, std::size_t most) {
  static const Json kNothing = Json::array();
  const Json& found = member(json, key);
  if (found.is_null()) return kNothing;
  if (!found.is_array() || found.size() > most)
    json_form::wrong(key, "a list of at most " + std::to_string(most));
  return found;
}

[[nodiscard]] inline std::int32_t length_of(const Json& json, const char* what) {
  constexpr std::int64_t kFarthest = 1'000'000;  // a thousand fields
  if (!json.is_number_integer()) json_form::wrong(what, "a whole number");
  const auto length = json.get<std::int64_t>();
  if (length < -kFarthest || length > kFarthest) json_form::wrong(what, "a number on the board");
  return static_cast<std::int32_t>(length);
}

}  // namespace boardwright::desktop::server_json
