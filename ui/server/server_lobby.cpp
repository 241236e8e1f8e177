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

constexpr std::size_t kRemembered = 64;

SharedText refused(const std::string& id, const std::string& code, const std::string& sentence) {
  return shared_text(
      Json{{"type", "refused"}, {"id", id}, {"code", code}, {"sentence", one_line(sentence)}}.dump());
}

SharedText done(const std::string& id, Json more = Json::object()) {
  more["type"] = "done";
  more["id"] = id;
  return shared_text(more.dump());
}

SharedText answer_to(const std::string& id, const Result<void>& result, const char* code) {
  return result ? done(id) : refused(id, code, result.error());
}

}  // namespace

/// Of everybody with a socket, by one look at all of them: "here", or "screen_off" where no page is visible.
std::map<std::string, std::string> ClubServer::presence() const {
  std::map<std::string, std::string> now;
  for (const auto& [id, socket] : sockets_) {
    if (socket.ending) continue;
    std::string& one = now.try_emplace(socket.person, "screen_off").first->second;
    if (socket.page.visible()) one = "here";
  }
  return now;
}

std::vector<std::string> ClubServer::people_here() const {
  std::vector<std::string> sorted;  // by person: two may be called the same
  for (const auto& [id, here] : presence())
    if (const Person* person = people_.person(id)) sorted.push_back(person->name);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

std::size_t ClubServer::games_played() const {
  return static_cast<std::size_t>(
      std::count_if(lobby_.tables().begin(), lobby_.tables().end(),
                    [](const auto& one) { return one.second.state == LobbyTable::State::kPlaying; }));
}

/// To whoever doesn't know the newest one, who has acted there first, the others in turn as far as the bytes of a tick go:
/// when many come at once each is told of the others, and that must leave time for moves.
void ClubServer::tell_lobby() {
  constexpr std::size_t kBytesATick = 4U << 20U, kReads = 16 * 1024;
  if (lobby_shown_.version() != lobby_.version()) show_lobby();
  const auto is_due = [&](const Socket& socket) {
    return !socket.ending && socket.told_lobby != lobby_shown_.version() &&
           socket.connection->waiting() <= kReads;
  };
  std::size_t told = 0;
  const auto tell = [&](Socket& socket) {
    told += tell_lobby_to(socket, socket.told_lobby);
    socket.acts = false;
  };
  for (auto& [id, socket] : sockets_)
    if (socket.acts && is_due(socket)) tell(socket);
  auto next = sockets_.upper_bound(lobby_turn_);
  for (std::size_t i = 0; i < sockets_.size() && told < kBytesATick; ++i, ++next) {
    if (next == sockets_.end()) next = sockets_.begin();
    if (!is_due(next->second)) continue;
    tell(next->second);
    lobby_turn_ = next->first;
  }
}

/// What is new since that version, 0: all. The bytes of it.
std::size_t ClubServer::tell_lobby_to(Socket& socket, std::uint64_t known) {
  const auto own = knows_more_.find(socket.person);
  const SharedText text =
      lobby_shown_.since(known, own == knows_more_.end() ? LobbyShown::Entries() : own->second);
  send(socket, text);
  socket.told_lobby = lobby_shown_.version();
  return text->size();
}

void ClubServer::tell_lobby_first(const std::string& person) {
  for (auto& [id, socket] : sockets_) socket.acts = socket.acts || socket.person == person;
}

void ClubServer::show_lobby() {
  struct Shown {
    std::string name, here = "gone";
  };
  std::map<std::string, Shown> shown;  // whoever is here or sits somewhere
  for (auto& [id, here] : presence())
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
    people[id] = Json{
        {"person", id},
        {"name", one.name},
        {"role", role_word(person == nullptr ? Role::kGuest : person->role)},
        {"here",
         one.here}}.dump();
  }
  lobby_shown_.show(lobby_.version(), std::move(people), std::move(tables),
                    trial_ ? CataloguePages::short_hash(*trial_->game()) : std::string());
}

