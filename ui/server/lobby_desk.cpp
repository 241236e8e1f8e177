// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/lobby_desk.hpp"

#include "framework/log/log.hpp"
#include "framework/players/levels.hpp"
#include "framework/store/ids.hpp"

namespace boardwright::server {
namespace {

using Do = LobbyRequest::Do;

}  // namespace

void LobbyDesk::request(std::uint64_t id, PageSocket& socket, const LobbyRequest& asked) {
  const Person* person = room_.people.person(socket.person);
  if (person == nullptr) return socket.end("revoked", "this session is over");
  if (!room_.heard.first_time(socket, asked.id)) return;
  const SharedText said = answer(*person, asked, id);
  if (!said) return;  // it comes later
  room_.heard.answer(socket.person, id, asked.id, said);
  room_.teller.tell_first(socket.person);
  begin_what_is_ready();
}

SharedText LobbyDesk::answer(const Person& person, const LobbyRequest& asked, std::uint64_t socket) {
  const TimeMs now = utc_now();
  const auto told = [&](const LobbyResult& result) {
    if (!result) return refused_text(asked.id, result.error().code, result.error().sentence);
    return done_text(asked.id, {{"table", *result}});
  };
  if (asked.what >= Do::kPair && person.role != Role::kOrganiser)
    return refused_text(asked.id, "not_allowed", "the organiser alone may do that");
  switch (asked.what) {
    case Do::kOpen: return told(open_table(person, asked));
    case Do::kSit: return told(room_.lobby.sit(asked, person, now));
    case Do::kStand: return told(room_.lobby.stand(asked.table, person.id, now));
    case Do::kDecline: return told(room_.lobby.decline(asked.table, person.id));
    case Do::kAgain: return told(room_.lobby.again(asked.table, person.id, now));
    case Do::kClaim: return answer_text(asked.id, room_.claims.claim(person, asked.member), "no_member");
    case Do::kNote: room_.trial.note(person, asked, socket); return nullptr;
    case Do::kPair: return told(pair_people(person, asked));
    default: return room_.organiser.answer(asked, socket);
  }
}

LobbyResult LobbyDesk::open_table(const Person& person, const LobbyRequest& asked) {
  const auto entry = room_.catalogue.catalogue().find(asked.game + "/" + asked.variant);
  if (!entry || entry->game->id() != asked.game) return refuse("unknown", "there is no such game");
  const auto clock = room_.catalogue.clock(*entry->game, *entry->variant, asked.clock);
  if (!clock) return refuse("bad_request", clock.error());
  for (const auto& [seat, computer] : asked.computers)
    if (level_of(computer) == nullptr)
      return refuse("bad_request", "computers are called level:1 to level:10");
  const auto rules = entry->create();
  if (!rules) return refuse("failed", rules.error());
  std::vector<std::string> seats;
  for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat) seats.emplace_back((*rules)->seat_name(seat));
  return room_.lobby.open(asked, person, seats, utc_now());
}

LobbyResult LobbyDesk::pair_people(const Person& person, const LobbyRequest& asked) {
  const auto entry = room_.catalogue.catalogue().find(asked.game + "/" + asked.variant);
  if (!entry || entry->game->id() != asked.game) return refuse("unknown", "there is no such game");
  if (const auto clock = room_.catalogue.clock(*entry->game, *entry->variant, asked.clock); !clock)
    return refuse("bad_request", clock.error());
  const auto rules = entry->create();
  if (!rules) return refuse("failed", rules.error());
  std::vector<LobbySeat> seats;
  for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat) {
    const std::string id((*rules)->seat_name(seat));
    const auto wanted = asked.people.find(id);
    const Person* sits = wanted == asked.people.end() ? nullptr : room_.people.person(wanted->second);
    if (sits == nullptr) return refuse("unknown", "somebody of these isn't here");
    seats.push_back({id, sits->id, sits->name, {}});
  }
  return room_.lobby.pair(asked, person.id, seats, utc_now());
}

void LobbyDesk::begin_what_is_ready() {
  for (const auto& table : room_.lobby.starting()) begin(table);
}

void LobbyDesk::begin(const LobbyTable& table) {
  const auto failed = [&](const std::string& why) {
    log_warning("a game can't begin: " + why);
    room_.lobby.failed(table.id);
  };
  const auto entry = room_.catalogue.catalogue().find(table.game + "/" + table.variant);
  if (!entry) return failed(entry.error());
  const auto rules = entry->create();
  if (!rules) return failed(rules.error());
  const auto clock = room_.catalogue.clock(*entry->game, *entry->variant, table.clock);
  if (!clock) return failed(clock.error());
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, *rules);
  plan.clock = *clock;
  plan.keep = true;
  std::vector<std::string> people;
  for (std::size_t i = 0; i < table.seats.size() && i < plan.seats.size(); ++i) {
    const LobbySeat& seat = table.seats[i];
    const Person* person = room_.people.person(seat.person);
    plan.seats[i] = !seat.computer.empty()                ? PlannedSeat::computer(seat.computer)
                    : person != nullptr && person->member ? PlannedSeat::member(person->id, person->name)
                                                          : PlannedSeat::guest(seat.name);
    people.push_back(seat.person);
  }
  room_.keeper.begin(std::move(plan), std::move(people), table.id);
}

}  // namespace boardwright::server
