// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/build.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <regex>
#include <sstream>

#include "framework/text/config_file.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/shell_word.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestOutput = std::size_t{4} << 20U;
constexpr std::size_t kMostProblems = 20;
constexpr std::size_t kLastLines = 8;
constexpr std::size_t kLongestLine = 400;

struct RunOfCommand {
  bool good = false;
  std::string output;
};

/// Runs it to its end, in English, which is read below; what is said beyond the limit is read and dropped.
RunOfCommand run_command(const std::string& command) {
  RunOfCommand run;
  // A shell's, so that both streams come in their order. Each word of it was quoted.
  const std::string line = "LANGUAGE= LC_ALL=C.UTF-8 " + command + " 2>&1 </dev/null";
  std::FILE* pipe = popen(line.c_str(), "re");  // NOLINT(cert-env33-c)
  if (pipe == nullptr) {
    run.output =
        std::string("cmake can't be started: ") + std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
    return run;
  }
  std::array<char, 4096> part;
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
    if (run.output.size() < kLongestOutput) run.output.append(part.data(), size);
  const int status = pclose(pipe);
  run.good = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return run;
}

std::string word(const fs::path& path) { return shell_word(path.string()); }

}  // namespace

FailedBuild read_build_output(const std::string& output) {
  static const std::regex compiler(R"(^([^:\s][^:]*):(\d+):(?:(\d+):)? (?:fatal )?error: (.*)$)");
  static const std::regex cmake(R"(^CMake Error at ([^:]+):(\d+) .*$)");
  FailedBuild failed;
  std::istringstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.find_first_not_of(" \t") == line.npos) continue;
    failed.lines.push_back(excerpt(line, kLongestLine));
    if (line.size() > kLongestLine) line = failed.lines.back();
    std::smatch found;
    const bool compiled = std::regex_match(line, found, compiler);
    if ((!compiled && !std::regex_match(line, found, cmake)) || failed.problems.size() == kMostProblems)
      continue;
    const fs::path file(found[1].str());
    const std::string column = compiled && found[3].matched ? found[3].str() + ":" : "";
    // The words of CMake's errors come on the next lines.
    const std::string words = compiled ? found[4].str() : "CMake can't read it";
    auto problem =
        game_problem(file.string() + ":" + found[2].str() + ":" + column + " " + words, std::array{file});
    if (std::find(failed.problems.begin(), failed.problems.end(), problem) == failed.problems.end())
      failed.problems.push_back(std::move(problem));
  }
  if (failed.lines.size() > kLastLines)
    failed.lines.erase(failed.lines.begin(), failed.lines.end() - static_cast<std::ptrdiff_t>(kLastLines));
  return failed;
}

Result<GameProject> GameProject::at(const fs::path& folder) {
  if (!is_there(folder / "CMakeLists.txt"))
    return fail(folder.string() + ": there is no CMakeLists.txt; `boardwright new` makes a game that builds");
  std::error_code error;
  const fs::path whole = fs::canonical(folder, error);
  return GameProject(error ? folder : whole);
}

std::optional<FailedBuild> GameProject::build() const {
  const fs::path into = folder_ / "build";
  if (!is_there(into / "CMakeCache.txt")) {
    const auto configured = run_command("cmake -S " + word(folder_) + " -B " + word(into));
    if (!configured.good) {
      std::error_code ignored;  // else the next try would build what was never configured
      fs::remove(into / "CMakeCache.txt", ignored);
      return read_build_output(configured.output);
    }
  }
  const auto built = run_command("cmake --build " + word(into));
  if (built.good) return std::nullopt;
  return read_build_output(built.output);
}

Result<fs::path> GameProject::game() const {
  std::vector<fs::path> games;
  std::error_code error;
  for (fs::directory_iterator at(folder_ / "build" / "games", error), end; !error && at != end;
       at.increment(error))
    if (is_there(at->path() / "game.yaml")) games.push_back(at->path() / "game.yaml");
  if (games.empty())
    return fail((folder_ / "build" / "games").string() +
                ": it was built, but there is no game; boardwright_add_game in CMakeLists.txt makes one");
  return *std::min_element(games.begin(), games.end());
}

}  // namespace boardwright
