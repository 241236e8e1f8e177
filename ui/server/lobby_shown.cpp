// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/lobby_shown.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace boardwright::server {

void LobbyShown::Kind::show(std::uint64_t version, Entries now) {
  for (auto one = entries.begin(); one != entries.end();) {
    if (now.contains(one->first)) {
      ++one;
      continue;
    }
    gone.push_back({version, one->first});
    one = entries.erase(one);
  }
  for (auto& [id, text] : now) {
    Entry& entry = entries[id];
    if (entry.changed != 0 && entry.text == text) continue;
    entry = {std::move(text), version};
  }
}

void LobbyShown::show(std::uint64_t version, Entries people, Entries tables, std::string rules) {
  version_ = version;
  people_.show(version, std::move(people));
  tables_.show(version, std::move(tables));
  rules_ = std::move(rules);
  made_.clear();
  forget();
}

void LobbyShown::forget() {
  for (Kind* kind : {&people_, &tables_})
    while (kind->gone.size() > kMostGone) {
      oldest_ = std::max(oldest_, kind->gone.front().version);
      kind->gone.pop_front();
    }
}

SharedText LobbyShown::since(std::uint64_t known, const Entries& own) {
  if (known < oldest_) known = 0;
  if (!own.empty()) return shared_text(message(known, own));
  SharedText& made = made_[known];
  if (!made) made = shared_text(message(known, own));
  return made;
}

std::string LobbyShown::message(std::uint64_t known, const Entries& own) const {
  std::string text = R"({"type":"lobby","version":)" + std::to_string(version_);
  const auto list = [&text](const char* key, const auto& add) {
    text += std::string(",\"") + key + "\":[";
    const std::size_t begin = text.size();
    add([&](const std::string& one) {
      if (text.size() > begin) text += ',';
      text += one;
    });
    text += ']';
  };
  const auto changed = [&](const Kind& kind, const Entries& instead) {
    return [&kind, &instead, known](const auto& put) {
      for (const auto& [id, entry] : kind.entries)
        if (const auto mine = instead.find(id); mine != instead.end())
          put(mine->second);
        else if (entry.changed > known)
          put(entry.text);
    };
  };
  const auto gone = [&](const Kind& kind) {
    return [&kind, known](const auto& put) {
      for (const auto& one : kind.gone)
        if (one.version > known && !kind.entries.contains(one.id)) put(nlohmann::json(one.id).dump());
    };
  };
  if (known > 0) text += ",\"of\":" + std::to_string(known);
  list("people", changed(people_, {}));
  list("tables", changed(tables_, own));
  if (known > 0) list("gone", gone(people_)), list("closed", gone(tables_));
  if (!rules_.empty()) text += ",\"rules\":" + nlohmann::json(rules_).dump();
  return text + "}";
}

}  // namespace boardwright::server
