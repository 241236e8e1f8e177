// SPDX-License-Identifier: GPL-3.0-or-later
//
// What somebody could send who means no good, and what comes of it.
#include "framework/catalogue/appearance.hpp"
#include "framework/text/text_file.hpp"
#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

std::shared_ptr<const Rules> loa() { return value_of(own_games().create("lines_of_action")); }

}  // namespace

TEST_CASE("who calls the server by another's name is turned away") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--name", "https://club.example"});
  const std::string port = std::to_string(server.port);
  const auto status = [&](const std::string& host) {
    return ask(server, {"GET", "/api/hello", {{"Host", host}}, ""}).status;
  };
  for (const std::string& host :
       {"127.0.0.1:" + port, "localhost:" + port, "LOCALHOST:" + port, "[::1]:" + port,
        std::string("club.example"), std::string("club.example:443")})  // as Qt's sockets call it
    CHECK(status(host) == 200);
  const auto join_as = [&](const std::string& host, const std::string& origin) {
    return ask(server, {"POST", "/api/join", {{"Host", host}, {"Origin", origin}}, R"({"name":"?"})"}).status;
  };
  CHECK(join_as("club.example:443", "https://club.example") != 403);
  CHECK(join_as("club.example:443", "https://club.example:443") != 403);
  CHECK(join_as("club.example", "http://club.example:443") == 403);
  for (const std::string& host :
       {std::string("evil.example"), "evil.example:" + port, std::string("127.0.0.1"),
        std::string("127.0.0.1:1"), "127.0.0.1.evil.example:" + port, "127.0.0.1:" + port + "@evil.example",
        "club.example.evil.example:" + port, std::string(":" + port),
        std::string("club.example:" + port + "0"), std::string(2000, 'a')})
    CHECK(status(host) == 421);
  CHECK(ask(server, {"GET", "/api/hello", {{"Host", ""}}, ""}).status == 421);  // none at all
}

TEST_CASE("another site's page can neither post nor open a socket in its visitor's name") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  ClubPage page(server, "Ada");
  const std::string own = "http://" + server.host();
  for (const std::string& origin :
       {std::string(), std::string("null"), std::string("http://evil.example"), "https://" + server.host(),
        own + "/", own + ".evil.example", "http://localhost:" + std::to_string(server.port), own + "1"}) {
    INFO(origin);
    CHECK(page.post("/api/leave", Json::object(), {{"Origin", origin}}).status == 403);
    Wire wire(server.port);
    wire.send(page.handshake({{"Origin", origin}}));
    CHECK(wire.answer().status == 403);
  }
  CHECK(page.post("/api/leave", Json::object(), {{"X-Boardwright-Token", ""}}).status == 403);
  CHECK(page.post("/api/leave", Json::object(), {{"X-Boardwright-Token", std::string(32, '0')}}).status ==
        403);
  CHECK(page.post("/api/leave", Json::object(), {{"Content-Type", "text/plain"}}).status == 400);
  CHECK(page.post("/api/leave", Json::object(), {{"Content-Type", "application/x-www-form-urlencoded"}})
            .status == 400);
  // Without a session no socket is opened, whatever else is right.
  Wire wire(server.port);
  wire.send(page.handshake({{"Cookie", "boardwright=" + std::string(43, 'A')}}));
  CHECK(wire.answer().status == 403);
  CHECK(page.open() == 101);
  CHECK(page.post("/api/leave", Json::object()).status == 200);
  CHECK(page.hear("closed")["why"] == "left");
  CHECK(page.post("/api/leave", Json::object()).status == 403);  // the session is gone
}

TEST_CASE("the session is a cookie that no script can read, and a new one at each step") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  ClubPage page(server, "Ada");
  const std::string before = page.cookie();
  CHECK(page.post("/api/organiser", {{"code", "AAAA-BBBB-CCCC"}}).status == 403);
  const auto raised = page.post("/api/organiser", {{"code", server.told["organiser"]}});
  REQUIRE(raised.status == 200);
  CHECK(Json::parse(raised.body)["me"]["role"] == "organiser");
  const std::string& cookie = raised.headers.at("set-cookie");
  CHECK(cookie.find("HttpOnly") != std::string::npos);
  CHECK(cookie.find("SameSite=Strict") != std::string::npos);
  page.take_session(raised);
  CHECK(page.cookie() != before);
  const auto hello = [&](const std::string& of) {
    return Json::parse(ask(server, {"GET", "/api/hello", {{"Cookie", of}}, ""}).body)["me"];
  };
  CHECK(hello(before).is_null());
  CHECK(hello(page.cookie())["name"] == "Ada");
}

