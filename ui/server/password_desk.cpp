// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/password_desk.hpp"

namespace boardwright::server {
namespace {

/// Two that are made and ten that wait.
constexpr std::size_t kMostHashes = 12;

/// The same whatever was wrong.
Answer wrong_password() {
  return refusal(403, "wrong_password", "that isn't the name and password of a member");
}

}  // namespace

bool PasswordDesk::is_full() const noexcept { return hashes_ >= kMostHashes; }

void PasswordDesk::hash(std::function<void()> work, std::function<void()> then) {
  ++hashes_;
  hashing_([this, post = post_, work = std::move(work), then = std::move(then)] {
    work();
    post([this, then] {
      --hashes_;
      then();
    });
  });
}

void PasswordDesk::log_in(const Request& request, const Site::Later& later) {
  if (is_full()) return later(wait_answer(std::chrono::seconds(1)));
  const auto words = words_of(request.body, {"name", "password"});
  if (!words || words->size() != 2) return later(refusal(400, "bad_request", "this can't be read"));
  const std::string name = words->at("name"), password = words->at("password");
  if (const auto wait = tries_.take(name, request.peer, std::chrono::steady_clock::now()))
    return later(wait_answer(*wait));
  const auto member = people_.member_called(name);
  const auto kept = people_.store().password(member ? member->id : "");
  if (!kept) return later(refusal(503, "failed", kept.error()));
  // An unknown name takes as long as a wrong password.
  const auto right_hash = member ? *kept : std::nullopt;
  const auto right = std::make_shared<bool>(false);
  hash([right_hash, password,
        right] { *right = password_is(right_hash ? *right_hash : nobodys_hash(), password); },
       [this, request, later, name, member, right] {
         if (!*right || !member) return later(wrong_password());
         tries_.right(name, request.peer);
         later(door_.let_in(request, *member));
       });
}

void PasswordDesk::set(const Request& request, const Site::Later& later) {
  if (is_full()) return later(wait_answer(std::chrono::seconds(1)));
  const Person* person = people_.member_with(request.cookie);
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
  hash(
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
        later(door_.hello(people_.person(now->person), request.cookie));
      });
}

}  // namespace boardwright::server
