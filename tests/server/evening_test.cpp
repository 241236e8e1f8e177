// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tournaments over real sockets: what goes out to whom, who may do what, and what another program has written. This
// program is that other one: it writes to the store of the running server.
#include "framework/tournament/score.hpp"
#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

TEST_CASE(
    "pages see what another program does to a tournament, and strangers see names, pairings and standings") {
  ClubEvening at;
  Looker page(at, "Gast");
  const auto entered = [](const Json& seen) { return seen["entrants"].size() == 4; };
  Json seen = page.see(entered);
  REQUIRE(entered(seen));
  CHECK(seen["name"] == "Thursday");
  CHECK(seen["current"].is_null());
  CHECK(seen["me"].is_null());
  CHECK(seen["desk"].is_null());

  at.everybody_is_here();
  at.publish();
  // Told by the socket, without being asked.
  Json told;
  for (int i = 0; i < 100; ++i) {
    told = page.hear("evenings");
    if (told.is_null() || (!told["evenings"].empty() && told["evenings"][0]["round"] == 1)) break;
  }
  REQUIRE(told.is_object());
  CHECK(told["evenings"][0]["evening"] == at.id());
  seen = page.see([](const Json& now) { return now["current"].is_object(); });
  REQUIRE(seen["current"]["boards"].size() == 2);
  CHECK(seen["current"]["round"] == 1);
  CHECK(seen["scores"] == Json::array({"1-0", "½-½", "0-1"}));
  const Json board = seen["current"]["boards"][0];
  CHECK(board["result"].is_null());
  CHECK_FALSE(board.contains("said"));
  CHECK_FALSE(seen["entrants"][0].contains("phone"));

  require_done(
      at.evening.results().give(1, 1, value_of(tournament::parse_score("1-0", at.evening.now().settings))));
  seen = page.see([](const Json& now) { return now["current"]["boards"][0]["result"] == "1-0"; });
  CHECK(seen["current"]["boards"][0]["result"] == "1-0");
  CHECK(seen["standings"]["lines"][0]["points"] == "1");
  CHECK(seen["standings"]["columns"].size() == seen["standings"]["lines"][0]["values"].size());

  // Who hasn't come in sees nothing.
  CHECK(ask(*at.server, {"GET", "/api/evening/" + at.id(), {}, ""}).status == 403);
  CHECK(ask(*at.server, {"GET", "/api/evening/" + new_id(1), {{"Cookie", page.cookie()}}, ""}).status == 404);
}

