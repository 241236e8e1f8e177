// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/lobby.hpp"

#include <algorithm>

#include "ui/server/catalogue_pages.hpp"

namespace boardwright::server {
namespace {

using State = LobbyTable::State;
using Json = nlohmann::json;

}  // namespace

LobbySeat* LobbyTable::seat_of(const std::string& person) {
  const auto found =
      std::find_if(seats.begin(), seats.end(), [&](const LobbySeat& one) { return one.person == person; });
  return person.empty() || found == seats.end() ? nullptr : &*found;
}

bool LobbyTable::is_full() const {
  return std::none_of(seats.begin(), seats.end(), [](const LobbySeat& one) { return one.is_free(); });
}

tl::expected<LobbyTable*, LobbyRefusal> Lobby::find(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return refuse("unknown", "that table isn't there any more");
  return &found->second;
}

LobbyResult Lobby::open(const LobbyRequest& asked, const Person& host, const std::vector<std::string>& seats,
                        TimeMs now) {
  const auto own = std::count_if(tables_.begin(), tables_.end(), [&](const auto& one) {
    return one.second.host == host.id && one.second.state != State::kOver;
  });
  if (tables_.size() >= kMostTables || static_cast<std::size_t>(own) >= kMostOfAPerson)
    return refuse("full", "finish another game first");
  LobbyTable table;
  table.game = asked.game, table.variant = asked.variant, table.clock = asked.clock;
  table.host = host.id;
  table.changed = now;
  for (const auto& seat : seats) {
    const auto computer = asked.computers.find(seat);
    table.seats.push_back({seat, {}, {}, computer == asked.computers.end() ? "" : computer->second});
  }
  for (const auto& [seat, computer] : asked.computers)
    if (std::find(seats.begin(), seats.end(), seat) == seats.end())
      return refuse("bad_request", "there is no such seat");
  LobbySeat* chosen = nullptr;
  for (auto& seat : table.seats)
    if (chosen == nullptr && seat.is_free() && (asked.seat.empty() || asked.seat == seat.seat))
      chosen = &seat;
  if (chosen == nullptr) return refuse("not_now", "there is no free seat for you");
  chosen->person = host.id, chosen->name = host.name;
  for (const auto& person : asked.invite)
    if (person != host.id) table.invited.push_back(person);
  table.id = next_id();
  touch();
  return tables_.emplace(table.id, std::move(table)).first->first;
}

LobbyResult Lobby::sit(const LobbyRequest& asked, const Person& person, TimeMs now) {
  const auto found = find(asked.table);
  if (!found) return tl::unexpected(found.error());
  LobbyTable& table = **found;
  if (table.state != State::kWaiting) return refuse("not_now", "that game has begun");
  if (table.seat_of(person.id) != nullptr) return refuse("not_now", "you sit there already");
  const bool invited =
      std::find(table.invited.begin(), table.invited.end(), person.id) != table.invited.end();
  if (!table.invited.empty() && !invited)
    return refuse("not_allowed", "somebody else is invited to that table");
  for (auto& seat : table.seats) {
    if (!seat.is_free() || (!asked.seat.empty() && asked.seat != seat.seat)) continue;
    seat.person = person.id, seat.name = person.name;
    table.changed = now;
    touch();
    return table.id;
  }
  return refuse("not_now", "that seat is taken");
}

LobbyResult Lobby::stand(const std::string& id, const std::string& person, TimeMs now) {
  const auto found = find(id);
  if (!found) return tl::unexpected(found.error());
  LobbyTable& table = **found;
  LobbySeat* seat = table.seat_of(person);
  if (seat == nullptr) return refuse("not_now", "you don't sit there");
  if (table.state != State::kWaiting) return refuse("not_now", "that game has begun: resign it, or play on");
  seat->person.clear(), seat->name.clear();
  table.changed = now;
  touch();
  const auto other = std::find_if(table.seats.begin(), table.seats.end(),
                                  [](const LobbySeat& one) { return !one.person.empty(); });
  if (other == table.seats.end())
    tables_.erase(id);
  else if (table.host == person)
    table.host = other->person;
  return id;
}

LobbyResult Lobby::decline(const std::string& id, const std::string& person) {
  const auto found = find(id);
  if (!found) return tl::unexpected(found.error());
  LobbyTable& table = **found;
  if (std::erase(table.invited, person) == 0) return refuse("not_now", "you aren't invited there");
  touch();
  // Nobody else was asked: it is over before it began.
  if (table.invited.empty() && table.state == State::kWaiting) tables_.erase(id);
  return id;
}

LobbyResult Lobby::again(const std::string& id, const std::string& person, TimeMs now) {
  const auto found = find(id);
  if (!found) return tl::unexpected(found.error());
  LobbyTable& table = **found;
  if (table.seat_of(person) == nullptr) return refuse("not_allowed", "you haven't played there");
  if (table.state != State::kOver) return refuse("not_now", "that game isn't over");
  table.again.insert(person);
  touch();
  for (const auto& seat : table.seats)
    if (!seat.person.empty() && !table.again.contains(seat.person)) return table.id;
  LobbyTable next;
  next.id = next_id();
  next.game = table.game, next.variant = table.variant, next.clock = table.clock;
  next.host = table.host;
  next.seats = table.seats;
  next.changed = now;
  // Everybody one seat further.
  for (std::size_t i = 0; i < next.seats.size(); ++i) {
    const LobbySeat& from = table.seats[(i + next.seats.size() - 1) % next.seats.size()];
    next.seats[i].person = from.person, next.seats[i].name = from.name,
    next.seats[i].computer = from.computer;
  }
  table.again.clear();
  return tables_.emplace(next.id, std::move(next)).first->first;
}

LobbyResult Lobby::pair(const LobbyRequest& asked, const std::string& host,
                        const std::vector<LobbySeat>& seats, TimeMs now) {
  if (tables_.size() >= kMostTables) return refuse("full", "there are too many tables");
  std::set<std::string> people;
  for (const auto& seat : seats)
    if (seat.is_free() || (!seat.person.empty() && !people.insert(seat.person).second))
      return refuse("bad_request", "every seat needs somebody of its own");
  LobbyTable table;
  table.id = next_id();
  table.game = asked.game, table.variant = asked.variant, table.clock = asked.clock;
  table.host = host;
  table.seats = seats;
  table.changed = now;
  touch();
  return tables_.emplace(table.id, std::move(table)).first->first;
}

std::string Lobby::add(LobbyTable table) {
  const std::string id = table.id = next_id();
  touch();
  if (!table.match.empty()) by_match_[table.match] = id;
  tables_.emplace(id, std::move(table));
  return id;
}

std::vector<LobbyTable> Lobby::starting() {
  std::vector<LobbyTable> found;
  for (auto& [id, table] : tables_)
    if (table.state == State::kWaiting && table.is_full()) {
      table.state = State::kStarting;
      table.invited.clear();
      found.push_back(table);
    }
  if (!found.empty()) touch();
  return found;
}

void Lobby::started(const std::string& id, const std::string& match, TimeMs now) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  found->second.match = match;
  by_match_[match] = id;
  found->second.state = State::kPlaying;
  found->second.changed = now;
  touch();
}

