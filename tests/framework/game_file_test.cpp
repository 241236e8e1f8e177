// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game_file.hpp"

#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kSound = R"(id: race
plugin: coin_race
name: {en: Race, nl: Wedloop, de: Rennen, fr: Course}
summary: A short race.
variants:
  - id: short
    name: {en: Short}
    set: {goal: 3, faces: {blue: [1, 2]}}
  - id: long-one
    inherits: short
    set: {goal: 30, double_heads: on}
parameters:
  goal: {name: {en: Goal}, meaning: {en: How far.}}
  end: {choices: {draw: {en: a draw}}}
texts:
  reasons: {arrived: {en: arrived, nl: aangekomen}}
  rules:
    4.1: {en: Walk.}
records:
  sgf:
    game: 9
    seats: {B: first, W: second}
    players: {PB: first}
    size: goal
    setup: {property: SU, values: {Standard: {}, Short: {goal: 3}}}
    separator: "-"
    moves: {points: letters_from_top, ignore_case: on, separators: ["-", x], passes: [""], pass: stay, resigns: [resign], annotations: "+!"}
  list:
    moves: {separators: [":"]}
board:
  art: pictures
  style: lines
  checkered: off
  colours: {light: "#f0d9b5"}
  cover: "3/0 second"
players: 2
minutes: [5, 10]
)";

GameFileReading read(const std::string& yaml) { return read_game_text(yaml, "/games/race/game.yaml"); }

/// The problems of a sound file with one line replaced or added, without the file's name.
std::vector<std::string> problems_with(const std::string& before, const std::string& after) {
  std::string yaml = kSound;
  const std::size_t at = yaml.find(before);
  REQUIRE(at != std::string::npos);
  std::vector<std::string> problems;
  for (const auto& problem : read(yaml.replace(at, before.size(), after)).problems) {
    REQUIRE(problem.starts_with("/games/race/game.yaml:"));
    problems.push_back(problem.substr(std::string("/games/race/game.yaml:").size()));
  }
  return problems;
}

using Problems = std::vector<std::string>;

}  // namespace

TEST_CASE("everything a sound file says is read") {
  const auto [file, problems] = read(kSound);
  CHECK(problems == Problems{});
  CHECK(file.id == "race");
  CHECK(file.plugin == "coin_race");
  CHECK(file.name.in(german()) == "Rennen");
  CHECK(file.summary.in(Language::kEnglish) == "A short race.");
  REQUIRE(file.variants.size() == 2);
  CHECK(file.variants[0].id == "short");
  CHECK(file.variant("long-one") == &file.variants[1]);
  CHECK(file.variant("wide") == nullptr);
  CHECK(file.parameters.at("goal").meaning.in(Language::kEnglish) == "How far.");
  CHECK(file.parameters.at("end").choices.at("draw").in(Language::kEnglish) == "a draw");
  CHECK(file.texts.text(dutch(), TextKind::kReason, "arrived") == "aangekomen");
  CHECK(file.texts.text(french(), TextKind::kReason, "arrived") == "arrived");
  CHECK(file.texts.text(Language::kEnglish, TextKind::kRule, "4.1") == "Walk.");

  REQUIRE(file.records.sgf);
  CHECK(file.records.sgf->game_number == 9);
  CHECK(file.records.sgf->seats.at("W") == "second");
  CHECK(file.records.sgf->setups.at("Short").at("goal") == "3");
  CHECK(file.records.sgf->setups.at("Standard").empty());
  CHECK(file.records.sgf->moves.points == PointStyle::kLettersFromTop);
  CHECK(file.records.sgf->moves.ignore_case);
  CHECK(file.records.sgf->moves.passes == std::vector<std::string>{""});
  CHECK(file.records.sgf->moves.pass_move == "stay");
  REQUIRE(file.records.list);
  CHECK(file.records.list->moves.separators == std::vector<std::string>{":"});

  CHECK(file.appearance.art == "/games/race/pictures");
  CHECK(file.appearance.picture_of("man") == "/games/race/pictures/man.svg");
  CHECK(file.appearance.style == Appearance::Style::kLines);
  CHECK_FALSE(file.appearance.checkered);
  CHECK(file.appearance.coordinates);
  CHECK(file.appearance.colours.at("light") == "#f0d9b5");
  CHECK(file.appearance.cover == "3/0 second");
  CHECK(file.players == NumberRange{2, 2});
  CHECK(file.minutes == NumberRange{5, 10});
}

