// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other programs as they should and shouldn't be: a shell script with one way to behave.
#pragma once

#include <unistd.h>

#include <csignal>
#include <iterator>
#include <sstream>

#include "framework/players/engine_player.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

class FakeEngine {
 public:
  /// What it does when it is asked to `go`, and for the handshake and a position, in shell words.
  struct Ways {
    std::string go = "echo bestmove b1-b3";
    std::string ugi = "echo id name Fake; echo option name size type spin default 8 min 6 max 10; echo ugiok";
    std::string isready = "echo readyok";
    std::string begin = "";  ///< before it listens
  };
  explicit FakeEngine(const Ways& ways) {
    folder_.write("engine.sh", "echo $$ >> " + file("pids") + "\n" + ways.begin +
                                   "\nwhile read -r line; do\n  echo \"$line\" >> " + file("log") +
                                   "\n  case \"$line\" in\n  ugi) " + ways.ugi + ";;\n  isready) " +
                                   ways.isready + ";;\n  go*) " + ways.go +
                                   ";;\n  quit) exit;;\n  esac\ndone\n");
  }
  [[nodiscard]] std::string file(const std::string& name) const { return (folder_.path() / name).string(); }
  [[nodiscard]] std::string name() const { return "ugi:sh '" + file("engine.sh") + "'"; }

  /// Impatient, so that tests are quick.
  [[nodiscard]] std::unique_ptr<EnginePlayer> player() const {
    using std::chrono::milliseconds;
    return std::make_unique<EnginePlayer>(
        name(), std::vector<std::string>{"sh", file("engine.sh")},
        EngineLimits{milliseconds(3000), milliseconds(100), milliseconds(900), 2000});
  }
  /// What it was told besides the handshake, one line each.
  [[nodiscard]] std::vector<std::string> told() const {
    std::vector<std::string> lines;
    std::ifstream log(file("log"));
    for (std::string line; std::getline(log, line);)
      if (line != "ugi" && line != "isready") lines.push_back(line);
    return lines;
  }
  /// Whether every process that wrote its number into "pids" is gone. What an engine has started itself is no
  /// child of ours: whoever inherits it decides how long its end is kept.
  [[nodiscard]] bool all_gone() const {
    std::ifstream pids(file("pids"));
    int count = 0;
    for (int pid = 0; pids >> pid; ++count)
      for (int tries = 0; kill(pid, 0) == 0 && !ended_elsewhere(pid); ++tries) {
        if (tries == 200) return false;
        usleep(5000);
      }
    return count > 0;
  }

 private:
  [[nodiscard]] static bool ended_elsewhere(int pid) {
    std::ifstream status("/proc/" + std::to_string(pid) + "/status");
    std::string text((std::istreambuf_iterator<char>(status)), {});
    return text.find("State:\tZ") != std::string::npos &&
           text.find("PPid:\t" + std::to_string(getpid()) + "\n") == std::string::npos;
  }

  TemporaryFolder folder_;
};

}  // namespace boardwright::test
