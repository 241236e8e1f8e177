// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/heard_game.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;

namespace {

SeenMove move_of(Seat seat, const std::string& text) {
  SeenMove move;
  move.seat = seat;
  move.text = text;
  move.picture.items.push_back({0, static_cast<std::uint32_t>(text.size()), 1, 0, 0});
  return move;
}

Update update_of(std::uint64_t number, std::vector<SeenMove> news, std::uint32_t ply) {
  Update update;
  update.generation = 7;
  update.number = number;
  update.news = std::move(news);
  update.ply = ply;
  return update;
}

/// One who came after a move, and has been told of it.
HeardGame after_one() {
  HeardGame heard(0);
  CHECK_FALSE(heard.begun());
  CHECK(heard.take(update_of(3, {}, 1)).empty());
  CHECK_FALSE(heard.knows_history());
  REQUIRE(heard.take(HistoryAnswer{Picture{}, {move_of(0, "a")}}));
  return heard;
}

}  // namespace

TEST_CASE("what is heard of a game goes on with what is new", "[heard]") {
  HeardGame heard = after_one();
  CHECK(heard.begun());
  CHECK(heard.knows_history());
  const auto news = heard.take(update_of(4, {move_of(1, "bb"), move_of(0, "ccc")}, 3));
  REQUIRE(news.size() == 2);
  CHECK(news.front().text == "bb");
  REQUIRE(heard.history().size() == 3);
  CHECK(heard.history().back().text == "ccc");
  CHECK(heard.knows_history());
  CHECK(heard.picture_after(0).items.empty());
  CHECK(heard.picture_after(2).items.front().kind == 2);
  CHECK(heard.picture_after(99) == heard.picture_after(3));
  CHECK(heard.take(update_of(5, {}, 3)).empty());  // an offer, perhaps
  CHECK(heard.knows_history());
}

TEST_CASE("where something was missed the history has to be asked for", "[heard]") {
  HeardGame heard = after_one();
  SECTION("an update") { CHECK(heard.take(update_of(5, {move_of(1, "bb")}, 3)).empty()); }
  SECTION("a move of one") { CHECK(heard.take(update_of(4, {move_of(1, "bb")}, 3)).size() == 1); }
  SECTION("moves that were taken back") {
    Update back = update_of(4, {}, 0);
    back.rewound = true;
    CHECK(heard.take(back).empty());
  }
  SECTION("the match was loaded again") {
    Update again = update_of(4, {move_of(1, "bb")}, 2);
    again.generation = 8;
    CHECK(heard.take(again).empty());
  }
  CHECK_FALSE(heard.knows_history());
}

TEST_CASE("a history of another state is no answer", "[heard]") {
  HeardGame heard(BW_SPECTATOR);
  CHECK(heard.take(update_of(1, {}, 2)).empty());
  CHECK_FALSE(heard.take(HistoryAnswer{Picture{}, {move_of(0, "a")}}));
  CHECK_FALSE(heard.knows_history());
  CHECK(heard.history().empty());
  CHECK(heard.take(HistoryAnswer{Picture{}, {move_of(0, "a"), move_of(1, "bb")}}));
  CHECK(heard.knows_history());
}
