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
  if (auto refused = door_.not_our_name(request)) {
    ++counts_.refused_requests;
    return std::move(*refused);
  }
  Answer made = request.method == "GET" || request.method == "HEAD" ? get(request)
                : request.method == "POST"                          ? post(request)
                                           : refusal(405, "bad_request", "only GET and POST are understood");
  if (made.status >= 400) ++counts_.refused_requests;
  return made;
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
    return door_.hello(session == nullptr ? nullptr : people_.person(session->person), request.cookie);
  }
  constexpr std::string_view kEvening = "/api/evening/";
  if (path.starts_with(kEvening)) return evening(path.substr(kEvening.size()), request);
  if (path == "/api/home") return home_list(request);
  if (path == "/api/push") return push_desk_.list(request);
  if (path == "/api/passkey") return passkeys_.list(request);
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

/// What takes longer than others may wait.
bool ClubServer::answers_later(const Request& request, const Later& later) {
  using Desk = std::function<void(const Request&, const Later&)>;
  const std::map<std::string, Desk> desks{
      {"/api/login", [this](const auto& asked, const auto& then) { passwords_.log_in(asked, then); }},
      {"/api/password", [this](const auto& asked, const auto& then) { passwords_.set(asked, then); }},
      {"/api/home/replies", [this](const auto& asked, const auto& then) { set_replies(asked, then); }}};
  const auto desk = desks.find(request.path);
  if (request.method != "POST" || desk == desks.end()) return false;
  ++counts_.requests;
  const auto told = [this, later](Answer answer) {
    if (answer.status >= 400) ++counts_.refused_requests;
    later(std::move(answer));
  };
  if (auto refused = door_.not_our_name(request))
    told(std::move(*refused));
  else if (refused = door_.may_not_post(request); refused)
    told(std::move(*refused));
  else
    desk->second(request, told);
  return true;
}

Answer ClubServer::post(const Request& request) {
  if (auto refused = door_.may_not_post(request)) return std::move(*refused);
  if (auto at_door = door_.post(request)) return std::move(*at_door);
  if (request.path.starts_with("/api/home/")) return home_post(request);
  if (request.path.starts_with("/api/push/")) return push_desk_.post(request);
  if (request.path.starts_with("/api/passkey/")) return passkeys_.post(request);
  return not_here();
}

}  // namespace boardwright::server
