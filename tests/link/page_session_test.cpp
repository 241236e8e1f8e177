// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/page_session.hpp"

#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "tests/support/results.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

std::string error(const std::string& text) { return error_of(page_message_from_json(text)); }

const std::string kId = "0190a000-0000-7000-8000-000000000001";

std::string command_text(const std::string& match = "m") {
  return R"({"type":"command","match":")" + match +
         R"(","command":{"version":1,"command":"resign","seat":"black",)" +
         R"("based_on":1,"generation":1,"id":")" + kId + "\"}}";
}

}  // namespace

TEST_CASE("what a page sends is read whole or not at all") {
  CHECK(
      std::get<BeatMessage>(value_of(page_message_from_json(R"({"type":"beat","n":7,"visible":false})"))).n ==
      7);
  CHECK_FALSE(
      std::get<BeatMessage>(value_of(page_message_from_json(R"({"type":"beat","n":7,"visible":false})")))
          .visible);
  const auto command = std::get<CommandRequest>(value_of(page_message_from_json(command_text())));
  CHECK(command.id == kId);
  CHECK(nlohmann::json::parse(command.command)["command"] == "resign");
  const auto watch = std::get<WatchRequest>(value_of(page_message_from_json(
      R"({"type":"watch","match":"m","as":"everything","have":{"generation":3,"update":9}})")));
  CHECK(watch.as == WatchRequest::As::kEverything);
  CHECK(watch.have == Have{3, 9});
  const auto open = std::get<LobbyRequest>(value_of(page_message_from_json(
      R"({"type":"lobby","id":")" + kId +
      R"(","do":"open","game":"g","variant":"v","clock":null,"seat":null,"computers":{"white":"level:3"},"invite":["p"]})")));
  CHECK(open.computers.at("white") == "level:3");
  CHECK(open.invite == std::vector<std::string>{"p"});
  CHECK(open.clock.empty());

  CHECK(error("[]") == "message: expected an object with a type");
  CHECK(error(R"({"type":"beta"})") == "type: unknown value 'beta'; did you mean 'beat'?");
  CHECK(error(R"({"type":"beat"})") == "beat: the key 'n' is missing");
  CHECK(error(R"({"type":"beat","n":-1})").starts_with("n: expected a whole number"));
  CHECK(error(R"({"type":"beat","n":1,"m":2})").starts_with("beat: unknown key 'm'"));
  CHECK(error(R"({"type":"watch","match":"m","as":"black"})").starts_with("as: unknown value 'black'"));
  CHECK(error(R"({"type":"lobby","id":"1","do":"sit","table":"t1"})") ==
        "id: expected a UUID of version 7 in small letters");
  CHECK(error(R"({"type":"command","match":"m","command":{"id":")" + kId + "\"}}") ==
        "command: expected a generation");
}

TEST_CASE("what is too long or too deep is never parsed") {
  CHECK(error(std::string(kLongestPageMessage + 1, ' ')) == "this is longer than any message");
  std::string deep = R"({"type":"command","match":"m","command":)";
  for (int i = 0; i < kDeepestPageMessage; ++i) deep += "[";
  CHECK(error(deep) == "this is nested deeper than any message");
  CHECK(error(std::string(4000, '[')) == "this is nested deeper than any message");
  CHECK(error(R"({"type":"[[[[[[[[[[[["})").starts_with("type: unknown value"));  // in a text it is no depth
  CHECK(error(R"({"type":"\"[[[[[[[[[[[["})").starts_with("type: unknown value"));
}

TEST_CASE("floods are refused, with how long to wait, and the patient are served") {
  PageSession session({});
  PageSession::Time now{};
  int served = 0, refused = 0;
  for (int i = 0; i < 100; ++i)
    std::holds_alternative<PageMessage>(session.receive(command_text(), now)) ? ++served : ++refused;
  CHECK(served == 20);
  CHECK(refused == 80);
  const auto last = session.receive(command_text("other"), now);
  const auto told = nlohmann::json::parse(*std::get<PageSession::Refused>(last).text);
  CHECK(told["code"] == "wait");
  CHECK(told["id"] == kId);
  CHECK(told["match"] == "other");
  CHECK(told["after"] == 101);
  now += 101ms;
  CHECK(std::holds_alternative<PageMessage>(session.receive(command_text(), now)));
  // Beats are counted by themselves: a flood of commands doesn't make a page seem gone.
  CHECK(std::holds_alternative<PageMessage>(session.receive(R"({"type":"beat","n":1})", now)));
}

TEST_CASE("whoever sends nothing but mistakes is sent away") {
  PageSession session({});
  for (int i = 0; i < PageSession::kMostMistakes; ++i)
    CHECK(std::holds_alternative<PageSession::Refused>(session.receive("{", {})));
  CHECK(std::holds_alternative<PageSession::Ended>(session.receive("{", {})));
}

TEST_CASE("round trips are measured by numbers that nobody can know before") {
  PageSession session({});
  PageSession::Time now{};
  CHECK_FALSE(session.round_trip());
  const auto trip = [&](std::uint64_t number, std::uint64_t said, std::chrono::milliseconds after) {
    (void)session.answer({1, true}, number, UtcTime{}, now);
    now += after;
    session.take({said}, now);
  };
  trip(5, 6, 1ms);
  CHECK_FALSE(session.round_trip());
  trip(7, 7, 80ms);
  CHECK(session.round_trip() == 80ms);
  for (const auto after : {40ms, 60ms, 100ms}) trip(9, 9, after);
  CHECK(session.round_trip() == 40ms);
  session.take({9}, now + 1ms);  // once
  CHECK(session.round_trip() == 40ms);
  for (int i = 0; i < 8; ++i) trip(11, 11, 200ms);
  CHECK(session.round_trip() == 200ms);
  CHECK_FALSE(session.silent(now));
  CHECK(session.silent(now + 50s));
}

TEST_CASE("what waits for a slow reader is bounded, by number and by size") {
  Outbox outbox;
  const auto large = shared_text(std::string(400 * 1024, 'x'));
  CHECK(outbox.push(large));  // one always fits
  CHECK(outbox.push(shared_text("y")));
  CHECK(outbox.push(large));  // another one behind it, and then no more
  CHECK_FALSE(outbox.push(shared_text("y")));
  outbox.drop_front();
  CHECK_FALSE(outbox.push(shared_text("y")));
  outbox.drop_front();
  CHECK(outbox.push(shared_text("y")));  // the large one is on its way
  outbox.drop_front();
  outbox.drop_front();
  CHECK(outbox.empty());
  CHECK(outbox.bytes() == 0);
  for (std::size_t i = 0; i < Outbox::kMostMessages; ++i) CHECK(outbox.push(shared_text("y")));
  CHECK_FALSE(outbox.push(shared_text("y")));
}
