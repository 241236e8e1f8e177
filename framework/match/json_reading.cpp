// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/json_reading.hpp"

#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::json_form {

void wrong(const std::string& what, const std::string& expected) {
  throw Wrong{what + ": expected " + expected};
}

std::uint64_t number(const Json& json, const std::string& what, std::uint64_t most) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > most)
    wrong(what, "a whole number from 0 to " + std::to_string(most));
  return json.get<std::uint64_t>();
}

std::uint32_t small_number(const Json& json, const std::string& what) {
  return static_cast<std::uint32_t>(number(json, what, std::numeric_limits<std::uint32_t>::max()));
}

std::string text(const Json& json, const std::string& what) {
  if (!json.is_string()) wrong(what, "a text");
  return json.get<std::string>();
}

bool truth(const Json& json, const std::string& what) {
  if (!json.is_boolean()) wrong(what, "true or false");
  return json.get<bool>();
}

std::size_t one_of(const Json& json, const std::string& what, const std::vector<std::string>& known) {
  const std::string word = text(json, what);
  for (std::size_t i = 0; i < known.size(); ++i)
    if (known[i] == word) return i;
  throw Wrong{what + ": unknown value '" + excerpt(word) + "'" + suggestion(word, known)};
}

void check_version(const Json& json) {
  if (number(json, "version", 1000000) != kMessageVersion)
    wrong("version", std::to_string(kMessageVersion) + ", the only one this program knows");
}

void object(const Json& json, const std::string& what, const Fields& fields, const Fields& optional) {
  if (!json.is_object()) wrong(what, "an object");
  std::vector<std::string> known;
  for (const auto& [key, read] : fields) known.push_back(key);
  for (const auto& [key, read] : optional) known.push_back(key);
  for (const auto& [key, value] : json.items())
    if (!fields.contains(key) && !optional.contains(key))
      throw Wrong{what + ": unknown key '" + excerpt(key) + "'" + suggestion(key, known)};
  for (const auto& [key, read] : fields) {
    if (!json.contains(key)) throw Wrong{what + ": the key '" + key + "' is missing"};
    read(json[key]);
  }
  for (const auto& [key, read] : optional)
    if (json.contains(key)) read(json[key]);
}

Result<Json> parse(std::string_view source) {
  // Nothing that is sent is nested deeper; what is would cost a stack.
  constexpr int kDeepest = 12;
  bool too_deep = false;
  const auto watch = [&](int depth, Json::parse_event_t, Json&) {
    too_deep = too_deep || depth > kDeepest;
    return !too_deep;
  };
  Json json = Json::parse(source, watch, false);
  if (too_deep) return fail("this is nested deeper than any message");
  if (json.is_discarded()) return fail("this is not JSON");
  return json;
}

std::string one_line_of(const Wrong& found) { return one_line(found.sentence); }

}  // namespace boardwright::json_form
