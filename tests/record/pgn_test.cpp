// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/pgn_tags.hpp"

#include "framework/players/random_player.hpp"
#include "framework/record/foreign.hpp"
#include "framework/record/replay.hpp"
#include "framework/record/save_format.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Tags = std::vector<std::pair<std::string, std::string>>;

/// A game as a file of this kind, and what is read from that.
OpenedRecord there_and_back(const OpenedRecord& opened, const char* file) {
  const Replay played = value_of(replay(opened));
  INFO(played.problem);
  REQUIRE(played.ok());
  const Record own = opened.moves ? own_record(opened, played) : opened.record;
  const std::string text = value_of(record_text(own, opened.rules, opened.game->records(), file));
  CAPTURE(text);
  return value_of(open_record(text, own_games()));
}

/// Plies, result and who played: what every format keeps.
void check_same_game(const OpenedRecord& a, const OpenedRecord& b) {
  const Replay first = value_of(replay(a)), second = value_of(replay(b));
  INFO(first.problem << second.problem);
  REQUIRE(first.ok());
  REQUIRE(second.ok());
  REQUIRE(first.line.plies().size() == second.line.plies().size());
  for (std::size_t i = 0; i < first.line.plies().size(); ++i)
    CHECK(first.line.plies()[i].text == second.line.plies()[i].text);
  CHECK(first.line.now().text() == second.line.now().text());
  CHECK(first.result == second.result);
  CHECK(a.record.players == b.record.players);
}

constexpr const char* kClubGame = R"([Event "Club \"evening\""]
[Site "Ghent"]
[Date "2024.05.01"]
[Round "?"]
[Black "Ann"]
[White "Bob \\ Bert"]
[Result "0-1"]
[Annotator "Eve"]
[this is no tag]

1. c8-c6 h4-f2 {fine} 2. g8-g6 h2-e2 0-1
)";

}  // namespace

TEST_CASE("a tag is a line in brackets with a name and a text in quotes") {
  using Tag = std::pair<std::string, std::string>;
  CHECK(read_pgn_tag("[Event \"A \\\"b\\\" \\\\\"]") == Tag{"Event", "A \"b\" \\"});
  CHECK(read_pgn_tag("[A_1  \"\" ]  \r") == Tag{"A_1", ""});
  for (const char* bad :
       {"", "[", "[]", "[Event]", "[Event x]", "[Event \"x]", "[Event \"x\" y]", "[\"x\"]", "Event \"x\""})
    CHECK_FALSE(read_pgn_tag(bad));
  std::string written = write_pgn_tag("Event", "a\"\\]\nb");
  REQUIRE(written.back() == '\n');
  written.pop_back();
  CHECK(read_pgn_tag(written) == Tag{"Event", "a\"\\] b"});
}

TEST_CASE("a list of moves with tags is read as PGN") {
  const OpenedRecord game = value_of(open_record(kClubGame, own_games(), "lines_of_action"));
  CHECK(game.record.players ==
        std::map<std::string, std::string>{{"black", "Ann"}, {"white", "Bob \\ Bert"}});
  CHECK(game.record.tags ==
        Tags{{"Event", "Club \"evening\""}, {"Site", "Ghent"}, {"Date", "2024-05-01"}, {"Annotator", "Eve"}});
  CHECK(game.record.scores == std::map<std::string, std::uint32_t>{{"black", 0}, {"white", 2}});
  CHECK(game.record.moves[1].comment == "fine");
  CHECK(value_of(replay(game)).ok());
}

TEST_CASE("tags mean the same whatever their letters") {
  const OpenedRecord game =
      value_of(open_record("[game \"lines_of_action\"]\n[variant \"standard\"]\n"
                           "[parameter \"size=10\"]\n[EVENT \"Club\"]\n\n*\n",
                           own_games()));
  CHECK(game.record.game == "lines_of_action");
  CHECK(game.record.parameters.at("size") == "10");
  CHECK(game.record.tags == Tags{{"Event", "Club"}});
}