TEST_CASE("a thousand guesses of a code end in patience, and others still come in") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db", {"--ask-code"});
  const std::string code = server.told["code"];
  const auto join = [&](const std::string& name, const std::string& said) {
    return ask(server, {"POST", "/api/join", {}, Json{{"name", name}, {"code", said}}.dump()}).status;
  };
  CHECK(join("Ada", code) == 200);
  int refused = 0, waited = 0;
  for (int i = 0; i < 100; ++i) {
    const int status = join("Guess", "AAAAAA");
    refused += status == 403 ? 1 : 0;
    waited += status == 429 ? 1 : 0;
  }
  CHECK(refused + waited == 100);
  CHECK(refused < 40);
  CHECK(waited > 60);
  // Who is in already doesn't notice.
  CHECK(ask(server, {"GET", "/api/hello", {}, ""}).status == 200);
}

TEST_CASE("no request is ever a path") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  for (const std::string path :
       {"/../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/club.db", "/art/../../club.db",
        "/art/..%5c..%5cclub.db", "/club.db", "/api/rules/../../../etc/passwd", "/api/board/../two_field",
        "/m/../../etc/passwd", "/art/%00.svg", "/%c0%ae%c0%ae/etc/passwd", "//etc/passwd",
        "/index.html%00.js", "/./index.html"}) {
    INFO(path);
    const auto answer = ask(server, {"GET", path, {}, ""});
    CHECK(answer.status == 404);
    CHECK(answer.body.find("root:") == std::string::npos);
  }
  CHECK(ask(server, {"DELETE", "/", {}, ""}).status == 405);
  CHECK(ask(server, {"GET", "/" + std::string(9000, 'a'), {}, ""}).status == 431);
  CHECK(ask(server, {"POST", "/api/join", {}, std::string(5000, ' ')}).status == 413);
}

TEST_CASE("every answer forbids what a page doesn't need") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  for (const std::string path : {"/", "/join", "/api/hello", "/api/games?language=de", "/nothing",
                                 "/qr/0.svg", "/api/board/two_field/classic?language=fr"}) {
    INFO(path);
    const auto answer = ask(server, {"GET", path, {}, ""});
    CHECK(answer.status == (path == "/nothing" ? 404 : 200));
    CHECK(answer.headers.at("content-security-policy").starts_with("default-src 'none'; script-src 'self'"));
    CHECK(answer.headers.at("content-security-policy").find("unsafe") == std::string::npos);
    CHECK(answer.headers.at("x-content-type-options") == "nosniff");
    CHECK(answer.headers.at("referrer-policy") == "no-referrer");
  }
  const Json board = Json::parse(ask(server, {"GET", "/api/board/two_field/classic", {}, ""}).body);
  const std::string art = board["kinds"][0]["art"];
  const auto picture = ask(server, {"GET", art, {}, ""});
  CHECK(picture.status == 200);
  CHECK(picture.headers.at("content-security-policy").find("sandbox") != std::string::npos);
  CHECK(picture.headers.at("content-type") == "image/svg+xml");
}

TEST_CASE("each kind of piece has a picture: the game's, a shared one, or a disc with its sign") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto drawing = [&](const char* game, std::size_t kind) {
    const Json board =
        Json::parse(ask(server, {"GET", "/api/board/" + std::string(game) + "/standard", {}, ""}).body);
    return ask(server, {"GET", board["kinds"][kind]["art"].get<std::string>(), {}, ""}).body;
  };
  const auto shared = [](const char* word) {
    return value_of(read_file(shared_symbol(word), 1U << 20U, "a picture"));
  };
  CHECK(drawing("morris", 0) == shared("white_man"));
  CHECK(drawing("morris", 1) == shared("black_man"));
  CHECK(drawing("chess", 1) == shared("white_knight"));
}

