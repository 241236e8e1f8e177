// SPDX-License-Identifier: GPL-3.0-or-later
//
// How messages are read. Every reader stops at the first thing that is wrong, by an exception that read_message
// catches; it leaves no function outside this room's sources.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/json.hpp"

namespace boardwright::json_form {

using Json = nlohmann::json;

struct Wrong {
  std::string sentence;
};

[[noreturn]] void wrong(const std::string& what, const std::string& expected);
[[nodiscard]] std::uint64_t number(const Json& json, const std::string& what,
                                   std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
[[nodiscard]] std::uint32_t small_number(const Json& json, const std::string& what);
[[nodiscard]] std::string text(const Json& json, const std::string& what);
[[nodiscard]] bool truth(const Json& json, const std::string& what);
[[nodiscard]] std::size_t one_of(const Json& json, const std::string& what,
                                 const std::vector<std::string>& known);
void check_version(const Json& json);

template <class Read>
auto list(const Json& json, const std::string& what, Read read) {
  if (!json.is_array()) wrong(what, "a list");
  std::vector<decltype(read(json, what))> result;
  for (const auto& element : json) result.push_back(read(element, what));
  return result;
}

using Fields = std::map<std::string, std::function<void(const Json&)>>;

/// Reads an object that has exactly these keys, apart from the optional ones.
void object(const Json& json, const std::string& what, const Fields& fields, const Fields& optional = {});

[[nodiscard]] Result<Json> parse(std::string_view source);
[[nodiscard]] std::string one_line_of(const Wrong& found);

/// Parses, reads, and turns whatever is wrong into a sentence.
template <class T, class Read>
Result<T> read_message(std::string_view source, Read read_into) {
  const auto json = parse(source);
  if (!json) return fail(json.error());
  try {
    T result;
    read_into(*json, result);
    return result;
  } catch (const Wrong& found) {
    return fail(one_line_of(found));
  }
}

}  // namespace boardwright::json_form