TEST_CASE("each role may do its own and no more, with a code of its own") {
  ClubEvening at;
  Looker guest(at, "Gast"), helper(at, "Hilde", "helper"), arbiter(at, "Arno", "arbiter"),
      organiser(at, "Otto", "organiser");
  CHECK(std::set<std::string>{at.server->told["helper"], at.server->told["arbiter"],
                              at.server->told["organiser"]}
            .size() == 3);
  const std::string ada = at.player("Ada");
  const Json check_in{{"do", "presence"}, {"player", ada}, {"here", true}};
  const Json give{{"do", "give"}, {"round", 1}, {"board", 1}, {"score", "1-0"}};
  const Json correct{{"do", "correct"}, {"round", 1}, {"board", 1}, {"score", "0-1"}, {"why", "a slip"}};
  const Json pair{{"do", "pair"}};
  for (const Json& what : {check_in, give, correct, pair})
    CHECK(code_of(guest.ask(what)) == "not_allowedrefused");
  for (const Json& what : {correct, pair}) CHECK(code_of(helper.ask(what)) == "not_allowedrefused");
  CHECK(code_of(arbiter.ask(pair)) == "not_allowedrefused");
  // A forfeit is the arbiter's to say.
  Json forfeit = give;
  forfeit["score"] = "+:-";
  CHECK(code_of(helper.ask(forfeit)) == "not_allowedrefused");
  // Nobody's phone: nothing to check in.
  CHECK(code_of(guest.ask({{"do", "come"}})) == "not_in_itrefused");

  CHECK(helper.ask(check_in)["type"] == "done");
  require_done(at.evening.refresh() ? Result<void>() : Result<void>(fail("nothing is new")));
  CHECK(at.evening.now().entrant(ada)->said.at(1) == tournament::Attendance::kIn);
  at.everybody_is_here();

  const Json drafted = organiser.ask(pair);
  INFO(drafted.dump());
  REQUIRE(drafted["type"] == "done");
  REQUIRE(drafted["boards"].size() == 2);
  CHECK(guest.see()["current"].is_null());  // a draft is shown to nobody
  const Json why = organiser.ask(
      {{"do", "why"}, {"round", 1}, {"board", 1}, {"draft", drafted["draft"]}, {"language", "nl"}});
  REQUIRE(why["why"].size() > 0);
  CHECK(organiser.ask({{"do", "publish"}, {"draft", "another"}})["type"] == "refused");
  CHECK(organiser.ask({{"do", "publish"}, {"draft", drafted["draft"]}})["type"] == "done");
  const Json seen = guest.see([](const Json& now) { return now["current"].is_object(); });
  CHECK(seen["current"]["boards"][0]["first"]["name"] == drafted["boards"][0]["first"]["name"]);

  CHECK(helper.ask(give)["type"] == "done");
  // What is there already is refused, in the language of the page.
  Json differs = give;
  differs["score"] = "0-1";
  differs["language"] = "nl";
  const Json refused = helper.ask(differs);
  CHECK(refused["code"] == "said");
  CHECK(refused["sentence"].get<std::string>().find("ronde") != std::string::npos);
  CHECK(arbiter.ask(correct)["type"] == "done");
  CHECK(guest.see([](const Json& now) {
    return now["current"]["boards"][0]["result"] == "0-1";
  })["current"]["boards"][0]["result"] == "0-1");
  // Sent twice it acts once.
  const std::string id = new_id(utc_now());
  const Json twice{{"type", "evening"}, {"id", id}, {"evening", at.id()}, {"do", "enter"}, {"name", "Emma"}};
  organiser.say(twice), organiser.say(twice);
  Json answer;
  do answer = organiser.hear();
  while (!answer.is_null() && answer.value("id", "") != id);
  REQUIRE(answer.is_object());
  CHECK(answer["type"] == "done");
  CHECK(organiser.see([](const Json& now) { return now["entrants"].size() == 5; })["entrants"].size() == 5);
}

TEST_CASE("two say by phone how their board ended; what differs goes to the arbiter") {
  ClubEvening at(tournament::System::kSwiss, {"Ada", "Ben"}, {});
  at.everybody_is_here();
  at.publish();
  Looker arbiter(at, "Arno", "arbiter"), organiser(at, "Otto", "organiser"), stranger(at, "Gast");
  Looker ada(at, "one"), ben(at, "two");
  come_in_as(ada, organiser, "Ada");
  come_in_as(ben, organiser, "Ben");
  const Json mine =
      ada.see([](const Json& now) { return now["me"].is_object() && now["me"]["board"].is_object(); });
  REQUIRE(mine["me"]["name"] == "Ada");
  const Json board = mine["me"]["board"];
  const bool ada_first = board["first"]["name"] == "Ada";
  const auto result = [&](const std::string& score) {
    return Json{{"do", "result"}, {"round", 1}, {"board", 1}, {"score", score}};
  };
  // Nobody says it for others, and no phone says that somebody didn't come.
  CHECK(code_of(stranger.ask(result("1-0"))) == "not_in_itrefused");
  CHECK(ada.ask(result("+:-"))["code"] == "said");
  CHECK(ada.ask(result("7-5"))["code"] == "said");

  CHECK(ada.ask(result(ada_first ? "1-0" : "0-1"))["type"] == "done");
  const auto said = [](const Json& now) {
    return now["me"].is_object() && !now["me"]["board"]["said"].empty();
  };
  const Json theirs = ben.see(said);
  REQUIRE(theirs["me"]["board"]["said"].size() == 1);
  CHECK(theirs["me"]["board"]["said"][0]["name"] == "Ada");
  CHECK(theirs["me"]["board"]["result"].is_null());
  CHECK_FALSE(stranger.see()["current"]["boards"][0].contains("said"));  // that is theirs alone
  CHECK(ben.ask(result(ada_first ? "0-1" : "1-0"))["type"] == "done");
  const Json open =
      arbiter.see([](const Json& now) { return now["current"]["boards"][0]["disputed"] == true; });
  CHECK(open["current"]["boards"][0]["disputed"] == true);
  CHECK(open["current"]["boards"][0]["said"].size() == 2);
  CHECK(open["current"]["boards"][0]["result"].is_null());
  CHECK(arbiter.ask({{"do", "correct"},
                     {"round", 1},
                     {"board", 1},
                     {"score", "½-½"},
                     {"why", "both agreed"}})["type"] == "done");
  const auto decided = [](const Json& now) { return now["current"]["boards"][0]["result"] == "½-½"; };
  CHECK(decided(stranger.see(decided)));
  CHECK(ada.ask(result("1-0"))["code"] == "said");  // it is final
}

