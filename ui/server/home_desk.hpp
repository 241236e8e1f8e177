// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "ui/server/at_home.hpp"
#include "ui/server/catalogue_pages.hpp"
#include "ui/server/home_matches.hpp"
#include "ui/server/match_keeper.hpp"
#include "ui/server/own_names.hpp"
#include "ui/server/site.hpp"

namespace boardwright::server {

/// What members ask of their games at home, over plain http: the list, challenges, vacations, feeds, answers in advance. In
/// the thread of the sockets.
class HomeDesk {
 public:
  struct Room {
    Club& club;
    People& people;
    AtHome& home;
    HomeMatches& at_home;
    LoadedMatches& matches;
    MatchKeeper& keeper;
    Lobby& lobby;
    const CataloguePages& catalogue;
    const OwnNames& names;
    const TimeSource& calendar;
  };
  explicit HomeDesk(Room room) : room_(room) {}

  /// /api/home and what is below it.
  [[nodiscard]] Answer list(const Request& request) const;
  [[nodiscard]] Answer post(const Request& request);
  void set_replies(const Request& request, const Site::Later& later);
  /// /feed/<secret>.atom and .ics. What isn't one is the same as what was revoked.
  [[nodiscard]] Answer feed(const Request& request) const;

 private:
  using Words = std::map<std::string, std::string>;
  [[nodiscard]] TimeMs now() const { return since_1970(room_.calendar()); }
  [[nodiscard]] HomeWords words_for(const Request& request) const;
  [[nodiscard]] Answer answer(const Request& request, const std::string& member) const;
  /// What the words mean, or why it can't be played by correspondence.
  [[nodiscard]] Result<MatchPlan> plan(const WantedGame& wanted) const;
  [[nodiscard]] Result<void> challenge(const Person& person, const Words& words);
  [[nodiscard]] Result<void> answer_challenge(const Person& person, const Words& words);

  Room room_;
};

}  // namespace boardwright::server
