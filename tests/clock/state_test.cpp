// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>

#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Json = nlohmann::json;

/// The sentence with which a state is refused after one change.
std::string refusal(const std::string& control, const std::function<void(Json&)>& change) {
  Clock clock = running(control);
  press(clock, {1}, s(10));
  Json json = Json::parse(clock.to_text());
  REQUIRE(Clock::from_text(json.dump()).has_value());
  change(json);
  return error_of(Clock::from_text(json.dump()));
}

/// The same for one key of the seat on turn.
std::string refusal(const std::string& control, const char* key, Json value) {
  return refusal(control, [&](Json& json) { json["seats"][1][key] = std::move(value); });
}

}  // namespace

TEST_CASE("A state as it is written", "[clock]") {
  Clock clock = running("2/5m+5s:1m");
  press(clock, {1}, s(10));
  clock.advance(at(s(12)));
  CHECK(clock.to_text() ==
        R"({"at":1700000012000,"control":"2/5m+5s:1m","held":false,"paused":false,"seats":[)"
        R"({"left":300000,"turns_to_go":1},{"left":303000,"on_turn":true,"turns_to_go":2,"used":2000}],)"
        R"("started":true,"version":1})");
}

TEST_CASE("States of every kind come back", "[clock]") {
  for (const char* control :
       {"5m", "1s,flag=ask", "1s,flag=continue", "1s,byo=3x5s", "1s,canadian=3/1m,flag=continue",
        "hourglass=1m", "move=1d", "1m|2m+bronstein3s", "2/1m+delay4s:1m"}) {
    INFO(control);
    Clock clock = running(control);
    clock.advance(at(s(7)));
    CHECK(value_of(Clock::from_text(clock.to_text())) == clock);
    clock.hold(at(s(8)));
    if (clock.press(std::vector<Seat>{1}, at(s(8))) && clock.pause(at(s(9))))
      CHECK(clock.paused());
    else
      CHECK(clock.halted());
    CHECK(value_of(Clock::from_text(clock.to_text())) == clock);
  }
  const Clock unstarted = clock_of("5m");
  CHECK(value_of(Clock::from_text(unstarted.to_text())) == unstarted);
}

TEST_CASE("A malformed state is refused", "[clock]") {
  for (const char* text : {"", "{", "[]", "null", "5", "{}", "\"5m\"", "\xff"}) {
    INFO(text);
    CHECK_FALSE(Clock::from_text(text).has_value());
  }
  CHECK(error_of(Clock::from_text("{")) == "clock: this is not JSON");
  CHECK(error_of(Clock::from_text(std::string(1U << 19U, '['))) == "clock: the text is too long");
  CHECK(error_of(Clock::from_text("[]")) == "clock: state: expected an object");
  CHECK(refusal("5m", [](Json& j) { j.erase("paused"); }) == "clock: state: the key 'paused' is missing");
  CHECK(refusal("5m", [](Json& j) { j["pasued"] = true; }) ==
        "clock: state: unknown key 'pasued'; did you mean 'paused'?");
  CHECK(refusal("5m", [](Json& j) { j["version"] = 2; }) ==
        "clock: state.version: expected 1, the only one this program knows");
  CHECK(refusal("5m", [](Json& j) { j["control"] = 5; }) == "clock: state.control: expected a text");
  CHECK(refusal("5m", [](Json& j) { j["control"] = "5x"; }).starts_with("clock: time control '5x': "));
  CHECK(refusal("5m", [](Json& j) { j["control"] = "5m|5m|5m"; }) ==
        "clock: the time control is for 3 seats and the game has 2");
  CHECK(refusal("5m", [](Json& j) { j["seats"] = Json::array(); }) == "clock: a clock is for 1 to 64 seats");
  CHECK(refusal("5m", [](Json& j) { j["seats"] = 5; }) == "clock: state.seats: expected a list");
  CHECK(refusal("5m", [](Json& j) { j["seats"][0] = 5; }) == "clock: state.seats[0]: expected an object");
  CHECK(refusal("5m", [](Json& j) { j["seats"][0].erase("left"); }) ==
        "clock: state.seats[0]: the key 'left' is missing");
  CHECK(refusal("5m", [](Json& j) { j["started"] = 1; }) == "clock: state.started: expected true or false");
  CHECK(refusal("5m", [](Json& j) { j["at"] = -1; }) ==
        "clock: state.at: expected a whole number from 0 to 253402300799999");
}

