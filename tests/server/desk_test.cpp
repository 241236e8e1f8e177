// SPDX-License-Identifier: GPL-3.0-or-later
//
// The desk over real sockets: rounds without somebody, going for good, pairing by hand, earlier rounds, what a correction
// would change, what people like to play, the end; and a guest who says which member he is.
#include "framework/tournament/score.hpp"
#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Json entrant_in(const Json& seen, const std::string& name) {
  for (const auto& one : seen["entrants"])
    if (one["name"] == name) return one;
  return {};
}

/// Pairs and publishes over the page.
void publish_by(Looker& organiser) {
  const Json drafted = organiser.ask({{"do", "pair"}});
  INFO(drafted.dump());
  REQUIRE(drafted["type"] == "done");
  REQUIRE(organiser.ask({{"do", "publish"}, {"draft", drafted["draft"]}})["type"] == "done");
}

void give(Looker& helper, int round, int board, const char* score) {
  const Json given = helper.ask({{"do", "give"}, {"round", round}, {"board", board}, {"score", score}});
  INFO(given.dump());
  REQUIRE(given["type"] == "done");
}

/// Everybody of a draft, board by board.
std::vector<std::pair<std::string, std::string>> pairs_of(const Json& draft) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const auto& board : draft["boards"])
    pairs.emplace_back(board["first"]["name"].get<std::string>(), board["second"]["name"].get<std::string>());
  return pairs;
}

}  // namespace

TEST_CASE("a helper says who is not there in a later round, and who is after all") {
  ClubEvening at;
  at.everybody_is_here();
  Looker helper(at, "Hilde", "helper"), guest(at, "Gast");
  const std::string ada = at.player("Ada");
  const Json later{{"do", "presence"}, {"player", ada}, {"round", 3}, {"here", false}};
  CHECK(code_of(guest.ask(later)) == "not_allowedrefused");
  CHECK(helper.ask(later)["type"] == "done");
  const auto out = [](const Json& seen) { return entrant_in(seen, "Ada")["out"] == Json::array({3}); };
  const Json seen = helper.see(out);
  CHECK(out(seen));
  CHECK(entrant_in(seen, "Ada")["is"] == "here");  // the next round is another one
  CHECK_FALSE(entrant_in(guest.see(), "Ada").contains("out"));
  require_done(at.evening.refresh() ? Result<void>() : Result<void>(fail("nothing is new")));
  CHECK(at.evening.now().entrant(ada)->said.at(3) == tournament::Attendance::kOut);

  // Who plays is checked in for the next round; what was said of the third one stays.
  Looker organiser(at, "Otto", "organiser");
  for (int round = 1; round <= 2; ++round) {
    publish_by(organiser);
    give(helper, round, 1, "1-0"), give(helper, round, 2, "1-0");
  }
  const Json third = helper.see([](const Json& now) { return now["next"] == 3; });
  CHECK(entrant_in(third, "Ada")["is"] == "out");
  CHECK(entrant_in(third, "Ben")["is"] == "here");

  Json back = later;
  back["here"] = true;
  CHECK(helper.ask(back)["type"] == "done");
  const auto in = [](const Json& now) { return entrant_in(now, "Ada")["out"].empty(); };
  CHECK(in(helper.see(in)));
  // A round that isn't one, and one that has been published.
  for (const int round : {4, 1}) {
    Json wrong = later;
    wrong["round"] = round;
    CHECK(helper.ask(wrong)["code"] == "said");
  }
}

TEST_CASE("the organiser gives half a point for a missed round, as often as the tournament allows") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), helper(at, "Hilde", "helper");
  CHECK(organiser.see()["desk"]["halves"] == true);
  const Json half{{"do", "half"}, {"player", at.player("Ada")}, {"round", 1}};
  CHECK(code_of(helper.ask(half)) == "not_allowedrefused");
  CHECK(organiser.ask(half)["type"] == "done");
  const auto has = [](const Json& seen) { return entrant_in(seen, "Ada")["half"] == Json::array({1}); };
  CHECK(has(organiser.see(has)));
  Json second = half;
  second["round"] = 2;
  CHECK(organiser.ask(second)["code"] == "said");  // one is all that is allowed
  second["round"] = 9;
  CHECK(organiser.ask(second)["code"] == "said");
  // It is taken back by being here after all.
  CHECK(organiser.ask(
            {{"do", "presence"}, {"player", at.player("Ada")}, {"round", 1}, {"here", true}})["type"] ==
        "done");
  const auto none = [](const Json& seen) { return entrant_in(seen, "Ada")["half"].empty(); };
  CHECK(none(organiser.see(none)));
}