void Lobby::failed(const std::string& id) {
  if (const auto found = tables_.find(id); found != tables_.end()) {
    by_match_.erase(found->second.match);
    tables_.erase(found);
  }
  touch();
}

LobbyTable* Lobby::of_match(const std::string& match) {
  const auto found = by_match_.find(match);
  return found == by_match_.end() ? nullptr : &tables_.at(found->second);
}

void Lobby::over(const std::string& match, Json result, bool held_back, TimeMs now) {
  LobbyTable* table = of_match(match);
  if (table == nullptr) return;
  table->state = result.is_null() ? State::kPlaying : State::kOver;  // the last turn may be taken back
  table->result = std::move(result);
  table->held_back = held_back;
  table->changed = now;
  touch();
}

void Lobby::gone(const std::string& person, TimeMs now) {
  std::vector<std::string> at;
  for (auto& [id, table] : tables_)
    if (table.state == State::kWaiting && table.seat_of(person) != nullptr) at.push_back(id);
  for (const auto& id : at) (void)stand(id, person, now);
}

void Lobby::drop_old(TimeMs now) {
  const auto shown = std::chrono::milliseconds(kShownWhenOver).count();
  const auto is_old = [&](const auto& one) {
    return one.second.state == State::kOver && !one.second.held_back && now - one.second.changed > shown;
  };
  for (const auto& one : tables_)
    if (is_old(one)) by_match_.erase(one.second.match);
  if (std::erase_if(tables_, is_old) > 0) touch();
}

Json to_json(const LobbyTable& table, const std::string& person) {
  const bool plays = std::any_of(table.seats.begin(), table.seats.end(), [&](const LobbySeat& seat) {
    return !person.empty() && seat.person == person;
  });
  const bool hidden = table.held_back && !plays;
  Json seats = Json::array();
  for (const auto& seat : table.seats)
    seats.push_back({{"seat", seat.seat},
                     {"person", or_null(seat.person)},
                     {"name", or_null(seat.name)},
                     {"computer", or_null(seat.computer)}});
  const char* state = table.state == State::kOver && !hidden     ? "over"
                      : table.state == State::kPlaying || hidden ? "playing"
                                                                 : "waiting";
  return {{"table", table.id},
          {"match", or_null(table.match)},
          {"state", state},
          {"game", table.game},
          {"variant", table.variant},
          {"board", CataloguePages::board_path(table.game, table.variant)},
          {"clock", or_null(table.clock)},
          {"rated", table.rated},
          {"host", or_null(table.host)},
          {"seats", std::move(seats)},
          {"invited", table.invited},
          {"watchers", table.watchers},
          {"result", hidden ? Json() : table.result},
          {"again", hidden ? Json::array() : Json(table.again)}};
}

}  // namespace boardwright::server
