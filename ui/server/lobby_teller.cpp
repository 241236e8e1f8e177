// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/lobby_teller.hpp"

#include <nlohmann/json.hpp>

#include "ui/server/catalogue_pages.hpp"

namespace boardwright::server {

void LobbyTeller::tell() {
  constexpr std::size_t kBytesATick = 4U << 20U, kReads = 16 * 1024;
  if (shown_.version() != lobby_.version()) show();
  const auto is_due = [&](const PageSocket& socket) {
    return !socket.ending && socket.told_lobby != shown_.version() && socket.connection->waiting() <= kReads;
  };
  std::size_t told = 0;
  const auto tell_one = [&](PageSocket& socket) {
    told += tell_to(socket, socket.told_lobby);
    socket.acts = false;
  };
  for (auto& [id, socket] : sockets_.all())
    if (socket.acts && is_due(socket)) tell_one(socket);
  auto& all = sockets_.all();
  auto next = all.upper_bound(turn_);
  for (std::size_t i = 0; i < all.size() && told < kBytesATick; ++i, ++next) {
    if (next == all.end()) next = all.begin();
    if (!is_due(next->second)) continue;
    tell_one(next->second);
    turn_ = next->first;
  }
}

std::size_t LobbyTeller::tell_to(PageSocket& socket, std::uint64_t known) {
  const auto own = knows_more_.find(socket.person);
  const SharedText text = shown_.since(known, own == knows_more_.end() ? LobbyShown::Entries() : own->second);
  socket.send(text);
  socket.told_lobby = shown_.version();
  return text->size();
}

void LobbyTeller::tell_first(const std::string& person) {
  for (auto& [id, socket] : sockets_.all()) socket.acts = socket.acts || socket.person == person;
}

void LobbyTeller::show() {
  struct Shown {
    std::string name, here = "gone";
  };
  std::map<std::string, Shown> shown;  // whoever is here or sits somewhere
  for (auto& [id, here] : sockets_.presence())
    if (const Person* person = people_.person(id)) shown[id] = {person->name, here};
  LobbyShown::Entries tables, people;
  knows_more_.clear();
  for (const auto& [id, table] : lobby_.tables()) {
    tables[id] = to_json(table, {}).dump();
    if (table.held_back)
      for (const auto& seat : table.seats)
        if (!seat.person.empty()) knows_more_[seat.person][id] = to_json(table, seat.person).dump();
    if (table.state == LobbyTable::State::kOver) continue;
    for (const auto& seat : table.seats)
      if (!seat.person.empty()) shown.try_emplace(seat.person, Shown{seat.name, "gone"});
  }
  for (const auto& [id, one] : shown) {
    const Person* person = people_.person(id);
    people[id] = nlohmann::json{
        {"person", id},
        {"name", one.name},
        {"role", role_word(person == nullptr ? Role::kGuest : person->role)},
        {"here",
         one.here}}.dump();
  }
  shown_.show(lobby_.version(), std::move(people), std::move(tables),
              trial_ ? CataloguePages::short_hash(*trial_->game()) : std::string());
}

void LobbyTeller::tell_newcomer(PageSocket& socket) {
  constexpr std::size_t kFew = 100;
  if (shown_.version() == 0 || (sockets_.count() <= kFew && shown_.version() != lobby_.version())) show();
  tell_to(socket, 0);
}

}  // namespace boardwright::server
