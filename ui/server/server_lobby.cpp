// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does in the lobby: who is here, tables, what the organiser decides.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/players/levels.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;
using Do = LobbyRequest::Do;

}  // namespace

std::vector<std::string> ClubServer::people_here() const {
  std::vector<std::string> sorted;  // by person: two may be called the same
  for (const auto& [id, here] : sockets_.presence())
    if (const Person* person = people_.person(id)) sorted.push_back(person->name);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

std::size_t ClubServer::games_played() const {
  return static_cast<std::size_t>(
      std::count_if(lobby_.tables().begin(), lobby_.tables().end(),
                    [](const auto& one) { return one.second.state == LobbyTable::State::kPlaying; }));
}

void ClubServer::lobby_request(std::uint64_t id, PageSocket& socket, const LobbyRequest& asked) {
  const Person* person = people_.person(socket.person);
  if (person == nullptr) return socket.end("revoked", "this session is over");
  if (!heard_.first_time(socket, asked.id)) return;
  const SharedText answer = lobby_answer(*person, asked, id);
  if (!answer) return;  // it comes later
  heard_.answer(socket.person, id, asked.id, answer);
  lobby_teller_.tell_first(socket.person);
  begin_what_is_ready();
}

SharedText ClubServer::lobby_answer(const Person& person, const LobbyRequest& asked, std::uint64_t socket) {
  const TimeMs now = utc_now();
  const auto told = [&](const LobbyResult& result) {
    if (!result) return refused_text(asked.id, result.error().code, result.error().sentence);
    return done_text(asked.id, {{"table", *result}});
  };
  if (asked.what >= Do::kPair && person.role != Role::kOrganiser)
    return refused_text(asked.id, "not_allowed", "the organiser alone may do that");
  switch (asked.what) {
    case Do::kOpen: return told(open_table(person, asked));
    case Do::kSit: return told(lobby_.sit(asked, person, now));
    case Do::kStand: return told(lobby_.stand(asked.table, person.id, now));
    case Do::kDecline: return told(lobby_.decline(asked.table, person.id));
    case Do::kAgain: return told(lobby_.again(asked.table, person.id, now));
    case Do::kClaim: return answer_text(asked.id, claims_.claim(person, asked.member), "no_member");
    case Do::kSettleClaim: return answer_text(asked.id, claims_.settle(asked.person, asked.allow), "unknown");
    case Do::kNote: note_trial(person, asked, socket); return nullptr;
    case Do::kPair: return told(pair_people(person, asked));
    case Do::kMemberCode: {
      auto member = club_->find_member(asked.member);
      if (!member && asked.add) member = club_->add_member(asked.member);
      if (!member) return refused_text(asked.id, "unknown", member.error());
      return done_text(asked.id,
                       {{"code", people_.make_member_code(*member, now)}, {"member", member->name}});
    }
    case Do::kRevoke: return revoke(asked);
    case Do::kDevices:
      return done_text(asked.id, {{"devices", devices_json(asked.person)},
                                  {"password", people_.has_password(asked.person)},
                                  {"passkeys", people_.passkeys_of(asked.person)},
                                  {"muted", chat_.is_muted(asked.person)}});
    case Do::kForgetPassword: return forget_password(asked);
    case Do::kForgetPasskeys: return forget_passkeys(asked);
    case Do::kMute:
      if (people_.person(asked.person) == nullptr)
        return refused_text(asked.id, "unknown", "nobody is called so");
      chat_.mute(asked.person, asked.mute);
      return done_text(asked.id);
    case Do::kDelay:
    case Do::kAdjudicate:
    case Do::kEndClockWait: return decide(asked, socket);
  }
  return refused_text(asked.id, "bad_request", "this can't be done");
}

/// What the organiser decides of a match; null: the answer comes later.
SharedText ClubServer::decide(const LobbyRequest& asked, std::uint64_t socket) {
  const bool delays = asked.what == Do::kDelay;
  const auto delay = delays ? read_spectator_delay(asked.delay) : Result<SpectatorDelay>();
  if (!delay) return refused_text(asked.id, "bad_request", delay.error());
  LoadedMatch* of = matches_.find(asked.match);
  if (of == nullptr || (delays && of->over))
    return refused_text(asked.id, "unknown", "that match isn't played here");
  if (delays) {
    set_delay(socket, asked, *delay);
    return nullptr;
  }
  const auto answered = [this, socket, asked](const Result<void>& result) {
    heard_.answer_by(socket, asked.id, result);
    if (result && asked.what == Do::kAdjudicate) match_desk_.tell_moved(asked.match);
  };
  if (asked.what == Do::kAdjudicate)
    of->match->adjudicate(asked.half_points, asked.why, answered);
  else
    of->match->end_clock_wait(answered);
  return nullptr;
}

SharedText ClubServer::revoke(const LobbyRequest& asked) {
  if (people_.person(asked.person) == nullptr)
    return refused_text(asked.id, "unknown", "nobody is called so");
  if (!door_.show_out(asked.person, asked.device))
    return refused_text(asked.id, "unknown", "that device isn't in any more");
  return done_text(asked.id);
}

SharedText ClubServer::forget_password(const LobbyRequest& asked) {
  if (!people_.has_password(asked.person)) return refused_text(asked.id, "unknown", "there is no password");
  if (auto gone_now = people_.store().forget_password(asked.person); !gone_now)
    return refused_text(asked.id, "failed", gone_now.error());
  return done_text(asked.id);
}

SharedText ClubServer::forget_passkeys(const LobbyRequest& asked) {
  if (people_.passkeys_of(asked.person) == 0) return refused_text(asked.id, "unknown", "there is no passkey");
  if (auto gone_now = people_.store().forget_passkeys(asked.person); !gone_now)
    return refused_text(asked.id, "failed", gone_now.error());
  return done_text(asked.id);
}

Json ClubServer::devices_json(const std::string& person) const {
  Json devices = Json::array();
  for (const auto& session : people_.sessions_of(person)) {
    devices.push_back({{"device", People::device_of(session.hash)},
                       {"made", session.made},
                       {"seen", session.seen},
                       {"open", sockets_.is_open(session.hash)}});
  }
  return devices;
}

LobbyResult ClubServer::open_table(const Person& person, const LobbyRequest& asked) {
  const auto entry = catalogue_.catalogue().find(asked.game + "/" + asked.variant);
  if (!entry || entry->game->id() != asked.game) return refuse("unknown", "there is no such game");
  const auto clock = catalogue_.clock(*entry->game, *entry->variant, asked.clock);
  if (!clock) return refuse("bad_request", clock.error());
  for (const auto& [seat, computer] : asked.computers)
    if (level_of(computer) == nullptr)
      return refuse("bad_request", "computers are called level:1 to level:10");
  const auto rules = entry->create();
  if (!rules) return refuse("failed", rules.error());
  std::vector<std::string> seats;
  for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat) seats.emplace_back((*rules)->seat_name(seat));
  return lobby_.open(asked, person, seats, utc_now());
}

