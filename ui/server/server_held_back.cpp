// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches of tournaments whose end spectators don't see yet. Their results are entered when they do, and not before,
// also over a restart of the server in between.
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

constexpr const char* kKeptHeldBack = "page-held-back";

}  // namespace

void ClubServer::hold_back(const std::string& match) {
  if (!places_.contains(match)) return;
  room_->hold_back(match);
  if (held_back_.insert(match).second) keep_held_back();
}

void ClubServer::take_result(const std::string& match) {
  if (held_back_.erase(match) > 0) keep_held_back();
  if (const auto place = places_.find(match); place != places_.end())
    room_->take_results(place->second, match);
}

void ClubServer::keep_held_back() {
  nlohmann::json kept = nlohmann::json::object();
  for (const auto& match : held_back_) {
    nlohmann::json& one = kept[match];
    one["tournament"] = places_.at(match);
    for (const auto& [key, of] : boards_)
      if (of == match) one["board"] = key;
  }
  if (auto done =
          club_->store().use([&](Store& store) { return store.remember(kKeptHeldBack, kept.dump()); });
      !done)
    log_warning("which results wait for spectators isn't kept: " + done.error());
}

/// Before anything is written to it again, and before tournaments look for results.
void ClubServer::read_held_back() {
  const auto kept = club_->store().use([](Store& store) { return store.remembered(kKeptHeldBack); });
  if (!kept) return log_warning("which results wait for spectators can't be read: " + kept.error());
  const auto json = nlohmann::json::parse(*kept, nullptr, false);
  if (!json.is_object()) return;
  for (const auto& [match, one] : json.items()) {
    if (!one.is_object() || !one.contains("tournament") || !one["tournament"].is_string()) continue;
    places_[match] = one["tournament"].get<std::string>();
    if (one.contains("board") && one["board"].is_string()) boards_[one["board"].get<std::string>()] = match;
    held_back_.insert(match);
    room_->hold_back(match);
  }
}

/// Those that go on are told of by themselves.
void ClubServer::resume_held_back(const std::set<std::string>& unfinished) {
  for (const auto& match : std::set(held_back_)) {
    if (unfinished.contains(match) || hosted(match) != nullptr) continue;
    look_at(match, [this, match](bool there) {
      const Hosted* of = hosted(match);
      if (!there || of == nullptr || !of->held_back) take_result(match);  // else once everybody may know
    });
  }
}

}  // namespace boardwright::server