TEST_CASE("a variant inherits, and its own values win") {
  const auto file = read(kSound).file;
  const auto settings = file.settings_of(file.variants[1]);
  REQUIRE(settings.size() == 3);
  CHECK(settings.at("goal").value == RawValue{false, {"30"}});
  CHECK(settings.at("double_heads").value == RawValue{false, {"on"}});
  CHECK(settings.at("faces.blue").value == RawValue{true, {"1", "2"}});  // flattened
  CHECK(settings.at("goal").value_place.line == 11);
  CHECK(settings.at("goal").value_place.column == 17);
}

TEST_CASE("a file without variants has one") {
  const auto [file, problems] = read("id: race\nplugin: coin_race\nname: Race\n");
  CHECK(problems == Problems{});
  REQUIRE(file.variants.size() == 1);
  CHECK(file.variants[0].id == "standard");
  CHECK(file.appearance.art == "/games/race/art");
}

TEST_CASE("every mistake is one sentence with line, column and the nearest name") {
  for (const char* wrong : {"[10, 5]", "[5]", "0", "{}"}) {
    INFO(wrong);
    const auto problems = problems_with("[5, 10]", wrong);
    REQUIRE(problems.size() == 1);
    CHECK(problems.front() == "37:10: minutes: expected a number from 1 on, or two of them, as in [20, 40]");
  }
  CHECK(problems_with("summary:", "sumary:") ==
        Problems{"4:1: game.yaml: unknown key 'sumary'; did you mean 'summary'?"});
  CHECK(problems_with("nl: Wedloop", "nn: Wedloop") ==
        Problems{"3:18: name: unknown key 'nn'; did you mean 'en'?"});
  CHECK(problems_with("id: race\n", "") == Problems{"1:1: the key 'id' is missing"});
  CHECK(problems_with("id: race", "id: Race!") ==
        Problems{"1:5: id: expected small letters, digits and _, found 'Race!'"});
  CHECK(problems_with("plugin: coin_race", "plugin: ../x") ==
        Problems{"2:9: plugin: expected the library's name without folder and ending, found '../x'"});
  CHECK(problems_with("{en: Race, nl: Wedloop, de: Rennen, fr: Course}", "[Race]") ==
        Problems{"3:7: name: expected a text in each language, {en: …, nl: …, de: …, fr: …}, found a list"});
  CHECK(problems_with("- id: short", "- id: Short") ==
        Problems{"6:9: variants[1].id: expected small letters, digits, _ and -, found 'Short'",
                 "9:5: variant long-one: it inherits 'short', which there isn't; expected long-one"});
  CHECK(problems_with("inherits: short", "inherits: shrot") ==
        Problems{"9:5: variant long-one: it inherits 'shrot', which there isn't; did you mean 'short'?"});
  CHECK(problems_with("inherits: short", "inherits: long-one") ==
        Problems{"9:5: variant long-one: it inherits itself"});
  CHECK(problems_with("id: long-one", "id: short") ==
        Problems{"9:5: variants: there are two with the id 'short'"});
  CHECK(problems_with("set: {goal: 3,", "sett: {goal: 3,") ==
        Problems{"8:5: variants[1]: unknown key 'sett'; did you mean 'set'?"});
  CHECK(problems_with("double_heads: on", "goal: 4") ==
        Problems{"11:21: variants[2].set: key 'goal' occurs twice"});
  CHECK(problems_with("blue: [1, 2]", "blue: [[1], 2]") ==
        Problems{"8:34: variants[1].set.faces.blue: expected a value or a list of values, found a list"});
  CHECK(problems_with("  reasons:", "  reason:") ==
        Problems{"16:3: texts: unknown key 'reason'; did you mean 'reasons'?"});
  CHECK(problems_with("game: 9", "game: nine") ==
        Problems{"21:11: records.sgf.game: expected a whole number, found 'nine'"});
  CHECK(problems_with("    game: 9\n", "") == Problems{"21:5: records.sgf: the key 'game' is missing"});
  CHECK(problems_with("letters_from_top", "letters_from_tob") ==
        Problems{"27:21: records.sgf.moves.points: unknown value 'letters_from_tob'; did you mean "
                 "'letters_from_top'?"});
  CHECK(problems_with("ignore_case: on", "ignore_case: 1") ==
        Problems{"27:52: records.sgf.moves.ignore_case: expected on or off, found '1'"});
  CHECK(problems_with("separators: [\":\"]", "separators: x") ==
        Problems{"29:25: records.list.moves.separators: expected a list of texts, found 'x'"});
  CHECK(problems_with("style: lines", "style: circles") ==
        Problems{"32:10: board.style: unknown value 'circles'; expected one of squares, lines"});
  CHECK(problems_with("\"#f0d9b5\"", "yellow") ==
        Problems{"34:20: board.colours.light: expected a colour such as \"#f0d9b5\", found 'yellow'"});
  CHECK(problems_with("light:", "lihgt:") ==
        Problems{"34:13: board.colours: unknown key 'lihgt'; did you mean 'light'?"});
}

