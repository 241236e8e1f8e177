// SPDX-License-Identifier: GPL-3.0-or-later
//
// A club with a running server and a tournament in its store, and people with pages who look at it.
#pragma once

#include "framework/evening/evening.hpp"
#include "tests/server/club_page.hpp"

namespace boardwright::test {

inline tournament::Settings settings_of(tournament::System system,
                                        std::vector<tournament::PlayedGame> games) {
  tournament::Settings settings;
  settings.name = "Thursday";
  settings.system = system;
  settings.games = std::move(games);
  settings.rounds = 3;
  return settings;
}

/// A club with a server, and a tournament that this program has made in its store.
struct ClubEvening {
  explicit ClubEvening(tournament::System system = tournament::System::kSwiss,
                       std::vector<std::string> members = {"Ada", "Ben"},
                       std::vector<std::string> guests = {"Cleo", "Dirk"},
                       std::vector<tournament::PlayedGame> games = {{"lines_of_action", "standard"}})
      : club(value_of(Club::open(StoreLocation::file(folder / "club.db"), ScoringBook()))),
        evening(value_of(Evening::create(club, settings_of(system, std::move(games))))) {
    std::vector<NewEntrant> people;
    for (const auto& name : members)
      people.push_back({PlayerKind::kMember, value_of(club->people().add(name)).id, name, {}, {}, {}, {}});
    for (const auto& name : guests) people.push_back({PlayerKind::kGuest, {}, name, {}, {}, {}, {}});
    require_done(evening.people().enter(people));
    server = std::make_unique<ServerRun>(folder / "club.db");
    REQUIRE(server->port != 0);
  }
  [[nodiscard]] std::string id() const { return evening.now().id; }
  [[nodiscard]] std::string player(const std::string& name) const { return value_of(evening.find(name)); }
  void everybody_is_here() {
    std::vector<std::string> all;
    for (const auto& one : evening.now().entrants) all.push_back(one.data.player);
    require_done(evening.people().say_presence(all, tournament::Attendance::kIn));
  }
  void publish() {
    const auto drafted = value_of(evening.rounds().draft());
    require_done(evening.rounds().publish(std::get<tournament::Draft>(drafted.what)));
  }
  ScratchFolder folder;
  std::shared_ptr<Club> club;
  Evening evening;
  std::unique_ptr<ServerRun> server;
};

/// Somebody with a page that looks at the evening, which the server has found in its store by then.
struct Looker : ClubPage {
  Looker(ClubEvening& at, const std::string& name)
      : ClubPage(*at.server, name), server(*at.server), id(at.id()) {
    REQUIRE(open() == 101);
    see();
  }
  /// With a code that the server has shown.
  Looker(ClubEvening& at, const std::string& name, const std::string& role)
      : ClubPage(*at.server, name), server(*at.server), id(at.id()) {
    const auto raised = post("/api/organiser", {{"code", at.server->told[role]}});
    INFO(raised.body);
    REQUIRE(raised.status == 200);
    CHECK(Json::parse(raised.body)["me"]["role"] == role);
    take_session(raised);
    REQUIRE(open() == 101);
    see();
  }
  Json ask(Json what) {
    what["type"] = "evening";
    what["evening"] = id;
    const std::string command = what["id"] = new_id(utc_now());
    say(what);
    for (;;) {
      Json answer = hear();
      if (answer.is_null() || answer.value("id", "") == command) return answer;
    }
  }
  /// What this one may see now, once it is so; at the latest as it is then.
  Json see(
      const std::function<bool(const Json&)>& wanted = [](const Json&) { return true; },
      const std::string& language = "en") {
    Json seen;
    for (int tries = 0; tries < 100; ++tries) {
      const auto answer = test::ask(
          server, {"GET", "/api/evening/" + id + "?language=" + language, {{"Cookie", cookie()}}, ""});
      seen = Json::parse(answer.body, nullptr, false);
      if (answer.status == 200 && wanted(seen)) return seen;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return seen;
  }
  ServerRun& server;
  std::string id;
};

inline std::string code_of(const Json& answer) { return answer.value("code", "") + answer.value("type", ""); }

/// The member's own session, by a code from the organiser.
inline void come_in_as(ClubPage& page, Looker& organiser, const std::string& member) {
  const Json made = organiser.lobby_command({{"do", "member_code"}, {"member", member}});
  REQUIRE(made["type"] == "done");
  const auto in = page.post("/api/member", {{"code", made["code"]}});
  REQUIRE(in.status == 200);
  page.take_session(in);
  REQUIRE(page.open() == 101);
}

}  // namespace boardwright::test