TEST_CASE("Numbers that no clock writes are refused", "[clock]") {
  for (const Json& number : {Json(-1), Json(1.5), Json("5"), Json(nullptr), Json(kMostTime.count() + 1),
                             Json(std::numeric_limits<std::uint64_t>::max()), Json(1e300)}) {
    INFO(number.dump());
    CHECK(refusal("5m", "left", number) == "clock: state.seats[1].left: expected a whole number from 0 to " +
                                               std::to_string(kMostTime.count()));
    CHECK_FALSE(refusal("5m", "period", number).empty());
  }
}

TEST_CASE("A state that contradicts its control or itself is refused", "[clock]") {
  const std::string seat = "clock: seats[1]: ";
  CHECK(refusal("5m", "period", 1) == seat + "period: the control has only 1");
  CHECK(refusal("5m", "overtime", true) == seat + "overtime: there is none in this period");
  CHECK(refusal("5m", "turns_to_go", 1) == seat + "turns_to_go: expected none");
  CHECK(refusal("5m", "periods_left", 1) == seat + "periods_left: expected from 0 to 0");
  CHECK(refusal("2/5m:5m", "turns_to_go", 3) == seat + "turns_to_go: expected from 1 to 2");
  CHECK(refusal("2/5m:5m", "turns_to_go", 0) == seat + "turns_to_go: expected from 1 to 2");
  CHECK(refusal("2/5m:5m,byo=2x5s", "overtime", true) == seat + "overtime: there is none in this period");
  CHECK(refusal("5m,byo=2x5s", "periods_left", 1) == seat + "periods_left: expected from 2 to 2");
  CHECK(refusal("5m,canadian=2/5s", "overtime", true) == seat + "turns_to_go: expected from 1 to 2");
  CHECK(refusal("5m", "left", 0) == seat + "no time is left and the flag hasn't fallen");
  CHECK(refusal("5m", "excused", true) == seat + "the flag hasn't fallen");
  CHECK(refusal("5m", "overdrawn", 5) == seat + "the flag hasn't fallen");
  CHECK(refusal("5m", "flagged_at", kStart.time_since_epoch().count()) ==
        seat + "the flag has fallen, and everything stopped, with nothing left in the seat's own turn");
  CHECK(refusal("5m,flag=continue", "flagged_at", 5) == seat + "excused: every fallen flag is");
  CHECK(refusal("5m", [](Json& j) { j["seats"][0]["used"] = 5; }) ==
        "clock: seats[0]: used: the seat isn't on turn");
  CHECK(refusal("5m", [](Json& j) { j["started"] = false; }) == seat + "the clock hasn't been started");
  const auto flag = [](Json& j) {
    j["seats"][1]["left"] = 0;
    j["seats"][1]["flagged_at"] = j["at"];
  };
  CHECK(refusal("5m", [&](Json& j) {
          flag(j);
          j["paused"] = true;
        }) == "clock: paused: nothing runs");
  CHECK(refusal("5m", [&](Json& j) {
          flag(j);
          j["seats"][1]["excused"] = true;
        }) == seat + "excused: a fallen flag loses");
  CHECK(refusal("5m", [&](Json& j) {
          flag(j);
          j["seats"][1]["flagged_at"] = j["at"].get<std::int64_t>() + 1;
        }) == seat + "flagged_at: later than 'at'");
}
