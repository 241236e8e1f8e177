// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/question_json.hpp"

#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "tests/link/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

void check_there_and_back(const NumberedQuestion& asked, const GameNames& names) {
  const std::string sent = to_json(asked, names).dump();
  INFO(sent);
  CHECK(value_of(question_from_json(sent, names)) == asked);
}

void check_there_and_back(const NumberedAnswer& answer, const GameNames& names) {
  const std::string sent = to_json(answer, names).dump();
  INFO(sent);
  CHECK(value_of(answer_from_json(sent, names)) == answer);
}

}  // namespace

TEST_CASE("questions name places and kinds, and are read without the rules") {
  const auto names = GameNames::of(*board_game());
  const auto told = value_of(game_names_from_json(to_json(names).dump()));
  CHECK(told.seats.all() == std::vector<std::string>{"black", "white"});
  CHECK(told.places == names.places);
  CHECK(told.kinds == names.kinds);
  const auto sent = [&](const Question& question) {
    return to_json(NumberedQuestion{7, question}, told).dump();
  };
  CHECK(sent(AskHistory{}) == R"({"ask":"history","id":7,"version":1})");
  CHECK(sent(AskPictureAfter{12}) == R"({"ask":"picture_after","id":7,"moves":12,"version":1})");
  CHECK(sent(AskExplain{{0, 8}}) == R"({"ask":"explain","clicks":["a1","a2"],"id":7,"version":1})");
  CHECK(sent(AskExplain{{}, "a2-c2"}) == R"({"ask":"explain","id":7,"move":"a2-c2","version":1})");
  CHECK(sent(AskTell{9}) == R"({"ask":"tell","id":7,"place":"b2","version":1})");
  CHECK(sent(AskView{}) == R"({"ask":"view","id":7,"version":1})");
  for (const Question& question :
       std::vector<Question>{AskHistory{}, AskPictureAfter{12}, AskExplain{{0, 8}}, AskExplain{{}, "a2-c2"},
                             AskTell{9}, AskView{}, AskArrange{}})
    check_there_and_back(NumberedQuestion{7, question}, told);
}

TEST_CASE("every change of a set-up has a JSON form and back") {
  const auto names = GameNames::of(*tiny("secret_towers"));
  using enum ArrangeChange::Type;
  for (const auto& change :
       {ArrangeChange{kPlace, 1, 5}, ArrangeChange{kMove, 0, 5, 6}, ArrangeChange{kTakeAway, 0, 5},
        ArrangeChange{kClear}, ArrangeChange{kAtRandom, 0, 0, 0, 1234567890123}, ArrangeChange{kMirror}})
    check_there_and_back(NumberedQuestion{1, AskArrange{{{5, 1}, {6, 0}}, change}}, names);
  const AskArrange asked{{{5, 1}}, ArrangeChange{kMove, 0, 5, 6}};
  CHECK(to_json(NumberedQuestion{1, asked}, names)["change"].dump() ==
        R"({"do":"move","place":"b2","to":"c2"})");
}

TEST_CASE("what is wrong with a question is said by its key") {
  const auto names = GameNames::of(*board_game());
  const auto error = [&](const std::string& text) { return error_of(question_from_json(text, names)); };
  CHECK(error("[]") == "message: the key 'ask' is missing");
  CHECK(error(R"({"version":1,"id":1,"ask":"histroy"})") ==
        "ask: unknown value 'histroy'; did you mean 'history'?");
  CHECK(error(R"({"version":1,"id":1,"ask":"tell","place":"z9"})").starts_with("place: unknown value 'z9'"));
  CHECK(error(R"({"version":1,"id":1,"ask":"tell"})") == "question: the key 'place' is missing");
  CHECK(error(R"({"version":1,"ask":"view"})") == "question: the key 'id' is missing");
  CHECK(error(R"({"version":1,"id":1,"ask":"view","place":"a1"})")
            .starts_with("question: unknown key 'place'"));
  CHECK(error(R"({"version":1,"id":1,"ask":"explain"})") == "question: expected either a move or clicks");
  CHECK(error(R"({"version":1,"id":1,"ask":"explain","clicks":[]})") ==
        "clicks: expected at least one place");
  CHECK(error(R"({"version":1,"id":1,"ask":"arrange","placed":[["a1"]]})") ==
        "placed: expected a field and a kind");
  CHECK(error(R"({"version":1,"id":1,"ask":"arrange","placed":[],"change":{}})") ==
        "change: expected what to do");
}

TEST_CASE("every answer of a game has a JSON form and back, and histories have few pictures") {
  LinkedTable test("two_field");
  const auto names = GameNames::of(test.match().rules());
  std::vector<std::unique_ptr<LocalLink>> links;
  for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}})
    links.push_back(std::make_unique<LocalLink>(*test.table, viewer));
  const auto check = [&](const Question& question) {
    for (const auto& link : links)
      check_there_and_back(NumberedAnswer{3, value_of(answered(*link, question))}, names);
  };
  check(AskArrange{});
  ArrangeChange by_lot{ArrangeChange::Type::kAtRandom, 0, 0, 0, 5};
  check(AskArrange{{}, by_lot});
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    Link& link = *links[seat];
    Command ready{Command::Type::kArrange, seat, {}, link.update().number};
    ready.placed = answer_of<ArrangeAnswer>(link, AskArrange{{}, by_lot}).arranged->placed;
    require_done(done(link, ready));
  }
  Random random(9);
  for (int ply = 0; ply < 60 && !test.match().is_over(); ++ply) {
    Link& link = *links[test.match().seats_on_turn().front()];
    const auto& moves = link.update().moves;
    require_done(
        done(link, move_of(link, moves[random.below(static_cast<std::uint32_t>(moves.size()))].text)));
  }
  check(AskHistory{});
  check(AskView{});
  for (std::uint32_t place = 0; place < names.places.size(); place += 7) check(AskTell{place});
  check(AskPictureAfter{20});
  check(AskExplain{{3, 4}});
  check(AskExplain{{}, "nothing"});
  const auto history = to_json(NumberedAnswer{3, value_of(answered(*links[0], AskHistory{}))}, names);
  REQUIRE(history["moves"].size() > 20);
  std::size_t pictures = 0;
  for (const auto& move : history["moves"]) pictures += move.contains("picture") ? 1 : 0;
  CHECK(pictures == 0);
}
