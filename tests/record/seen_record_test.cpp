// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/seen_record.hpp"

#include "framework/players/random_player.hpp"
#include "framework/record/native.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Record seen(const Match& match, Seat viewer) {
  Record whole = match.full_record();
  whole.comment = "the first card was high";
  for (auto& move : whole.moves) move.comment = "tells: " + move.text;
  return value_of(seen_record(whole, value_of(replay(match.full_record(), match.shared_rules())), viewer));
}

}  // namespace

TEST_CASE("a seat's record holds what its match has told it, and no more") {
  for (const char* game : {"two_cards", "secret_towers"})
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const auto match = match_of(tiny(game), seed);
      RandomPlayer player;
      for (int ply = 0; ply <= 4; ++ply) {
        for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}}) {
          const Record record = seen(*match, viewer);
          const auto history = match->history(viewer);
          REQUIRE(record.moves.size() == history.size());
          for (std::size_t i = 0; i < history.size(); ++i) CHECK(record.moves[i].text == history[i].text);
          CHECK(record.viewer == match->rules().seat_name(viewer));
          const std::string text = write_record(record);
          CHECK(text.find("[Seed \"") == std::string::npos);
          CHECK(text.find("tells") == std::string::npos);
          CHECK(text.find("the first card") == std::string::npos);
          CHECK(value_of(read_record(text)) == record);
        }
        if (match->is_over()) break;
        require_done(let_play(*match, match->seats_on_turn().back(), player));
      }
    }
}

TEST_CASE("the other's card is in nobody else's file, also when the game is over and the seed known") {
  const auto match = match_of(tiny("two_cards"), 2);
  const std::string deal = match->line().plies().front().text;  // deal:3-1
  require_done(match->play(0, "fold"));
  REQUIRE(match->is_over());
  CHECK(write_record(match->record()).find(deal) != std::string::npos);
  CHECK(write_record(seen(*match, 0)).find(deal) == std::string::npos);
  CHECK(write_record(seen(*match, BW_SPECTATOR)).find(deal) == std::string::npos);
  const Record record = seen(*match, 1);
  CHECK(record.has_result());
  CHECK_FALSE(record.seed_hash.empty());
  CHECK(error_of(replay(record, match->shared_rules())) ==
        "the record holds only what second saw: to check or to step through it, the whole record is needed");
}

TEST_CASE("where nothing is hidden a seat's record is the record") {
  const auto match = match_of(tiny("coin_race"), 2);
  require_done(match->resign(0));
  const Record whole = match->record();
  CHECK(value_of(seen_record(whole, value_of(replay(whole, match->shared_rules())), 0)) == whole);
}

TEST_CASE("a record that doesn't replay has no seats that saw it") {
  const auto match = match_of(tiny("two_cards"), 2);
  Record record = match->full_record();
  record.moves.push_back({"first", "jump", {}, {}, 0, 0});
  CHECK_FALSE(seen_record(record, value_of(replay(record, match->shared_rules())), 0).has_value());
}