TEST_CASE("what is written as PGN is read as the same game, and says which it is") {
  const OpenedRecord game = value_of(open_record(kClubGame, own_games(), "lines_of_action"));
  const OpenedRecord again = there_and_back(game, "game.pgn");
  check_same_game(game, again);
  CHECK(again.record.tags == game.record.tags);
  CHECK(again.record.moves[1].comment == "fine");
  const std::string written = value_of(
      record_text(own_record(game, value_of(replay(game))), game.rules, game.game->records(), "a.pgn"));
  CHECK(
      written.starts_with("[Event \"Club \\\"evening\\\"\"]\n[Site \"Ghent\"]\n[Date \"2024.05.01\"]\n"
                          "[Round \"?\"]\n[Black \"Ann\"]\n[White \"Bob \\\\ Bert\"]\n[Result \"0-1\"]\n"));
  CHECK(written.find("\n\n1. c8-c6 h4-f2 {fine} 2. g8-g6 h2-e2 0-1\n") != std::string::npos);
}

TEST_CASE("other starts, parameters, chance and giving up go through PGN") {
  for (const char* name : {"lines_of_action/scrambled", "lines_of_action/small", "dice_checkers"}) {
    const auto entry = value_of(own_games().find(name));
    MatchOptions options;
    options.rules = value_of(entry.create());
    options.variant = entry.variant->id;
    options.seed = Seed::from_number(3);
    options.players = {"Ann [x]", "Bob"};
    if (entry.game->id() == "lines_of_action") {
      options.start = options.rules->start();
      require_done(options.start->play(0, options.start->moves(0).front()));
    }
    const auto match = value_of(Match::create(std::move(options)));
    RandomPlayer player;
    for (int i = 0; i < 20 && !match->is_over(); ++i)
      require_done(let_play(*match, match->seats_on_turn().front(), player));
    require_done(match->resign(match->seats_on_turn().front()));
    const OpenedRecord game{match->record(), match->shared_rules(), entry.game, {}, {}};
    const OpenedRecord again = there_and_back(game, "game.pgn");
    check_same_game(game, again);
    CHECK(again.rules->parameters() == game.rules->parameters());
    CHECK(value_of(replay(again)).result->reason == "resignation");
    CHECK(again.record.start == game.record.start);
  }
}

TEST_CASE("SGF keeps event, place, date and round") {
  std::string text = kClubGame;
  text.replace(text.find("[Round \"?\"]"), 11, "[Round \"2\"]");
  OpenedRecord game = value_of(open_record(text, own_games(), "lines_of_action"));
  const OpenedRecord again = there_and_back(game, "game.sgf");
  check_same_game(game, again);
  for (const char* name : {"Event", "Site", "Date", "Round"}) {
    const auto has = [&](const Record& record) {
      const auto found = std::find_if(record.tags.begin(), record.tags.end(),
                                      [&](const auto& tag) { return tag.first == name; });
      return found == record.tags.end() ? "" : found->second;
    };
    CHECK(has(game.record) == has(again.record));
    CHECK_FALSE(has(game.record).empty());
  }
}

#ifdef BOARDWRIGHT_REFERENCE_DATA
TEST_CASE("the seven games from the literature go through SGF, PGN and our own format") {
  for (int number = 1; number <= 7; ++number) {
    const auto file = std::string(BOARDWRIGHT_REFERENCE_DATA "/loa/game") + std::to_string(number) + ".txt";
    const OpenedRecord game = value_of(open_record_file(file, own_games(), "lines_of_action"));
    for (const char* name : {"game.sgf", "game.pgn", "game.txt"})
      check_same_game(game, there_and_back(game, name));
    // And once more through the other: nothing is lost on the way.
    check_same_game(game, there_and_back(there_and_back(game, "game.sgf"), "game.pgn"));
  }
}
#endif

TEST_CASE("what can't be written in another format is a sentence") {
  const auto entry = value_of(own_games().find("dice_checkers"));
  const auto rules = value_of(entry.create());
  Record record = record_of(*rules, entry.variant->id);
  CHECK(error_of(record_text(record, rules, entry.game->records(), "a.sgf")) ==
        "dice_checkers has no SGF records");
  record.viewer = "red";
  CHECK(error_of(record_text(record, rules, entry.game->records(), "a.pgn")) ==
        "what one viewer saw can be written only in the program's own format");
}
