// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_session.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "framework/catalogue/catalogue.hpp"

namespace {

using namespace boardwright;
using Json = nlohmann::json;

UgiSession session(const std::string& game) {
  CatalogueOptions options;
  options.folders = {BOARDWRIGHT_BINARY_DIR "/tests/games", BOARDWRIGHT_BINARY_DIR "/games"};
  static const Catalogue catalogue = Catalogue::load(options);
  UgiSession::Setup setup;
  setup.rules = catalogue.create(game).value();
  setup.player = std::move(make_player("random").value());
  setup.rebuild = [](const std::string&, const std::string&) -> Result<std::shared_ptr<const Rules>> {
    return fail("no options here");
  };
  setup.explain = [](const Explanation& explanation) { return explanation.message; };
  return UgiSession(std::move(setup));
}

Json state(UgiSession& session) {
  const std::string line = session.answer("state");
  REQUIRE(line.starts_with("state "));
  REQUIRE(line.find('\n') == line.size() - 1);
  return Json::parse(line.substr(6));
}

TEST_CASE("state at the start, at chance and at the end") {
  UgiSession coin = session("coin_race");
  Json json = state(coin);
  CHECK(json.at("turn") == Json({"first"}));
  CHECK(json.at("moves") == Json({{"first", {"walk:1", "walk:2"}}}));
  CHECK(json.at("chance").empty());
  CHECK(json.at("result").is_null());
  CHECK(json.at("key").get<std::string>().size() == 16);

  CHECK(coin.answer("position startpos moves walk:2").empty());
  json = state(coin);
  CHECK(json.at("turn") == "chance");
  CHECK(json.at("moves") == Json::object());
  CHECK(json.at("chance") == Json::parse(R"([["heads",1],["tails",1]])"));
  const std::string drawn = coin.answer("go movetime 1");
  CHECK((drawn == "bestmove heads\n" || drawn == "bestmove tails\n"));

  CHECK(coin.answer("position fen 3/4 s 0 moves walk:2 heads").empty());
  json = state(coin);
  CHECK(json.at("turn") == "over");
  CHECK(json.at("moves") == Json::object());
  CHECK(json.at("result") == Json::parse(R"({"scores":{"first":0,"second":1},"reason":"arrived"})"));
  CHECK(coin.answer("query gameover") == "response true\n");
  CHECK(coin.answer("query result") == "response p2win\n");
  CHECK(coin.answer("go").starts_with("error "));
}

TEST_CASE("several seats on turn are all named") {
  UgiSession towers = session("secret_towers");
  const Json json = state(towers);
  CHECK(json.at("turn") == Json({"first", "second"}));
  CHECK(json.at("moves").at("second") == Json({"T@a2", "T@b2", "T@c2", "T@d2"}));
  CHECK(towers.answer("position startpos moves T@b2 T@a1").empty());
  CHECK(state(towers).at("turn") == "over");
}

TEST_CASE("views hide what they must, and a seat's view is enough to move") {
  UgiSession cards = session("two_cards");
  CHECK(cards.answer("position startpos moves deal:3-1").empty());
  CHECK(cards.answer("view first") == "view 3? b\n");
  CHECK(cards.answer("view second") == "view ?1 b\n");
  CHECK(cards.answer("view spectator") == "view ?? b\n");
  CHECK(cards.answer("position view first 3? b").empty());
  CHECK(state(cards).at("moves") == Json({{"first", {"bet", "fold"}}}));
  CHECK(cards.answer("go").starts_with("bestmove "));
}

TEST_CASE("repetition ends a game") {
  UgiSession loa = session("lines_of_action");
  const std::string shuffle = " b1-b3 a2-c2 b3-b1 c2-a2";
  CHECK(loa.answer("position startpos moves" + shuffle + shuffle).empty());
  CHECK(state(loa).at("result") ==
        Json::parse(R"({"scores":{"black":0.5,"white":0.5},"reason":"repetition"})"));
  CHECK(loa.answer("query result") == "response draw\n");
}

TEST_CASE("explain and perft answer one line") {
  UgiSession loa = session("lines_of_action");
  const std::string line = loa.answer("explain b1-b4");
  REQUIRE(line.starts_with("explain "));
  const Json json = Json::parse(line.substr(8));
  CHECK(json.at("legal") == false);
  CHECK(json.at("rule") == "L2.1");
  CHECK(!json.at("fields").empty());
  CHECK(Json::parse(loa.answer("explain b1-b3").substr(8)).at("legal") == true);
  CHECK(loa.answer("perft 3") == "perft 44952\n");
  CHECK(loa.answer("perft 0") == "perft 1\n");
}

TEST_CASE("any line gets at most an error and changes nothing") {
  UgiSession loa = session("lines_of_action");
  const Json before = state(loa);
  Random random(3);
  const std::string letters = "ugiposntfemv 01-8/b\t\x01\xff";
  for (int i = 0; i < 2000; ++i) {
    std::string line;
    for (std::uint32_t n = random.below(40); n > 0; --n)
      line += letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    const std::string answer = loa.answer(line);
    CHECK((answer.empty() || answer.starts_with("error ") || answer == "ugiok\n" ||
           answer.find("ugiok") != std::string::npos));
  }
  CHECK(state(loa) == before);
}

}  // namespace