void ClubServer::lobby_request(std::uint64_t id, Socket& socket, const LobbyRequest& asked) {
  const Person* person = people_.person(socket.person);
  if (person == nullptr) return end(socket, "revoked", "this session is over");
  if (!first_time(socket, asked.id)) return;
  const SharedText answer = lobby_answer(*person, asked, id);
  if (!answer) return;  // it comes later
  give_answer(socket.person, id, asked.id, answer);
  tell_lobby_first(socket.person);
  begin_what_is_ready();
}

bool ClubServer::first_time(Socket& socket, const std::string& id) {
  // Sent again because the answer was lost: it acts once.
  auto& before = answered_[socket.person];
  for (const auto& [known, answer] : before)
    if (known == id) {
      if (answer) send(socket, answer);
      return false;
    }
  before.emplace_back(id, nullptr);
  if (before.size() > kRemembered) before.pop_front();
  return true;
}

void ClubServer::give_answer(const std::string& person, std::uint64_t id, const std::string& command,
                             const SharedText& answer) {
  for (auto& [known, kept] : answered_[person])
    if (known == command) kept = answer;
  if (Socket* to = socket(id)) send(*to, answer);
}

SharedText ClubServer::lobby_answer(const Person& person, const LobbyRequest& asked, std::uint64_t socket) {
  const TimeMs now = utc_now();
  const auto told = [&](const LobbyResult& result) {
    if (!result) return refused(asked.id, result.error().code, result.error().sentence);
    return done(asked.id, {{"table", *result}});
  };
  if (asked.what >= Do::kPair && person.role != Role::kOrganiser)
    return refused(asked.id, "not_allowed", "the organiser alone may do that");
  switch (asked.what) {
    case Do::kOpen: return told(open_table(person, asked));
    case Do::kSit: return told(lobby_.sit(asked, person, now));
    case Do::kStand: return told(lobby_.stand(asked.table, person.id, now));
    case Do::kDecline: return told(lobby_.decline(asked.table, person.id));
    case Do::kAgain: return told(lobby_.again(asked.table, person.id, now));
    case Do::kClaim: return answer_to(asked.id, claim(person, asked.member), "no_member");
    case Do::kSettleClaim: return answer_to(asked.id, settle_claim(asked.person, asked.allow), "unknown");
    case Do::kNote: note_trial(person, asked, socket); return nullptr;
    case Do::kPair: return told(pair_people(person, asked));
    case Do::kMemberCode: {
      auto member = club_->people().find(asked.member);
      if (!member && asked.add) member = club_->people().add(asked.member);
      if (!member) return refused(asked.id, "unknown", member.error());
      return done(asked.id, {{"code", people_.make_member_code(*member, now)}, {"member", member->name}});
    }
    case Do::kRevoke: return revoke(asked);
    case Do::kDevices:
      return done(asked.id, {{"devices", devices_json(asked.person)},
                             {"password", has_password(asked.person)},
                             {"passkeys", passkeys_of(asked.person)},
                             {"muted", muted_.contains(asked.person)}});
    case Do::kForgetPassword: return forget_password(asked);
    case Do::kForgetPasskeys: return forget_passkeys(asked);
    case Do::kMute: return mute(asked);
    case Do::kDelay:
    case Do::kAdjudicate:
    case Do::kEndClockWait: return decide(asked, socket);
  }
  return refused(asked.id, "bad_request", "this can't be done");
}

/// What the organiser decides of a match; null: the answer comes later.
SharedText ClubServer::decide(const LobbyRequest& asked, std::uint64_t socket) {
  const bool delays = asked.what == Do::kDelay;
  const auto delay = delays ? read_spectator_delay(asked.delay) : Result<SpectatorDelay>();
  if (!delay) return refused(asked.id, "bad_request", delay.error());
  Hosted* of = hosted(asked.match);
  if (of == nullptr || (delays && of->over))
    return refused(asked.id, "unknown", "that match isn't played here");
  if (delays) {
    set_delay(socket, asked, *delay);
    return nullptr;
  }
  const auto answered = [this, socket, asked, here = std::weak_ptr(here_)](const Result<void>& result) {
    if (here.expired()) return;
    answer_later(socket, asked.id, result);
    if (result && asked.what == Do::kAdjudicate) tell_moved(asked.match);
  };
  if (asked.what == Do::kAdjudicate)
    of->match->adjudicate(asked.half_points, asked.why, answered);
  else
    of->match->end_clock_wait(answered);
  return nullptr;
}

