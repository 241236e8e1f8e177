// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "framework/table/club.hpp"
#include "ui/server/people.hpp"

namespace boardwright::server {

/// Which guests who have come in are which players of the club's book; members are who they are. Kept in the store. One
/// thread.
class GuestTies {
 public:
  /// Reads them; who isn't in any more is nobody.
  GuestTies(Club& club, const People& people);

  /// Who that is in the club's book; empty: nobody.
  [[nodiscard]] std::string player_of(const Person& person) const;
  /// The session's person who is this player; empty: none is here.
  [[nodiscard]] std::string person_of(const std::string& player) const;
  /// Players by guest.
  [[nodiscard]] const std::map<std::string, std::string>& all() const noexcept { return ties_; }

  void add(const std::string& guest, const std::string& player);
  /// The same, by which nobody else is this player any more; an empty one: the guest is nobody.
  void tie(const std::string& guest, const std::string& player);

 private:
  void read();
  void keep() const;

  Club& club_;
  const People& people_;
  std::map<std::string, std::string> ties_;
};

}  // namespace boardwright::server
