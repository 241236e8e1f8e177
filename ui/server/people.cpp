// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/people.hpp"

#include <algorithm>
#include <tuple>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/digest.hpp"
#include "framework/text/name.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

constexpr TimeMs kHour = 60 * 60 * 1000, kDay = 24 * kHour;
/// A guest is here for one evening: the name is free again the next day.
constexpr TimeMs kGuestStays = 18 * kHour;
constexpr std::size_t kMostAddresses = 4096;

tl::unexpected<NotIn> not_in(unsigned status, std::string code, std::string sentence) {
  return tl::unexpected(NotIn{status, std::move(code), std::move(sentence)});
}

Role role_of(const std::string& word) {
  for (const Role role : {Role::kMember, Role::kHelper, Role::kArbiter, Role::kOrganiser})
    if (role_word(role) == word) return role;
  return Role::kGuest;
}

}  // namespace

std::string_view role_word(Role role) {
  switch (role) {
    case Role::kGuest: return "guest";
    case Role::kMember: return "member";
    case Role::kHelper: return "helper";
    case Role::kArbiter: return "arbiter";
    case Role::kOrganiser: break;
  }
  return "organiser";
}

People::People(SessionStore store, Members members, std::string code)
    : store_(std::move(store)),
      members_(std::move(members)),
      guest_code_(std::move(code)),
      organiser_code_(fresh_code(12)),
      arbiter_code_(fresh_code(12)),
      helper_code_(fresh_code(12)) {}

Result<People> People::open(SessionStore store, Members members, std::string code, TimeMs now) {
  People people(std::move(store), std::move(members), std::move(code));
  if (auto ended = people.store_.end_before(now - kSessionDays.count() * kDay); !ended)
    return fail(ended.error());
  const auto kept = people.store_.sessions();
  if (!kept) return fail(kept.error());
  const auto members_now = people.members_();
  if (!members_now) return fail(members_now.error());
  for (const auto& one : *kept) {
    Person person{one.person, one.name, role_of(one.role), false};
    // A member is called as the club's book says now; one that left it has no session any more.
    const auto member = std::find_if(members_now->begin(), members_now->end(),
                                     [&](const ClubPlayer& player) { return player.id == one.person; });
    if (member != members_now->end()) {
      person.member = true;
      person.name = member->name;
    } else if (one.name.empty() || now - one.seen > kGuestStays) {
      if (auto ended = people.store_.end(one.hash); !ended) return fail(ended.error());
      continue;
    }
    people.sessions_[one.hash] = {one.hash, one.person, one.made, one.seen};
    const auto known = people.people_.find(person.id);
    if (known == people.people_.end() || known->second.role < person.role)
      people.people_[person.id] = std::move(person);
  }
  return people;
}

const Session* People::session_named(const std::string& hash) const {
  const auto found = sessions_.find(hash);
  return found == sessions_.end() ? nullptr : &found->second;
}

const Session* People::session(const std::string& token) const {
  return token.empty() || token.size() > 100 ? nullptr : session_named(text_digest(token));
}

const Person* People::person(const std::string& id) const {
  const auto found = people_.find(id);
  return found == people_.end() ? nullptr : &found->second;
}

const Person* People::person_with(const std::string& token) const {
  const Session* of = session(token);
  return of == nullptr ? nullptr : person(of->person);
}

const Person* People::member_with(const std::string& token) const {
  const Person* of = person_with(token);
  return of != nullptr && of->member ? of : nullptr;
}

bool People::has_password(const std::string& member) {
  const auto kept = store_.password(member);
  return kept && *kept;
}

std::size_t People::passkeys_of(const std::string& member) {
  const auto kept = store_.passkeys(member);
  return kept ? kept->size() : 0;
}

std::string People::page_token(const std::string& session_token) {
  return text_digest("page " + session_token).substr(0, 32);
}

void People::seen(const std::string& hash, TimeMs now) {
  const auto found = sessions_.find(hash);
  if (found == sessions_.end() || now - found->second.seen < kHour) return;
  found->second.seen = now;
  const Person& person = people_.at(found->second.person);
  if (auto kept = store_.keep({hash, person.id, person.member ? "" : person.name,
                               std::string(role_word(person.role)), found->second.made, now});
      !kept)
    log_warning("a session isn't kept: " + kept.error());
}

std::optional<NotIn> People::too_many_tries(const std::string& peer) {
  if (tries_.size() > kMostAddresses) tries_.clear();
  auto& bucket = tries_.try_emplace(peer, TokenBucket(1, 20)).first->second;
  if (!bucket.take(std::chrono::steady_clock::now())) return std::nullopt;
  return NotIn{429, "wait", "too many tries; wait a moment"};
}

bool People::name_is_free(const std::string& name) const {
  const std::string wanted = folded(name);
  if (std::any_of(people_.begin(), people_.end(),
                  [&](const auto& one) { return folded(one.second.name) == wanted; }))
    return false;
  const auto members = members_();
  return !members || std::none_of(members->begin(), members->end(),
                                  [&](const ClubPlayer& one) { return folded(one.name) == wanted; });
}

