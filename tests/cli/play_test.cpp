// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "framework/record/native.hpp"
#include "terminal.hpp"
#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

TEST_CASE("without a terminal one computer game is played from start to end") {
  CHECK(count(run_boardwright({"play"}).out, "\nResult: ") == 1);  // the first game there is
  const Ran ran = run_boardwright({"play", "lines_of_action"});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(ran.err.empty());
  CHECK(count(ran.out, "\nResult: ") == 1);
  // Every position: as many as moves, and the start.
  const std::size_t moves = count(ran.out, "\nBlack: ") + count(ran.out, "\nWhite: ");
  CHECK(moves > 10);
  CHECK(count(ran.out, "\n  a b c d e f g h\n") == moves + 1);
}

TEST_CASE("the terminal game speaks four languages") {
  const Ran ran = run_boardwright({"--lang", "nl", "play", "lines_of_action", "--seat", "black=human"},
                                  "b1-b2\nundo\nresign\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.out.find("Zwart (help zegt meer)> ") != std::string::npos);
  CHECK(ran.out.find("Hier kan geen beurt van jou worden teruggenomen.") != std::string::npos);
  CHECK(ran.out.find("\nUitslag: 0-1 (Zwart, Wit), een speler heeft opgegeven\n") != std::string::npos);
}

TEST_CASE(
    "a player that takes its time plays wherever a player is named, and where games are repeated none") {
  const Ran played = run_boardwright(
      {"play", "coin_race", "--seat", "first=time:0.1", "--seat", "second=time:clock", "--clock", "1m+1s"});
  CAPTURE(played.out, played.err);
  CHECK(played.status == 0);
  CHECK(count(played.out, "\nResult: ") == 1);
  CHECK(run_boardwright({"match", "time:0.1", "random", "--game", "coin_race", "--games", "2"}).status == 0);
  CHECK(run_boardwright(
            {"match", "time:clock", "random", "--game", "coin_race", "--games", "2", "--time", "50"})
            .status == 0);
  for (const char* option : {"--search", "--player"}) {
    const Ran ugi = run_boardwright({"ugi", "coin_race", option, "time:0.2"}, "go\nquit\n");
    CAPTURE(option, ugi.out, ugi.err);
    CHECK(ugi.out.find("bestmove ") != std::string::npos);
  }
  const auto refused = [](const std::vector<std::string>& wrong) {
    const Ran ran = run_boardwright(wrong);
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    return ran.err;
  };
  CHECK(refused({"play", "coin_race", "--seat", "first=time:clock"}) ==
        "boardwright: time:clock: this game has no clock; add --clock, or say time:SECONDS\n");
  for (const char* command : {"simulate", "compare"})
    CHECK(refused({command, "coin_race", "coin_race", "--players", "time:1"}).find("could not be repeated") !=
          std::string::npos);
  refused({"ugi", "coin_race", "--search", "time:soon"});
  refused({"ugi", "coin_race", "--search", "time:1", "--level", "3"});
  refused({"ugi", "coin_race", "--search", "best"});
  refused({"play", "coin_race", "--seat", "first=time:99999"});
}

TEST_CASE("the screen is handed over when another person plays, not before each piece of one set-up") {
  const Ran ran = run_boardwright({"play", "two_field", "--seat", "red=human", "--seat", "blue=human"},
                                  "\nM@a1\nL@b1\nC@c1\nquit\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(count(ran.out, "Press Enter when nobody else is looking") == 1);
  CHECK(ran.out.find("/MLC7 * - - 0\n") != std::string::npos);  // three pieces stand
}

TEST_CASE("the same seed plays the same game, and its record replays") {
  const auto record = scratch("game.txt");
  const std::vector<std::string> play{"play",     "lines_of_action", "--seat", "black=random",
                                      "--seat",   "white=random",    "--seed", "7",
                                      "--record", record.string()};
  const Ran first = run_boardwright(play);
  REQUIRE(first.status == 0);
  const Ran replayed = run_boardwright({"replay", record.string()});
  CAPTURE(replayed.out, replayed.err);
  CHECK(replayed.status == 0);
  CHECK(replayed.out.find("lines_of_action") != std::string::npos);
  const Ran second = run_boardwright(play);
  CHECK(first.out == second.out);

  // A move changed by hand is found and named.
  std::string changed = text_in(record);
  const auto at = changed.find("\n3. ");
  REQUIRE(at != std::string::npos);
  changed.replace(at + 4, changed.find('\n', at + 4) - at - 4, "black a1-h8");
  std::ofstream(record) << changed;
  const Ran broken = run_boardwright({"replay", record.string()});
  CHECK(broken.status == 1);
  CHECK(one_sentence(broken.err));
  CHECK(broken.err.find("a1-h8") != std::string::npos);
  std::filesystem::remove(record);
}

TEST_CASE("a human plays through standard input, and wrong moves are explained") {
  const Ran ran =
      run_boardwright({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human"},
                      "moves\nb1-b4\nwhy b1-b3\nb1-b3\nundo\nresign\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(ran.out.find("2.1") != std::string::npos);
  CHECK(ran.out.find("b1-b3: legal") != std::string::npos);
  CHECK(ran.out.find("Result: ") != std::string::npos);
}

TEST_CASE("who doesn't type anything loses when the time is up") {
  TalkingProgram program({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human",
                          "--clock", "1s", "--lang", "en"});
  program.say("b1-b3");  // and then nothing, with the input open
  std::string all;
  while (const auto line = program.line()) all += *line + "\n";
  CAPTURE(all);
  CHECK(program.end() == 0);
  CHECK(all.find("Black: b1-b3") != std::string::npos);
  CHECK(all.find("Result: 1-0 (Black, White), ") != std::string::npos);
}

TEST_CASE("at the terminal the clocks of a game over days tell days, in the language that is spoken") {
  const auto prompt = [](const char* language, const char* clock) {
    return run_boardwright({"--lang", language, "play", "lines_of_action", "--seat", "black=human", "--seat",
                            "white=human", "--clock", clock},
                           "quit\n")
        .out;
  };
  CHECK(prompt("en", "move=3d|move=5h20m").find("White 5 h 20 min – ") != std::string::npos);
  CHECK(prompt("nl", "move=3d|move=1d4h").find("Wit 1 dag 4 uur – ") != std::string::npos);
  CHECK(prompt("en", "5h20m").find("White 5:20:00 – ") != std::string::npos);
}

TEST_CASE("at the terminal a move is read as people write it, and refused with the rules' own reason") {
  const std::vector<std::string> play{"play",        "lines_of_action", "--seat",
                                      "black=human", "--seat",          "white=human"};
  for (const char* typed : {"b1b3", "B1 B3", "b1-B3", "b1xb3", "b1:b3", "  b1 - b3 "}) {
    const Ran ran = run_boardwright(play, std::string(typed) + "\nquit\n");
    CAPTURE(typed, ran.out, ran.err);
    CHECK(count(ran.out, "Black: b1-b3") == 1);
  }
  const Ran strict = run_boardwright(play, "why b1-b7\nquit\n"),
            loose = run_boardwright(play, "why B1 b7\nquit\n");
  CAPTURE(strict.out, loose.out);
  CHECK(loose.out == strict.out);
}

TEST_CASE("where it takes consent, a turn is taken back when the other one allows it") {
  const auto play = under_policies("{takeback: consent}");
  const Ran ran = run_boardwright(play, "b1-b3\na2-c2\nallow\nundo\nrefuse\nundo\nallow\nb1-b3\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(count(ran.out, "Nobody has asked for anything.") == 1);
  CHECK(count(ran.out, "Black asks to take back the last turn: allow or refuse.") == 2);
  CHECK(count(ran.out, "Black: b1-b3") == 2);
  auto computer = play;
  computer.back() = "white=random";
  const Ran alone = run_boardwright(computer, "b1-b3\nundo\nb1-b3\nundo\nquit\n");
  CAPTURE(alone.out);
  CHECK(count(alone.out, "asks to take back") == 0);  // a computer agrees at once
  CHECK(count(alone.out, "Black: b1-b3") == 2);
}

TEST_CASE("where repetition has to be claimed, somebody does") {
  const auto play = under_policies("{repetition: claim}");
  const auto record = scratch("claimed.txt");
  auto recorded = play;
  recorded.insert(recorded.end(), {"--record", record.string()});
  const std::string circle = "b1-b3\na2-c2\nb3-b1\nc2-a2\n";
  const Ran ran = run_boardwright(recorded, "claim\n" + circle + circle + circle + "claim\n");
  CAPTURE(ran.out, ran.err);
  CHECK(count(ran.out, "There is no repetition to claim here.") == 1);
  CHECK(ran.out.find("This position has occurred often enough: claim ends the game.") != std::string::npos);
  CHECK(ran.out.find("Result: 0.5-0.5") != std::string::npos);
  CHECK(run_boardwright({"replay", record.string()}).status == 0);
  const Ran by_itself = run_boardwright(
      {"play", "lines_of_action", "--seat", "black=human", "--seat", "white=human"}, circle + circle);
  CHECK(by_itself.out.find("Result: 0.5-0.5") != std::string::npos);
}

TEST_CASE("a pause empties the screen until somebody resumes") {
  const Ran ran =
      run_boardwright({"play", "lines_of_action", "--seat", "black=human", "--seat", "white=random"},
                      "pause\nb1-b3\nresume\nresume\nb1-b3\nquit\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(count(ran.out, "paused (resume goes on)> ") == 2);
  CHECK(count(ran.out, "The game is paused: resume goes on, quit stops here.") == 1);
  CHECK(count(ran.out, "The game isn't paused.") == 1);
  CHECK(count(ran.out, "Black: b1-b3") == 1);
}

TEST_CASE("the end of the input ends an unfinished game quietly") {
  const Ran ran = run_boardwright({"play", "lines_of_action", "--seat", "black=human"}, "b1-b3\n");
  CHECK(ran.status == 0);
  CHECK(ran.out.find("Result: ") == std::string::npos);
}

TEST_CASE("hidden information: a computer opponent's secrets are not printed") {
  // First is human and folds at once or bets; Second's card must not show before the end.
  for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
    const Ran ran = run_boardwright(
        {"play", "two_cards", "--seat", "first=human", "--seat", "second=random", "--seed", seed}, "fold\n");
    CAPTURE(seed, ran.out);
    CHECK(ran.status == 0);
    CHECK(ran.out.find('?') != std::string::npos);
    CHECK(ran.out.find("Result: 0-1") != std::string::npos);
  }
}

TEST_CASE("against a person the computer is a process of its own, and the same seed plays the same") {
  std::string before;
  for (int i = 0; i < 2; ++i) {
    const Ran ran = run_boardwright(
        {"play", "lines_of_action", "--seat", "black=human", "--seat", "white=greedy", "--seed", "3"},
        "b1-b3\nmoves\nquit\n");
    CAPTURE(ran.out, ran.err);
    CHECK(ran.status == 0);
    CHECK(count(ran.out, "\nWhite: ") == 1);
    CHECK((before.empty() || before == ran.out));
    before = ran.out;
  }
}

TEST_CASE("a foreign engine is seated by its command; ours speaks the same protocol") {
  const std::string engine = std::string("white=ugi:'") + BOARDWRIGHT_BINARY_DIR
                             "/bin/boardwright' ugi lines_of_action --player random";
  const Ran ran =
      run_boardwright({"play", "lines_of_action", "--seat", "black=random", "--seat", engine, "--seed", "5"});
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(count(ran.out, "\nResult: ") == 1);
  CHECK(ran.out.find("can't go on") == std::string::npos);
}

TEST_CASE("an engine that crashes is replaced for one person and told of; --on-crash lose ends the game") {
  const std::vector<std::string> play{"play",        "lines_of_action", "--seat",
                                      "black=human", "--seat",          "white=ugi:false"};
  const Ran replaced = run_boardwright(play, "b1-b3\nquit\n");
  CAPTURE(replaced.out, replaced.err);
  CHECK(replaced.status == 0);
  CHECK(count(replaced.out,
              "White: the player ugi:false can't go on (has ended (exit status 1)); greedy plays on in its "
              "place.") == 1);
  CHECK(replaced.out.find("Result: ") == std::string::npos);
  auto strict = play;
  strict.insert(strict.end(), {"--on-crash", "lose"});
  const Ran lost = run_boardwright(strict, "b1-b3\n");
  CAPTURE(lost.out);
  CHECK(count(lost.out, "White: the player ugi:false can't go on (has ended (exit status 1)) and loses.") ==
        1);
  CHECK(lost.out.find("Result: 1-0") != std::string::npos);
  const Ran wrong = run_boardwright({"play", "lines_of_action", "--seat", "white=ugi:'x"});
  CHECK(wrong.status == 2);
  CHECK(one_sentence(wrong.err));
}

TEST_CASE("what seats add to the dice is in the record, and replay checks it") {
  const auto record = scratch("dice.txt");
  const Ran ran = run_boardwright(
      {"play", "coin_race", "--seed", "4", "--entropy", "second=our luck", "--record", record.string()});
  CAPTURE(ran.out, ran.err);
  REQUIRE(ran.status == 0);
  const std::string text = text_in(record);
  CHECK(text.find("[EntropyHash \"second=") != std::string::npos);
  CHECK(text.find("[Entropy \"second=our luck\"]") != std::string::npos);
  CHECK(run_boardwright({"replay", record.string()}).status == 0);
  std::string changed = text;
  changed.replace(changed.find("our luck"), 8, "my luck!");
  std::ofstream(record) << changed;
  const Ran replayed = run_boardwright({"replay", record.string()});
  CHECK(replayed.status != 0);
  CHECK(replayed.err.find("entropy of second") != std::string::npos);
  CHECK(run_boardwright({"play", "coin_race", "--entropy", "third=x"}).status == 2);
  std::filesystem::remove(record);
}

TEST_CASE("replay writes a record again: for one seat, and for other programs") {
  const auto record = scratch("cards.txt"), out = scratch("seen.txt");
  REQUIRE(run_boardwright({"play", "two_cards", "--seed", "4", "--record", record.string()}).status == 0);
  const Ran seen = run_boardwright({"replay", record.string(), "--as", "first", "--out", out.string()});
  CAPTURE(seen.out, seen.err);
  REQUIRE(seen.status == 0);
  const std::string text = text_in(out);
  CHECK(text.find("[View \"first\"]") != std::string::npos);
  CHECK(text.find("[Seed \"") == std::string::npos);
  CHECK(run_boardwright({"replay", record.string(), "--as", "fist", "--out", out.string()})
            .err.find("did you mean 'first'?") != std::string::npos);
  CHECK(run_boardwright({"replay", record.string(), "--as", "first"}).status == 2);

  const auto pgn = scratch("game.pgn");
  REQUIRE(run_boardwright({"play", "lines_of_action", "--seed", "4", "--record", record.string()}).status ==
          0);
  REQUIRE(run_boardwright({"replay", record.string(), "--out", pgn.string()}).status == 0);
  const Ran again = run_boardwright({"replay", pgn.string()});
  CAPTURE(again.err);
  CHECK(again.status == 0);
  const Ran other =
      run_boardwright({"replay", record.string(), "--game", "lines_of_action/scrambled", "--to-divergence"});
  CHECK(other.status == 1);
  CHECK(other.err.find("made under other rules") != std::string::npos);
  CHECK(other.err.find("then at move 1, ") != std::string::npos);
  for (const auto& file : {record, out, pgn}) std::filesystem::remove(file);
}

TEST_CASE("a record that can't be written is reported") {
  const Ran ran = run_boardwright({"play", "coin_race", "--record", "/proc/nowhere/game.txt"});
  CHECK(ran.status == 2);
  CHECK(one_sentence(ran.err));
  CHECK(ran.err.find("/proc/nowhere/game.txt") != std::string::npos);
  CHECK(ran.out.empty());  // before anybody has played
}

TEST_CASE("a full disk is reported and leaves nothing half-written") {
  REQUIRE(std::filesystem::is_character_file("/dev/full"));
  const Ran ran = run_boardwright({"play", "coin_race", "--record", "/dev/full"});
  CHECK(ran.status == 2);
  CHECK(one_sentence(ran.err));
  CHECK(std::filesystem::is_character_file("/dev/full"));
}

}  // namespace

TEST_CASE("a rematch is agreed to in the players' own language, and a slip is asked again") {
  const Ran ran = run_boardwright(
      {"--lang", "nl", "play", "lines_of_action", "--seat", "black=human", "--seat", "white=human"},
      "resign\nwat\nJa\nresign\nruil\nresign\nnee\n");
  CHECK(ran.status == 0);
  const auto count = [&](const std::string& word) {
    std::size_t found = 0;
    for (auto at = ran.out.find(word); at != std::string::npos; at = ran.out.find(word, at + 1)) ++found;
    return found;
  };
  CHECK(count("Revanche? (ja, ruil") == 4);
  CHECK(count("Uitslag: ") == 3);
}

TEST_CASE("a record that the terminal saves says of which day it is") {
  const auto file = scratch("day.pgn");
  CHECK(run_boardwright({"play", "lines_of_action", "--seat", "black=random", "--seat", "white=random",
                         "--seed", "2", "--record", file.string()})
            .status == 0);
  CHECK(text_in(file).find("[Date \"20") != std::string::npos);
}

namespace {

std::string bad_plugin(const std::string& name) {
  return BOARDWRIGHT_BINARY_DIR "/tests/bad_plugins/" + name + ".so";
}

/// The moves of a record, one after the other.
std::string moves_in(const std::filesystem::path& file) {
  const auto record = boardwright::read_record(text_in(file));
  if (!record) return record.error();
  std::string moves;
  for (const auto& move : record->moves) moves += (moves.empty() ? "" : " ") + move.text;
  return moves;
}

}  // namespace

TEST_CASE("a library that isn't installed is played to the end by its file, also against a computer") {
  const Ran ran =
      run_boardwright({"play", bad_plugin("count_down"), "--seat", "first=human", "--seat", "second=human"},
                      "two\ntwo\none\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
  CHECK(ran.out.find("\nResult: 1-0") != std::string::npos);
  const Ran alone = run_boardwright({"play", bad_plugin("count_down"), "--seat", "first=random"});
  CAPTURE(alone.out, alone.err);
  CHECK(alone.status == 0);
  CHECK(count(alone.out, "\nResult: ") == 1);
}

TEST_CASE("rules that crash at the terminal leave a sentence and what was played") {
  const auto file = scratch("crashed.txt");
  const Ran ran = run_boardwright({"play", bad_plugin("play_crashes"), "--seat", "first=human", "--seat",
                                   "second=human", "--record", file.string()},
                                  "two\ntwo\none\ntwo\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 2);
  CHECK(ran.err.find("boardwright: The rules of play_crashes have crashed (") == 0);
  CHECK(ran.err.find("What was played is in " + file.string() + ".\n") != std::string::npos);
  CHECK(count(ran.err, "\n") == 1);
  CHECK(moves_in(file) == "two two one");
}

TEST_CASE("rules that hang at the terminal are left by Ctrl-C, and what was played is kept") {
  const auto file = scratch("hung.txt");
  const auto said = scratch("hung.err");
  const std::string command = "printf 'two\\ntwo\\none\\ntwo\\n' | timeout -s INT 3 " BOARDWRIGHT_BINARY_DIR
                              "/bin/boardwright play " +
                              bad_plugin("play_hangs") + " --seat first=human --seat second=human --record " +
                              file.string() + " >/dev/null 2>" + said.string();
  const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe): no other thread is there
  CHECK(WEXITSTATUS(status) == 124);                // of timeout: it had to send the signal
  CHECK(text_in(said) == "boardwright: What was played is in " + file.string() + ".\n");
  CHECK(moves_in(file) == "two two one");
}
