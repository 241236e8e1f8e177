// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer answers to requests.
#include <array>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/server/club_server.hpp"
#include "ui/server/qr.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 4> kPages{"/", "/join", "/projector", "/organiser"};

bool is_page(const std::string& path) {
  if (std::find(kPages.begin(), kPages.end(), path) != kPages.end()) return true;
  for (const std::string_view start : {"/m/", "/watch/", "/evening/"})
    if (path.starts_with(start)) return is_id(std::string_view(path).substr(start.size()));
  // A variant as a link. Whether there is such a one the page says, in the reader's language.
  return path.starts_with("/v/");
}

Answer not_here() { return refusal(404, "unknown", "there is nothing here"); }

}  // namespace

Answer ClubServer::answer(const Request& request) {
  ++counts_.requests;
  if (auto refused = not_our_name(request)) {
    ++counts_.refused_requests;
    return std::move(*refused);
  }
  Answer made = request.method == "GET" || request.method == "HEAD" ? get(request)
                : request.method == "POST"                          ? post(request)
                                           : refusal(405, "bad_request", "only GET and POST are understood");
  if (made.status >= 400) ++counts_.refused_requests;
  return made;
}

std::optional<Answer> ClubServer::not_our_name(const Request& request) {
  if (names_.is_own_host(request.host)) return std::nullopt;
  names_.look_again();  // a laptop may have come to another network
  if (names_.is_own_host(request.host)) return std::nullopt;
  return refusal(421, "not_allowed", "this server isn't called so");
}

Answer ClubServer::get(const Request& request) {
  const std::string& path = request.path;
  const auto kept = [&](const SiteFile& file) {
    return tagged_answer(request, file.type, file.tag, file.content);
  };
  if (is_page(path)) return kept(files_.index());
  if (path == "/api/hello") {
    const Session* session = people_.session(request.cookie);
    if (session != nullptr) people_.seen(session->hash, utc_now());
    return hello(request, session == nullptr ? nullptr : people_.person(session->person), request.cookie);
  }
  constexpr std::string_view kEvening = "/api/evening/";
  if (path.starts_with(kEvening)) return evening(path.substr(kEvening.size()), request);
  if (path == "/api/home") return home_list(request);
  if (path == "/api/push") return push_list(request);
  if (path == "/api/passkey") return passkey_list(request);
  if (path.starts_with("/feed/")) return feed(request);
  if (path == "/api/games") return catalogue_.list(language_of(request));
  constexpr std::string_view kBoard = "/api/board/", kRules = "/api/rules/", kArt = "/art/", kQr = "/qr/";
  const std::string_view of(path);
  if (of.starts_with(kBoard)) return catalogue_.board(of.substr(kBoard.size()), request);
  if (of.starts_with(kRules)) return catalogue_.rules(path.substr(kRules.size()), language_of(request));
  if (of.starts_with(kArt)) return catalogue_.picture(path.substr(kArt.size()));
  if (of.starts_with(kQr)) {
    const auto urls = addresses();
    for (std::size_t i = 0; i < urls.size(); ++i)
      if (path == "/qr/" + std::to_string(i) + ".svg") {
        Answer answer = text_answer(200, qr_svg(urls[i]));
        answer.type = "image/svg+xml";
        return answer;
      }
    return not_here();
  }
  const SiteFile* file = path.size() > 1 ? files_.find(path.substr(1)) : nullptr;
  return file == nullptr ? not_here() : kept(*file);
}

Answer ClubServer::hello(const Request&, const Person* me, const std::string& token) {
  Json languages_known = Json::array();
  for (const Language language : languages()) languages_known.push_back(language_code(language));
  Json json{{"version", 1},
            {"club", name_},
            {"languages", std::move(languages_known)},
            {"needs_code", people_.needs_code()},
            {"addresses", addresses()},
            {"page", files_.version()}};
  if (trial_) json["trial"] = true;
  json["me"] =
      me == nullptr ? Json() : Json{{"person", me->id}, {"name", me->name}, {"role", role_word(me->role)}};
  if (me != nullptr && me->member) json["me"]["password"] = has_password(me->id);
  json["token"] = me == nullptr ? Json() : Json(People::page_token(token));
  return json_answer(200, json.dump());
}

