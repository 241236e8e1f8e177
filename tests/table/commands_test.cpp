// SPDX-License-Identifier: GPL-3.0-or-later
//
// The club on the command line: play, resume, players, standings, result, store.
#include <nlohmann/json.hpp>

#include "tests/support/run_program.hpp"
#include "tests/table/support.hpp"

using namespace boardwright::test;
using Json = nlohmann::json;

namespace {

struct CommandClub {
  TemporaryFolder folder;
  std::string store = (folder.path() / "club.db").string();

  [[nodiscard]] Ran run(std::vector<std::string> arguments, const std::string& input = "",
                        const std::string& where = "") const {
    arguments.insert(arguments.end(), {"--store", where.empty() ? store : where});
    return run_boardwright(arguments, input);
  }
  std::string good(const std::vector<std::string>& arguments, const std::string& input = "") const {
    const Ran ran = run(arguments, input);
    CAPTURE(arguments, ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    return ran.out;
  }
  std::string refused(const std::vector<std::string>& arguments) const {
    const Ran ran = run(arguments);
    CAPTURE(arguments, ran.out, ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    return ran.err;
  }
  [[nodiscard]] Json json(std::vector<std::string> arguments) const {
    arguments.emplace_back("--json");
    return Json::parse(good(arguments));
  }
};

}  // namespace

TEST_CASE("members play rated matches, and the ladder shows it") {
  const CommandClub club;
  (void)club.good({"players", "add", "Ada"});
  (void)club.good({"players", "add", "Ben"});
  CHECK(club.refused({"players", "add", "ada"}).find("already") != std::string::npos);
  CHECK(club.refused({"play", "coin_race", "--seat", "first=human", "--player", "first=Bem"}).find("'Ben'") !=
        std::string::npos);

  // A human in a hidden set-up: the first seat is asked and gives up; two people hand the screen over.
  const std::string out =
      club.good({"play", "militakiri", "--seat", "red=human", "--seat", "blue=human", "--player", "red=Ada",
                 "--player", "blue=Ben", "--rated", "--clock", "fast"},
                "\nresign\n");
  CHECK(out.find("This is match ") != std::string::npos);
  CHECK(out.find("Ben: from 0 to 10 points") != std::string::npos);
  CHECK(out.find("Ada: 0 points, as before") != std::string::npos);

  const Json standings = club.json({"standings", "militakiri"});
  REQUIRE(standings["pools"].size() == 1);
  CHECK(standings["pools"][0]["players"][0]["player"] == "Ben");
  CHECK(standings["pools"][0]["players"][0]["points"] == "10");
  CHECK(standings["pools"][0]["players"][0]["status"] == "Starter");
  CHECK(club.good({"standings"}).find("1. Ben 10 Starter") != std::string::npos);
  CHECK(club.json({"standings", "militakiri/double"})["pools"].empty());
  CHECK(club.good({"standings", "--recount"}) ==
        "1 matches played through again, 2 standings compared, 0 differences\n");
  const Json players = club.json({"players", "--organiser"});
  REQUIRE(players["players"].size() == 2);
  CHECK(players["players"][1]["standings"][0]["points"] == "10");
  CHECK(players["players"][1]["abandoned"] == 0);

  // The organiser's word.
  const std::string match = club.good({"result"}).substr(0, 36);
  CHECK(club.refused({"result", match, "--void"}).find("--reason") != std::string::npos);
  CHECK(club.good({"result", match, "--void", "--reason", "a test"}).find("void") != std::string::npos);
  CHECK(club.json({"standings"})["pools"].empty());
  CHECK(club.refused({"result", match, "--correct", "2-0", "--reason", "x"}).find("1-0") !=
        std::string::npos);
  const std::string corrected = club.good({"result", match.substr(30), "--correct", "0.5-0.5", "--ends-by",
                                           "adjudication", "--reason", "both left"});
  CHECK(corrected.find("0.5-0.5 adjudication") != std::string::npos);
  CHECK(corrected.find("a test") != std::string::npos);
  (void)club.good({"result", match, "--stands", "--reason", "after all"});
  CHECK(club.json({"standings"})["pools"][0]["players"][0]["points"] == "10");

  (void)club.good({"players", "rename", "ben", "Benjamin"});
  (void)club.good({"players", "add", "Ben again"});
  (void)club.good({"players", "merge", "Ben again", "Benjamin"});
  (void)club.good({"players", "anonymise", "Benjamin"});
  CHECK(club.json({"players"})["players"].size() == 1);
  CHECK(club.good({"standings"}).find("1. ? 10 Starter") != std::string::npos);
}

TEST_CASE("an unfinished match is listed and goes on where it stopped") {
  const CommandClub club;
  const std::vector<std::string> play{"play",        "lines_of_action", "--seat",  "black=human", "--seat",
                                      "white=human", "--keep",          "--clock", "10m"};
  CHECK(club.good(play, "b1-b3\na2-c2\n").find("Result:") == std::string::npos);
  const Json list = club.json({"resume"});
  REQUIRE(list["unfinished"].size() == 1);
  const std::string match = list["unfinished"][0]["match"];
  CHECK(list["unfinished"][0]["players"] == Json({"Guest", "Guest"}));
  CHECK(club.good({"resume"}).find(match) == 0);
  const auto record = club.folder.path() / "game.txt";
  const std::string out =
      club.good({"resume", match, "--record", record.string()}, "b3-b1\ndraw\nc2-a2\nundo\nresign\n");
  CHECK(out.find("White offers a draw.") != std::string::npos);
  CHECK(out.find("White: c2-a2") != std::string::npos);
  CHECK(out.find("Result: 0-1") != std::string::npos);
  CHECK(run_boardwright({"replay", record.string()}).status == 0);
  CHECK(club.good({"resume"}) == "There are no unfinished matches.\n");
  CHECK(club.refused({"resume", match}).find("it is finished") != std::string::npos);
  CHECK(club.refused({"resume", "zzz"}).find("zzz") != std::string::npos);
}

TEST_CASE("a match that was paused is still paused when it is resumed") {
  const CommandClub club;
  club.good({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human", "--keep"},
            "b1-b3\npause\nallow\nquit\n");
  const std::string match = club.json({"resume"})["unfinished"][0]["match"];
  const std::string out = club.good({"resume", match}, "a2-c2\nresume\na2-c2\nresign\n");
  CHECK(out.find("The game is paused: resume goes on, quit stops here.") != std::string::npos);
  CHECK(out.find("White: a2-c2") == out.rfind("White: a2-c2"));
  CHECK(out.find("White: a2-c2") != std::string::npos);
  CHECK(out.find("Result: 0-1") != std::string::npos);
}

TEST_CASE("without a member, --keep or a store nothing is kept") {
  const CommandClub club;
  CHECK(run_boardwright({"play", "coin_race"}).out.find("This is match") == std::string::npos);
  CHECK(club.good({"play", "coin_race"}).find("This is match") != std::string::npos);
}

TEST_CASE("a store goes to another computer as text, twice without harm") {
  const CommandClub club;
  (void)club.good({"play", "coin_race", "--seed", "4"});
  (void)club.good({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human"}, "b1-b3\n");
  const auto file = (club.folder.path() / "club.txt").string();
  const auto other = (club.folder.path() / "other.db").string();
  (void)club.good({"store", "export", file});
  const auto take_over = [&](const std::string& from) {
    return club.run({"store", "import", from}, "", other);
  };
  CHECK(take_over(file).status == 0);
  CHECK(take_over(file).out == "0 entries of matches and 0 events are new\n");

  // One unfinished match goes there alone, and goes on only there.
  const std::string match = club.json({"resume"})["unfinished"][0]["match"];
  const auto one = (club.folder.path() / "one.txt").string();
  (void)club.good({"store", "export", one, "--match", match});
  CHECK(club.refused({"resume", match}).find("handed over") != std::string::npos);
  CHECK(take_over(one).status == 0);
  const Ran resumed = club.run({"resume", match}, "a2-c2\n", other);
  CHECK(resumed.out.find("White: a2-c2") != std::string::npos);

  CHECK(club.good({"store", "check"}).empty());
  const auto copy = (club.folder.path() / "copy.db").string();
  (void)club.good({"store", "backup", copy});
  CHECK(club.run({"standings", "--recount"}, "", copy).status == 0);
  const Ran missing = club.run({"store", "import", "/no/such/file"});
  CHECK(missing.status == 2);
  CHECK(one_sentence(missing.err));
}

TEST_CASE("finished games are looked for and written to files on the command line") {
  const CommandClub club;
  (void)club.good({"players", "add", "Ada"});
  (void)club.good({"players", "add", "Ben"});
  const std::vector<std::string> play = {"play",     "lines_of_action", "--seat",   "black=human",
                                         "--seat",   "white=human",     "--player", "black=Ada",
                                         "--player", "white=Ben",       "--rated"};
  (void)club.good(play, "b1-b3\na2-c2\nresign\n");
  (void)club.good(play, "b1-h1\nresign\n");
  (void)club.good(play, "b1-b3\n");  // goes on
  const Json all = club.json({"games"});
  REQUIRE(all["games"].size() == 2);
  CHECK(all["games"][0]["opening"] == "b1-h1 ");
  CHECK(club.json({"games", "--opening", "b1-b3"})["games"].size() == 1);
  CHECK(club.json({"games", "--player", "ada", "--won"})["games"].size() == 1);
  CHECK(club.json({"games", "--player", "Ada", "--against", "en", "--lost"})["games"].size() == 1);
  CHECK(club.json({"games", "--drawn"})["games"].empty());
  CHECK(club.json({"games", "--from", "2999-01-01"})["games"].empty());
  CHECK(club.json({"games", "--game", "lines_of_action", "--ended-by", "resignation", "--rated"})["games"]
            .size() == 2);
  CHECK(club.good({"games", "--limit", "1"}).find("1 of 2 games") != std::string::npos);
  const std::string folder = (club.folder.path() / "games").string();
  CHECK(club.good({"games", "--out", folder}) == "2 games written to " + folder + "\n");
  for (const auto& file : std::filesystem::directory_iterator(folder))
    CHECK(run_boardwright({"replay", file.path().string()}).status == 0);
  CHECK(club.refused({"games", "--from", "yesterday"}).find("2026-11-25") != std::string::npos);
  CHECK(club.refused({"games", "--from", "2026-02-30"}).find("--from") != std::string::npos);
  CHECK(club.refused({"games", "--player", "nobody"}).find("nobody") != std::string::npos);
  CHECK(club.refused({"games", "--game", "no_game"}).find("no_game") != std::string::npos);
  CHECK(club.refused({"games", "--won", "--lost", "--player", "Ada"}).find("choose one") !=
        std::string::npos);

  // The one that goes on is ended by the organiser, with a reason.
  const std::string match = club.json({"resume"})["unfinished"][0]["match"];
  CHECK(club.refused({"resume", match, "--delete"}).find("--reason") != std::string::npos);
  CHECK(club.refused({"resume", match, "--adjudicate", "2-0", "--reason", "x"}).find("--adjudicate") !=
        std::string::npos);
  CHECK(
      club.good({"resume", match, "--adjudicate", "0-1", "--reason", "Ada left"}).find("0-1 adjudication") !=
      std::string::npos);
  CHECK(club.good({"result", match}).find("Ada left") != std::string::npos);
  CHECK(club.refused({"resume", match, "--delete", "--reason", "x"}).find("finished") != std::string::npos);
  CHECK(club.json({"resume"})["unfinished"].empty());
  CHECK(club.good({"store", "check"}).empty());
  CHECK(club.good({"store", "rebuild"}).empty());
  CHECK(club.json({"games"})["games"].size() == 3);
  CHECK(club.json({"standings"})["pools"][0]["players"][1]["rank"] == 2);
}

TEST_CASE("wrong use of the club's commands is one sentence") {
  const CommandClub club;
  (void)club.good({"players", "add", "Ada"});
  CHECK(club.refused({"play", "coin_race", "--player", "first=Ada"}).find("a computer plays there") !=
        std::string::npos);
  CHECK(club.refused({"play", "coin_race", "--player", "third=Ada"}).find("third") != std::string::npos);
  CHECK(club.refused({"players", "rename", "Ida", "Eve"}).find("'Ada'") != std::string::npos);
  CHECK(club.refused({"standings", "militakri"}).find("militakiri") != std::string::npos);
  CHECK(club.refused({"result", "123"}).find("123") != std::string::npos);
  CHECK(club.refused({"store"}).find("boardwright --help") != std::string::npos);
  const Ran nowhere = club.run({"standings"}, "", "/no/such/folder/club.db");
  CHECK(nowhere.status == 2);
  CHECK(one_sentence(nowhere.err));
}
