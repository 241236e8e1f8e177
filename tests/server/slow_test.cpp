// SPDX-License-Identifier: GPL-3.0-or-later
//
// What comes over a connection that no browser would send: slowly, in pieces, packed, or in another's name.
#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::steady_clock;

/// Whether the other end has closed it within that time.
bool is_closed_within(Wire& wire, std::chrono::milliseconds time) {
  const auto end = Time::now() + time;
  while (wire.is_open() && Time::now() < end) (void)wire.more(50ms);
  return !wire.is_open();
}

/// A frame as bytes; `first`: its first byte, with what it says of itself.
std::string frame_of(unsigned char first, std::string_view data, bool masked = true) {
  std::string frame(1, static_cast<char>(first));
  frame += static_cast<char>((masked ? 0x80U : 0U) | data.size());
  if (masked) frame += std::string(4, '\0');  // a mask that changes nothing
  return frame + std::string(data);
}

}  // namespace

TEST_CASE("who keeps a connection without saying what he wants is let go in ten seconds") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = value_of(own_games().create("lines_of_action"));
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  const std::string request = request_text(server, {"POST", "/api/join", {}, R"({"name":"Mallory"})"});
  Wire silent(server.port), drips(server.port), no_body(server.port);
  no_body.send(request.substr(0, request.size() - 5));
  const auto begun = Time::now();
  std::size_t dripped = 0;
  while (Time::now() - begun < 13s && (silent.is_open() || drips.is_open() || no_body.is_open())) {
    if (drips.is_open()) drips.send(request.substr(dripped++ % request.size(), 1));  // a letter at a time
    for (Wire* wire : {&silent, &drips, &no_body}) (void)wire->more(100ms);
    // Meanwhile nobody else waits.
    const auto asked = Time::now();
    CHECK(ask(server, {"GET", "/api/hello", {}, ""}).status == 200);
    CHECK(Time::now() - asked < 5s);
  }
  CHECK_FALSE(silent.is_open());
  CHECK_FALSE(drips.is_open());
  CHECK_FALSE(no_body.is_open());
  CHECK(Time::now() - begun > 8s);  // whose network is bad has his time
  require_done(at.first.move("c8-c6"));
}

TEST_CASE("hundreds of idle connections take neither a game's time nor much memory") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  const auto rules = value_of(own_games().create("lines_of_action"));
  TwoAtATable at(server, "lines_of_action", "standard", *rules);
  std::vector<std::unique_ptr<Wire>> idle;
  for (int i = 0; i < 300; ++i) {
    idle.push_back(std::make_unique<Wire>(server.port));
    REQUIRE(idle.back()->is_open());
    idle.back()->send("GET / HTTP/1.1\r\nHost: ");
  }
  const auto begun = Time::now();
  require_done(at.first.move("c8-c6"));
  CHECK(Time::now() - begun < 5s);
}

TEST_CASE("nothing packed, unmasked, endless or of bytes is taken over a socket") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  ClubPage page(server, "Mallory");
  {
    Wire wire(server.port);
    wire.send(page.handshake({{"Sec-WebSocket-Extensions", "permessage-deflate; client_max_window_bits"}}));
    const auto answer = wire.answer();
    CHECK(answer.status == 101);
    CHECK_FALSE(answer.headers.contains("sec-websocket-extensions"));
    wire.send(frame_of(0xC1, "packed"));  // as if it had been
    CHECK(is_closed_within(wire, 5s));
  }
  const auto closes = [&](const std::vector<std::string>& frames) {
    Wire wire(server.port);
    wire.send(page.handshake());
    if (wire.answer().status != 101) return false;
    for (const std::string& frame : frames) wire.send(frame);
    return is_closed_within(wire, 5s);
  };
  CHECK(closes({frame_of(0x81, R"({"type":"beat","n":1,"visible":true})", false)}));
  CHECK(closes({frame_of(0x82, "bytes")}));
  CHECK(closes({frame_of(0x83, "of no kind")}));
  CHECK(closes({frame_of(0x80, "of no message")}));
  std::vector<std::string> endless{frame_of(0x01, std::string(100, '['))};
  for (int i = 0; i < 60; ++i) endless.push_back(frame_of(0x00, std::string(100, '[')));
  CHECK(closes(endless));
  std::string large = frame_of(0x81, "");
  large[1] = static_cast<char>(0xFF);  // eight bytes of length follow
  CHECK(closes(
      {large.substr(0, 2) + std::string("\x00\x00\x00\x7F\xFF\xFF\xFF\xFF", 8) + std::string(4, '\0')}));
  CHECK_FALSE(closes({frame_of(0x81, R"({"type":"beat","n":1,"visible":true})")}));
}

TEST_CASE("headers without end are refused, many or long, also in the handshake") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  ClubPage page(server, "Mallory");
  std::map<std::string, std::string> many, two{{"X-Padding", std::string(9000, 'a')}};
  for (int i = 0; i < 2000; ++i) many["X-" + std::to_string(i)] = "a";
  for (const auto& headers : {many, two}) {
    CHECK(ask(server, {"GET", "/api/hello", headers, ""}).status == 431);
    Wire wire(server.port);
    wire.send(page.handshake(headers));
    CHECK(wire.answer().status == 431);
  }
  Wire line(server.port);
  line.send(std::string(20000, 'a'));  // not even a first line
  const int status = line.answer().status;
  CHECK((status == 431 || status == 400 || status == 0));
  CHECK(is_closed_within(line, 5s));
  CHECK(ask(server, {"GET", "/api/hello", {}, ""}).status == 200);
}

TEST_CASE("who says for whom he asks is believed only where he is the house's proxy") {
  const ScratchFolder folder;
  // Guesses are counted by address: whoever could choose his own would guess without end.
  const auto refusals = [&](const std::vector<std::string>& more, const std::string& before,
                            bool last_differs) {
    std::vector<std::string> options{"--ask-code"};
    options.insert(options.end(), more.begin(), more.end());
    ServerRun server(folder / "club.db", options);
    int waits = 0;
    for (int i = 0; i < 60; ++i) {
      const std::string own = "10.0.0." + std::to_string(i + 1);
      const std::string chain = last_differs ? before + own : own + before;
      waits += ask(server,
                   {"POST", "/api/join", {{"X-Forwarded-For", chain}}, R"({"name":"Guess","code":"AAAAAA"})"})
                           .status == 429
                   ? 1
                   : 0;
    }
    return waits;
  };
  CHECK(refusals({}, "", true) > 20);
  CHECK(refusals({"--proxy", "127.0.0.2"}, "", true) > 20);
  CHECK(refusals({"--proxy", "127.0.0.1"}, "", true) == 0);
  // What the proxy has added is the last; before it stands whatever somebody has sent.
  CHECK(refusals({"--proxy", "127.0.0.1"}, ", 10.0.1.1", false) > 20);
}
