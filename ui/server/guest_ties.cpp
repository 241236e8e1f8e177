// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/guest_ties.hpp"

#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"

namespace boardwright::server {
namespace {

/// Where the store keeps it; of sessions, which no export writes either.
constexpr const char* kKeptTies = "page-guests";

}  // namespace

GuestTies::GuestTies(Club& club, const People& people) : club_(club), people_(people) { read(); }

void GuestTies::read() {
  const auto kept = club_.store().use([](Store& store) { return store.remembered(kKeptTies); });
  if (!kept) return log_warning("which guest is whom can't be read: " + kept.error());
  const auto json = nlohmann::json::parse(*kept, nullptr, false);
  if (!json.is_object()) return;
  for (const auto& [person, player] : json.items())
    if (player.is_string() && people_.person(person) != nullptr) ties_[person] = player.get<std::string>();
}

std::string GuestTies::player_of(const Person& person) const {
  if (person.member) return person.id;
  const auto tied = ties_.find(person.id);
  return tied == ties_.end() ? "" : tied->second;
}

std::string GuestTies::person_of(const std::string& player) const {
  if (const Person* member = people_.person(player); member != nullptr && member->member) return player;
  for (const auto& [person, of] : ties_)
    if (of == player && people_.person(person) != nullptr) return person;
  return {};
}

void GuestTies::add(const std::string& guest, const std::string& player) {
  ties_[guest] = player;
  keep();
}

void GuestTies::tie(const std::string& guest, const std::string& player) {
  if (player.empty())
    ties_.erase(guest);
  else
    ties_[guest] = player;
  std::erase_if(ties_, [&](const auto& one) {
    return people_.person(one.first) == nullptr ||
           (one.second == player && one.first != guest);  // one phone each
  });
  keep();
}

void GuestTies::keep() const {
  nlohmann::json json = nlohmann::json::object();
  for (const auto& [person, player] : ties_) json[person] = player;
  if (auto kept = club_.store().use([&](Store& store) { return store.remember(kKeptTies, json.dump()); });
      !kept)
    log_warning("which guest is whom isn't kept: " + kept.error());
}

}  // namespace boardwright::server
