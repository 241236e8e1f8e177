// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events as they are kept: what is written is read again, and nothing is read that means something else.
#include <catch2/catch.hpp>

#include <set>

#include "framework/evening/event_words.hpp"
#include "framework/store/store.hpp"
#include "tests/evening/laptops.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

std::vector<What> everything() {
  Settings settings = plain_settings();
  settings.system = System::kKeizer;
  settings.scheme = {30, 10, 5, 20, std::nullopt, 30, 0, std::nullopt, true};
  settings.tie_breaks = {"BH/C1", "DE"};
  settings.games.push_back({"stones", "", 3});
  settings.rounds = 4, settings.late_half = 2, settings.fill = "level:2", settings.strength = Strength::kLot;
  settings.keizer.top = 40, settings.keizer.own = false, settings.keizer.bye = {1, 2};
  settings.keizer.loss = {}, settings.keep_apart = true;
  settings.even = true, settings.balanced_sides = false, settings.rated = false;
  Entered entered = plays("p", 3);
  entered.kind = PlayerKind::kGuest, entered.rating = -5, entered.title = "FM", entered.club = "Ökonomie";
  entered.likes = {0, 2}, entered.reason = "came by train", entered.board = 4;
  Published round = round_of(2, {"ab"}, "c");
  round.order = {"a", "b", "c"}, round.out = {{"d", Attendance::kHalf}}, round.by_hand = true;
  round.breaks = {"T5.1"}, round.replaces = {"x"}, round.reason = "because", round.fill = "level:1";
  round.program = "1", round.input = "00", round.edition = Edition::kFide2024;
  return {Created{settings},
          SettingsChanged{settings, "why"},
          entered,
          PresenceSaid{"p", 2, Attendance::kFull, "r"},
          Withdrawn{"p", 3, true, "back"},
          ApartSaid{{"a", "b"}, 2, 5, "sisters"},
          LotDrawn{"numbers", {"b", "a"}, "00ff", "dice", "e1"},
          round,
          StateSaid{"e", RoundState::kClosed},
          ResultGiven{"e", 3, {Code::kForfeitWin, Code::kForfeitLoss, 15, -5, 2}, Source::kPhone, {"m"}},
          Corrected{"e", 3, {"r"}, std::nullopt, true, "sat wrongly"},
          Chosen{"e", {"f"}, "so"},
          Undone{"e", "no"},
          TakenOver{{{"d", 7}}},
          Accepted{{"e"}, "yes"},
          Declined{"a", "b"},
          Ended{},
          OpeningBalance{"p", 25, 1710, "WIM", "played elsewhere"},
          LineUpSaid{"t", 2, {"b", "a"}, "ill"},
          GameChosen{"e", 3, 1, "p"},
          LotPromised{"00ff"}};
}

}  // namespace

TEST_CASE("every kind of event has words of its own in every language") {
  for (const Language language : languages()) {
    std::set<std::string> words;
    for (const What& what : everything()) {
      Event event;
      event.what = what;
      words.insert(event_words(event, language));
    }
    CHECK(words.size() == std::variant_size_v<What>);
    CHECK_FALSE(words.contains(""));
  }
}

TEST_CASE("every kind of event is read as it was written") {
  const auto all = everything();
  REQUIRE(all.size() == std::variant_size_v<What>);
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(i);
    REQUIRE(all[i].index() == i);
    const Event event{"id", 5, "device", "Ann", 9, "under", all[i]};
    const auto read = event_of("id", 5, payload_of(event));
    REQUIRE(read);
    CHECK(*read == event);
  }
}

TEST_CASE("what isn't an event of this program isn't read") {
  const auto error = [](std::string_view payload) {
    const auto read = event_of("e", 0, payload);
    return read ? std::string("read") : read.error();
  };
  CHECK(error("") == "event e of a tournament: an object was expected");
  CHECK(error("[]") == "event e of a tournament: an object was expected");
  CHECK(error(R"({"kind":"ended","stamp":1,"mood":1})") ==
        "event e of a tournament: a newer program wrote mood");
  CHECK(error(R"({"kind":"fireworks","stamp":1})") ==
        "event e of a tournament: a kind of event that nobody here knows: fireworks");
  CHECK(error(R"({"kind":"undone","stamp":1,"what":{"event":"e","colour":2}})") ==
        "event e of a tournament: a newer program wrote colour");
  CHECK(error(R"({"kind":"ended"})") == "event e of a tournament: its place is none");
  CHECK(error(R"({"kind":"ended","stamp":99999999999})") == "event e of a tournament: its place is none");
  CHECK(error(R"({"kind":"ended","stamp":-1})") == "event e of a tournament: a number is too small");
  CHECK(error(R"({"kind":"ended","stamp":1.5})") == "event e of a tournament: a whole number was expected");
  CHECK(error(R"({"kind":"result","stamp":1,"what":{"score":{"first":"X"}}})") ==
        "event e of a tournament: a result was expected");
  CHECK(error(R"({"kind":"entered","stamp":1,"what":{"kind":"ghost"}})") ==
        "event e of a tournament: a word that nobody here knows: ghost");
  CHECK(error(R"({"kind":"ended","stamp":1})") == "read");
}
