// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members who play from home: weeks of a match by correspondence, with a calendar that the test moves.
#include <sqlite3.h>

#include <fstream>

#include "framework/table/club.hpp"
#include "framework/table/scoring_book.hpp"
#include "tests/server/home_club.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Lines = std::vector<std::vector<std::string>>;

/// What another program does to the match after its first move, while it is parked here or the server is away.
template <class What>
void do_elsewhere(TwoAtHome& at, bool restarts, const What& what) {
  at.accept();
  at.play();
  REQUIRE(comes([&] { return at.server->matches_loaded() == 0; }));
  if (restarts) at.server.reset();
  {
    const auto club = value_of(Club::open(StoreLocation::file(at.folder / "club.db"), ScoringBook()));
    what(*club);
  }
  if (restarts) at.start();
}

}  // namespace

TEST_CASE("a match of three weeks: restarts, a wrong clock, a vacation, replies, a flag that nobody sees",
          "[home]") {
  TwoAtHome at;
  at.accept();
  CHECK(at.ada->game(*at.server)["your_move"] == true);
  CHECK(at.blaise->game(*at.server)["your_move"] == false);
  CHECK(at.due() == (kMonday + 3 * kDay).time_since_epoch().count());

  // Eight days: a move each day, the computer off each night.
  for (int day = 0; day < 8; ++day) {
    at.play();
    CHECK(at.due() == at.wall.ms() + (3 * kDay).count());
    const auto before = at.due();
    at.night(kDay);
    CHECK(at.due() == before);
    CHECK(at.server->matches_loaded() == 0);  // read when somebody looks
  }

  // Somebody sets the clock wrongly by ten years, and back within the hour: nobody has lost.
  at.wall.pass(3650 * kDay);
  for (int i = 0; i < 4; ++i) {
    at.pass(10min);
    std::this_thread::sleep_for(1200ms);  // the server looks each second
  }
  CHECK(at.ada->game(*at.server)["over"].is_null());
  at.wall.pass(-3650 * kDay);
  at.play();
  CHECK(at.ada->game(*at.server)["over"].is_null());
  // Parked once nobody looks.
  CHECK(comes([&] { return at.server->matches_loaded() == 0; }));

  // Who is on turn goes away for eight days, from tomorrow on: his time stands still meanwhile, over restarts.
  const Seat away = at.line.now().seats_on_turn().front();
  const std::int64_t begins = at.wall.ms() + kDay.count(), due = at.due();
  const auto gone = at.of(away).act(
      *at.server, "vacation",
      {{"from", std::to_string(begins)}, {"until", std::to_string(begins + (8 * kDay).count())}});
  INFO(gone.body);
  REQUIRE(gone.status == 200);
  REQUIRE(comes([&] { return at.due() == due + (8 * kDay).count(); }));
  for (int day = 0; day < 8; ++day) {
    at.night(kDay);
    CHECK(at.due() == due + (8 * kDay).count());
    CHECK(at.of(1 - away).game(*at.server)["over"].is_null());
  }
  CHECK(at.of(1 - away).game(*at.server)["seats"][away]["away_until"] == begins + (8 * kDay).count());
  at.pass(2 * kDay);
  std::this_thread::sleep_for(1200ms);
  CHECK_FALSE(at.ada->game(*at.server)["seats"][away].contains("away_until"));
  at.play();

  // "If you play this I answer that": at once, after a restart too, and nobody else learns of it.
  const Seat waits = 1 - at.line.now().seats_on_turn().front();
  GameLine planned = at.line;
  const std::string b = at.plan(planned), c = at.plan(planned);
  const auto left = at.of(waits).act(*at.server, "replies", {{"match", at.match}, {"lines", Lines{{b, c}}}});
  INFO(left.body);
  REQUIRE(left.status == 200);
  CHECK(at.of(waits).game(*at.server)["replies"] == Json(Lines{{b, c}}));
  CHECK(at.of(1 - waits).game(*at.server)["replies"].empty());
  at.night(12h);
  at.play();
  at.line = planned;
  REQUIRE(comes([&] { return at.of(1 - waits).game(*at.server)["your_move"] == true; }));
  CHECK(at.ada->game(*at.server)["plies"] == at.line.plies().size());
  CHECK(at.of(waits).game(*at.server)["replies"].empty());

  // The flag falls while nobody looks and the match is in the store alone.
  REQUIRE(comes([&] { return at.server->matches_loaded() == 0; }));
  const Seat loses = at.line.now().seats_on_turn().front();
  at.pass(3 * kDay + 1s);
  REQUIRE(comes([&] { return !at.ada->game(*at.server)["over"].is_null(); }));
  const Json over = at.ada->game(*at.server);
  CHECK(over["result"]["reason"] == "time");
  CHECK(over["result"]["half_points"][std::string(at.rules->seat_name(loses))] == 0);
  CHECK(over["over"] == at.wall.ms());
  CHECK(at.wall.now() - kMonday > 21 * kDay);
}

