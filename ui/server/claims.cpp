// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/claims.hpp"

#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"

namespace boardwright::server {

Result<void> Claims::claim(const Person& person, const std::string& name) {
  if (person.member) return fail("members are who they are");
  const auto member = club_.people().find(name);
  if (!member) return fail(member.error());
  claims_[person.id] = {*member, "", false};
  tell(person.id);
  tell_organisers();
  return {};
}

Result<void> Claims::settle(const std::string& person, bool allow) {
  const auto found = claims_.find(person);
  if (found == claims_.end() || people_.person(person) == nullptr || !found->second.waits())
    return fail("nobody asks for that any more");
  if (allow)
    found->second.code = people_.make_member_code(found->second.member, utc_now());
  else
    found->second.refused = true;
  tell(person);
  tell_organisers();
  return {};
}

void Claims::gone(const std::string& person) {
  if (claims_.contains(person)) tell_organisers();
}

void Claims::tell_newcomer(PageSocket& socket, const Person& person) const {
  if (const SharedText own = text_of(person.id)) socket.send(own);
  if (person.role == Role::kOrganiser) socket.send(text_of_all());
}

/// To the guest, on all his pages.
void Claims::tell(const std::string& person) {
  if (const SharedText text = text_of(person)) sockets_.tell(person, text);
}

SharedText Claims::text_of(const std::string& person) const {
  const auto found = claims_.find(person);
  if (found == claims_.end()) return nullptr;
  const Claim& claim = found->second;
  nlohmann::json json{{"type", "claim"},
                      {"member", claim.member.name},
                      {"state", claim.refused   ? "refused"
                                : claim.waits() ? "waiting"
                                                : "allowed"}};
  if (!claim.code.empty()) json["code"] = claim.code;
  return shared_text(json.dump());
}

/// Who has come in, or has left, asks for nothing any more.
void Claims::tell_organisers() {
  std::erase_if(claims_, [&](const auto& one) { return people_.person(one.first) == nullptr; });
  const SharedText text = text_of_all();
  for (auto& [id, socket] : sockets_.all())
    if (const Person* to = people_.person(socket.person); to != nullptr && to->role == Role::kOrganiser)
      socket.send(text);
}

SharedText Claims::text_of_all() const {
  nlohmann::json list = nlohmann::json::array();
  for (const auto& [id, claim] : claims_)
    if (const Person* person = people_.person(id); person != nullptr && claim.waits())
      list.push_back({{"person", id}, {"name", person->name}, {"member", claim.member.name}});
  return shared_text(nlohmann::json{{"type", "claims"}, {"claims", std::move(list)}}.dump());
}

}  // namespace boardwright::server
