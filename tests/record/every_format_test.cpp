// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever is written is read again as the same game, in every format and of every game and variant.
#include "framework/players/random_player.hpp"
#include "framework/record/replay.hpp"
#include "framework/record/save_format.hpp"
#include "framework/record/seen_record.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kFormats[] = {"game.txt", "game.pgn", "game.sgf", "GAME.PGN"};

/// Some random moves of a game, by the first on turn or, with `last`, by the last.
std::unique_ptr<Match> some_match(const Entry& entry, const std::shared_ptr<const Rules>& rules,
                                  std::uint64_t seed, std::size_t plies, bool last = false,
                                  std::uint32_t ply_limit = 0) {
  MatchOptions options;
  options.rules = rules;
  options.variant = entry.variant->id;
  options.seed = Seed::from_number(seed);
  options.ply_limit = ply_limit;
  options.players = {"Ann \"A\" \\ [x]", "Zoë {b}"};
  auto match = value_of(Match::create(std::move(options)));
  RandomPlayer player;
  while (!match->is_over() && match->line().plies().size() < plies) {
    const auto seats = match->seats_on_turn();
    require_done(let_play(*match, last ? seats.back() : seats.front(), player));
  }
  return match;
}

/// Everything but what another format has no place for, by its own sentence.
void check_same(const Record& record, const std::shared_ptr<const Rules>& rules, const OpenedRecord& again,
                bool whole) {
  CHECK(again.record.game == record.game);
  CHECK(again.record.variant == record.variant);
  CHECK(again.rules->parameters() == rules->parameters());
  CHECK(again.record.start == record.start);
  CHECK(again.record.players == record.players);
  CHECK(again.record.comment == record.comment);
  CHECK(again.record.seed == record.seed);
  CHECK(again.record.seed_hash == record.seed_hash);
  CHECK(again.record.ply_limit == record.ply_limit);
  CHECK(again.record.repetition_claimed == record.repetition_claimed);
  CHECK(again.record.entered == record.entered);
  auto tags = record.tags, tags_again = again.record.tags;
  std::erase_if(tags_again,
                [](const auto& tag) { return tag.first == "Result" || tag.first == "Termination"; });
  std::sort(tags.begin(), tags.end());
  std::sort(tags_again.begin(), tags_again.end());
  CHECK(tags_again == tags);
  CHECK(again.notice == "");
  CHECK(again.notes.empty());
  REQUIRE(again.record.moves.size() == record.moves.size());
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    if (again.record.moves[i].comment != record.moves[i].comment)
      CHECK(again.record.moves[i].comment == record.moves[i].comment);
    if (again.record.moves[i].clock != record.moves[i].clock)
      CHECK(again.record.moves[i].clock == record.moves[i].clock);
  }
  const Replay first = value_of(replay(record, rules)), second = value_of(replay(again));
  INFO(first.problem << second.problem);
  REQUIRE(first.ok());
  REQUIRE(second.ok());
  CHECK(first.result == second.result);
  REQUIRE(first.line.plies().size() == second.line.plies().size());
  bool same = true;
  for (std::size_t i = 0; i < first.line.plies().size(); ++i)
    same = same && first.line.plies()[i].seat == second.line.plies()[i].seat &&
           first.line.plies()[i].text == second.line.plies()[i].text;
  CHECK(same);
  CHECK(first.line.now().text() == second.line.now().text());
  if (whole) CHECK(again.record == record);
}

/// In every format that takes it; those that don't say which do.
void check_formats(const Record& record, const Entry& entry, const std::shared_ptr<const Rules>& rules,
                   const Catalogue& games) {
  for (const std::string file : kFormats) {
    CAPTURE(file, entry.name(), record.reason);
    const auto text = record_text(record, rules, entry.game->records(), file);
    if (!text) {
      CAPTURE(text.error());
      CHECK(file == "game.sgf");
      CHECK(
          (!entry.game->records().sgf || text.error().find("the program's own format") != std::string::npos));
      continue;
    }
    const auto opened = open_records(*text, games);
    if (!opened || opened->size() != 1 || !opened->front()) {
      CAPTURE(*text);
      REQUIRE(value_of(opened).size() == 1);
      REQUIRE(opened->front().has_value());
    }
    check_same(record, rules, *opened->front(), file == "game.txt");
  }
}

}  // namespace