TEST_CASE("a feed says what waits, is read by others' programs, and ends when it is revoked", "[home]") {
  TwoAtHome at;
  const auto made = Json::parse(at.blaise->act(*at.server, "feed", Json::object()).body);
  const std::string token = made["token"];
  CHECK(made["feed"] == true);
  const auto feed = [&](const std::string& kind) {
    return ask(*at.server, {.path = "/feed/" + token + kind});
  };
  CHECK(feed(".atom").body.find("Ada challenges you") != std::string::npos);
  at.accept();
  at.play();
  REQUIRE(comes([&] { return at.blaise->game(*at.server)["your_move"] == true; }));
  const auto atom = feed(".atom"), calendar = feed(".ics");
  CHECK(atom.headers.at("content-type") == "application/atom+xml; charset=utf-8");
  CHECK(calendar.headers.at("content-type") == "text/calendar; charset=utf-8");
  CHECK(atom.body.find("<entry>") != std::string::npos);
  CHECK(atom.body.find("&lt;b&gt;Pascal&lt;/b&gt;") != std::string::npos);
  CHECK(atom.body.find("<b>") == std::string::npos);
  CHECK(calendar.body.find("\r\nDTSTART:20260319T090000Z\r\n") != std::string::npos);
  CHECK(ask(*at.server, {.path = "/feed/" + token + ".atom?language=de"}).body.find("Sie sind am Zug") !=
        std::string::npos);
  // Others' programs read it: XML as it is, and lines of a calendar of 75 octets at most.
  const auto written = at.folder.write("feed.atom", atom.body);
  CHECK(
      std::system(("python3 -c \"import sys, xml.etree.ElementTree as t; f = t.parse(sys.argv[1]).getroot(); "
                   "n = '{http://www.w3.org/2005/Atom}'; "
                   "sys.exit(0 if 'Blaise & <b>Pascal</b>' in f.find(n + 'title').text and "
                   "all(e.find(n + 'id').text for e in f.findall(n + 'entry')) else 1)\" '" +
                   written.string() + "'")
                      .c_str()) == 0);
  for (std::size_t from = 0; from < calendar.body.size();) {
    const std::size_t end = calendar.body.find("\r\n", from);
    REQUIRE(end != std::string::npos);
    CHECK(end - from <= 75);
    from = end + 2;
  }
  // A reader that has it already is told so.
  const auto again =
      ask(*at.server, {"GET", "/feed/" + token + ".atom", {{"If-None-Match", atom.headers.at("etag")}}, ""});
  CHECK(again.status == 304);
  // Ada's turn is in no feed of Blaise's.
  at.play();
  REQUIRE(comes([&] { return feed(".ics").body.find("VEVENT") == std::string::npos; }));

  // The store has the hash alone; another link, or none, ends this one.
  at.night(1h);
  CHECK(feed(".atom").status == 200);
  std::string everything;
  for (const auto& file : std::filesystem::directory_iterator(at.folder.path())) {
    std::ifstream in(file.path(), std::ios::binary);
    everything.append(std::istreambuf_iterator<char>(in), {});
  }
  CHECK(everything.find(token) == std::string::npos);
  CHECK(at.blaise->act(*at.server, "end-feed", Json::object()).status == 200);
  CHECK(feed(".atom").status == 404);
  CHECK(feed(".ics").status == 404);
}

