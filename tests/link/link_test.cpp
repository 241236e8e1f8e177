// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links as a screen uses them: to a table, and to a line that nobody plays on.
#include <type_traits>

#include "tests/link/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

// A truth where somebody's view belongs does not compile.
static_assert(!std::is_convertible_v<Position, View>);
static_assert(!std::is_constructible_v<View, Position, Seat>);
static_assert(!std::is_invocable_v<decltype(Picture::of), Position>);

TEST_CASE("a link to a table carries its viewer's commands and updates, and nobody else's") {
  LinkedTable test("lines_of_action");
  LocalLink black(*test.table, 0), white(*test.table, 1), watcher(*test.table, BW_SPECTATOR);
  CHECK(black.update() == test.match().update(0));
  CHECK(white.update().number == 1);
  std::vector<std::uint64_t> seen;
  white.watch([&](const Update& update) { seen.push_back(update.number); });

  require_done(done(black, move_of(black, "c8-c6")));
  CHECK(white.update().last_move->text == "c8-c6");
  CHECK(black.update() == test.match().update(0));
  // A command is the viewer's, whatever it says of itself.
  CHECK(done(black, move_of(black, "a2-c2")).refusal().code == RefusalCode::kNotYourTurn);
  CHECK(done(watcher, move_of(watcher, "a2-c2")).refusal().code == RefusalCode::kUnknownSeat);
  require_done(done(white, move_of(white, "a2-c2")));
  CHECK(test.match().line().plies().size() == 2);
  CHECK(seen == std::vector<std::uint64_t>{2, 3});
  CHECK(done(white, {Command::Type::kResign, 0, {}, 1}).refusal().code == RefusalCode::kStale);
}

TEST_CASE("a link that is gone hears nothing more, and a table may go first") {
  LinkedTable test("lines_of_action");
  int told = 0;
  auto white = std::make_unique<LocalLink>(*test.table, 1);
  white->watch([&](const Update&) { ++told; });
  LocalLink black(*test.table, 0);
  require_done(done(black, move_of(black, "c8-c6")));
  CHECK(told == 1);
  white.reset();
  require_done(test.table->submit({Command::Type::kMove, 1, "a2-c2", test.match().update(1).number}));
  CHECK(told == 1);
  test.table.reset();
  CHECK(black.update().ply == 2);
}

TEST_CASE("questions are answered from the viewer's own view") {
  LinkedTable test("lines_of_action");
  LocalLink black(*test.table, 0), watcher(*test.table, BW_SPECTATOR);
  require_done(done(black, move_of(black, "c8-c6")));
  const auto history = answer_of<HistoryAnswer>(black, AskHistory{});
  CHECK(history.moves == test.match().history(0));
  CHECK(history.start == *test.match().picture_after(0, 0));
  CHECK(answer_of<PictureAnswer>(black, AskPictureAfter{1}).picture == black.update().picture);
  CHECK_FALSE(answer_of<PictureAnswer>(black, AskPictureAfter{2}).picture);
  CHECK(answer_of<ViewAnswer>(black, AskView{}) ==
        ViewAnswer{black.update().position, black.update().picture});
  CHECK_FALSE(answer_of<ArrangeAnswer>(black, AskArrange{}).arranged);
  LocalLink white(*test.table, 1);
  const auto why = answer_of<ExplainAnswer>(white, AskExplain{{}, "a2-d2"}).explanation;
  REQUIRE(why);
  CHECK_FALSE(why->legal);
  CHECK(why->rule == "L2.1");
  CHECK(answer_of<ExplainAnswer>(white, AskExplain{{8, 11}}).explanation == why);  // a2, d2
  CHECK_FALSE(answer_of<ExplainAnswer>(watcher, AskExplain{{}, "a2-d2"}).explanation);
  CHECK(error_of(answered(white, AskExplain{{8, 1000}})) == "there is no such place");
  CHECK(error_of(answered(white, AskTell{1000})) == "there is no such place");
}