TEST_CASE("markup in a name stays a name") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  for (const std::string name : {"<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "{{7*7}}",
                                 "</title><svg onload=alert(1)>", "javascript:alert(1)", "' OR 1=1 --"}) {
    INFO(name);
    const auto in = ask(server, {"POST", "/api/join", {}, Json{{"name", name}}.dump()});
    REQUIRE(in.status == 200);
    CHECK(in.headers.at("content-type") == "application/json");
    CHECK(Json::parse(in.body)["me"]["name"] == name);
  }
  for (const std::string name : {"", " ", "a\nb",
                                 "\xE2\x80\xAE"
                                 "evil",
                                 "a\x01"}) {
    const auto in = ask(server, {"POST", "/api/join", {}, Json{{"name", name}}.dump()});
    CHECK(in.status == 400);
  }
  const auto in = ask(server, {"POST", "/api/join", {}, R"({"name":"x","role":"organiser"})"});
  CHECK(in.status == 400);
}

TEST_CASE("large frames, depth and bytes end the socket or are refused, and the game goes on") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = loa();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage bad(server, "Mallory");
  REQUIRE(bad.open() == 101);
  bad.say_text(std::string(3000, '['));
  CHECK(bad.hear("refused")["code"] == "bad_request");
  bad.say_text(R"({"type":"watch","match":"x","extra":1})");
  CHECK(bad.hear("refused")["code"] == "bad_request");
  bad.say_text(std::string(5000, 'x'));  // more than a message may have
  CHECK(bad.hear("nothing", 5s).is_null());
  CHECK_FALSE(bad.is_open());
  REQUIRE(bad.open() == 101);
  for (int i = 0; i < 20; ++i) bad.say_text("{");
  CHECK(bad.hear("closed")["why"] == "bad_request");
  require_done(at.first.move("c8-c6"));
}

TEST_CASE("nobody plays for another, and what was captured acts once") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = loa();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage mallory(server, "Mallory");
  REQUIRE(mallory.open() == 101);
  const Update& update = at.first.link->update();
  const Command command{Command::Type::kMove, 0, "c8-c6", update.number, new_id(utc_now()),
                        update.generation};
  Json message{{"type", "command"}, {"match", at.match}};
  message["command"] = to_json(command, SeatNames(*rules));
  mallory.say(message);
  CHECK(mallory.hear("refused")["refusal"]["refused"] == "not_allowed");
  at.second.say(message);  // at the table, but not in that seat
  CHECK(at.second.hear("refused")["refusal"]["refused"] == "not_allowed");
  at.first.say(message);
  CHECK(at.first.hear("done")["update"] == 2);
  at.first.say(message);
  CHECK(at.first.hear("done")["update"] == 2);
  mallory.say(message);  // replayed by who has listened
  CHECK(mallory.hear("refused")["refusal"]["refused"] == "not_allowed");
  at.second.listen(200ms);
  CHECK(at.second.link->update().ply == 1);
  // The organiser's doings are the organiser's.
  for (const Json& asked :
       {Json{{"do", "revoke"}, {"person", at.first.person()}},
        Json{{"do", "member_code"}, {"member", "Eve"}, {"add", true}},
        Json{{"do", "adjudicate"}, {"match", at.match}, {"half_points", {{"black", 2}}}, {"why", "x"}}})
    CHECK(mallory.lobby_command(asked)["code"] == "not_allowed");
}

TEST_CASE("a flood is refused while a game goes on beside it") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = loa();
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  ClubPage flood(server, "Mallory");
  REQUIRE(flood.open() == 101);
  for (int i = 0; i < 400; ++i)
    flood.say({{"type", "lobby"}, {"id", new_id(utc_now())}, {"do", "stand"}, {"table", "t99"}});
  const auto begun = std::chrono::steady_clock::now();
  require_done(at.first.move("c8-c6"));
  CHECK(std::chrono::steady_clock::now() - begun < 5s);
  std::map<std::string, int> codes;
  for (int i = 0; i < 400; ++i) {
    const Json answer = flood.hear("refused", 5s);
    if (answer.is_null()) break;
    ++codes[answer["code"]];
  }
  CHECK(codes["unknown"] < 40);
  CHECK(codes["wait"] > 0);
}