Answer ClubServer::entered(const Request& request, People::Entry entry, const std::string& left) {
  if (!entry) {
    Answer answer = refusal(entry.error().status, entry.error().code, entry.error().sentence);
    if (entry.error().code == "wait") answer.headers.emplace_back("Retry-After", "2");
    return answer;
  }
  if (!left.empty()) {
    const Session* before = people_.session(left);
    const std::vector<std::string> sessions =
        before == nullptr ? std::vector<std::string>() : std::vector{before->hash};
    const std::string person = before == nullptr ? "" : before->person;
    people_.leave(left);
    sockets_.end_sessions(sessions, "left", "you have come in anew");
    if (!person.empty()) gone(person);
  }
  const bool secure = request.origin.starts_with("https://");
  Answer answer = hello(request, entry->person, entry->token);
  answer.headers.emplace_back(
      "Set-Cookie", std::string(secure ? "__Host-boardwright=" : "boardwright=") + entry->token +
                        "; Path=/; HttpOnly; SameSite=Strict; Max-Age=7776000" + (secure ? "; Secure" : ""));
  lobby_.touch();
  return answer;
}

/// Of the page, in its own name.
std::optional<Answer> ClubServer::may_not_post(const Request& request) const {
  if (!names_.is_own_origin(request.origin, request.host))
    return refusal(403, "not_allowed", "this came from another page");
  if (request.content_type != "application/json" && !request.content_type.starts_with("application/json;"))
    return refusal(400, "bad_request", "application/json is expected");
  const Session* session = people_.session(request.cookie);
  if (session != nullptr && request.token != People::page_token(request.cookie))
    return refusal(403, "not_allowed", "the token of the page is missing or old; load it again");
  return std::nullopt;
}

Answer ClubServer::post(const Request& request) {
  if (auto refused = may_not_post(request)) return std::move(*refused);
  const Session* session = people_.session(request.cookie);
  const TimeMs now = utc_now();
  const auto bad = [] { return refusal(400, "bad_request", "this can't be read"); };
  const std::string left = session == nullptr ? "" : request.cookie;
  if (request.path == "/api/join") {
    const auto words = words_of(request.body, {"name", "code"});
    if (!words || !words->contains("name")) return bad();
    const auto code = words->find("code");
    return entered(
        request, people_.join(words->at("name"), code == words->end() ? "" : code->second, request.peer, now),
        left);
  }
  if (request.path == "/api/member" || request.path == "/api/organiser") {
    const auto words = words_of(request.body, {"code"});
    if (!words || words->empty()) return bad();
    if (request.path == "/api/member")
      return entered(request, people_.enter_member(words->at("code"), request.peer, now), left);
    const std::string before = session == nullptr ? "" : session->hash;
    auto raised = people_.raise(request.cookie, words->at("code"), request.peer, now);
    if (raised) {
      sockets_.end_sessions({before}, "left", "you come in anew, with more to do");
      if (auto moved = pushes_.move(before, people_.session(raised->token)->hash); !moved)
        log_warning("a browser isn't told any more whose turn it is: " + moved.error());
    }
    return entered(request, std::move(raised), "");
  }
  if (request.path.starts_with("/api/home/")) return home_post(request);
  if (request.path.starts_with("/api/push/")) return push_post(request);
  if (request.path.starts_with("/api/passkey/")) return passkey_post(request);
  if (request.path == "/api/leave") {
    if (session == nullptr) return refusal(403, "not_allowed", "come in first");
    const std::string hash = session->hash, person = session->person;
    people_.leave(request.cookie);
    sockets_.end_sessions({hash}, "left", "you have left");
    gone(person);
    lobby_.touch();
    Answer answer = hello(request, nullptr, "");
    answer.headers.emplace_back("Set-Cookie", "boardwright=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    return answer;
  }
  return not_here();
}

}  // namespace boardwright::server
