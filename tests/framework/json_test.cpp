// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/json.hpp"

#include <rapidcheck.h>

#include <nlohmann/json.hpp>

#include "framework/match/match.hpp"
#include "framework/players/random_player.hpp"
#include "framework/text/plain_text.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// A game with stacks.
std::shared_ptr<const Rules> heaps() {
  const auto file = std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "tests/bad_plugins/bad_shapes.so";
  return value_of(value_of(Library::load(file))->create("heaps", {}));
}

}  // namespace

TEST_CASE("every command has a JSON form and back") {
  const auto rules = board_game();
  using enum Command::Type;
  for (const auto type : {kMove, kResign, kOfferDraw, kDeclineDraw, kTakeBack, kClaimTime, kLetPlayOn, kAllow,
                          kRefuse, kClaimRepetition, kPause, kResume, kWithdraw, kStartClock}) {
    const Command command{type, 1, type == Command::Type::kMove ? "a2-c2" : "", 17};
    CHECK(value_of(command_from_json(to_json(command, *rules).dump(), *rules)) == command);
    Command named = command;
    named.id = "01a0c450-6c00-7000-8000-000000000001";
    named.generation = 1764100000000;
    CHECK(value_of(command_from_json(to_json(named, *rules).dump(), *rules)) == named);
  }
  CHECK(to_json(Command{Command::Type::kMove, 0, "c8-c6", 3}, *rules).dump() ==
        R"({"based_on":3,"command":"move","move":"c8-c6","seat":"black","version":1})");
}

TEST_CASE("every update of whole matches has a JSON form and back") {
  for (const auto& rules :
       {tiny("coin_race"), tiny("two_cards"), tiny("secret_towers"), board_game(), heaps()}) {
    MatchOptions options;
    options.rules = rules;
    options.ply_limit = 30;
    options.seed = Seed::from_number(1);
    const auto match = value_of(Match::create(std::move(options)));
    std::size_t updates = 0;
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}})
      (void)match->subscribe(viewer, [&](const Update& update) {
        ++updates;
        const std::string text = to_json(update, *rules).dump();
        const auto again = update_from_json(text, *rules);
        INFO(text);
        REQUIRE(again.has_value());
        REQUIRE(*again == update);
      });
    RandomPlayer player;
    while (!match->is_over()) require_done(let_play(*match, match->seats_on_turn().front(), player));
    CHECK(updates > 3);
  }
}

TEST_CASE("requests and pauses have a JSON form where there are any") {
  const auto rules = board_game();
  MatchOptions options;
  options.rules = rules;
  options.policies.takeback = Takeback::kConsent;
  const auto match = value_of(Match::create(options));
  require_done(match->play(0, "c8-c6"));
  require_done(match->take_back(0));
  const auto same = [&](const Update& update) {
    return value_of(update_from_json(to_json(update, *rules).dump(), *rules)) == update;
  };
  CHECK(same(match->update(1)));
  auto json = to_json(match->update(1), *rules);
  CHECK(json["request"].dump() == R"({"allowed":[],"for":"take_back","seat":"black"})");
  CHECK(json["can_answer"] == true);
  require_done(match->submit(Command::Type::kRefuse, 1));
  require_done(match->submit(Command::Type::kPause, 0));
  require_done(match->submit(Command::Type::kAllow, 1));
  REQUIRE(match->update(1).table.paused);
  CHECK(same(match->update(1)));
  // What is left out is false, none or empty, and so it is written.
  CHECK_FALSE(json.contains("paused"));
  CHECK_FALSE(json.contains("result"));
  for (const char* key : {"request", "can_answer", "can_pause"}) json.erase(key);
  CHECK_FALSE(value_of(update_from_json(json.dump(), *rules)).table.request);
}

TEST_CASE("every refusal has a JSON form and back") {
  const auto rules = board_game();
  for (auto code = 0; code <= static_cast<int>(RefusalCode::kNotWritten); ++code) {
    const Refusal refusal{static_cast<RefusalCode>(code), "not so", std::nullopt};
    CHECK(value_of(refusal_from_json(to_json(refusal, *rules).dump(), *rules)) == refusal);
  }
  const auto match = match_of(rules);
  const auto done = match->play(0, "c8-c7");
  REQUIRE_FALSE(done);
  const Refusal illegal = done.refusal();
  CHECK(illegal.code == RefusalCode::kIllegal);
  REQUIRE(illegal.why);
  CHECK_FALSE(illegal.why->rule.empty());
  const auto json = to_json(illegal, *rules);
  CHECK(json["refused"] == "illegal");
  CHECK(json["why"]["rule"] == illegal.why->rule);
  CHECK(value_of(refusal_from_json(json.dump(), *rules)) == illegal);
  CHECK(error_of(refusal_from_json(R"({"version":1,"refused":"stall","sentence":""})", *rules)) ==
        "refused: unknown value 'stall'; did you mean 'stale'?");
}

TEST_CASE("a message that is nested without end is refused") {
  CHECK(error_of(command_from_json(std::string(100000, '['), *board_game())) ==
        "this is nested deeper than any message");
}