TEST_CASE("all mistakes of a file are told, not only the first") {
  CHECK(read("id: 3\nplugin: x\nname: y\ncolour: red\nboard: 7\n").problems ==
        Problems{"/games/race/game.yaml:1:5: id: expected small letters, digits and _, found '3'",
                 "/games/race/game.yaml:4:1: game.yaml: unknown key 'colour'; expected one of id, plugin, "
                 "name, summary, "
                 "variants, parameters, texts, records, board, order, …",
                 "/games/race/game.yaml:5:8: board: expected keys with values, found '7'"});
}

TEST_CASE("what isn't YAML, a game or a file at all is told as well") {
  CHECK(read("id: [race").problems.size() == 1);
  CHECK(read("id: [race").problems.front().starts_with("/games/race/game.yaml:1:"));
  CHECK(read("").problems ==
        Problems{"/games/race/game.yaml:1:1: game.yaml: expected keys with values, found nothing"});
  CHECK(read("- a").problems ==
        Problems{"/games/race/game.yaml:1:1: game.yaml: expected keys with values, found a list"});
  CHECK(read(std::string(5U << 20U, ' ')).problems ==
        Problems{"/games/race/game.yaml:1:1: the file is too large, expected at most 4 MB"});
  CHECK(read_game_file("/nowhere/race/game.yaml").problems ==
        Problems{"/nowhere/race/game.yaml:1:1: can't be read"});
  CHECK(read_game_file("/nowhere/race/game.yaml").file.id == "race");
  CHECK_FALSE(read(std::string(2000, '[')).problems.empty());
}

TEST_CASE("policies: the variant's, what it inherits, the game's, the defaults") {
  std::string yaml = kSound;
  yaml += "policies: {draw_agreement: off, takeback: consent, set_up_time: 5m}\n";
  yaml.replace(yaml.find("  - id: long-one\n"), 17,
               "    policies: {takeback: never, hints: no, grace: 90s}\n  - id: long-one\n"
               "    policies: {repetition: claim, hints: on, touch_move: on, set_up_time: none}\n");
  const auto reading = read(yaml);
  REQUIRE(reading.problems.empty());
  const GameFile& file = reading.file;
  MatchPolicies wanted;
  wanted.draw_agreement = false;
  wanted.takeback = Takeback::kNever;
  wanted.hints = false;
  wanted.set_up_time = std::chrono::minutes(5);
  wanted.grace = std::chrono::seconds(90);
  CHECK(file.policies_of(*file.variant("short")) == wanted);
  wanted.hints = wanted.touch_move = true;
  wanted.repetition = RepetitionPolicy::kClaim;
  wanted.set_up_time.reset();
  CHECK(file.policies_of(*file.variant("long-one")) == wanted);
  const auto plain = read(kSound);
  CHECK(plain.file.policies_of(plain.file.variants.front()) == MatchPolicies{});
}

