// SPDX-License-Identifier: GPL-3.0-or-later
//
// "I am Ada": a guest who is a member of the club says so, and the organiser allows it by a tap. What the guest's page
// gets then is the member's code that the organiser would otherwise read out: it comes in with that, as at the door.
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

}  // namespace

Result<void> ClubServer::claim(const Person& person, const std::string& name) {
  if (person.member) return fail("members are who they are");
  const auto member = club_->people().find(name);
  if (!member) return fail(member.error());
  claims_[person.id] = {*member, "", false};
  tell_claim(person.id);
  tell_claims();
  return {};
}

Result<void> ClubServer::settle_claim(const std::string& person, bool allow) {
  const auto found = claims_.find(person);
  if (found == claims_.end() || people_.person(person) == nullptr || !found->second.waits())
    return fail("nobody asks for that any more");
  if (allow)
    found->second.code = people_.make_member_code(found->second.member, utc_now());
  else
    found->second.refused = true;
  tell_claim(person);
  tell_claims();
  return {};
}

void ClubServer::gone(const std::string& person) {
  if (people_.person(person) != nullptr) return;
  lobby_.gone(person, utc_now());
  if (claims_.contains(person)) tell_claims();
}

/// To the guest, on all his pages.
void ClubServer::tell_claim(const std::string& person) {
  const SharedText text = claim_text(person);
  for (auto& [id, socket] : sockets_)
    if (text && socket.person == person) send(socket, text);
}

SharedText ClubServer::claim_text(const std::string& person) const {
  const auto found = claims_.find(person);
  if (found == claims_.end()) return nullptr;
  const Claim& claim = found->second;
  Json json{{"type", "claim"},
            {"member", claim.member.name},
            {"state", claim.refused   ? "refused"
                      : claim.waits() ? "waiting"
                                      : "allowed"}};
  if (!claim.code.empty()) json["code"] = claim.code;
  return shared_text(json.dump());
}

/// To organisers. Who has come in, or has left, asks for nothing any more.
void ClubServer::tell_claims() {
  std::erase_if(claims_, [&](const auto& one) { return people_.person(one.first) == nullptr; });
  const SharedText text = claims_text();
  for (auto& [id, socket] : sockets_)
    if (const Person* to = people_.person(socket.person); to != nullptr && to->role == Role::kOrganiser)
      send(socket, text);
}

SharedText ClubServer::claims_text() const {
  Json list = Json::array();
  for (const auto& [id, claim] : claims_)
    if (const Person* person = people_.person(id); person != nullptr && claim.waits())
      list.push_back({{"person", id}, {"name", person->name}, {"member", claim.member.name}});
  return shared_text(Json{{"type", "claims"}, {"claims", std::move(list)}}.dump());
}

}  // namespace boardwright::server