TEST_CASE("a set-up is made by questions and submitted by one command") {
  LinkedTable test("two_field");
  LocalLink first(*test.table, 0), second(*test.table, 1), watcher(*test.table, BW_SPECTATOR);
  auto made = answer_of<ArrangeAnswer>(first, AskArrange{}).arranged;
  REQUIRE(made);
  CHECK_FALSE(made->complete);
  CHECK_FALSE(answer_of<ArrangeAnswer>(watcher, AskArrange{}).arranged);
  // One piece by hand, the rest by lot; the same seed draws the same.
  const auto& some = made->left.front();
  REQUIRE_FALSE(some.places.empty());
  ArrangeChange place{ArrangeChange::Type::kPlace, some.kind, some.places.front()};
  const auto one = *answer_of<ArrangeAnswer>(first, AskArrange{{}, place}).arranged;
  CHECK(one.placed == std::vector<PlacedPiece>{{some.places.front(), some.kind}});
  CHECK(one.left.front().count == some.count - 1);
  CHECK_FALSE(one.refused);
  ArrangeChange by_lot{ArrangeChange::Type::kAtRandom, 0, 0, 0, 77};
  const auto whole = *answer_of<ArrangeAnswer>(first, AskArrange{one.placed, by_lot}).arranged;
  CHECK(whole.complete);
  CHECK(whole == *answer_of<ArrangeAnswer>(first, AskArrange{one.placed, by_lot}).arranged);
  CHECK(std::find(whole.placed.begin(), whole.placed.end(), one.placed.front()) != whole.placed.end());
  CHECK(test.match().line().plies().empty());  // questions change nothing

  Command ready{Command::Type::kArrange, 0, {}, first.update().number};
  ready.placed = one.placed;
  CHECK(done(first, ready).refusal().code == RefusalCode::kIllegal);  // not complete
  CHECK(test.match().line().plies().empty());
  ready.placed = {{100000, 0}};
  CHECK(done(first, ready).refusal().code == RefusalCode::kIllegal);
  ready.placed = whole.placed;
  const Update before = second.update();
  require_done(done(first, ready));
  CHECK(test.match().line().plies().size() == whole.placed.size());
  CHECK(first.update().picture == whole.picture);
  CHECK(second.update() == before);  // nobody learns of it
  CHECK(done(first, {Command::Type::kArrange, 0, {}, first.update().number}).refusal().code ==
        RefusalCode::kNotYourTurn);
}

TEST_CASE("a link to a record shows what was seen after each move") {
  LinkedTable test("lines_of_action");
  LocalLink black(*test.table, 0);
  for (const char* text : {"c8-c6", "a2-c2", "d1-d3"})
    require_done(test.table->submit({Command::Type::kMove, test.match().seats_on_turn().front(), text,
                                     test.match().update(test.match().seats_on_turn().front()).number}));
  RecordLink record(test.match().line(), std::nullopt, Outcome{{0, 2}, "resignation"});
  CHECK(record.moves() == 3);
  CHECK(record.update().ply == 3);
  CHECK(record.update().table.result);
  CHECK(record.update().picture == black.update().picture);
  std::vector<Update> seen;
  record.watch([&](const Update& update) { seen.push_back(update); });
  record.show(1);
  record.show(1);
  record.show(9);
  REQUIRE(seen.size() == 2);
  CHECK(seen[0].rewound);
  CHECK_FALSE(seen[0].table.result);
  CHECK(seen[0].on_turn == std::vector<Seat>{1});
  CHECK(seen[0].picture == *test.match().picture_after(0, 1));
  CHECK(seen[0].last_move->text == "c8-c6");
  CHECK(seen[1].news.size() == 2);
  CHECK(seen[1].ply == 3);
  CHECK(apply_difference(seen[0].picture, seen[1].difference) == seen[1].picture);
  record.show(1);
  // Explained to the seat that is on turn there.
  const auto why = answer_of<ExplainAnswer>(record, AskExplain{{}, "a2-d2"}).explanation;
  REQUIRE(why);
  CHECK(why->rule == "L2.1");
  CHECK(answer_of<HistoryAnswer>(record, AskHistory{}).moves == test.match().history(0));
  CHECK(answer_of<PictureAnswer>(record, AskPictureAfter{0}).picture == *test.match().picture_after(0, 0));
  CHECK_FALSE(answer_of<PictureAnswer>(record, AskPictureAfter{4}).picture);
  CHECK(done(record, move_of(record, "a2-c2")).refusal().code == RefusalCode::kNotAllowed);
}

TEST_CASE("a record as a seat saw it holds no more than that") {
  const auto rules = tiny("secret_towers");
  const auto match = match_of(rules);
  require_done(match->play(0, "T@b1"));
  RecordLink own(match->line(), Seat{0}), other(match->line(), Seat{1}), whole(match->line(), std::nullopt);
  CHECK(own.update().picture == match->update(0).picture);
  CHECK(other.update().picture == match->update(1).picture);
  CHECK(other.update().position == match->update(1).position);
  CHECK(other.moves() == 0);
  CHECK(own.moves() == 1);
  CHECK(whole.update().picture == Picture::whole(match->line().now()));
  CHECK_FALSE(other.update().picture == own.update().picture);
}