TEST_CASE("what is wrong with a policy is said with its place and the nearest name") {
  const auto problem = [](const std::string& policies) {
    const auto problems = problems_with("summary: A short race.", "policies: {" + policies + "}");
    REQUIRE(problems.size() == 1);
    return problems.front();
  };
  CHECK(problem("takebak: free") == "4:12: policies: unknown key 'takebak'; did you mean 'takeback'?");
  CHECK(problem("takeback: conset") ==
        "4:22: policies.takeback: unknown value 'conset'; did you mean 'consent'?");
  CHECK(problem("repetition: [claim]").starts_with("4:24: policies.repetition: "));
  CHECK(problem("hints: perhaps").starts_with("4:19: policies.hints: expected on or off"));
  CHECK(problem("grace: soon") ==
        "4:19: policies.grace: expected a time such as 90s, 15m, 1h30m or 2d, found 'soon'");
  CHECK(problem("set_up_time: -1m").starts_with("4:25: policies.set_up_time: expected a time"));
  const auto twice = problems_with("set: {goal: 30, double_heads: on}", "policies: {draw_agreement: of}");
  REQUIRE(twice.size() == 1);
  CHECK(twice.front().find("variants[2].policies.draw_agreement: ") != std::string::npos);
}

TEST_CASE("how a game is searched is read, levels of its own included") {
  const auto with = [](const std::string& search) {
    return read(std::string(kSound) + "search:\n" + search);
  };
  const auto sound =
      with("  method: alphabeta\n  levels:\n    - {mistakes: 70, blunders: 30}\n    - {nodes: 7}\n");
  REQUIRE(sound.problems.empty());
  CHECK(sound.file.search.method == SearchMethod::kAlphaBeta);
  REQUIRE(sound.file.search.levels.size() == 2);
  CHECK(sound.file.search.levels[0] == LevelChange{.mistakes = 70, .blunders = 30});
  CHECK(sound.file.search.levels[1] == LevelChange{.nodes = 7});
  const auto problem = [&](const std::string& search) {
    const auto reading = with(search);
    REQUIRE(reading.problems.size() == 1);
    return reading.problems.front();
  };
  CHECK(problem("  levels: 3\n").ends_with("search.levels: expected a list, level 1 first"));
  CHECK(problem("  levels: [{nodes: 0}]\n").ends_with("search.levels.1.nodes: expected a number from 1"));
  CHECK(problem("  levels: [{blunders: 101}]\n")
            .ends_with("search.levels.1.blunders: expected a percentage from 0 to 100"));
  CHECK(problem("  levels: [{}, {mistakes: 50, blunders: 51}]\n")
            .ends_with("search.levels.2: mistakes and blunders are more than 100 percent of the moves"));
}

TEST_CASE("ready set-ups beside the file are the players', and what is wrong with them is the game's") {
  const TemporaryFolder folder;
  folder.write("race/game.yaml", kSound);
  const auto file = folder.path() / "race" / "game.yaml";
  CHECK(read_game_file(file).file.arrangements.empty());
  folder.write("race/arrangements.yaml", "arrangements:\n  - {name: Front, rows: [AB, --]}\n");
  const auto [read, problems] = read_game_file(file);
  CHECK(problems == Problems{});
  REQUIRE(read.arrangements.size() == 1);
  CHECK(read.search.arrangements == std::vector<std::string>{read.arrangements.front().letters});
  folder.write("race/arrangements.yaml", "arrangements: T");
  CHECK(read_game_file(file).problems == Problems{(folder.path() / "race" / "arrangements.yaml").string() +
                                                  ":1:15: arrangements: expected a list"});
}
