// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "ui/server/claims.hpp"
#include "ui/server/http.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/own_names.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/people.hpp"
#include "ui/server/pushes.hpp"

namespace boardwright::server {

/// Where people come in and leave, and where a request is looked at before anything answers it: by which of our names it
/// asks, from whose page it comes, whether it has that page's token. One thread.
class Door {
 public:
  struct Room {
    std::string club;  ///< its name, for people
    std::string page;  ///< its version
    bool trial = false;
    People& people;
    OwnNames& names;
    PageSockets& sockets;
    Lobby& lobby;
    Claims& claims;
    Pushes& pushes;
  };
  explicit Door(Room room) : room_(std::move(room)) {}

  // Nothing: it may.
  [[nodiscard]] std::optional<Answer> not_our_name(const Request& request);
  [[nodiscard]] std::optional<Answer> may_not_post(const Request& request) const;
  [[nodiscard]] std::optional<Answer> may_not_open(const Request& request) const;

  /// What this server is, and who asks; `me`: nullptr for nobody.
  [[nodiscard]] Answer hello(const Person* me, const std::string& token);
  /// /api/join, member, organiser and leave; nothing: it is another path.
  [[nodiscard]] std::optional<Answer> post(const Request& request);
  /// Who has shown that he is this member.
  [[nodiscard]] Answer let_in(const Request& request, const ClubPlayer& member);
  /// By the organiser: all sessions of somebody, or that of one device. False: there is none.
  [[nodiscard]] bool show_out(const std::string& person, const std::string& device);

 private:
  [[nodiscard]] Answer join(const Request& request);
  [[nodiscard]] Answer by_code(const Request& request);
  [[nodiscard]] Answer leave(const Request& request);
  [[nodiscard]] Answer entered(const Request& request, People::Entry entry, const std::string& left);
  /// The session that whoever comes in anew has left; empty: he had none.
  [[nodiscard]] std::string left_by(const Request& request) const;
  /// Ends what somebody was in the middle of, once nobody is known by that name any more.
  void gone(const std::string& person);

  Room room_;
};

}  // namespace boardwright::server
