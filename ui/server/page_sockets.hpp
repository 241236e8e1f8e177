// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "framework/link/page_session.hpp"
#include "ui/server/match_facts.hpp"
#include "ui/server/site.hpp"

namespace boardwright::server {

/// A page that is open, and what it watches.
struct PageSocket {
  struct Watched {
    std::uint64_t asked = 0;     ///< which request this answers; a later one makes it void
    std::optional<ViewKey> key;  ///< once it is answered
    std::string seats;           ///< what was told last of who sits there
  };
  PageConnection* connection = nullptr;
  std::string session, person;
  PageSession page;
  std::map<std::string, Watched> watched = {};  ///< by match; changed by PageSockets alone
  bool ending = false;
  std::uint64_t told_lobby = 0;  ///< its version
  bool acts = false;             ///< in the lobby: what comes of it is told at once

  /// Nothing, where it is ending.
  void send(const SharedText& text);
  /// With these last words.
  void end(const char* why, const char* sentence);
};

/// The pages that are open, each with a number, and which of them watch which match. One thread.
class PageSockets {
 public:
  /// Nobody's yet. The connection stays until `close`.
  [[nodiscard]] std::uint64_t open(PageConnection& connection, PageSession::Time now);
  void close(std::uint64_t id);
  /// nullptr: it is gone, or ending.
  [[nodiscard]] PageSocket* find(std::uint64_t id);
  /// In the order in which they came.
  [[nodiscard]] std::map<std::uint64_t, PageSocket>& all() noexcept { return all_; }
  [[nodiscard]] const std::map<std::uint64_t, PageSocket>& all() const noexcept { return all_; }
  [[nodiscard]] std::size_t count() const noexcept { return all_.size(); }
  [[nodiscard]] std::size_t count_of(const std::string& person) const;
  /// Of everybody with a page, by one look at all of them: "here", or "screen_off" where no page is visible.
  using Presence = std::map<std::string, std::string>;
  [[nodiscard]] Presence presence() const;
  /// Whether a page of that session is open; `visible`: and looked at.
  [[nodiscard]] bool is_open(const std::string& session, bool visible = false) const;
  [[nodiscard]] bool has_session(const std::string& session) const;  ///< also one that is ending

  void tell_all(const SharedText& text);
  void tell(const std::string& person, const SharedText& text);
  void end_all(const char* why, const char* sentence);
  void end_silent(PageSession::Time now);
  void end_sessions(const std::vector<std::string>& sessions, const char* why, const char* sentence);

  // Who watches what.
  PageSocket::Watched& look_on(std::uint64_t id, const std::string& match);
  void look_away(std::uint64_t id, const std::string& match);
  struct Eyes {
    PageSocket& socket;
    PageSocket::Watched& watched;
  };
  /// Those who watch a match or have asked to, in the order in which they came.
  [[nodiscard]] std::vector<Eyes> eyes_on(const std::string& match);
  [[nodiscard]] bool is_watched(const std::string& match) const { return watching_.contains(match); }

 private:
  std::map<std::uint64_t, PageSocket> all_;
  /// Whose PageSocket::watched has the match: 2,000 sockets are too many to look through at each move.
  std::unordered_map<std::string, std::set<std::uint64_t>> watching_;
  std::uint64_t next_ = 1;
};

}  // namespace boardwright::server
