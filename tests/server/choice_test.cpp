// SPDX-License-Identifier: GPL-3.0-or-later
//
// The desk says what the two of a board have chosen to play (T19.2): who may, what can't be, and what is said again.
#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

const std::vector<tournament::PlayedGame> kGames{
    {"lines_of_action", "standard"}, {"dice_checkers", "standard"}, {"two_field", "standard"}};

/// A first round at whose boards people choose among three games.
struct ChoiceEvening : ClubEvening {
  explicit ChoiceEvening(std::vector<std::string> guests = {"Cleo", "Dirk"})
      : ClubEvening(tournament::System::kSwiss, {"Ada", "Ben"}, std::move(guests), kGames) {
    auto settings = evening.now().settings;
    settings.choice = true;
    require_done(evening.change_settings(settings));
    everybody_is_here();
    publish();
  }
};

Json board_in(const Json& seen, int number) {
  if (seen["current"].is_object())
    for (const auto& board : seen["current"]["boards"])
      if (board["board"] == number) return board;
  return {};
}

Json choice(int board, int game, const std::string& player = {}) {
  Json json{{"do", "choose_game"}, {"round", 1}, {"board", board}, {"game", game}};
  if (!player.empty()) json["player"] = player;
  return json;
}

/// Until a board plays that.
std::function<bool(const Json&)> plays(int board, int game) {
  return [=](const Json& seen) {
    const Json now = board_in(seen, board);
    return now.is_object() && now["game"] == game && now["choice"].is_object() &&
           now["choice"]["chosen"] == true;
  };
}

const auto kThere = [](const Json& seen) { return board_in(seen, 1).is_object(); };

}  // namespace

TEST_CASE("the desk sees what is still to be chosen, and a helper says what the two want") {
  ChoiceEvening at;
  Looker helper(at, "Hilde", "helper"), guest(at, "Gast");
  const Json before = board_in(helper.see(kThere), 1);
  REQUIRE(before["choice"].is_object());
  CHECK(before["game"] == 0);
  CHECK(before["choice"]["chosen"] == false);
  CHECK(before["choice"]["by"].is_null());
  CHECK(before["choice"]["left"] == Json::array({0, 1, 2}));
  const std::string higher = before["choice"]["higher"]["player"];
  const std::string lower = before["first"]["player"] == higher
                                ? before["second"]["player"].get<std::string>()
                                : before["first"]["player"].get<std::string>();
  CHECK(before["choice"]["higher"]["name"] == at.evening.name(higher));
  CHECK_FALSE(board_in(guest.see(kThere), 1).contains("choice"));
  CHECK(code_of(guest.ask(choice(1, 1))) == "not_allowedrefused");

  CHECK(helper.ask(choice(1, 1))["type"] == "done");
  const Json agreed = board_in(helper.see(plays(1, 1)), 1);
  CHECK(agreed["choice"]["by"].is_null());
  // Chosen otherwise, as long as nothing was said of how it ended; alone by the one ranked higher.
  const Json other = helper.ask(choice(1, 2, lower));
  CHECK(code_of(other) == "saidrefused");
  CHECK(other["sentence"] == at.evening.rounds().choose_game(1, 1, 2, lower).why().english());
  CHECK(helper.ask(choice(1, 2, higher))["type"] == "done");
  const Json alone = board_in(helper.see(plays(1, 2)), 1);
  CHECK(alone["choice"]["by"] == higher);
  CHECK(alone["choice"]["left"] == Json::array({0, 1, 2}));  // at this board he may still change his mind

  CHECK(helper.ask({{"do", "give"}, {"round", 1}, {"board", 1}, {"score", "1-0"}})["type"] == "done");
  const auto over = [](const Json& seen) { return board_in(seen, 1)["choice"].is_null(); };
  CHECK(over(helper.see(over)));
  const Json late = helper.ask(choice(1, 0));
  CHECK(code_of(late) == "saidrefused");
  CHECK(late["sentence"] == at.evening.rounds().choose_game(1, 1, 0, {}).why().english());
}

