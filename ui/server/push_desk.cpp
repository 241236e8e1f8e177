// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/push_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/program_texts.hpp"
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

Answer PushDesk::answer(const Session& session) const {
  return json_answer(200, nlohmann::json{{"version", 1},
                                         {"key", base64url(room_.pushes.key().point())},
                                         {"on", room_.pushes.of(session.hash) != nullptr}}
                              .dump());
}

Answer PushDesk::list(const Request& request) const {
  const Session* session = room_.people.session(request.cookie);
  return session == nullptr ? refusal(403, "not_allowed", "come in first") : answer(*session);
}

Answer PushDesk::post(const Request& request) {
  const Session* session = room_.people.session(request.cookie);
  if (room_.people.member_with(request.cookie) == nullptr)
    return refusal(403, "not_allowed", "members alone play from home; come in as one first");
  Result<void> done = fail("this can't be done");
  if (request.path == "/api/push/off") done = room_.pushes.forget(session->hash);
  if (request.path == "/api/push/on") {
    auto push = push_of(request.body);
    if (!push || !language_from(push->language)) return refusal(400, "bad_request", "this can't be read");
    if (const auto keys = read_push_keys(push->p256dh, push->auth); !keys)
      return refusal(400, "bad_request", keys.error());
    if (const auto to = read_push_endpoint(push->endpoint, room_.any_port); !to)
      return refusal(400, "bad_request", to.error());
    push->session = session->hash, push->made = utc_now();
    done = room_.pushes.keep(*push);
  }
  return done ? answer(*session) : refusal(503, "failed", done.error());
}

void PushDesk::owe(const std::string& member, const std::string& match) {
  if (member.empty()) return;
  const auto now = std::chrono::steady_clock::now();
  for (const auto& session : room_.people.sessions_of(member)) room_.pushes.owe(session.hash, match, now);
}

bool PushDesk::is_wanted(const Session& session, const std::set<std::string>& matches) const {
  const std::string& member = session.person;
  return room_.home.vacations().away_until(member, since_1970(room_.calendar())) == 0 &&
         std::any_of(matches.begin(), matches.end(),
                     [&](const std::string& match) {
                       const HomeGame* game = room_.home.game(match);
                       return game != nullptr && game->waits_for(member);
                     }) &&
         !room_.sockets.is_open(session.hash, true);
}

void PushDesk::look(Pushes::Time now) {
  if (now - looked_ < kLookAtPushes) return;
  looked_ = now;
  room_.pushes.drop(
      [&](const std::string& session) { return room_.people.session_named(session) == nullptr; });
  std::string subject;
  for (const auto& address : room_.names.addresses())
    if (subject.empty() && address.starts_with("https://")) subject = address;
  for (const auto& [hash, matches] : room_.pushes.due(now)) {
    if (!is_wanted(*room_.people.session_named(hash), matches)) {
      room_.pushes.settle(hash);
      continue;
    }
    const KeptPush& to = *room_.pushes.of(hash);
    // Neither whose game nor which: a push may lie on a screen that others see.
    const std::string text = said(language_from(to.language).value_or(Language::kEnglish), "home.push");
    room_.pushes.sending(hash);
    room_.send({to.endpoint, to.p256dh, to.auth, text, subject},
               [this, hash = hash, endpoint = to.endpoint](const PushOutcome& outcome) {
                 room_.pushes.sent(hash, endpoint, outcome, std::chrono::steady_clock::now());
               });
  }
}

}  // namespace boardwright::server