TEST_CASE("every game and variant goes through every format") {
  const Catalogue games = own_games();
  for (const auto& game : games.games())
    for (const auto& variant : game->variants()) {
      const Entry entry = value_of(games.find(game->id() + "/" + variant.id));
      const auto rules = value_of(entry.create());
      for (const std::size_t plies : {0U, 1U, 2U, 30U, 90U})
        for (const bool last : {false, true})
          check_formats(some_match(entry, rules, plies + 1, plies, last)->full_record(), entry, rules, games);
    }
}

TEST_CASE("games that are over by their rules go through every format") {
  const Catalogue games = own_games();
  for (const auto& game : games.games()) {
    const Entry entry = value_of(games.find(game->id()));
    const auto rules = value_of(entry.create());
    for (std::uint64_t seed = 0; seed < 3; ++seed)
      check_formats(some_match(entry, rules, seed, 600)->full_record(), entry, rules, games);
  }
}

TEST_CASE("every reason that the host gives goes through every format") {
  const Catalogue games = own_games();
  for (const auto& game : games.games()) {
    const Entry entry = value_of(games.find(game->id()));
    const auto rules = value_of(entry.create());
    const auto match = some_match(entry, rules, 5, 12);
    Record record = match->full_record();
    const auto end = [&](std::uint32_t first, std::uint32_t second, const char* reason) {
      set_result(record, *rules, Outcome{{first, second}, reason});
      check_formats(record, entry, rules, games);
    };
    for (const char* reason :
         {"resignation", "time", "forfeit", "disconnection", "adjudication", "reported"}) {
      end(2, 0, reason);
      end(0, 2, reason);
    }
    for (const char* reason : {"agreement", "adjudication", "reported"}) end(1, 1, reason);
    const auto limited = some_match(entry, rules, 5, 600, false, 7);
    CHECK(limited->result()->reason == "move_limit");
    check_formats(limited->full_record(), entry, rules, games);
  }
}

TEST_CASE("other starts and other parameters go through, or the format says which keeps them") {
  const Catalogue games = own_games();
  for (const auto& game : games.games()) {
    const Entry entry = value_of(games.find(game->id()));
    const auto rules = value_of(entry.create());
    for (const std::size_t before : {1U, 24U, 60U}) {
      const auto from = some_match(entry, rules, 3, before);
      if (from->is_over() || !rules->read_position(from->line().now().text())) continue;
      MatchOptions options;
      options.rules = rules;
      options.variant = entry.variant->id;
      options.seed = Seed::from_number(4);
      options.start = value_of(rules->read_position(from->line().now().text()));
      const auto match = value_of(Match::create(std::move(options)));
      RandomPlayer player;
      for (int i = 0; i < 10 && !match->is_over(); ++i)
        require_done(let_play(*match, match->seats_on_turn().back(), player));
      check_formats(match->full_record(), entry, rules, games);
    }
    // The values of one variant under the name of another, as when somebody sets parameters by hand.
    const Entry other = value_of(games.find(game->id() + "/" + game->variants().back().id));
    const auto changed = value_of(other.create());
    check_formats(some_match(entry, changed, 2, 40)->full_record(), entry, changed, games);
    Record gone = some_match(entry, changed, 2, 8)->full_record();
    gone.variant = "gone-since";
    check_formats(gone, entry, changed, games);
  }
}

TEST_CASE("comments, clocks, claims and marks go through every format") {
  const Catalogue games = own_games();
  for (const auto& game : games.games()) {
    const Entry entry = value_of(games.find(game->id()));
    const auto rules = value_of(entry.create());
    Record record = some_match(entry, rules, 8, 24)->full_record();
    record.comment = "before the first move\nin two lines";
    for (const auto& tag : std::map<std::string, std::string>{
             {"Event", "a = b ] \\"}, {"TimeControl", "3m+2s"}, {"WhiteElo", "1500"}, {"Stage", "x=y=z"}})
      record.tags.push_back(tag);
    std::string words;
    for (int i = 0; i < 60; ++i)
      words += (i == 0 ? "word" : i % 7 == 0 ? " [w] " : i % 5 == 0 ? " %w" : " word");
    const std::vector<std::string> comments{"good",
                                            "a ] b \\ c",
                                            "two\nlines",
                                            "an empty\n\nline",
                                            "a } and {",
                                            "a }\nb",
                                            "; and # and ( and $1",
                                            "1-0",
                                            words,
                                            "Zoë „x“ 中文",
                                            "\"q\""};
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      record.moves[i].comment = i % 2 == 0 ? comments[i / 2 % comments.size()] : "";
      if (record.moves[i].seat != "chance")
        record.moves[i].clock = std::chrono::milliseconds(297300 - 1000 * i);
    }
    check_formats(record, entry, rules, games);
    record.repetition_claimed = true;
    check_formats(record, entry, rules, games);
    record.seed.clear();
    record.seed_hash.clear();
    record.entered = true;
    check_formats(record, entry, rules, games);
  }
}

