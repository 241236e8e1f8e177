// SPDX-License-Identifier: GPL-3.0-or-later
//
// The club on the command line: play, resume, players, standings, result, store.
#include <fstream>
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
  // What can never match is refused, and what matches nothing here is named.
  CHECK(club.refused({"games", "--ended-by", "resignaton"}).find("'resignation'") != std::string::npos);
  CHECK(club.refused({"games", "--from", "2026-02-02", "--until", "2026-02-01"}).find("is after") !=
        std::string::npos);
  CHECK(club.refused({"games", "--score", "1-0", "--drawn"}).find("--score") != std::string::npos);
  CHECK(club.refused({"games", "--player", "Ada", "--against", "ada"}).find("same member") !=
        std::string::npos);
  CHECK(club.refused({"games", "--game", "lines_of_action/smal"}).find("'small'") != std::string::npos);
  for (const auto& [option, value] : {std::pair("--score", "0-0"),
                                      {"--opening", "h8-a1"},
                                      {"--ended-by", "time"},
                                      {"--from", "2999-01-01"}}) {
    const Ran none = club.run({"games", "--player", "Ada", option, value});
    CAPTURE(option, none.err);
    CHECK(none.status == 0);
    CHECK(none.out.empty());
    CHECK(none.err.find(option) != std::string::npos);
    CHECK(none.err.find("--player") == std::string::npos);
  }

  const std::string nothing = (club.folder.path() / "none.pgn").string();
  CHECK(club.run({"games", "--opening", "h8-a1", "--out", nothing}).status == 2);
  CHECK_FALSE(std::filesystem::exists(nothing));

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

TEST_CASE("names and reasons from anywhere don't speak to the terminal") {
  const CommandClub club;
  for (const char* name : {"\x1B[31mAda", "Ada\nBen", "\u202EadA", "\u200B", "guest", "human", "level:3"}) {
    CAPTURE(name);
    const std::string why = club.refused({"players", "add", name});
    CHECK(why.find('\x1B') == std::string::npos);
  }
  (void)club.good({"players", "add", " A\u0301nna "});
  CHECK(club.good({"players"}) == "Ánna\n");
  CHECK(club.refused({"players", "add", "ánna"}).find("already") != std::string::npos);
  CHECK(club.refused({"play", "coin_race", "--seat", "first=human", "--player", "first=guest:\x1B[2JX"})
            .find('\x1B') == std::string::npos);
  (void)club.good({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human", "--player",
                   "black=guest:Ann <b>", "--player", "white=Ánna"},
                  "resign\n");
  const std::string match = club.good({"result"}).substr(0, 36);
  for (const std::string& wrong :
       {std::string("1-1"), std::string("0-0"), std::string("0.3-0.7"), std::string("1"),
        std::string("1-0-0"), std::string("0.5-1"), std::string("nan-0")})
    (void)club.refused({"result", match, "--correct", wrong, "--reason", "a slip"});
  for (const char* reason : {"agreement", "bribery", " ", "\x1B[2J"})
    CHECK(club.refused({"result", match, "--correct", "1-0", "--ends-by", reason, "--reason", "a slip"})
              .find('\x1B') == std::string::npos);
  for (const char* why : {" ", "\u200B", "\x1B[2J", "one\ntwo"})
    CHECK(club.refused({"result", match, "--void", "--reason", why}).find('\x1B') == std::string::npos);
  for (const char* drawn : {"½–½", "1/2-1/2", "0,5\u22120,5", "0.5 - 0.5"})
    CHECK(club.good({"result", match, "--correct", drawn, "--reason", "a slip"}).find("0.5-0.5 ") !=
          std::string::npos);
  CHECK(club.good({"result", match, "--correct", "1 – 0", "--reason", "a slip"}).find("1-0 ") !=
        std::string::npos);
}

TEST_CASE("what holds secrets is private") {
  const CommandClub club;
  (void)club.good({"play", "coin_race", "--seed", "4"});
  const auto mode = [&](const std::string& name) {
    return std::filesystem::status(club.folder.path() / name).permissions();
  };
  constexpr auto kPrivate = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
  const auto file = [&](const std::string& name) { return (club.folder.path() / name).string(); };
  (void)club.good({"store", "export", file("club.txt")});
  (void)club.good({"store", "backup", file("copy.db")});
  (void)club.good({"play", "coin_race", "--record", file("game.txt")});
  for (const char* name : {"club.txt", "copy.db", "game.txt"}) {
    CAPTURE(name);
    CHECK(mode(name) == kPrivate);
  }
  std::filesystem::permissions(file("club.txt"), kPrivate | std::filesystem::perms::group_read);
  std::filesystem::create_symlink("club.txt", file("link"));
  (void)club.good({"store", "export", file("link")});
  CHECK(mode("club.txt") == (kPrivate | std::filesystem::perms::group_read));
  CHECK(std::filesystem::is_symlink(file("link")));
  CHECK(club.refused({"store", "backup", "/dev/null"}).find("a file is needed") != std::string::npos);
  CHECK(club.refused({"store", "export", club.folder.path().string()}).find("folder") != std::string::npos);
}