TEST_CASE("after the last round there is one more by the organiser's word, with a reason") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter");
  const auto rounds = organiser.see()["rounds"].get<int>();
  for (int round = 1; round <= rounds; ++round) {
    publish_by(organiser);
    give(arbiter, round, 1, "1-0"), give(arbiter, round, 2, "1-0");
  }
  const auto over = [](const Json& seen) { return seen["desk"]["one_more"] == true; };
  CHECK(over(organiser.see(over)));
  CHECK(code_of(arbiter.ask({{"do", "one_more"}, {"why", "so"}})) == "not_allowedrefused");
  CHECK(organiser.ask({{"do", "one_more"}})["code"] == "said");
  CHECK(organiser.ask({{"do", "one_more"}, {"why", "two are level"}})["type"] == "done");
  const auto more = [&](const Json& seen) { return seen["rounds"] == rounds + 1; };
  const Json seen = organiser.see(more);
  CHECK(more(seen));
  CHECK(seen["desk"]["one_more"] == false);
}

TEST_CASE("somebody goes for good and comes back, by the organiser's word") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter");
  const Json leaves{{"do", "withdraw"}, {"player", at.player("Cleo")}, {"back", false}};
  CHECK(code_of(arbiter.ask(leaves)) == "not_allowedrefused");
  CHECK(organiser.ask(leaves)["type"] == "done");
  const auto is = [](const char* state) {
    return [state](const Json& seen) { return entrant_in(seen, "Cleo")["is"] == state; };
  };
  CHECK(is("gone")(organiser.see(is("gone"))));
  CHECK(organiser.ask(leaves)["code"] == "said");  // he has left already
  Json back = leaves;
  back["back"] = true;
  CHECK(organiser.ask(back)["type"] == "done");
  CHECK_FALSE(is("gone")(organiser.see([&](const Json& seen) { return !is("gone")(seen); })));
}

TEST_CASE("the organiser changes a draft by hand: places, sides, a reason") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter");
  const Json drafted = organiser.ask({{"do", "pair"}});
  REQUIRE(drafted["type"] == "done");
  CHECK(drafted["by_hand"] == false);
  const Json &first = drafted["boards"][0], &second = drafted["boards"][1];
  const auto exchange = [](const Json& draft, const Json& one, const Json& other) {
    return Json{
        {"do", "exchange"}, {"draft", draft["draft"]}, {"player", one["player"]}, {"other", other["player"]}};
  };
  CHECK(code_of(arbiter.ask(exchange(drafted, first["second"], second["second"]))) == "not_allowedrefused");
  const Json changed = organiser.ask(exchange(drafted, first["second"], second["second"]));
  INFO(changed.dump());
  REQUIRE(changed["type"] == "done");
  CHECK(changed["by_hand"] == true);
  CHECK(changed["draft"] != drafted["draft"]);
  auto wanted = pairs_of(drafted);
  std::swap(wanted[0].second, wanted[1].second);
  auto now = pairs_of(changed);
  std::ranges::sort(wanted), std::ranges::sort(now);
  CHECK(now == wanted);
  // What the page saw before is no draft any more.
  CHECK(organiser.ask(exchange(drafted, first["first"], second["first"]))["code"] == "said");
  CHECK(organiser.ask({{"do", "publish"}, {"draft", drafted["draft"]}, {"why", "so"}})["code"] == "said");
  // Two of one board change sides.
  const Json board = changed["boards"][0];
  const Json turned = organiser.ask(exchange(changed, board["first"], board["second"]));
  REQUIRE(turned["type"] == "done");
  auto sides = pairs_of(changed);
  std::swap(sides[0].first, sides[0].second);
  auto after = pairs_of(turned);
  std::ranges::sort(sides), std::ranges::sort(after);
  CHECK(after == sides);
  CHECK(organiser.ask(exchange(turned, board["first"], {{"player", new_id(1)}}))["code"] == "said");
  // By hand is published with a reason, and after a refusal the draft is still there.
  CHECK(organiser.ask({{"do", "publish"}, {"draft", turned["draft"]}})["code"] == "said");
  CHECK(organiser.ask({{"do", "publish"}, {"draft", turned["draft"]}, {"why", "they share a car"}})["type"] ==
        "done");
  require_done(at.evening.refresh() ? Result<void>() : Result<void>(fail("nothing is new")));
  const auto& round = at.evening.now().rounds.front().published;
  CHECK(round.by_hand);
  CHECK(round.reason == "they share a car");
}