TEST_CASE("a choice sent twice acts once, and one that can't be is refused in the command line's words") {
  ChoiceEvening at;
  Looker helper(at, "Hilde", "helper");
  const auto told = [&](const Json& what, const Allowed<void>& same) {
    const Json answer = helper.ask(what);
    INFO(what.dump() << answer.dump());
    CHECK(code_of(answer) == "saidrefused");
    REQUIRE_FALSE(same);
    CHECK(answer["sentence"] == same.why().english());
  };
  told(choice(3, 1), at.evening.rounds().choose_game(1, 3, 1, {}));
  told(choice(0, 1), at.evening.rounds().choose_game(1, 0, 1, {}));
  told(choice(1, 3), at.evening.rounds().choose_game(1, 1, 3, {}));
  told(choice(1, 1, "nobody"), at.evening.rounds().choose_game(1, 1, 1, "nobody"));
  Json round = choice(1, 1);
  round["round"] = 2;
  told(round, at.evening.rounds().choose_game(2, 1, 1, {}));

  const std::string id = new_id(utc_now());
  Json twice = choice(2, 1);
  twice["type"] = "evening", twice["evening"] = at.id(), twice["id"] = id;
  helper.say(twice), helper.say(twice);
  helper.see(plays(2, 1));
  REQUIRE((at.evening.refresh() ? true : false));
  const auto& history = at.evening.now().history;
  CHECK(std::ranges::count_if(history, [](const tournament::Event& event) {
          return std::holds_alternative<tournament::GameChosen>(event.what);
        }) == 1);
}

TEST_CASE("what is no choice at all is a bad request") {
  ChoiceEvening at;
  Looker helper(at, "Hilde", "helper");
  for (const auto& [key, value] : std::vector<std::pair<std::string, Json>>{{"game", -1},
                                                                            {"game", "1"},
                                                                            {"game", 1e12},
                                                                            {"board", Json::array({1})},
                                                                            {"round", 1.5},
                                                                            {"player", 7},
                                                                            {"player", std::string(600, 'p')},
                                                                            {"score", "1-0"}}) {
    Json bad = choice(1, 1);
    bad[key] = value;
    bad["type"] = "evening", bad["evening"] = at.id(), bad["id"] = new_id(utc_now());
    INFO(bad.dump());
    helper.say(bad);
    Json answer;
    do answer = helper.hear();
    while (!answer.is_null() && answer["type"] != "refused");
    CHECK(answer["code"] == "bad_request");
  }
  Json without = choice(1, 1);
  without.erase("game");
  without["type"] = "evening", without["evening"] = at.id(), without["id"] = new_id(utc_now());
  helper.say(without);
  Json answer;
  do answer = helper.hear();
  while (!answer.is_null() && answer["type"] != "refused");
  CHECK(answer["code"] == "bad_request");
}

TEST_CASE("a board that is played on the phones has its game") {
  ChoiceEvening at(std::vector<std::string>{});
  Looker organiser(at, "Otto", "organiser"), ada(at, "one"), ben(at, "two");
  come_in_as(ada, organiser, "Ada"), come_in_as(ben, organiser, "Ben");
  REQUIRE(kThere(organiser.see(kThere)));
  const Json played = organiser.ask({{"do", "play"}, {"round", 1}, {"board", 1}});
  INFO(played.dump());
  REQUIRE(played["type"] == "done");
  const auto begun = [](const Json& seen) {
    return !board_in(seen, 1)["match"].is_null() && board_in(seen, 1)["choice"].is_null();
  };
  CHECK(begun(organiser.see(begun)));
  CHECK(code_of(organiser.ask(choice(1, 1))) == "not_nowrefused");
}

TEST_CASE("where nobody chooses, nothing is to be chosen") {
  ClubEvening at;
  at.everybody_is_here();
  at.publish();
  Looker helper(at, "Hilde", "helper");
  CHECK(board_in(helper.see(kThere), 1)["choice"].is_null());
  const Json answer = helper.ask(choice(1, 0));
  CHECK(code_of(answer) == "saidrefused");
  CHECK(answer["sentence"] == at.evening.rounds().choose_game(1, 1, 0, {}).why().english());
}
