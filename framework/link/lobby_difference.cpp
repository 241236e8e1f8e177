// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/lobby_difference.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace boardwright {

namespace {

using Json = nlohmann::json;

bool is_list(const Json& message, const char* key) {
  return message.contains(key) && message[key].is_array();
}

std::string id_of(const Json& entry, const char* key) {
  const auto found = entry.is_object() ? entry.find(key) : entry.end();
  return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Changed ones in their places, new ones behind.
Json merged(const Json& before, const Json& changed, const Json& gone, const char* key) {
  std::map<std::string, const Json*> news;
  std::set<std::string> left;
  for (const Json& one : changed) news[id_of(one, key)] = &one;
  for (const Json& one : gone)
    if (one.is_string()) left.insert(one.get<std::string>());
  Json all = Json::array();
  for (const Json& one : before) {
    const std::string id = id_of(one, key);
    if (const auto found = news.find(id); found != news.end()) {
      all.push_back(*found->second);
      news.erase(found);
    } else if (!left.contains(id)) {
      all.push_back(one);
    }
  }
  for (const Json& one : changed)
    if (news.erase(id_of(one, key)) > 0) all.push_back(one);
  return all;
}

}  // namespace

bool hear_lobby(Json& known, const Json& message) {
  if (!message.is_object() || !is_list(message, "people") || !is_list(message, "tables")) return false;
  if (!message.contains("of")) {
    known = message;
    return true;
  }
  if (!known.is_object() || !known.contains("version") || known["version"] != message["of"]) return false;
  if (!is_list(message, "gone") || !is_list(message, "closed")) return false;
  Json next = message;
  next["people"] = merged(known["people"], message["people"], message["gone"], "person");
  next["tables"] = merged(known["tables"], message["tables"], message["closed"], "table");
  for (const char* only : {"of", "gone", "closed"}) next.erase(only);
  known = std::move(next);
  return true;
}

}  // namespace boardwright