TEST_CASE("an earlier round is looked at and corrected, after what that changes was seen") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter"), helper(at, "Hilde", "helper"),
      guest(at, "Gast");
  publish_by(organiser);
  give(helper, 1, 1, "1-0"), give(helper, 1, 2, "1-0");
  publish_by(organiser);  // who has played is still here
  const auto round = [&](Looker& who, const std::string& number) {
    return test::ask(*at.server,
                     {"GET", "/api/evening/" + at.id() + "/" + number, {{"Cookie", who.cookie()}}, ""});
  };
  REQUIRE(guest.see([](const Json& now) { return now["round"] == 2; })["round"] == 2);
  const auto seen = round(guest, "1");
  REQUIRE(seen.status == 200);
  const Json first = Json::parse(seen.body);
  CHECK(first["round"] == 1);
  CHECK(first["boards"][0]["result"] == "1-0");
  CHECK_FALSE(first["boards"][0].contains("said"));
  CHECK(Json::parse(round(helper, "1").body)["boards"][0].contains("said"));
  for (const char* number : {"0", "3", "x", "1x", "", "-1", "99999999999"})
    CHECK(round(guest, number).status == 404);
  CHECK(test::ask(*at.server, {"GET", "/api/evening/" + at.id() + "/1", {}, ""}).status == 403);

  const Json preview{{"do", "preview"}, {"round", 1}, {"board", 1}, {"score", "0-1"}};
  CHECK(code_of(helper.ask(preview)) == "not_allowedrefused");
  const Json shown = arbiter.ask(preview);
  INFO(shown.dump());
  REQUIRE(shown["type"] == "done");
  REQUIRE(shown["moved"].size() >= 2);
  CHECK(shown["moved"][0]["points"] != shown["moved"][1]["points"]);
  std::set<std::string> two, moved;
  for (const char* side : {"first", "second"})
    two.insert(first["boards"][0][side]["name"].get<std::string>());
  for (int i = 0; i < 2; ++i)
    moved.insert(shown["moved"][static_cast<std::size_t>(i)]["name"].get<std::string>());
  CHECK(moved == two);
  CHECK(shown["otherwise"].size() == 1);  // winners meet winners: the second round would be another one
  CHECK(shown["otherwise"][0]["round"] == 2);
  CHECK(shown["otherwise"][0]["pairs"].size() == 2);
  // A look changes nothing; the correction does.
  CHECK(Json::parse(round(guest, "1").body)["boards"][0]["result"] == "1-0");
  CHECK(arbiter.ask(
            {{"do", "correct"}, {"round", 1}, {"board", 1}, {"score", "0-1"}, {"why", "a slip"}})["type"] ==
        "done");
  CHECK(Json::parse(round(guest, "1").body)["boards"][0]["result"] == "0-1");
  CHECK(arbiter.ask({{"do", "preview"}, {"round", 1}, {"board", 9}})["code"] == "said");
}

