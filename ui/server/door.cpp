// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/door.hpp"

#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/language.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

Answer not_readable() { return refusal(400, "bad_request", "this can't be read"); }

}  // namespace

std::optional<Answer> Door::not_our_name(const Request& request) {
  if (room_.names.is_own_host(request.host)) return std::nullopt;
  room_.names.look_again();  // a laptop may have come to another network
  if (room_.names.is_own_host(request.host)) return std::nullopt;
  return refusal(421, "not_allowed", "this server isn't called so");
}

/// Of the page, in its own name.
std::optional<Answer> Door::may_not_post(const Request& request) const {
  if (!room_.names.is_own_origin(request.origin, request.host))
    return refusal(403, "not_allowed", "this came from another page");
  if (request.content_type != "application/json" && !request.content_type.starts_with("application/json;"))
    return refusal(400, "bad_request", "application/json is expected");
  const Session* session = room_.people.session(request.cookie);
  if (session != nullptr && request.token != People::page_token(request.cookie))
    return refusal(403, "not_allowed", "the token of the page is missing or old; load it again");
  return std::nullopt;
}

std::optional<Answer> Door::may_not_open(const Request& request) const {
  if (!room_.names.is_own_host(request.host))
    return refusal(421, "not_allowed", "this server isn't called so");
  if (!room_.names.is_own_origin(request.origin, request.host))
    return refusal(403, "not_allowed", "this came from another page");
  if (room_.people.session(request.cookie) == nullptr) return refusal(403, "not_allowed", "come in first");
  return std::nullopt;
}

Answer Door::hello(const Person* me, const std::string& token) {
  Json languages_known = Json::array();
  for (const Language language : languages()) languages_known.push_back(language_code(language));
  Json json{{"version", 1},
            {"club", room_.club},
            {"languages", std::move(languages_known)},
            {"needs_code", room_.people.needs_code()},
            {"addresses", room_.names.addresses()},
            {"page", room_.page}};
  if (room_.trial) json["trial"] = true;
  json["me"] =
      me == nullptr ? Json() : Json{{"person", me->id}, {"name", me->name}, {"role", role_word(me->role)}};
  if (me != nullptr && me->member) json["me"]["password"] = room_.people.has_password(me->id);
  json["token"] = me == nullptr ? Json() : Json(People::page_token(token));
  return json_answer(200, json.dump());
}

Answer Door::entered(const Request& request, People::Entry entry, const std::string& left) {
  if (!entry) {
    Answer answer = refusal(entry.error().status, entry.error().code, entry.error().sentence);
    if (entry.error().code == "wait") answer.headers.emplace_back("Retry-After", "2");
    return answer;
  }
  if (!left.empty()) {
    const Session* before = room_.people.session(left);
    const std::vector<std::string> sessions =
        before == nullptr ? std::vector<std::string>() : std::vector{before->hash};
    const std::string person = before == nullptr ? "" : before->person;
    room_.people.leave(left);
    room_.sockets.end_sessions(sessions, "left", "you have come in anew");
    if (!person.empty()) gone(person);
  }
  const bool secure = request.origin.starts_with("https://");
  Answer answer = hello(entry->person, entry->token);
  answer.headers.emplace_back(
      "Set-Cookie", std::string(secure ? "__Host-boardwright=" : "boardwright=") + entry->token +
                        "; Path=/; HttpOnly; SameSite=Strict; Max-Age=7776000" + (secure ? "; Secure" : ""));
  room_.lobby.touch();
  return answer;
}

std::string Door::left_by(const Request& request) const {
  return room_.people.session(request.cookie) == nullptr ? "" : request.cookie;
}

Answer Door::let_in(const Request& request, const ClubPlayer& member) {
  const std::string left = left_by(request);
  return entered(request, room_.people.enter(member, utc_now()), left);
}

std::optional<Answer> Door::post(const Request& request) {
  if (request.path == "/api/join") return join(request);
  if (request.path == "/api/member" || request.path == "/api/organiser") return by_code(request);
  if (request.path == "/api/leave") return leave(request);
  return std::nullopt;
}

Answer Door::join(const Request& request) {
  const auto words = words_of(request.body, {"name", "code"});
  if (!words || !words->contains("name")) return not_readable();
  const auto code = words->find("code");
  const std::string left = left_by(request);
  return entered(
      request,
      room_.people.join(words->at("name"), code == words->end() ? "" : code->second, request.peer, utc_now()),
      left);
}

/// A member's, or one that gives who is in already more to do.
Answer Door::by_code(const Request& request) {
  const auto words = words_of(request.body, {"code"});
  if (!words || words->empty()) return not_readable();
  const std::string left = left_by(request);
  if (request.path == "/api/member")
    return entered(request, room_.people.enter_member(words->at("code"), request.peer, utc_now()), left);
  const Session* session = room_.people.session(request.cookie);
  const std::string before = session == nullptr ? "" : session->hash;
  auto raised = room_.people.raise(request.cookie, words->at("code"), request.peer, utc_now());
  if (raised) {
    room_.sockets.end_sessions({before}, "left", "you come in anew, with more to do");
    if (auto moved = room_.pushes.move(before, room_.people.session(raised->token)->hash); !moved)
      log_warning("a browser isn't told any more whose turn it is: " + moved.error());
  }
  return entered(request, std::move(raised), "");
}

Answer Door::leave(const Request& request) {
  const Session* session = room_.people.session(request.cookie);
  if (session == nullptr) return refusal(403, "not_allowed", "come in first");
  const std::string hash = session->hash, person = session->person;
  room_.people.leave(request.cookie);
  room_.sockets.end_sessions({hash}, "left", "you have left");
  gone(person);
  room_.lobby.touch();
  Answer answer = hello(nullptr, "");
  answer.headers.emplace_back("Set-Cookie", "boardwright=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
  return answer;
}

bool Door::show_out(const std::string& person, const std::string& device) {
  const auto ended = room_.people.revoke(person, device);
  if (ended.empty()) return false;
  room_.sockets.end_sessions(ended, "revoked", "the organiser has ended this session");
  gone(person);
  room_.lobby.touch();
  return true;
}

void Door::gone(const std::string& person) {
  if (room_.people.person(person) != nullptr) return;
  room_.lobby.gone(person, utc_now());
  room_.claims.gone(person);
}

}  // namespace boardwright::server