TEST_CASE("what a move reveals goes with it") {
  const auto rules = board_game();
  MatchOptions options;
  options.rules = rules;
  Update update = value_of(Match::create(options))->update(0);
  SeenMove move;
  move.text = "a2-c2";
  move.reveals = Explanation{true, "", "shown", {}, {{"piece", std::string("miner")}, {"count", 2}}};
  update.news = {move};
  const auto json = to_json(update, *rules);
  CHECK(json["news"][0]["reveals"].dump() == R"({"arguments":[["piece","miner"],["count",2]],"id":"shown"})");
  CHECK(value_of(update_from_json(json.dump(), *rules)) == update);
}

TEST_CASE("counts on borders go with the picture") {
  const auto rules = board_game();
  MatchOptions options;
  options.rules = rules;
  Update update = value_of(Match::create(options))->update(0);
  update.picture.borders = {{0, 1, 0, 4, false}, {0, 8, 1, 5, true}};
  update.difference.borders = {{0, 1, 1, 0, false}};
  const auto json = to_json(update, *rules);
  CHECK(json["difference"].dump() ==
        R"({"borders":[{"closed":false,"count":0,"fields":[0,1],"seat":"white"}],"pieces":[]})");
  CHECK(json["picture"]["borders"].dump() == R"([{"closed":false,"count":4,"fields":[0,1],"seat":"black"},)"
                                             R"({"closed":true,"count":5,"fields":[0,8],"seat":"white"}])");
  CHECK(value_of(update_from_json(json.dump(), *rules)) == update);
  auto wrong = json;
  wrong["picture"]["borders"][0]["fields"] = {1};
  CHECK(error_of(update_from_json(wrong.dump(), *rules)) == "picture.borders.fields: expected two fields");
}

TEST_CASE("what is wrong with a message is said by its key") {
  const auto rules = board_game();
  const auto error = [&](const std::string& text) { return error_of(command_from_json(text, *rules)); };
  CHECK(error("{") == "this is not JSON");
  CHECK(error("[]") == "command: expected an object");
  CHECK(error(R"({"version":1,"command":"move","move":"x","seat":"black"})") ==
        "command: the key 'based_on' is missing");
  CHECK(error(R"({"version":2,"command":"resign","seat":"black","based_on":1})") ==
        "version: expected 1, the only one this program knows");
  CHECK(error(R"({"version":1,"command":"resing","seat":"black","based_on":1})") ==
        "command: unknown value 'resing'; did you mean 'resign'?");
  CHECK(error(R"({"version":1,"command":"resign","seat":"blakc","based_on":1})") ==
        "seat: unknown seat 'blakc'; did you mean 'black'?");
  CHECK(error(R"({"version":1,"command":"resign","seat":"spectator","based_on":1})") ==
        "seat: expected one who plays");
  CHECK(error(R"({"version":1,"command":"resign","seat":"black","based_on":1,"id":""})") ==
        "id: expected 1 to 64 letters");
  CHECK(error(R"({"version":1,"command":"resign","seat":"black","based_on":-1})") ==
        "based_on: expected a whole number from 0 to 18446744073709551615");
  CHECK(error(R"({"version":1,"command":"resign","seat":"black","based_on":1,"mvoe":"x"})") ==
        "command: unknown key 'mvoe'; did you mean 'move'?");
  CHECK(error(R"({"version":1,"command":"resign","seat":"black","based_on":1,"move":"x"})") ==
        "command: expected a move where the command is to move");
  CHECK(error(R"({"version":1,"command":"move","seat":"black","based_on":1})") ==
        "command: expected a move where the command is to move");
  // A key may hold anything, also what would break the line or a character in two.
  CHECK(error(R"({"version":1,"comm\nd":"move"})") ==
        "command: unknown key 'comm d'; did you mean 'command'?");
  const std::string umlauts =
      error(R"({"version":1,"seatx)" + std::string(60, ' ') + R"(äöüäöüäöüäöüäöü":1})");
  CHECK(is_utf8(umlauts));
  CHECK(umlauts.find(" äöüäöüä…'; expected one of") != std::string::npos);
}

TEST_CASE("damaged updates are refused or read, and never do harm") {
  MatchOptions options;
  options.rules = tiny("secret_towers");
  const auto match = value_of(Match::create(options));
  require_done(match->play(0, "T@b1"));
  require_done(match->play(1, "T@c2"));
  const std::string text = to_json(match->update(0), *options.rules).dump();
  const bool holds = rc::check("any change", [&] {
    std::string changed = text;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
      changed[*rc::gen::inRange<std::size_t>(0, changed.size())] =
          *rc::gen::element('0', '9', '-', '"', '{', '}', '[', ']', ',', 'x', 'n');
    const auto read = update_from_json(changed, *options.rules);
    if (read)
      RC_ASSERT(value_of(update_from_json(to_json(*read, *options.rules).dump(), *options.rules)) == *read);
    else
      RC_ASSERT_FALSE(read.error().empty());
  });
  CHECK(holds);
}