TEST_CASE("in an open evening people say what they like, and the organiser pairs two by hand") {
  ClubEvening at(tournament::System::kOpenEvening, {"Ada", "Ben"}, {},
                 {{"lines_of_action", "standard"}, {"dice_checkers", "standard"}});
  Looker organiser(at, "Otto", "organiser"), helper(at, "Hilde", "helper"), ada(at, "one");
  come_in_as(ada, organiser, "Ada");
  const auto likes = [](const Json& games) {
    return [games](const Json& seen) { return seen["me"].is_object() && seen["me"]["likes"] == games; };
  };
  const Json all = Json::array({0, 1}), one = Json::array({1});
  CHECK(likes(all)(ada.see(likes(all))));
  CHECK(ada.ask({{"do", "likes"}, {"games", one}})["type"] == "done");
  CHECK(likes(one)(ada.see(likes(one))));
  CHECK(entrant_in(helper.see(), "Ada")["likes"] == one);
  for (const Json& games : {Json::array(), Json::array({2})})
    CHECK(ada.ask({{"do", "likes"}, {"games", games}})["code"] == "said");
  CHECK(code_of(ada.ask({{"do", "likes_of"}, {"player", at.player("Ben")}, {"games", one}})) ==
        "not_allowedrefused");
  CHECK(helper.ask({{"do", "likes_of"}, {"player", at.player("Ada")}, {"games", {1, 0, 1}}})["type"] ==
        "done");
  CHECK(likes(all)(ada.see(likes(all))));
  require_done(at.evening.refresh() ? Result<void>() : Result<void>(fail("nothing is new")));
  CHECK(at.evening.now().entrant(at.player("Ada"))->data.likes.empty());  // all, also those added later

  const Json two{{"do", "match"}, {"player", at.player("Ben")}, {"other", at.player("Ada")}, {"game", 1}};
  CHECK(code_of(helper.ask(two)) == "not_allowedrefused");
  CHECK(organiser.ask(two)["type"] == "done");
  const auto plays = [](const Json& seen) {
    return seen["me"].is_object() && seen["me"]["board"].is_object();
  };
  const Json seen = ada.see(plays);
  REQUIRE(plays(seen));
  CHECK(seen["me"]["board"]["first"]["name"] == "Ben");
  CHECK(seen["me"]["board"]["game"] == 1);
  CHECK(organiser.ask(two)["code"] == "said");  // they play already
}

TEST_CASE("the organiser ends the evening, and a result can still be put right") {
  ClubEvening at;
  at.everybody_is_here();
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter");
  publish_by(organiser);
  give(arbiter, 1, 1, "1-0"), give(arbiter, 1, 2, "½-½");
  CHECK(code_of(arbiter.ask({{"do", "end"}})) == "not_allowedrefused");
  CHECK(organiser.ask({{"do", "end"}})["type"] == "done");
  const auto over = [](const Json& seen) { return seen["ended"] == true; };
  CHECK(over(organiser.see(over)));
  CHECK(organiser.ask({{"do", "end"}})["code"] == "said");
  CHECK(organiser.ask({{"do", "pair"}})["code"] == "said");
  CHECK(arbiter.ask(
            {{"do", "correct"}, {"round", 1}, {"board", 1}, {"score", "0-1"}, {"why", "a slip"}})["type"] ==
        "done");
}

