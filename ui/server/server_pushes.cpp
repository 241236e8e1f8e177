// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does about browsers that are told whose turn it is in games at home.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/server/club_server.hpp"
#include "ui/server/push_endpoint.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

constexpr std::chrono::seconds kLookAtPushes{1};

std::optional<KeptPush> push_of(const std::string& body) try {
  const auto json = nlohmann::json::parse(body);
  KeptPush push;
  json.at("endpoint").get_to(push.endpoint);
  json.at("p256dh").get_to(push.p256dh);
  json.at("auth").get_to(push.auth);
  json.at("language").get_to(push.language);
  return push;
} catch (const nlohmann::json::exception&) {
  return std::nullopt;
}

}  // namespace

Answer ClubServer::push_answer(const Session& session) const {
  return json_answer(200, nlohmann::json{{"version", 1},
                                         {"key", base64url(pushes_.key().point())},
                                         {"on", pushes_.of(session.hash) != nullptr}}
                              .dump());
}

Answer ClubServer::push_list(const Request& request) const {
  const Session* session = people_.session(request.cookie);
  return session == nullptr ? refusal(403, "not_allowed", "come in first") : push_answer(*session);
}

Answer ClubServer::push_post(const Request& request) {
  const Session* session = people_.session(request.cookie);
  if (member_of(request) == nullptr)
    return refusal(403, "not_allowed", "members alone play from home; come in as one first");
  Result<void> done = fail("this can't be done");
  if (request.path == "/api/push/off") done = pushes_.forget(session->hash);
  if (request.path == "/api/push/on") {
    auto push = push_of(request.body);
    if (!push || !language_from(push->language)) return refusal(400, "bad_request", "this can't be read");
    if (const auto keys = read_push_keys(push->p256dh, push->auth); !keys)
      return refusal(400, "bad_request", keys.error());
    if (const auto to = read_push_endpoint(push->endpoint, pushes_to_any_port_); !to)
      return refusal(400, "bad_request", to.error());
    push->session = session->hash, push->made = utc_now();
    done = pushes_.keep(*push);
  }
  return done ? push_answer(*session) : refusal(503, "failed", done.error());
}

void ClubServer::owe_push(const std::string& member, const std::string& match) {
  if (member.empty()) return;
  const auto now = std::chrono::steady_clock::now();
  for (const auto& session : people_.sessions_of(member)) pushes_.owe(session.hash, match, now);
}

bool ClubServer::wants_push(const Session& session, const std::set<std::string>& matches) const {
  const std::string& member = session.person;
  return home_.vacations().away_until(member, home_now()) == 0 &&
         std::any_of(matches.begin(), matches.end(),
                     [&](const std::string& match) {
                       const HomeGame* game = home_.game(match);
                       return game != nullptr && game->waits_for(member);
                     }) &&
         !sockets_.is_open(session.hash, true);
}

void ClubServer::see_to_pushes(PageSession::Time now) {
  if (now - looked_at_pushes_ < kLookAtPushes) return;
  looked_at_pushes_ = now;
  pushes_.drop([&](const std::string& session) { return people_.session_named(session) == nullptr; });
  std::string subject;
  for (const auto& address : addresses())
    if (subject.empty() && address.starts_with("https://")) subject = address;
  for (const auto& [hash, matches] : pushes_.due(now)) {
    if (!wants_push(*people_.session_named(hash), matches)) {
      pushes_.settle(hash);
      continue;
    }
    const KeptPush& to = *pushes_.of(hash);
    // Neither whose game nor which: a push may lie on a screen that others see.
    const std::string text = said(language_from(to.language).value_or(Language::kEnglish), "home.push");
    pushes_.sending(hash);
    send_push_({to.endpoint, to.p256dh, to.auth, text, subject},
               [this, hash = hash, endpoint = to.endpoint](const PushOutcome& outcome) {
                 pushes_.sent(hash, endpoint, outcome, std::chrono::steady_clock::now());
               });
  }
}

}  // namespace boardwright::server