LobbyResult ClubServer::pair_people(const Person& person, const LobbyRequest& asked) {
  const auto entry = catalogue_.catalogue().find(asked.game + "/" + asked.variant);
  if (!entry || entry->game->id() != asked.game) return refuse("unknown", "there is no such game");
  if (const auto clock = catalogue_.clock(*entry->game, *entry->variant, asked.clock); !clock)
    return refuse("bad_request", clock.error());
  const auto rules = entry->create();
  if (!rules) return refuse("failed", rules.error());
  std::vector<LobbySeat> seats;
  for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat) {
    const std::string id((*rules)->seat_name(seat));
    const auto wanted = asked.people.find(id);
    const Person* sits = wanted == asked.people.end() ? nullptr : people_.person(wanted->second);
    if (sits == nullptr) return refuse("unknown", "somebody of these isn't here");
    seats.push_back({id, sits->id, sits->name, {}});
  }
  return lobby_.pair(asked, person.id, seats, utc_now());
}

void ClubServer::begin_what_is_ready() {
  for (const auto& table : lobby_.starting()) begin(table);
}

void ClubServer::begin(const LobbyTable& table) {
  const auto failed = [&](const std::string& why) {
    log_warning("a game can't begin: " + why);
    lobby_.failed(table.id);
  };
  const auto entry = catalogue_.catalogue().find(table.game + "/" + table.variant);
  if (!entry) return failed(entry.error());
  const auto rules = entry->create();
  if (!rules) return failed(rules.error());
  const auto clock = catalogue_.clock(*entry->game, *entry->variant, table.clock);
  if (!clock) return failed(clock.error());
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, *rules);
  plan.clock = *clock;
  plan.keep = true;
  std::vector<std::string> people;
  for (std::size_t i = 0; i < table.seats.size() && i < plan.seats.size(); ++i) {
    const LobbySeat& seat = table.seats[i];
    const Person* person = people_.person(seat.person);
    plan.seats[i] = !seat.computer.empty()                ? PlannedSeat::computer(seat.computer)
                    : person != nullptr && person->member ? PlannedSeat::member(person->id, person->name)
                                                          : PlannedSeat::guest(seat.name);
    people.push_back(seat.person);
  }
  keeper_.begin(std::move(plan), std::move(people), table.id);
}

/// Kept before it holds, so that a restart shows nothing earlier.
void ClubServer::set_delay(std::uint64_t id, const LobbyRequest& asked, const SpectatorDelay& delay) {
  if (auto kept = people_.store().keep_delay(asked.match, write_spectator_delay(delay)); !kept)
    return heard_.answer_by(id, asked.id, kept);
  LoadedMatch& of = *matches_.find(asked.match);
  of.late = of.late || delay.any();
  if (of.late) boards_.hold_back(asked.match);
  of.match->set_delay(delay, [this, id, asked](const Result<void>& done) {
    heard_.answer_by(id, asked.id, done);
    if (done) match_desk_.tell_moved(asked.match, true);
  });
}

}  // namespace boardwright::server
