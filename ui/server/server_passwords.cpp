// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members who come in by name and password. Hashing takes long on purpose: two at a time in threads of their own, some
// wait, and more are told to come again.
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

/// Two that are made and ten that wait.
constexpr std::size_t kMostHashes = 12;

/// The same whatever was wrong.
Answer wrong_password() {
  return refusal(403, "wrong_password", "that isn't the name and password of a member");
}

}  // namespace

bool ClubServer::answers_later(const Request& request, const Later& later) {
  const bool setting = request.path == "/api/password";
  const bool replies = request.path == "/api/home/replies";
  if (request.method != "POST" || (!setting && !replies && request.path != "/api/login")) return false;
  ++counts_.requests;
  const auto told = [this, later](Answer answer) {
    if (answer.status >= 400) ++counts_.refused_requests;
    later(std::move(answer));
  };
  if (auto refused = not_our_name(request))
    told(std::move(*refused));
  else if (refused = may_not_post(request); refused)
    told(std::move(*refused));
  else if (replies)
    set_replies(request, told);
  else if (hashes_ >= kMostHashes)
    told(wait_answer(std::chrono::seconds(1)));
  else if (setting)
    set_password(request, told);
  else
    log_in(request, told);
  return true;
}

bool ClubServer::has_password(const std::string& member) {
  const auto kept = people_.store().password(member);
  return kept && *kept;
}

void ClubServer::hash_later(std::function<void()> work, std::function<void()> then) {
  ++hashes_;
  hashing_([this, post = post_, work = std::move(work), then = std::move(then)] {
    work();
    post([this, then] {
      --hashes_;
      then();
    });
  });
}

void ClubServer::log_in(const Request& request, const Later& later) {
  const auto words = words_of(request.body, {"name", "password"});
  if (!words || words->size() != 2) return later(refusal(400, "bad_request", "this can't be read"));
  const std::string name = words->at("name"), password = words->at("password");
  if (const auto wait = tries_.take(name, request.peer, std::chrono::steady_clock::now()))
    return later(wait_answer(*wait));
  const auto member = people_.member_called(name);
  const auto kept = people_.store().password(member ? member->id : "");
  if (!kept) return later(refusal(503, "failed", kept.error()));
  // An unknown name takes as long as a wrong password.
  const auto hash = member ? *kept : std::nullopt;
  const auto right = std::make_shared<bool>(false);
  hash_later([hash, password, right] { *right = password_is(hash ? *hash : nobodys_hash(), password); },
             [this, request, later, name, member, right] {
               if (!*right || !member) return later(wrong_password());
               later(let_in(request, *member, name));
             });
}

Answer ClubServer::let_in(const Request& request, const ClubPlayer& member, const std::string& counted) {
  tries_.right(counted, request.peer);
  const std::string left = people_.session(request.cookie) == nullptr ? "" : request.cookie;
  return entered(request, people_.enter(member, utc_now()), left);
}

const Person* ClubServer::member_of(const Request& request) const {
  const Session* session = people_.session(request.cookie);
  const Person* person = session == nullptr ? nullptr : people_.person(session->person);
  return person != nullptr && person->member ? person : nullptr;
}

void ClubServer::set_password(const Request& request, const Later& later) {
  const Person* person = member_of(request);
  if (person == nullptr)
    return later(refusal(403, "not_allowed", "members alone have a password; come in as one first"));
  const auto words = words_of(request.body, {"password", "old"});
  if (!words || !words->contains("password")) return later(refusal(400, "bad_request", "this can't be read"));
  const std::string password = words->at("password");
  const std::string old = words->contains("old") ? words->at("old") : "";
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    return later(refusal(400, "bad_password", "a password has 8 letters at least, and 128 at the most"));
  const auto kept = people_.store().password(person->id);
  if (!kept) return later(refusal(503, "failed", kept.error()));
  // Whoever finds an open phone shall not take the member's place for good.
  if (*kept)
    if (const auto wait = tries_.take(person->name, request.peer, std::chrono::steady_clock::now()))
      return later(wait_answer(*wait));
  struct Made {
    bool right = false;
    Result<std::string> hash = std::string();
  };
  const auto made = std::make_shared<Made>();
  hash_later(
      [made, before = *kept, old, password] {
        made->right = !before || password_is(*before, old);
        if (made->right) made->hash = password_hash(password);
      },
      [this, made, request, later, member = person->id, name = person->name] {
        if (!made->right) return later(wrong_password());
        tries_.right(name, request.peer);
        if (!made->hash) return later(refusal(503, "failed", made->hash.error()));
        const Session* now = people_.session(request.cookie);
        if (now == nullptr) return later(refusal(403, "not_allowed", "come in first"));  // ended meanwhile
        if (auto written = people_.store().keep_password(member, *made->hash); !written)
          return later(refusal(503, "failed", written.error()));
        later(hello(request, people_.person(now->person), request.cookie));
      });
}

}  // namespace boardwright::server
