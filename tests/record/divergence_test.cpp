// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/random_player.hpp"
#include "framework/record/native.hpp"
#include "framework/record/replay.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Record game_of(const char* name, std::uint64_t seed, int plies) {
  const auto entry = value_of(own_games().find(name));
  MatchOptions options;
  options.rules = value_of(entry.create());
  options.variant = entry.variant->id;
  options.seed = Seed::from_number(seed);
  const auto match = value_of(Match::create(std::move(options)));
  RandomPlayer player;
  for (int i = 0; i < plies && !match->is_over(); ++i)
    require_done(let_play(*match, match->seats_on_turn().front(), player));
  return match->full_record();
}

}  // namespace

TEST_CASE("a record of these rules has no notice and no divergence") {
  const std::string text = write_record(game_of("lines_of_action", 1, 10));
  for (const auto other : {OtherRules::kRefuse, OtherRules::kApproach}) {
    const auto opened = value_of(open_record(text, own_games(), {}, other));
    CHECK(opened.notice.empty());
    CHECK(divergence(opened.record, value_of(replay(opened))).empty());
  }
}

TEST_CASE("a record of another revision says so, and replays as far as the rules agree") {
  Record record = game_of("lines_of_action", 1, 10);
  record.rules_hash = std::string(64, 'a');
  CHECK(value_of(open_record(write_record(record), own_games())).notice ==
        "the record was made under another revision of the rules of lines_of_action");
  record.moves[6].text = "a1-a8";
  const auto opened = value_of(open_record(write_record(record), own_games(), {}, OtherRules::kApproach));
  CHECK(opened.notice == "the record was made under other rules of lines_of_action");
  const auto played = value_of(replay(opened));
  CHECK(played.line.plies().size() == 6);
  const std::string sentence = divergence(opened.record, played);
  CHECK(sentence.starts_with("the same for 6 plies; then at move 7, "));
  CHECK(sentence.find("ply 7, black 'a1-a8': ") != std::string::npos);
  CHECK(sentence.size() > sentence.find("'a1-a8': ") + 12);  // and why
}

TEST_CASE("parameters that these rules don't have are left out and named") {
  Record record = game_of("lines_of_action", 1, 10);
  record.parameters["flying_pieces"] = "true";
  record.parameters["size"] = "99";
  const std::string text = write_record(record);
  CHECK(error_of(open_record(text, own_games())).find("flying_pieces") != std::string::npos);
  const auto opened = value_of(open_record(text, own_games(), {}, OtherRules::kApproach));
  CHECK(opened.notice ==
        "the record was made under other rules of lines_of_action; not known here: flying_pieces=true, "
        "size=99");
  CHECK(value_of(replay(opened)).ok());
}

TEST_CASE("a record may be held against another variant") {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const std::string text = write_record(game_of("lines_of_action/standard", seed, 40));
    const auto opened =
        value_of(open_record(text, own_games(), "lines_of_action/scrambled", OtherRules::kApproach));
    CHECK_FALSE(opened.notice.empty());
    const auto played = value_of(replay(opened));
    REQUIRE_FALSE(played.ok());
    CHECK(divergence(opened.record, played).find("; then at move ") != std::string::npos);
  }
}

TEST_CASE("a result that other rules would not give diverges at the end") {
  Record record = game_of("lines_of_action", 1, 4);
  record.scores = {{"black", 2}, {"white", 0}};
  record.reason = "connection";
  const auto opened = value_of(open_record(write_record(record), own_games(), {}, OtherRules::kApproach));
  CHECK(divergence(opened.record, value_of(replay(opened))) ==
        "the same for 4 plies, to the end of the moves; then recorded as 1-0 by connection, but the game "
        "isn't over");
}
