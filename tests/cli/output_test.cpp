// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standard output that can't be written is an error of every command.
#include <sys/stat.h>
#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>

#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

namespace {

const std::string kProgram = "'" BOARDWRIGHT_BINARY_DIR "/bin/boardwright'";

struct Shell {
  int status;
  std::string err;
};

/// `command` in a shell, where $B is the program.
Shell in_shell(const std::string& command) {
  const auto err = scratch("stderr.txt");
  const std::string whole = "B=" + kProgram +
                            "; export BOARDWRIGHT_GAMES='" BOARDWRIGHT_BINARY_DIR "/tests/games'; { " +
                            command + "; } 2>'" + err.string() + "'";
  const int status = std::system(whole.c_str());  // NOLINT(concurrency-mt-unsafe)
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), text_in(err)};
}

}  // namespace

TEST_CASE("a full disk on standard output is told by every command") {
  const std::string store = scratch("full.db").string();
  const std::string record = scratch("full.txt").string();
  REQUIRE(run_boardwright({"players", "add", "Ada", "--store", store}).status == 0);
  REQUIRE(run_boardwright({"play", "coin_race", "--store", store, "--record", record}).status == 0);
  for (const std::string& command :
       {std::string("--version"), std::string("--help"), std::string("simulate --help"), std::string("list"),
        std::string("list --json"), std::string("perft coin_race --depth 2"),
        std::string("perft coin_race --depth 2 --json"), std::string("play coin_race"),
        std::string("replay ") + record, std::string("replay --json ") + record,
        std::string("simulate coin_race --games 4 --thinking-games 1"),
        std::string("simulate coin_race --games 4 --thinking-games 1 --json"),
        std::string("match random random --game coin_race --games 2"), std::string("check --list"),
        std::string("players --store ") + store, std::string("players --json --store ") + store,
        std::string("result --store ") + store, std::string("resume --store ") + store,
        std::string("store export - --store ") + store}) {
    CAPTURE(command);
    const Shell full = in_shell("$B " + command + " >/dev/full");
    CHECK(full.status == 2);
    CHECK(full.err ==
          "boardwright: standard output can't be written: the disk is full; what was printed is "
          "not whole, free some space and try again\n");
    CHECK(in_shell("$B " + command + " >&-").status == 2);
  }
  const Shell engine = in_shell("echo 'isready\nquit' | $B ugi coin_race >/dev/full");
  CHECK(engine.status == 2);
  CHECK(one_sentence(engine.err));
}

TEST_CASE("a file that may grow no further is told too, and a reader that leaves is not") {
  const std::string out = scratch("limited.txt").string();
  const Shell limited = in_shell("ulimit -f 1; $B list --json >'" + out + "'");
  CHECK(limited.status == 2);
  CHECK(limited.err.find("larger than this system allows") != std::string::npos);
  const Shell saved = in_shell("ulimit -f 1; $B simulate coin_race --games 400 --thinking-games 1 --csv '" +
                               out + ".csv' >/dev/null");
  CHECK(saved.status == 2);
  CHECK(one_sentence(saved.err));
  const Shell left = in_shell("$B list --json | head -c 1 >/dev/null; exit ${PIPESTATUS:-0}");
  CHECK(left.err.empty());
}

TEST_CASE("a closed standard output isn't mistaken for the store") {
  const std::string store = scratch("closed.db").string();
  for (int i = 0; i < 3; ++i)
    CHECK(in_shell("$B players add 'Ada " + std::to_string(i) + "' --store '" + store + "' >&- <&-").status ==
          0);
  CHECK(run_boardwright({"store", "check", "--store", store}).status == 0);
  CHECK(run_boardwright({"players", "--store", store}).out == "Ada 0\nAda 1\nAda 2\n");
}

TEST_CASE("printed commands are words that a shell takes") {
  const auto folder = scratch("my games' folder");
  std::filesystem::create_directories(folder);
  const auto ran = run_boardwright({"--games", folder.string(), "compare", "coin_race", "coin_race/long",
                                    "--games", "4", "--thinking-games", "1"});
  CAPTURE(ran.out, ran.err);
  const std::string quoted = "'" + scratch("my games").string() + "'\\'' folder'";
  CHECK(ran.out.find("boardwright --games " + quoted + " compare coin_race") != std::string::npos);
}

TEST_CASE("a pipe or a device in a file's place is named and never waited for") {
  const std::string store = scratch("piped.db").string(), pipe = scratch("pipe").string();
  REQUIRE(run_boardwright({"players", "add", "Ada", "--store", store}).status == 0);
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  for (const auto& [command, wanted] : std::vector<std::pair<std::string, std::string>>{
           {"store import FILE --store " + store, "a store's text"},
           {"merge FILE", "a shard"},
           {"replay FILE", "a record"}}) {
    CAPTURE(command);
    const auto with = [&](const std::string& file) {
      std::string whole = command;
      return in_shell("$B " + whole.replace(whole.find("FILE"), 4, file)).err;
    };
    CHECK(with(pipe) == "boardwright: " + pipe + " is a pipe, not " + wanted + "\n");
    CHECK(with("/dev/zero") == "boardwright: /dev/zero is a device, not " + wanted + "\n");
  }
}
