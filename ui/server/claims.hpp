// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <map>
#include <string>

#include "framework/table/club.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/people.hpp"

namespace boardwright::server {

/// "I am Ada": a guest who is a member of the club says so, and the organiser allows it by a tap. What the guest's page
/// gets then is the member's code that the organiser would otherwise read out: it comes in with that, as at the door.
class Claims {
 public:
  Claims(Club& club, People& people, PageSockets& sockets)
      : club_(club), people_(people), sockets_(sockets) {}

  [[nodiscard]] Result<void> claim(const Person& person, const std::string& name);
  [[nodiscard]] Result<void> settle(const std::string& person, bool allow);
  /// Nobody is known by that name any more, and nothing is asked for him.
  void gone(const std::string& person);
  /// His own, to somebody whose page has just been opened; everybody's, to an organiser.
  void tell_newcomer(PageSocket& socket, const Person& person) const;

 private:
  struct Claim {
    ClubPlayer member;
    std::string code;  // once it is allowed
    bool refused = false;
    [[nodiscard]] bool waits() const noexcept { return code.empty() && !refused; }
  };
  void tell(const std::string& person);
  void tell_organisers();
  [[nodiscard]] SharedText text_of(const std::string& person) const;
  [[nodiscard]] SharedText text_of_all() const;

  Club& club_;
  People& people_;
  PageSockets& sockets_;
  std::map<std::string, Claim> claims_;  // by the guest's person
};

}  // namespace boardwright::server