TEST_CASE("a house allows so many days of vacation, and who isn't asked can do nothing", "[home]") {
  TwoAtHome at(5);
  const auto away = [&](int from, int until) {
    return at.ada->act(*at.server, "vacation",
                       {{"from", std::to_string(at.wall.ms() + (from * kDay).count())},
                        {"until", std::to_string(at.wall.ms() + (until * kDay).count())}});
  };
  CHECK(away(1, 4).status == 200);
  CHECK(away(2, 3).status == 409);
  const auto more = away(10, 13);
  CHECK(more.status == 409);
  CHECK(more.body.find("2 days left of 5") != std::string::npos);
  CHECK(at.ada->act(*at.server, "back", {{"from", std::to_string(at.wall.ms() + kDay.count())}}).status ==
        200);
  CHECK(away(10, 13).status == 200);

  // Who asks can't accept for who was asked; a live clock is for the evening; guests have no list.
  const std::string id = at.ada->home(*at.server)["challenges"][0]["challenge"];
  CHECK(at.ada->act(*at.server, "answer", {{"challenge", id}, {"accept", "yes"}}).status == 409);
  CHECK(at.ada->act(*at.server, "answer", {{"challenge", id}, {"accept", "no"}}).status == 200);
  CHECK(at.blaise->home(*at.server)["challenges"].empty());
  CHECK(
      at.blaise
          ->act(*at.server, "challenge",
                {{"member", "Ada"}, {"game", "lines_of_action"}, {"variant", "standard"}, {"clock", "blitz"}})
          .status == 409);
  ClubPage guest(*at.server, "Gast");
  CHECK(guest.post("/api/home/feed", Json::object()).status == 403);
  CHECK(ask(*at.server, {.path = "/api/home"}).status == 403);
  CHECK(ask(*at.server, {"POST", "/api/home/feed", {{"Cookie", at.ada->page.cookie()}}, "{}"}).status == 403);
}

TEST_CASE("replies are legal, one's own, and to each move one", "[home]") {
  TwoAtHome at;
  at.accept();
  const auto leave = [&](HomeMember& member, const Lines& lines) {
    return member.act(*at.server, "replies", {{"match", at.match}, {"lines", lines}});
  };
  CHECK(leave(*at.ada, {{"b8-b6", "a2-c2"}}).status == 409);  // her own turn
  GameLine planned = at.line;
  const std::string b = at.plan(planned);
  const Seat own = 1;
  std::vector<std::string> answers;
  for (const Move move : planned.now().moves(own)) answers.push_back(planned.now().move_text(own, move));
  CHECK(leave(*at.blaise, {{b}}).body.find("a move of your own") != std::string::npos);
  CHECK(leave(*at.blaise, {{b, "z9-z8"}}).body.find("isn't a legal move") != std::string::npos);
  CHECK(leave(*at.blaise, {{b, answers[0]}, {b, answers[1]}}).body.find("you answer both") !=
        std::string::npos);
  CHECK(leave(*at.blaise, {{b, answers[0]}}).status == 200);
  CHECK(leave(*at.blaise, {}).status == 200);  // taken back
  at.play();
  std::this_thread::sleep_for(300ms);
  CHECK(at.blaise->game(*at.server)["your_move"] == true);
  CHECK(at.blaise->game(*at.server)["plies"] == 1);
}