TEST_CASE("what can be read of a damaged store is saved into a new one") {
  const CommandClub club;
  (void)club.good({"players", "add", "Ada"});
  (void)club.good({"play", "coin_race", "--seed", "4"});
  const auto damage = [](const std::string& file) {
    const auto size = std::filesystem::file_size(file);
    std::fstream bytes(file, std::ios::binary | std::ios::in | std::ios::out);
    bytes.seekp(static_cast<std::streamoff>(size - 4096));
    bytes << std::string(4096, '\xEE');
  };
  damage(club.store);
  const std::string to = (club.folder.path() / "saved.db").string();
  const Ran saved = club.run({"store", "salvage", to});
  CAPTURE(saved.out, saved.err);
  CHECK(saved.out.starts_with("saved "));
  CHECK(club.run({"store", "check"}, "", to).status == 0);
  CHECK(club.refused({"store", "salvage", to}).find("there already") != std::string::npos);
  // The other way round: the damaged one is named, and --store says where to.
  const Ran other = club.run({"store", "salvage", club.store}, "", (club.folder.path() / "new.db").string());
  CHECK(other.out == saved.out);
  const Ran none = club.run({"store", "salvage", to + "1"}, "", to + "2");
  CHECK(none.status == 2);
  CHECK(one_sentence(none.err));
}

TEST_CASE("what isn't there is refused, and nothing is made in its place") {
  const CommandClub club;
  const auto file = [&](const char* name) { return (club.folder.path() / name).string(); };
  const std::string missing = file("missing/none"), other = file("missing/other.db");
  for (const std::vector<std::string>& words : {std::vector<std::string>{"players"},
                                                {"standings"},
                                                {"result"},
                                                {"resume"},
                                                {"games"},
                                                {"store", "export", "-"},
                                                {"store", "check"},
                                                {"store", "rebuild"},
                                                {"store", "backup", file("missing/backup.db")},
                                                {"store", "salvage", missing},
                                                {"store", "import", missing},
                                                {"tournament", "list"},
                                                {"tournament", "standings"},
                                                {"tournament", "show"},
                                                {"tournament", "import", missing},
                                                {"tournament", "go-on", missing},
                                                {"tournament", "trf", missing}}) {
    CAPTURE(words.front(), words.back());
    const Ran ran = club.run(words, "", other);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    CHECK_FALSE(std::filesystem::exists(club.folder.path() / "missing"));
  }
}

TEST_CASE("a store that is well isn't salvaged by mistake") {
  const CommandClub club;
  (void)club.good({"players", "add", "Ada"});
  const std::string meant = (club.folder.path() / "mistyped.db").string();
  CHECK(club.refused({"store", "salvage", meant}) ==
        "boardwright: " + club.store +
            ": nothing in it is damaged, and nothing was saved; `boardwright store backup FILE` copies it\n");
  CHECK_FALSE(std::filesystem::exists(meant));
}

TEST_CASE("a store's link that leads nowhere is named, and so is where it leads") {
  const CommandClub club;
  const std::string link = (club.folder.path() / "club-link.db").string();
  std::filesystem::create_symlink("/no/such/club.db", link);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"players"}, {"players", "add", "Ada"}, {"store", "salvage", "x.db"}}) {
    const Ran ran = club.run(words, "", link);
    CHECK(ran.status == 2);
    CHECK(ran.err == "boardwright: " + link + " is a link to /no/such/club.db, and nothing is there\n");
  }
}

TEST_CASE("a tournament's clock that nobody can read is refused where it is written") {
  const CommandClub club;
  const std::vector<std::string> swiss{"tournament", "new",    "Thursday",       "--system",
                                       "swiss",      "--game", "lines_of_action"};
  const auto with = [](std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  for (const char* clock : {"5mm", "5x", "90m+30sx", "5m+", "20 minutes"})
    CHECK(club.refused(with(swiss, {"--clock", clock})).find("expected a time such as 90s, 15m") !=
          std::string::npos);
  CHECK(club.refused(with(swiss, {"--clock", "5mm", "--lang", "nl"})).find("verwacht werd een tijd") !=
        std::string::npos);
  CHECK(club.refused({"tournament", "new", "Cup", "--system", "knock-out", "--games-per-match", "2",
                      "--further", "5m", "3q", "--game", "lines_of_action"})
            .find("3q") != std::string::npos);
  (void)club.good(with(swiss, {"--clock", "15m+10s"}));
  CHECK(club.refused({"tournament", "change", "--clock", "5mm"}).find("5mm") != std::string::npos);
  (void)club.good({"tournament", "change", "--clock", "5m"});
  (void)club.good({"tournament", "change", "--clock", "none"});
}

TEST_CASE("an evening's commands speak the reader's language, and say what is missing") {
  const CommandClub club;
  (void)club.good(
      {"tournament", "new", "Thursday", "--system", "swiss", "--game", "lines_of_action", "--rounds", "2"});
  (void)club.good({"tournament", "enter", "Ada", "Ben", "Cas"});
  for (const char* command : {"draft", "publish"}) {
    CHECK(club.refused({"tournament", command}) ==
          "boardwright: Nobody is here yet: tournament presence says who is, with --everybody all of them\n");
    CHECK(club.refused({"tournament", command, "--lang", "nl"}).find("Er is nog niemand") !=
          std::string::npos);
  }
  (void)club.good({"tournament", "presence", "--everybody"});
  const std::string round = club.good({"tournament", "publish", "--lang", "de"});
  CHECK(round.starts_with("Runde 1\n"));
  CHECK(round.find("spielfrei  ") != std::string::npos);
  CHECK(club.good({"tournament", "result", "1", "1 – 0"}).empty());
  CHECK(club.good({"tournament", "show", "--lang", "nl"}).starts_with("ronde 1\n"));
  CHECK(club.json({"tournament", "show", "--lang", "fr"}) == club.json({"tournament", "show"}));
  // Papers are of the newest tournament where none is named.
  const std::string table = (club.folder.path() / "standings.csv").string();
  (void)club.good({"tournament", "print", "--what", "standings", "--out", table});
  CHECK(std::filesystem::exists(table));
}