TEST_CASE("a guest says which member he is, and comes in as that one when the organiser allows it") {
  ClubEvening at;
  Looker organiser(at, "Otto", "organiser"), arbiter(at, "Arno", "arbiter"), phone(at, "Ada's phone"),
      other(at, "Somebody");
  CHECK(code_of(phone.lobby_command({{"do", "claim"}, {"member", "Nobody at all"}})) == "no_memberrefused");
  const auto claims = [](ClubPage& page, std::size_t count) {
    Json told;
    do told = page.hear("claims");
    while (!told.is_null() && told["claims"].size() != count);
    return told;
  };
  const auto claim = [](ClubPage& page, const std::string& state) {
    Json told;
    do told = page.hear("claim");
    while (!told.is_null() && told["state"] != state);
    return told;
  };
  phone.say({{"type", "lobby"}, {"id", new_id(utc_now())}, {"do", "claim"}, {"member", "Ada"}});
  CHECK_FALSE(claim(phone, "waiting").contains("code"));
  const Json asked = claims(organiser, 1);
  REQUIRE(asked.is_object());
  CHECK(asked["claims"][0]["name"] == "Ada's phone");
  CHECK(asked["claims"][0]["member"] == "Ada");
  const Json allow{{"do", "settle_claim"}, {"person", phone.person()}, {"allow", true}};
  CHECK(code_of(arbiter.lobby_command(allow)) == "not_allowedrefused");
  CHECK(code_of(phone.lobby_command(allow)) == "not_allowedrefused");
  // Nobody else hears of it, and certainly not the code.
  other.keeps_bytes = arbiter.keeps_bytes = true;

  organiser.say([&] {
    Json no = allow;
    no["allow"] = false, no["type"] = "lobby", no["id"] = new_id(utc_now());
    return no;
  }());
  CHECK(claim(phone, "refused").is_object());
  CHECK(claims(organiser, 0).is_object());
  phone.say({{"type", "lobby"}, {"id", new_id(utc_now())}, {"do", "claim"}, {"member", "Ada"}});
  REQUIRE(claims(organiser, 1).is_object());
  // Who is sent away asks for nothing any more.
  Looker stranger(at, "Stranger");
  stranger.say({{"type", "lobby"}, {"id", new_id(utc_now())}, {"do", "claim"}, {"member", "Ada"}});
  REQUIRE(claims(organiser, 2).is_object());
  organiser.say(
      {{"type", "lobby"}, {"id", new_id(utc_now())}, {"do", "revoke"}, {"person", stranger.person()}});
  CHECK(claims(organiser, 1).is_object());
  organiser.say([&] {
    Json yes = allow;
    yes["type"] = "lobby", yes["id"] = new_id(utc_now());
    return yes;
  }());
  const Json allowed = claim(phone, "allowed");
  REQUIRE(allowed.is_object());
  // A phone that was away when it was allowed hears it when it is back.
  phone.close();
  REQUIRE(phone.open() == 101);
  CHECK(claim(phone, "allowed")["code"] == allowed["code"]);
  const auto in = phone.post("/api/member", {{"code", allowed["code"]}});
  REQUIRE(in.status == 200);
  CHECK(Json::parse(in.body)["me"]["name"] == "Ada");
  CHECK(Json::parse(in.body)["me"]["role"] == "member");
  phone.take_session(in);
  REQUIRE(phone.open() == 101);
  CHECK(phone.see([](const Json& now) { return now["me"].is_object(); })["me"]["name"] == "Ada");
  CHECK(code_of(organiser.lobby_command(allow)) == "unknownrefused");  // it is done
  other.listen(std::chrono::milliseconds(300)), arbiter.listen(std::chrono::milliseconds(300));
  for (const auto* page : {&other, &arbiter}) {
    CHECK(page->bytes.find("\"claim") == std::string::npos);
    CHECK(page->bytes.find(allowed["code"].get<std::string>()) == std::string::npos);
  }
}

TEST_CASE("the organiser sees a person's devices and ends one of them") {
  ClubEvening at;
  Looker organiser(at, "Otto", "organiser");
  ClubPage laptop(*at.server, "Laptop"), phone(*at.server, "Phone");
  come_in_as(laptop, organiser, "Ada");
  come_in_as(phone, organiser, "Ada");
  REQUIRE(laptop.person() == phone.person());
  laptop.close();
  const Json wanted{{"do", "devices"}, {"person", phone.person()}};
  CHECK(code_of(phone.lobby_command(wanted)) == "not_allowedrefused");
  Json devices;
  for (int tries = 0; tries < 50; ++tries) {
    devices = organiser.lobby_command(wanted)["devices"];
    REQUIRE(devices.size() == 2);
    if (devices[0]["open"] == false) break;  // that it has gone is heard a moment later
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  CHECK(devices[0]["open"] == false);  // the laptop came in first
  CHECK(devices[1]["open"] == true);
  const Json end{{"do", "revoke"}, {"person", phone.person()}, {"device", devices[0]["device"]}};
  CHECK(code_of(phone.lobby_command(end)) == "not_allowedrefused");
  CHECK(organiser.lobby_command(end)["type"] == "done");
  CHECK(code_of(organiser.lobby_command(end)) == "unknownrefused");
  CHECK(laptop.open() == 403);
  // The phone is in as before, until it is ended too.
  CHECK(organiser.lobby_command(wanted)["devices"].size() == 1);
  phone.close();
  CHECK(phone.open() == 101);
  Json last = end;
  last["device"] = devices[1]["device"];
  CHECK(organiser.lobby_command(last)["type"] == "done");
  CHECK(phone.hear("closed")["why"] == "revoked");
  CHECK(phone.open() == 403);
}