SharedText ClubServer::revoke(const LobbyRequest& asked) {
  if (people_.person(asked.person) == nullptr) return refused(asked.id, "unknown", "nobody is called so");
  const auto ended = people_.revoke(asked.person, asked.device);
  if (ended.empty()) return refused(asked.id, "unknown", "that device isn't in any more");
  end_sessions(ended, "revoked", "the organiser has ended this session");
  gone(asked.person);
  lobby_.touch();
  return done(asked.id);
}

SharedText ClubServer::forget_password(const LobbyRequest& asked) {
  if (!has_password(asked.person)) return refused(asked.id, "unknown", "there is no password");
  if (auto gone_now = people_.store().forget_password(asked.person); !gone_now)
    return refused(asked.id, "failed", gone_now.error());
  return done(asked.id);
}

std::size_t ClubServer::passkeys_of(const std::string& member) {
  const auto kept = people_.store().passkeys(member);
  return kept ? kept->size() : 0;
}

SharedText ClubServer::forget_passkeys(const LobbyRequest& asked) {
  if (passkeys_of(asked.person) == 0) return refused(asked.id, "unknown", "there is no passkey");
  if (auto gone_now = people_.store().forget_passkeys(asked.person); !gone_now)
    return refused(asked.id, "failed", gone_now.error());
  return done(asked.id);
}

Json ClubServer::devices_json(const std::string& person) const {
  Json devices = Json::array();
  for (const auto& session : people_.sessions_of(person)) {
    const bool open = std::any_of(sockets_.begin(), sockets_.end(), [&](const auto& one) {
      return one.second.session == session.hash && !one.second.ending;
    });
    devices.push_back({{"device", People::device_of(session.hash)},
                       {"made", session.made},
                       {"seen", session.seen},
                       {"open", open}});
  }
  return devices;
}

void ClubServer::answer_later(std::uint64_t id, const std::string& command, const Result<void>& result) {
  const Socket* to = socket(id);
  if (to == nullptr) return;
  give_answer(to->person, id, command, answer_to(command, result, "not_now"));
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
  begin(std::move(plan), std::move(people), table.id);
}

void ClubServer::begin(MatchPlan plan, std::vector<std::string> people, const std::string& table,
                       std::function<void(const Result<MatchFacts>&)> begun) {
  plan.network = network_;
  Strand* const strand = is_correspondence(plan.clock) ? &strands_.next() : nullptr;
  auto match = new_match(delay_, strand);
  match->begin(std::move(plan),
               [this, match, strand, people = std::move(people), table, begun = std::move(begun),
                here = std::weak_ptr(here_)](const Result<MatchFacts>& facts) {
                 if (here.expired()) return;
                 if (!facts) {
                   log_warning("a game can't begin: " + facts.error());
                   lobby_.failed(table);
                   if (begun) begun(facts);
                   return;
                 }
                 std::vector<SeatedPerson> seated;
                 for (std::uint32_t seat = 0; seat < people.size(); ++seat)
                   if (!people[seat].empty()) seated.push_back({facts->match, seat, people[seat]});
                 if (auto kept = people_.store().seat(seated); !kept)
                   log_warning("who sits where isn't kept: " + kept.error());
                 Hosted& now = matches_[facts->match];
                 now.match = match;
                 now.facts = std::make_shared<const MatchFacts>(*facts);
                 now.people = people;
                 for (const auto& player : people)
                   if (!player.empty()) tell_lobby_first(player);
                 now.late = delay_.any();
                 now.used = std::chrono::steady_clock::now();
                 if (strand != nullptr) begun_at_home(*facts, people, strand);
                 lobby_.started(table, facts->match, utc_now());
                 if (begun) begun(facts);
                 if (now.late) hold_back(facts->match);
               });
}

void ClubServer::end_sessions(const std::vector<std::string>& sessions, const char* why,
                              const char* sentence) {
  for (auto& [id, socket] : sockets_)
    if (std::find(sessions.begin(), sessions.end(), socket.session) != sessions.end())
      end(socket, why, sentence);
}

}  // namespace boardwright::server