TEST_CASE("a match that another program has ended is over here too, parked or after a restart", "[home]") {
  const bool restarts = GENERATE(false, true);
  TwoAtHome at;
  do_elsewhere(at, restarts, [&](Club& club) {
    require_done(club.matches().adjudicate(at.match, {2, 0}, "by the arbiter", own_games()));
  });
  if (!restarts) {
    REQUIRE(at.blaise->page.open(*at.server) == 101);
    at.blaise->page.say({{"type", "watch"}, {"match", at.match}});
    CHECK(at.blaise->page.hear("watching")["match"] == at.match);
  }
  REQUIRE(comes([&] { return !at.blaise->game(*at.server)["over"].is_null(); }));
  CHECK(at.blaise->game(*at.server)["your_move"] == false);
  CHECK(at.blaise->game(*at.server)["result"]["half_points"]["black"] == 2);
}

TEST_CASE("a match that was deleted is in nobody's list, nor after a restart", "[home]") {
  const bool restarts = GENERATE(false, true);
  TwoAtHome at;
  do_elsewhere(at, restarts, [&](Club& club) {
    CHECK_FALSE(value_of(club.matches().has_left(at.match)));
    require_done(club.matches().discard(at.match, "both have left the club"));
    CHECK(value_of(club.matches().has_left(at.match)));
  });
  if (!restarts) at.pass(3 * kDay + 1s);  // its time is up: it is read
  CHECK(comes([&] { return at.ada->home(*at.server)["games"].empty(); }));
  CHECK(at.blaise->home(*at.server)["waiting"] == 0);
  at.server.reset();
  at.start();
  CHECK(at.blaise->home(*at.server)["games"].empty());
}

TEST_CASE("replies that the store refuses are refused, and not played", "[home]") {
  TwoAtHome at;
  at.accept();
  GameLine planned = at.line;
  const std::string b = at.plan(planned), c = at.plan(planned);
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open((at.folder / "club.db").c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other,
                       "CREATE TRIGGER full BEFORE INSERT ON home_replies BEGIN"
                       " SELECT RAISE(ABORT, 'the disk is full'); END",
                       nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(other);
  const auto left = at.blaise->act(*at.server, "replies", {{"match", at.match}, {"lines", Lines{{b, c}}}});
  CHECK(left.status == 503);
  CHECK(left.body.find("the disk is full") != std::string::npos);
  CHECK(comes([&] { return at.blaise->game(*at.server)["replies"].empty(); }));
  at.play();
  std::this_thread::sleep_for(300ms);
  CHECK(at.blaise->game(*at.server)["plies"] == 1);
  CHECK(at.blaise->game(*at.server)["your_move"] == true);
}

TEST_CASE("a variant's link is the page, which says itself what it doesn't know", "[home]") {
  TwoAtHome at;
  const std::string page = ask(*at.server, {.path = "/"}).body;
  for (const char* path : {"/v/two_field/barrage", "/v/two_field", "/v/no%3Cb%3Esuch/%FF"}) {
    const auto answer = ask(*at.server, {.path = path});
    CHECK(answer.status == 200);
    CHECK(answer.body == page);
  }
  CHECK(ask(*at.server, {.path = "/variant/two_field"}).status == 404);
}

TEST_CASE("a computer moves in a match of days though nobody looks on", "[home]") {
  TwoAtHome at;
  ClubPage& page = at.ada->page;
  REQUIRE(page.open(*at.server) == 101);
  const Json opened = page.lobby_command({{"do", "open"},
                                          {"game", "lines_of_action"},
                                          {"variant", "standard"},
                                          {"seat", "black"},
                                          {"clock", "three-days"},
                                          {"computers", {{"white", "level:1"}}}});
  INFO(opened.dump());
  REQUIRE(opened["type"] == "done");
  at.match = page.match_at(opened["table"].get<std::string>());
  REQUIRE_FALSE(at.match.empty());
  at.play();
  CHECK(comes([&] { return at.ada->game(*at.server)["plies"] == 2; }));
}
