// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/passkey_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "ui/server/elliptic.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

/// What a page says of a key, as bytes.
struct SaidPasskey {
  std::string id, authenticator, client;
  std::string key;                ///< of a new one
  std::string signature, member;  ///< of one that is used
};

std::optional<SaidPasskey> said_passkey(const std::string& body, bool is_new) try {
  const auto json = Json::parse(body);
  SaidPasskey said;
  const auto bytes = [&](const char* name, std::string& into) {
    const auto read = from_base64url(json.at(name).get_ref<const std::string&>());
    if (read) into = *read;
    return read && !read->empty();
  };
  const bool whole =
      bytes("id", said.id) && bytes("authenticator", said.authenticator) && bytes("client", said.client) &&
      (is_new ? bytes("key", said.key) : bytes("signature", said.signature) && bytes("member", said.member));
  return whole && said.id.size() <= kLongestCredential ? std::optional(std::move(said)) : std::nullopt;
} catch (const Json::exception&) {
  return std::nullopt;
}

/// Which of his a member means, as it is kept.
std::optional<std::string> meant_passkey(const std::string& body) try {
  const auto read = from_base64url(Json::parse(body).at("id").get_ref<const std::string&>());
  return read ? std::optional(base64url(*read)) : std::nullopt;
} catch (const Json::exception&) {
  return std::nullopt;
}

/// The same whatever was wrong.
Answer wrong_passkey() {
  return refusal(403, "wrong_passkey", "that isn't a passkey of a member, or it took too long");
}

Answer unreadable() { return refusal(400, "bad_request", "this can't be read"); }
Answer members_alone() {
  return refusal(403, "not_allowed", "members alone have passkeys; come in as one first");
}

}  // namespace

std::string PasskeyDesk::challenged(const Request& request) const {
  const Session* session = people_.session(request.cookie);
  return session == nullptr ? "from " + request.peer : session->hash;
}

std::optional<AuthenticatorData> PasskeyDesk::sound(const Request& request, const std::string& type,
                                                    const std::string& client,
                                                    const std::string& authenticator) {
  const auto said = read_client_data(client);
  // Used up, whatever else is wrong.
  const bool was_asked =
      said && challenges_.take(said->challenge, challenged(request), std::chrono::steady_clock::now());
  const auto host = passkey_host(request.origin);
  if (!was_asked || !host || said->type != type || said->origin != request.origin || said->within_another)
    return std::nullopt;
  auto data = read_authenticator_data(authenticator);
  if (!data || data->host_hash != sha256(*host) || !data->present || !data->verified) return std::nullopt;
  return data;
}

Answer PasskeyDesk::answer(const std::string& member) {
  const auto kept = people_.store().passkeys(member);
  if (!kept) return refusal(503, "failed", kept.error());
  Json keys = Json::array();
  for (const auto& one : *kept) keys.push_back({{"id", one.id}, {"made", one.made}});
  return json_answer(200, Json{{"version", 1}, {"keys", std::move(keys)}}.dump());
}

Answer PasskeyDesk::list(const Request& request) {
  const Person* person = people_.member_with(request.cookie);
  return person == nullptr ? members_alone() : answer(person->id);
}

Answer PasskeyDesk::post(const Request& request) {
  if (!passkey_host(request.origin))
    return refusal(403, "not_allowed", "browsers have passkeys over https alone");
  if (request.path == "/api/passkey/ask")
    return json_answer(
        200, Json{{"version", 1},
                  {"challenge", challenges_.give(challenged(request), std::chrono::steady_clock::now())}}
                 .dump());
  if (request.path == "/api/passkey/login") return log_in(request);
  const Person* person = people_.member_with(request.cookie);
  if (person == nullptr) return members_alone();
  if (request.path == "/api/passkey/add") return add(request, person->id);
  if (request.path != "/api/passkey/remove") return refusal(404, "unknown", "there is nothing here");
  const auto id = meant_passkey(request.body);
  if (!id) return unreadable();
  const auto kept = people_.store().passkey(*id);
  if (!kept) return refusal(503, "failed", kept.error());
  if (!*kept || (*kept)->member != person->id) return refusal(404, "unknown", "there is no such passkey");
  if (auto gone_now = people_.store().forget_passkey(*id); !gone_now)
    return refusal(503, "failed", gone_now.error());
  return answer(person->id);
}

Answer PasskeyDesk::add(const Request& request, const std::string& member) {
  const auto said = said_passkey(request.body, true);
  if (!said) return unreadable();
  const auto data = sound(request, "webauthn.create", said->client, said->authenticator);
  if (!data || data->credential != said->id || !EllipticKey::of_der(said->key)) return wrong_passkey();
  const KeptPasskey made{base64url(said->id), member, base64url(said->key), data->counter, utc_now()};
  const auto own = people_.store().passkeys(member);
  const auto there = people_.store().passkey(made.id);
  if (!own || !there) return refusal(503, "failed", own ? there.error() : own.error());
  if (*there) return refusal(409, "unknown", "this passkey is there already");
  if (own->size() >= kMostPasskeys)
    return refusal(409, "too_many_passkeys", "a member has eight passkeys at the most; remove one first");
  if (auto kept = people_.store().keep_passkey(made); !kept) return refusal(503, "failed", kept.error());
  return answer(member);
}

Answer PasskeyDesk::log_in(const Request& request) {
  const auto said = said_passkey(request.body, false);
  if (!said) return unreadable();
  const std::string id = base64url(said->id);
  const auto kept = people_.store().passkey(id);
  if (!kept) return refusal(503, "failed", kept.error());
  // Counted by the key, not by its member's name: who guesses his password keeps nobody from his passkey. Those that aren't
  // there count together.
  const std::string counted = "passkey " + (*kept ? id : "");
  if (const auto wait = tries_.take(counted, request.peer, std::chrono::steady_clock::now()))
    return wait_answer(*wait);
  const auto data = sound(request, "webauthn.get", said->client, said->authenticator);
  if (!data || !*kept || said->member != (*kept)->member) return wrong_passkey();
  const auto key = EllipticKey::of_der(from_base64url((*kept)->key).value_or(""));
  if (!key) return refusal(503, "failed", key.error());
  if (!key->has_signed(said->authenticator + sha256(said->client), said->signature) ||
      !counts_on((*kept)->counter, data->counter))
    return wrong_passkey();
  const auto member = people_.member_by_id((*kept)->member);
  if (!member) return wrong_passkey();  // has left the club
  if (data->counter != (*kept)->counter)
    if (auto counted_on = people_.store().count_passkey(id, data->counter); !counted_on)
      return refusal(503, "failed", counted_on.error());
  tries_.right(counted, request.peer);
  return door_.let_in(request, *member);
}

}  // namespace boardwright::server