TEST_CASE("two who say the same are believed, and go home or stay") {
  ClubEvening at(tournament::System::kSwiss, {"Ada", "Ben"}, {});
  at.everybody_is_here();
  at.publish();
  Looker organiser(at, "Otto", "organiser");
  Looker ada(at, "one"), ben(at, "two");
  come_in_as(ada, organiser, "Ada");
  come_in_as(ben, organiser, "Ben");
  const Json drawn{{"do", "result"}, {"round", 1}, {"board", 1}, {"score", "½-½"}};
  CHECK(ada.ask(drawn)["type"] == "done");
  CHECK(ben.ask(drawn)["type"] == "done");
  const auto settled = [](const Json& now) { return now["current"]["boards"][0]["result"] == "½-½"; };
  CHECK(settled(ada.see(settled)));
  const auto is = [](const char* state) {
    return [state](const Json& now) { return now["me"].is_object() && now["me"]["is"] == state; };
  };
  CHECK(ada.ask({{"do", "come"}})["type"] == "done");
  CHECK(is("here")(ada.see(is("here"))));
  CHECK(ada.ask({{"do", "go_home"}})["type"] == "done");
  CHECK(is("gone")(ada.see(is("gone"))));
  // Others see that he isn't here, and not why.
  for (const auto& one : ben.see()["entrants"])
    if (one["name"] == "Ada") CHECK(one["is"] == "away");
  CHECK(ada.ask({{"do", "come"}})["type"] == "done");
  CHECK(is("here")(ada.see(is("here"))));
}

TEST_CASE("a guest is whom the organiser says he is, and no member; that survives the server") {
  ClubEvening at(tournament::System::kSwiss, {"Ada"}, {"Cleo"});
  at.everybody_is_here();
  at.publish();
  Looker organiser(at, "Otto", "organiser"), phone(at, "Cleo's phone");
  const auto offered = [](const Json& now) {
    return now["desk"].is_object() && now["desk"]["guests"].size() == 1;
  };
  const Json desk = organiser.see(offered);
  REQUIRE(offered(desk));
  CHECK(desk["desk"]["guests"][0]["name"] == "Cleo's phone");
  CHECK(code_of(organiser.ask({{"do", "tie"}, {"person", phone.person()}, {"player", at.player("Ada")}})) ==
        "not_a_guestrefused");
  CHECK(code_of(phone.ask({{"do", "tie"}, {"person", phone.person()}, {"player", at.player("Cleo")}})) ==
        "not_allowedrefused");
  // Nor does he by bearing a member's name when he is entered.
  REQUIRE(at.club->people().add("Dora"));
  CHECK(organiser.ask({{"do", "enter"}, {"name", "Dora"}, {"person", phone.person()}})["type"] == "done");
  CHECK(phone.see([](const Json& now) { return now["entrants"].size() == 3; })["me"].is_null());
  CHECK(organiser.ask({{"do", "tie"}, {"person", phone.person()}, {"player", at.player("Cleo")}})["type"] ==
        "done");
  CHECK(phone.see()["me"]["name"] == "Cleo");
  CHECK(phone.ask({{"do", "result"}, {"round", 1}, {"board", 1}, {"score", "1-0"}})["type"] == "done");

  const std::string cookie = phone.cookie();
  at.server.reset();
  ServerRun again(at.folder / "club.db");
  REQUIRE(again.port != 0);
  Json seen;
  for (int tries = 0; tries < 100 && !seen.is_object(); ++tries) {
    const auto answer = ask(again, {"GET", "/api/evening/" + at.id(), {{"Cookie", cookie}}, ""});
    if (answer.status == 200) seen = Json::parse(answer.body);
    std::this_thread::sleep_for(50ms);
  }
  REQUIRE(seen.is_object());
  CHECK(seen["me"]["name"] == "Cleo");
}

