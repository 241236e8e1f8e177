// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/position.hpp"

#include <cstring>
#include <set>

#include "tests/host/support.hpp"

namespace boardwright {

TEST_CASE("a game of coin race", "[host]") {
  const auto rules = rules_of(tiny_game("coin_race"), "coin_race", {{"goal", std::int64_t{2}}});
  CHECK(rules->seat_count() == 2);
  CHECK(rules->seat_name(0) == "first");
  CHECK(rules->seat_name(BW_CHANCE) == "chance");
  CHECK(rules->seat_name(7) == "nobody");
  CHECK(rules->seat("second") == Seat{1});
  CHECK(rules->seat("spectator") == Seat{BW_SPECTATOR});
  CHECK_FALSE(rules->seat("third"));
  CHECK(rules->has(BW_HAS_CHANCE));
  CHECK_FALSE(rules->has(BW_HAS_HIDDEN));
  CHECK(rules->geometry() == nullptr);

  Position position = rules->start();
  CHECK(position.seats_on_turn() == std::vector<Seat>{0});
  CHECK(position.on_turn(0));
  CHECK_FALSE(position.on_turn(1));
  CHECK_FALSE(position.on_turn(33));
  CHECK_FALSE(position.on_turn(BW_CHANCE));
  CHECK(position.moves(0) == std::vector<Move>{1, 2});
  CHECK(position.moves(1).empty());
  CHECK(position.chance_events().empty());
  CHECK(position.picture(0).empty());
  CHECK(position.clicks(0, 1).empty());
  CHECK_FALSE(position.explain(0, "walk:1"));
  CHECK(position.outcome() == Outcome{});

  const Position before = position;
  CHECK_FALSE(position.play(1, 2));
  CHECK_FALSE(position.play(0, 3));
  CHECK(position == before);
  REQUIRE(position.play(0, 2));
  CHECK_FALSE(position == before);
  CHECK_FALSE(position.same_as(before));
  CHECK(position.is_chance());
  CHECK(position.on_turn(BW_CHANCE));
  CHECK(position.seats_on_turn().empty());
  REQUIRE(position.chance_events().size() == 2);
  CHECK(position.chance_events()[1].weight == 1);
  CHECK(position.read_move(BW_CHANCE, "heads") == Move{1});
  REQUIRE(position.play(BW_CHANCE, 1));
  CHECK(position.is_over());
  CHECK(position.outcome() == Outcome{{2, 0}, "arrived"});
  CHECK(position.text() == "2/0 s 0");
  const auto read = rules->read_position("2/0 s 0");
  REQUIRE(read);
  CHECK(*read == position);
  CHECK(read->key() == position.key());
  CHECK_FALSE(rules->read_position("2/0 f 0"));
}

TEST_CASE("positions are values", "[host]") {
  const auto rules = rules_of(tiny_game("coin_race"), "coin_race");
  const auto others = rules_of(tiny_game("two_cards"), "two_cards");
  Position a = rules->start();
  Position b(a);
  REQUIRE(b.play(0, 1));
  CHECK(a.text() == "0/0 f 0");
  a = b;
  CHECK(a == b);
  a = *&a;
  CHECK(a == b);
  Position c = others->start();
  CHECK_FALSE(c == a);
  c = a;  // of other rules
  CHECK(c == a);
  CHECK(c.shared_rules() == rules);
  const Position moved = std::move(b);
  CHECK(moved == a);
  CHECK(reinterpret_cast<std::uintptr_t>(a.data()) % BW_MAX_ALIGNMENT == 0);
}

TEST_CASE("what a seat may see", "[host]") {
  const auto rules = rules_of(tiny_game("two_cards"), "two_cards");
  Position position = rules->start();
  const auto event = position.read_move(BW_CHANCE, "deal:1-3");
  REQUIRE(event);
  CHECK(position.move_text_for(BW_CHANCE, *event, 0) == "deal:1-?");
  CHECK(position.move_text_for(BW_CHANCE, *event, BW_SPECTATOR) == "deal:?-?");
  REQUIRE(position.play(BW_CHANCE, *event));
  CHECK(position.view_text(0) == "1? b");
  CHECK(position.view_text(1) == "?3 b");
  CHECK(position.view_text(BW_SPECTATOR) == "?? b");
  const auto view = rules->read_view(1, "?3 b");
  REQUIRE(view);
  CHECK(*view == position.view(1));
  CHECK_FALSE(rules->read_view(1, "13 b"));
  REQUIRE(position.picture(0).size() == 2);
  CHECK(position.view(1).picture(1)[0].kind == 0);  // a card face down
  const auto explained = position.view(0).explain(0, "raise");
  REQUIRE(explained);
  CHECK_FALSE(explained->legal);
  CHECK(explained->rule == "2");
  CHECK(explained->message == "unknown_word");
  REQUIRE(explained->arguments.size() == 1);
  CHECK(explained->arguments[0].name == "word");
  CHECK(std::get<std::string>(explained->arguments[0].value) == "raise");
  CHECK(position.explain(0, "bet")->legal);
}

TEST_CASE("without secrets a view is the position", "[host]") {
  const auto rules = rules_of(tiny_game("coin_race"), "coin_race");
  const Position position = rules->start();
  CHECK(position.view(1) == position);
  CHECK(position.view_text(BW_SPECTATOR) == position.text());
  CHECK(position.move_text_for(0, 1, 1) == "walk:1");
  CHECK(rules->read_view(0, position.text()) == position);
}

TEST_CASE("an explanation's numbers are not trusted", "[host]") {
  bw_explanation raw{};
  raw.struct_size = sizeof raw;
  raw.legal = 0;
  raw.place_count = 4000000000U;
  raw.argument_count = 4000000000U;
  for (auto& argument : raw.arguments) {
    argument.type = BW_TEXT;
    std::memset(argument.text, 'x', sizeof argument.text);  // not terminated
  }
  const Explanation explanation = Explanation::from(raw);
  CHECK(explanation.places.size() == BW_MAX_EXPLAINED_PLACES);
  REQUIRE(explanation.arguments.size() == BW_MAX_ARGUMENTS);
  CHECK(std::get<std::string>(explanation.arguments[7].value) == std::string(BW_ARGUMENT_TEXT, 'x'));
  CHECK(explanation.arguments[7].name.empty());
}

TEST_CASE("texts are found by kind", "[host]") {
  const auto rules = rules_of(tiny_game("two_cards"), "two_cards");
  std::set<std::string> reasons;
  for (const auto& text : rules->texts(BW_TEXT_REASON)) reasons.insert(text.id);
  CHECK(reasons == std::set<std::string>{"fold", "higher"});
  CHECK(rules->texts(BW_TEXT_PHASE).size() == 1);
}

}  // namespace boardwright