People::Entry People::begin(Person person, TimeMs now) {
  if (sessions_.size() >= kMostPeople) return not_in(503, "full", "nobody else can come in now");
  Entered entered{fresh_token(), nullptr};
  const Session session{text_digest(entered.token), person.id, now, now};
  if (auto kept = store_.keep({session.hash, person.id, person.member ? "" : person.name,
                               std::string(role_word(person.role)), now, now});
      !kept)
    return not_in(503, "failed", kept.error());
  sessions_[session.hash] = session;
  Person& here = people_[person.id];
  const Role role = std::max(here.role, person.role);
  here = std::move(person);
  here.role = role;
  entered.person = &here;
  return entered;
}

People::Entry People::join(const std::string& name, const std::string& code, const std::string& peer,
                           TimeMs now) {
  if (auto wait = too_many_tries(peer)) return tl::unexpected(*wait);
  if (needs_code() && !same(typed_code(code), guest_code_))
    return not_in(403, "wrong_code", "that isn't this evening's code");
  const auto read = read_name(name);
  if (!read) return not_in(400, "bad_name", read.error());
  if (!name_is_free(*read)) return not_in(409, "name_taken", "somebody is called so already; add a letter");
  return begin({new_id(now), *read, Role::kGuest, false}, now);
}

std::string People::make_member_code(const ClubPlayer& member, TimeMs now) {
  std::erase_if(member_codes_, [&](const auto& one) {
    return one.second.until < now || one.second.member.id == member.id;  // a new one ends the old one
  });
  const std::string code = fresh_code(8);
  member_codes_[text_digest(code)] = {member, now + std::chrono::milliseconds(kCodeMinutes).count()};
  return shown_code(code);
}

People::Entry People::enter_member(const std::string& code, const std::string& peer, TimeMs now) {
  if (auto wait = too_many_tries(peer)) return tl::unexpected(*wait);
  const auto found = member_codes_.find(text_digest(typed_code(code)));
  if (found == member_codes_.end() || found->second.until < now)
    return not_in(403, "wrong_code", "that code isn't one, or its time is over");
  const ClubPlayer member = found->second.member;
  member_codes_.erase(found);
  return enter(member, now);
}

People::Entry People::enter(const ClubPlayer& member, TimeMs now) {
  return begin({member.id, member.name, Role::kMember, true}, now);
}

std::optional<ClubPlayer> People::member_who(const std::function<bool(const ClubPlayer&)>& is_meant) const {
  const auto members = members_();
  if (!members) return std::nullopt;
  const auto found = std::find_if(members->begin(), members->end(), is_meant);
  return found == members->end() ? std::nullopt : std::optional(*found);
}

std::optional<ClubPlayer> People::member_called(const std::string& name) const {
  return member_who([wanted = folded(name)](const ClubPlayer& one) { return folded(one.name) == wanted; });
}

std::optional<ClubPlayer> People::member_by_id(const std::string& id) const {
  return member_who([&](const ClubPlayer& one) { return one.id == id; });
}

People::Entry People::raise(const std::string& token, const std::string& code, const std::string& peer,
                            TimeMs now) {
  if (auto wait = too_many_tries(peer)) return tl::unexpected(*wait);
  const Session* before = session(token);
  if (before == nullptr) return not_in(403, "not_allowed", "come in first");
  const std::string typed = typed_code(code);
  // All three are compared, so that the time says nothing.
  const bool helper = same(typed, helper_code_), arbiter = same(typed, arbiter_code_),
             organiser = same(typed, organiser_code_);
  if (!helper && !arbiter && !organiser)
    return not_in(403, "wrong_code", "that isn't the code of who helps here");
  Person person = people_.at(before->person);
  person.role = std::max(person.role, organiser ? Role::kOrganiser
                                      : arbiter ? Role::kArbiter
                                                : Role::kHelper);
  const std::string old = before->hash;
  auto entered = begin(std::move(person), now);
  if (!entered) return entered;
  sessions_.erase(old);
  if (auto ended = store_.end(old); !ended) log_warning("a session isn't ended: " + ended.error());
  return entered;
}

void People::leave(const std::string& token) {
  const Session* found = session(token);
  if (found == nullptr) return;
  const std::string hash = found->hash, person = found->person;
  sessions_.erase(hash);
  if (auto ended = store_.end(hash); !ended) log_warning("a session isn't ended: " + ended.error());
  if (std::none_of(sessions_.begin(), sessions_.end(),
                   [&](const auto& one) { return one.second.person == person; }))
    people_.erase(person);
}

std::vector<Session> People::sessions_of(const std::string& person) const {
  std::vector<Session> found;
  for (const auto& [hash, session] : sessions_)
    if (session.person == person) found.push_back(session);
  std::sort(found.begin(), found.end(), [](const Session& a, const Session& b) {
    return std::tie(a.made, a.hash) < std::tie(b.made, b.hash);
  });
  return found;
}

std::vector<std::string> People::revoke(const std::string& person, const std::string& device) {
  std::vector<std::string> hashes;
  bool stays = false;
  for (const auto& [hash, session] : sessions_) {
    if (session.person != person) continue;
    if (device.empty() || device_of(hash) == device)
      hashes.push_back(hash);
    else
      stays = true;
  }
  for (const auto& hash : hashes) {
    sessions_.erase(hash);
    if (auto ended = store_.end(hash); !ended) log_warning("a session isn't ended: " + ended.error());
  }
  if (!stays) people_.erase(person);
  return hashes;
}

}  // namespace boardwright::server