TEST_CASE("an open evening: who wants to play is proposed, and paired at the desk") {
  ClubEvening at(tournament::System::kOpenEvening, {"Ada", "Ben"}, {});
  Looker organiser(at, "Otto", "organiser"), ada(at, "one"), ben(at, "two");
  come_in_as(ada, organiser, "Ada");
  come_in_as(ben, organiser, "Ben");
  CHECK(ada.ask({{"do", "come"}})["type"] == "done");
  CHECK(ben.ask({{"do", "come"}})["type"] == "done");
  const auto proposed = [](const Json& now) {
    return now["desk"].is_object() && now["desk"]["proposals"].size() == 1;
  };
  const Json desk = organiser.see(proposed);
  REQUIRE(proposed(desk));
  const Json one = desk["desk"]["proposals"][0];
  CHECK(organiser.ask({{"do", "accept"},
                       {"player", one["player"]},
                       {"other", one["other"]},
                       {"game", one["game"]}})["type"] == "done");
  const auto plays = [](const Json& now) { return now["me"].is_object() && now["me"]["board"].is_object(); };
  const Json seen = ada.see(plays);
  REQUIRE(plays(seen));
  CHECK(seen["me"]["is"] == "playing");
  CHECK(seen["me"]["board"]["board"] == 1);
}

TEST_CASE("a board is played on the phones, and its result enters by itself") {
  ClubEvening at(tournament::System::kSwiss, {"Ada", "Ben"}, {});
  at.everybody_is_here();
  at.publish();
  Looker organiser(at, "Otto", "organiser"), ada(at, "one"), stranger(at, "Gast");
  come_in_as(ada, organiser, "Ada");
  const auto sits = [](const Json& now) { return now["me"].is_object() && now["me"]["board"].is_object(); };
  REQUIRE(sits(ada.see(sits)));
  const Json play{{"do", "play"}, {"round", 1}, {"board", 1}};
  CHECK(code_of(stranger.ask(play)) == "not_in_itrefused");
  CHECK(code_of(ada.ask(play)) == "nobody_thererefused");  // Ben has no phone here
  Looker ben(at, "two");
  come_in_as(ben, organiser, "Ben");
  const Json begun = ada.ask(play);
  INFO(begun.dump());
  REQUIRE(begun["type"] == "done");
  const std::string match = begun["match"];
  CHECK(ben.ask(play)["match"] == match);  // the same one
  const Json mine = ada.see();
  CHECK(mine["me"]["board"]["match"] == match);
  const bool ada_first = mine["me"]["board"]["first"]["name"] == "Ada";
  const auto rules = value_of(own_games().create("lines_of_action"));
  ben.watch(match, *rules, ada_first ? 1 : 0);
  REQUIRE(ben.link->begun());
  require_done(ben.submit({Command::Type::kResign, 0, {}, 0}));
  const std::string won = ada_first ? "1-0" : "0-1";
  const auto entered = [&](const Json& now) { return now["current"]["boards"][0]["result"] == won; };
  CHECK(entered(stranger.see(entered)));
}

TEST_CASE("what nobody can mean about a tournament is refused") {
  ClubEvening at;
  Looker page(at, "Gast");
  const std::string id = new_id(utc_now());
  const Json good{{"type", "evening"}, {"id", id}, {"evening", at.id()}, {"do", "come"}};
  for (const auto& [key, value] : std::vector<std::pair<std::string, Json>>{{"do", "burn"},
                                                                            {"evening", "../../etc"},
                                                                            {"id", 7},
                                                                            {"player", "p"},
                                                                            {"language", Json::array()}}) {
    Json bad = good;
    bad[key] = value;
    INFO(bad.dump());
    page.say(bad);
    Json answer;
    do answer = page.hear();
    while (!answer.is_null() && answer["type"] != "refused");
    CHECK(answer["code"] == "bad_request");
  }
  // A tournament that isn't there.
  Json other = good;
  other["evening"] = new_id(1);
  page.say(other);
  Json answer;
  do answer = page.hear();
  while (!answer.is_null() && answer["type"] != "refused");
  CHECK(answer["code"] == "unknown");
}
