// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/link/token_bucket.hpp"
#include "framework/store/players.hpp"
#include "framework/store/session_store.hpp"

namespace boardwright::server {

/// Each may also do what those before it may. A helper checks people in and enters results, an arbiter corrects them,
/// the organiser does everything.
enum class Role { kGuest, kMember, kHelper, kArbiter, kOrganiser };
[[nodiscard]] std::string_view role_word(Role role);

/// Somebody who has come in. A guest's id is the server's own, a member's that of the club's book.
struct Person {
  std::string id;
  std::string name;
  Role role = Role::kGuest;
  bool member = false;
};

struct Session {
  std::string hash;  ///< of the token; its name in here
  std::string person;
  TimeMs made = 0, seen = 0;
};

/// Why somebody may not come in.
struct NotIn {
  unsigned status = 403;
  std::string code;
  std::string sentence;
};

/// Who may talk to this server: sessions by the hashes of their tokens, kept in the store, so that they survive
/// a restart. One thread.
class People {
 public:
  using Members = std::function<Result<std::vector<ClubPlayer>>()>;
  static constexpr std::chrono::days kSessionDays{90};
  static constexpr std::chrono::minutes kCodeMinutes{10};
  static constexpr std::size_t kMostPeople = 2000;

  /// `code`: what guests must say to come in; empty: nothing.
  [[nodiscard]] static Result<People> open(SessionStore store, Members members, std::string code, TimeMs now);

  struct Entered {
    std::string token;  ///< for the cookie; nobody keeps it but the browser
    const Person* person = nullptr;
  };
  using Entry = tl::expected<Entered, NotIn>;

  /// Who has this token; nullptr: nobody.
  [[nodiscard]] const Session* session(const std::string& token) const;
  [[nodiscard]] const Session* session_named(const std::string& hash) const;
  [[nodiscard]] const Person* person(const std::string& id) const;
  /// Whose token that is, and the same if it is a member; nullptr: nobody's.
  [[nodiscard]] const Person* person_with(const std::string& token) const;
  [[nodiscard]] const Person* member_with(const std::string& token) const;
  /// For what a page sends with a POST: another site's page can't know it.
  [[nodiscard]] static std::string page_token(const std::string& session_token);
  /// The session is used: it lives on. Written down once an hour.
  void seen(const std::string& hash, TimeMs now);

  [[nodiscard]] Entry join(const std::string& name, const std::string& code, const std::string& peer,
                           TimeMs now);
  [[nodiscard]] Entry enter_member(const std::string& code, const std::string& peer, TimeMs now);
  /// The session gets a new token, and its person the role whose code it is.
  [[nodiscard]] Entry raise(const std::string& token, const std::string& code, const std::string& peer,
                            TimeMs now);
  /// Who is known to be this member.
  [[nodiscard]] Entry enter(const ClubPlayer& member, TimeMs now);
  /// By the whole name, however it is written; nothing: nobody.
  [[nodiscard]] std::optional<ClubPlayer> member_called(const std::string& name) const;
  [[nodiscard]] std::optional<ClubPlayer> member_by_id(const std::string& id) const;
  [[nodiscard]] bool has_password(const std::string& member);
  [[nodiscard]] std::size_t passkeys_of(const std::string& member);
  void leave(const std::string& token);
  /// What a session is called where others see it: it opens nothing, and nobody finds the token by it.
  [[nodiscard]] static std::string device_of(const std::string& hash) { return hash.substr(0, 12); }
  /// The browsers in which somebody is in, the first to come in first.
  [[nodiscard]] std::vector<Session> sessions_of(const std::string& person) const;
  /// All sessions of somebody, or that of one device; their hashes.
  std::vector<std::string> revoke(const std::string& person, const std::string& device = {});

  /// For a member to type, once.
  [[nodiscard]] std::string make_member_code(const ClubPlayer& member, TimeMs now);
  [[nodiscard]] const std::string& organiser_code() const noexcept { return organiser_code_; }
  [[nodiscard]] const std::string& arbiter_code() const noexcept { return arbiter_code_; }
  [[nodiscard]] const std::string& helper_code() const noexcept { return helper_code_; }
  [[nodiscard]] bool needs_code() const noexcept { return !guest_code_.empty(); }
  [[nodiscard]] const std::string& guest_code() const noexcept { return guest_code_; }
  [[nodiscard]] SessionStore& store() noexcept { return store_; }
  [[nodiscard]] std::size_t sessions() const noexcept { return sessions_.size(); }

 private:
  struct MemberCode {
    ClubPlayer member;
    TimeMs until = 0;
  };
  People(SessionStore store, Members members, std::string code);
  [[nodiscard]] std::optional<NotIn> too_many_tries(const std::string& peer);
  [[nodiscard]] Entry begin(Person person, TimeMs now);
  [[nodiscard]] std::optional<ClubPlayer> member_who(
      const std::function<bool(const ClubPlayer&)>& is_meant) const;
  [[nodiscard]] bool name_is_free(const std::string& name) const;

  SessionStore store_;
  Members members_;
  std::string guest_code_, organiser_code_, arbiter_code_, helper_code_;
  std::map<std::string, Session> sessions_;         // by hash
  std::map<std::string, Person> people_;            // by id
  std::map<std::string, MemberCode> member_codes_;  // by the code's hash
  std::map<std::string, TokenBucket> tries_;        // by address
};

}  // namespace boardwright::server
