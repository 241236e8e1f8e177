// SPDX-License-Identifier: GPL-3.0-or-later
//
// `match`, to its end and stopped on the way.
#include <sys/wait.h>
#include <unistd.h>

#include <boost/process.hpp>
#include <catch2/catch.hpp>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/support/run_program.hpp"
#include "ui/cli/stop_signals.hpp"

namespace {

using namespace boardwright;

/// Whether the process has a function of its own for this signal.
bool catches(int process, int signal) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("SigCgt:"))
      return (std::stoull(line.substr(7), nullptr, 16) >> (signal - 1) & 1U) != 0;
  return false;
}

/// Begins a match, sends it this signal after a while and says what came of it.
Ran stopped_match(int signal, std::vector<std::string> arguments, std::chrono::milliseconds after = {}) {
  namespace bp = boost::process;
  bp::environment environment = boost::this_process::environment();
  environment["BOARDWRIGHT_GAMES"] = BOARDWRIGHT_BINARY_DIR "/tests/games";
  arguments.insert(arguments.begin(), "match");
  bp::ipstream out;
  bp::child child(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", bp::args(arguments), environment,
                  bp::std_in<bp::null, bp::std_out> out);
  while (child.running() && !catches(child.id(), signal))
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  std::this_thread::sleep_for(after);
  kill(child.id(), signal);
  std::string said((std::istreambuf_iterator<char>(out)), {});
  child.wait();
  return {child.exit_code(), said, ""};
}

}  // namespace

TEST_CASE("a match says who is stronger") {
  const Ran ran = run_boardwright({"match", "uct:200", "random", "--game", "lines_of_action", "--games", "6",
                                   "--sprt", "0", "50", "--json"});
  CHECK(ran.status == 0);
  CHECK(ran.out.find("\"wins\": 6") != std::string::npos);
  CHECK(ran.out.find("\"stopped\": false") != std::string::npos);
  CHECK(ran.out.find("\"elo\": null") != std::string::npos);
  CHECK(ran.err.empty());  // progress is for terminals
  const Ran text = run_boardwright({"match", "random", "random", "--game", "coin_race", "--games", "3"});
  CHECK(
      text.out.starts_with("random against random, coin_race/standard, 4 games: +2 -2 =0, 50.0%, Elo +0 ["));
  CHECK(text.out.find("luck") == std::string::npos);  // two pairs say nothing of their spread
  // The same player on both sides is as strong as itself, and as lucky.
  const std::vector<std::string> even{"match", "random", "random", "--game", "coin_race", "--games", "20"};
  CHECK(run_boardwright(even).out.find("\nwith the luck of chance events taken out: 50.0% [") !=
        std::string::npos);
  std::vector<std::string> json = even;
  json.emplace_back("--json");
  CHECK(run_boardwright(json).out.find("\"without_luck\": {\n    \"score\": 0.5,") != std::string::npos);
  for (const std::vector<std::string>& wrong :
       {std::vector<std::string>{"match", "random", "--game", "coin_race"},
        {"match", "random", "levl:3", "--game", "coin_race"},
        {"match", "random", "level:3", "--game", "no_game"},
        {"match", "random", "random", "--game", "coin_race", "--sprt", "5", "5"},
        {"match", "random", "time:clock", "--game", "coin_race"},
        {"match", "random", "time:0", "--game", "coin_race"},
        {"match", "random", "ugi:true", "--game", "coin_race", "--cpu-time", "5"},
        {"match", "random", "random", "--game", "coin_race", "--cpu-time", "5", "--time", "5"}}) {
    const Ran refused = run_boardwright(wrong);
    CHECK(refused.status == 2);
    CHECK(one_sentence(refused.err));
  }
}

TEST_CASE("a match that is stopped says how it stands, and its status says that it was stopped") {
  const std::vector<std::string> endless{"random", "random", "--game", "coin_race", "--games", "1000000"};
  const auto has_begun = [](const Ran& ran) { return ran.out.find("no score") == std::string::npos; };
  // How long a busy machine takes to play the first pair nobody knows.
  auto enough = std::chrono::milliseconds(100);
  Ran text = stopped_match(SIGTERM, endless, enough);
  for (; !has_begun(text) && enough < std::chrono::seconds(30); enough *= 3)
    text = stopped_match(SIGTERM, endless, enough);
  CHECK(text.status == 128 + SIGTERM);
  CHECK(text.out.starts_with("random against random, coin_race/standard, "));
  CHECK(text.out.find("stopped by a signal: of 1000000 games ") != std::string::npos);
  auto with_json = endless;
  with_json.push_back("--json");
  const Ran json = stopped_match(SIGINT, with_json);
  CHECK(json.status == 128 + SIGINT);
  CHECK(json.out.find("\"stopped\": true") != std::string::npos);
}

TEST_CASE("a match that is stopped before a pair of games has ended says that there is no score") {
  const std::vector<std::string> slow{"tree:1000000000", "random", "--game", "lines_of_action"};
  const Ran text = stopped_match(SIGTERM, slow);
  CHECK(text.status == 128 + SIGTERM);
  CHECK(
      text.out ==
      "tree:1000000000 against random, lines_of_action/standard: stopped by a signal before a pair of games "
      "had ended, so that there is no score\n");
  auto with_json = slow;
  with_json.push_back("--json");
  const Ran json = stopped_match(SIGINT, with_json);
  CHECK(json.status == 128 + SIGINT);
  const auto told = nlohmann::json::parse(json.out);
  CHECK(told.at("stopped") == true);
  CHECK(told.at("games") == 0);
  CHECK(told.at("elo_interval") == nlohmann::json::array({nullptr, nullptr}));
}

TEST_CASE("who stops the program again after a while is obeyed at once") {
  const pid_t process = fork();
  REQUIRE(process >= 0);
  if (process == 0) {
    const cli::StopSignals signals;
    std::raise(SIGTERM);
    std::raise(SIGTERM);
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    std::raise(SIGTERM);
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(process, &status, 0) == process);
  REQUIRE(WIFSIGNALED(status));
  CHECK(WTERMSIG(status) == SIGTERM);
}

TEST_CASE("signals are noted as long as somebody asks") {
  struct sigaction before {
  }, after{};
  sigaction(SIGTERM, nullptr, &before);
  {
    const cli::StopSignals signals;
    CHECK_FALSE(signals.come());
    CHECK(signals.status() == 0);
    std::raise(SIGTERM);
    CHECK(signals.come());
    CHECK(signals.status() == 143);
    std::raise(SIGINT);  // so soon it is the same wish
    CHECK(signals.status() == 143);
  }
  sigaction(SIGTERM, nullptr, &after);
  CHECK(after.sa_handler == before.sa_handler);
  CHECK_FALSE(cli::StopSignals().come());
}