TEST_CASE("what one viewer saw keeps to our own format") {
  const Catalogue games = own_games();
  for (const auto& game : games.games()) {
    const Entry entry = value_of(games.find(game->id()));
    const auto rules = value_of(entry.create());
    if (!rules->has(BW_HAS_HIDDEN)) continue;
    const auto match = some_match(entry, rules, 8, 50);
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{BW_SPECTATOR}}) {
      const Record seen = seen_record(match->full_record(), match->line(), viewer);
      const auto opened = open_records(value_of(record_text(seen, rules, {}, "seen.txt")), games);
      CHECK(value_of(value_of(opened).front()).record == seen);
      CHECK(error_of(record_text(seen, rules, {}, "seen.pgn")).find("own format") != std::string::npos);
    }
  }
}

TEST_CASE("several games in one file are read one by one, in every format") {
  const Catalogue games = own_games();
  const Entry entry = value_of(games.find("lines_of_action"));
  const auto rules = value_of(entry.create());
  for (const std::string file : {"a.txt", "a.pgn", "a.sgf"}) {
    std::string all;
    for (const std::size_t plies : {0U, 5U, 1U, 9U})
      all += value_of(record_text(some_match(entry, rules, plies, plies)->full_record(), rules,
                                  entry.game->records(), file)) +
             "\n";
    const auto opened = value_of(open_records(all, games));
    REQUIRE(opened.size() == 4);
    CHECK(value_of(opened[1]).record.moves.size() == 5);
    CHECK(value_of(opened[3]).record.moves.size() == 9);
    for (const auto& one : opened) CHECK(value_of(replay(value_of(one))).ok());
  }
}

TEST_CASE("what is written for other programs is valid for them") {
  const Catalogue games = own_games();
  const Entry entry = value_of(games.find("lines_of_action"));
  const auto rules = value_of(entry.create());
  Record record = some_match(entry, rules, 1, 60)->full_record();
  for (auto& move : record.moves)
    move.comment = "a comment of several words [with] brackets \\ and more of them";
  for (const std::string file : {"a.pgn", "a.sgf"}) {
    const std::string text = value_of(record_text(record, rules, entry.game->records(), file));
    std::size_t longest = 0, line = 0;
    for (const char c : text) longest = std::max(longest, line = c == '\n' ? 0 : line + 1);
    CHECK(longest <= (file == "a.pgn" ? 100 : 180));  // PGN allows 255
    CHECK((file == "a.pgn" || text.find("CA[UTF-8]") != std::string::npos));
  }
}

TEST_CASE("comments that look like the marks of a format stay what they are") {
  const std::string comment = GENERATE(
      "[%seat white] hello", "[%clk 0:01:02] hi", "see [%clk 9:99:99] there", "text [%seat black] in between",
      "{[%clk 0:00:01]}", "[\\%clk 0:01:02]", "[\\\\%seat white]", "[%clk 0:01:02][%clk 0:03:04]",
      "[%eval 0.5] good", "[%clk", "[Boardwright \"1\"]", "a\n[Boardwright \"1\"]",
      "a\n[Event \"x\"]\n1. b1-b3", "1-0", "(1. b1-b3)", ";B[aa] ) ( C[x]", "member:Ada player=Ben @guest");
  CAPTURE(comment);
  const Entry entry = value_of(own_games().find("lines_of_action"));
  const auto rules = value_of(entry.create());
  Record record = some_match(entry, rules, 5, 6)->record();
  record.players.clear();
  record.comment = comment;
  for (RecordedMove& move : record.moves) move.comment = comment;
  record.moves[1].clock = std::chrono::seconds(62);
  record.moves.back().clock = std::chrono::milliseconds(900);
  for (const char* file : kFormats) {
    CAPTURE(file);
    const std::string text = value_of(record_text(record, rules, entry.game->records(), file));
    CAPTURE(text);
    check_same(record, rules, value_of(open_record(text, own_games())), false);
  }
}
