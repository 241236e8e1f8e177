// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/clock/shown_time.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/clock/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("What is left is written as people read it, in every language", "[clock]") {
  // tests/web/unit holds the page to the same table.
  const auto table =
      nlohmann::json::parse(std::ifstream(BOARDWRIGHT_SOURCE_DIR "/tests/clock/shown_times.json"));
  REQUIRE(table.size() > 20);
  for (const auto& row : table)
    for (const char* code : {"en", "nl", "de", "fr"}) {
      INFO(row.dump() << " " << code);
      const Milliseconds left(row["left"].get<std::int64_t>());
      CHECK(shown_time(left, row["correspondence"].get<bool>(), language_from(code).value()) ==
            row[code].get<std::string>());
    }
}

TEST_CASE("A seat's time says whether it is told in days", "[clock]") {
  const auto shown = [](const char* control) {
    return shown_time(running(control).time_of(0, kStart), Language::kEnglish);
  };
  CHECK(shown("5h") == "5:00:00");
  CHECK(shown("move=5h") == "5 h");
  CHECK(shown("move=3d") == "3 days");
}

TEST_CASE("A match is by correspondence where somebody's time is counted by the calendar", "[clock]") {
  const auto is = [](const char* control) { return is_correspondence(value_of(read_time_control(control))); };
  CHECK(is("move=3d"));
  CHECK(is("5m|move=3d"));
  CHECK(is("move=3d|5m"));
  CHECK_FALSE(is("3650d"));
  CHECK_FALSE(is("hourglass=2d"));
  CHECK_FALSE(is_correspondence(std::optional<TimeControl>()));
}
