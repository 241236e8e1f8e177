// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/log/log.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

#include "framework/log/problem_report.hpp"
#include "framework/log/running_marker.hpp"
#include "tests/framework/support.hpp"

namespace {

using namespace boardwright;
using namespace boardwright::test;
namespace fs = std::filesystem;

struct KeptLog {
  ~KeptLog() { leave_log(); }
};

/// A child process that does this and then ends as `end` says, without cleaning up.
template <class Do>
void in_child(Do work, void (*end)()) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    for (const int number : {SIGSEGV, SIGABRT, SIGTERM, SIGINT, SIGHUP})
      std::signal(number, SIG_DFL);  // not the test's
    work();
    end();
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
}

}  // namespace

TEST_CASE("a log tells what happened, as much of it as it is to, and stays small") {
  const TemporaryFolder folder;
  const KeptLog leave;
  log_event("nobody keeps this");
  CHECK(last_log_lines(10).empty());
  const LogPlace place{.file = folder.path() / "new/test.log", .most_bytes = 4000, .older = 1};
  require_done(keep_log(place, LogDetail::kEvents));
  log_debug("too small");
  log_event("first");
  log_warning("a line\nin \033[31mtwo");
  auto lines = last_log_lines(10);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0].ends_with(" info first"));
  CHECK(lines[1].ends_with(" warning a line in  [31mtwo"));
  CHECK((fs::status(place.file).permissions() & fs::perms::others_read) == fs::perms::none);
  set_log_detail(LogDetail::kWarnings);
  log_event("not now");
  set_log_detail(LogDetail::kEverything);
  log_debug("small things too");
  CHECK(last_log_lines(1).front().ends_with(" debug small things too"));
  for (int i = 0; i < 1000; ++i) log_event("event " + std::to_string(i));
  std::uintmax_t size = 0;
  for (const auto& file : fs::directory_iterator(place.file.parent_path())) size += file.file_size();
  CHECK(size <= 8000);
  lines = last_log_lines(20);
  REQUIRE(lines.size() == 20);
  CHECK(lines.front().ends_with(" event 980"));
  CHECK(lines.back().ends_with(" event 999"));
  for (const char* wrong : {"/dev/null/x.log", "/proc/x.log"})
    CHECK_FALSE(keep_log({.file = wrong}, LogDetail::kEvents));
  CHECK(error_of(keep_log({.file = folder.path()}, LogDetail::kEvents)).find("no log can be kept there") !=
        std::string::npos);
}

TEST_CASE("the words for a log's detail are read back, and others refused") {
  for (const auto detail :
       {LogDetail::kOff, LogDetail::kWarnings, LogDetail::kEvents, LogDetail::kEverything})
    CHECK(value_of(log_detail_from(log_word(detail))) == detail);
  for (const char* wrong : {"", "Info", "trace", "2"})
    CHECK(error_of(log_detail_from(wrong)).starts_with("expected off, warning, info or debug, not '"));
}

TEST_CASE("matches are in the log with their rules, without names and seeds") {
  const TemporaryFolder folder;
  const KeptLog leave;
  require_done(keep_log({.file = folder.path() / "test.log"}, LogDetail::kEverything));
  MatchOptions options;
  options.rules = board_game({{"size", std::int64_t{6}}});
  options.players = {"Ada Lovelace", "Ben"};
  options.seed = Seed::from_number(5);
  const std::string seed = options.seed->hex();
  const auto match = value_of(Match::create(std::move(options)));
  CHECK_FALSE(match->play(0, "z9-z8"));
  require_done(match->resign(1));
  std::string all;
  for (const auto& line : last_log_lines(100)) all += line + "\n";
  CHECK(all.find("match begun: lines_of_action, size=6\n") != std::string::npos);
  CHECK(all.find("refused: a command of black\n") != std::string::npos);
  CHECK(all.find("match ended: lines_of_action, half points 2-0, resignation, after 0 plies\n") !=
        std::string::npos);
  for (const std::string& secret : {std::string("Ada"), std::string("Ben"), seed, std::string("z9")})
    CHECK(all.find(secret) == std::string::npos);
}

TEST_CASE("a report holds versions and the log, but no names and no paths of the home folder") {
  const TemporaryFolder folder;
  const KeptLog leave;
  const char* home = std::getenv("HOME");
  REQUIRE(home != nullptr);
  require_done(keep_log({.file = folder.path() / "test.log"}, LogDetail::kEvents));
  log_event(std::string("record opened: ") + home + "/games/Ada's first.txt");
  log_warning("member ADA is not Adam");
  ProblemFacts facts{.program = "tester 1.2", .names = {"Ada", "Ada Lovelace", ""}};
  facts.more = {{"Qt", "6.4.2"}};
  facts.games = own_games().versions();
  const std::string text = problem_report(facts);
  CAPTURE(text);
  CHECK(text.starts_with("tester 1.2\n"));
  CHECK(text.find("\nQt: 6.4.2\n") != std::string::npos);
  CHECK(text.find("lines_of_action ") != std::string::npos);
  CHECK(text.find(", contract ") != std::string::npos);
  CHECK(text.find("record opened: ~/games/(somebody)'s first.txt") != std::string::npos);
  CHECK(text.find("member (somebody) is not Adam") != std::string::npos);
  if (std::string(home).size() > 1) CHECK(text.find(std::string(home) + "/games") == std::string::npos);
  CHECK(without_names("Lovelace, ada lovelace, Ada", {"Ada", "Ada Lovelace"}) ==
        "Lovelace, (somebody), (somebody)");
}

TEST_CASE("a program that ended unexpectedly is told of once, and others never") {
  const TemporaryFolder folder;
  const RunningGame game{"coin_race/standard", "/usr/lib/coin_race.so", "01ABC"};
  const auto begin = [&] {
    auto* marker = RunningMarker::set(folder.path()).value().release();  // nobody ends it
    marker->doing({"other/one", "x.so", ""});
    marker->doing(game);
  };
  for (void (*crash)() :
       {+[] { std::raise(SIGSEGV); }, +[] { std::abort(); }, +[] { std::raise(SIGKILL); }}) {
    in_child(begin, crash);
    CHECK(RunningMarker::unexpected_ends(folder.path()) == std::vector<RunningGame>{game});
    CHECK(RunningMarker::unexpected_ends(folder.path()).empty());
  }
  // Whoever is asked to end, or ends, leaves nothing behind.
  for (void (*end)() :
       {+[] { std::raise(SIGTERM); }, +[] { std::raise(SIGINT); }, +[] { std::raise(SIGHUP); }}) {
    in_child(begin, end);
    CHECK(RunningMarker::unexpected_ends(folder.path()).empty());
  }
  in_child([&] { (void)RunningMarker::set(folder.path()).value(); }, +[] {});
  CHECK(fs::is_empty(folder.path()));
  // One that still runs is left alone; what is cut off says at least that there was something.
  const auto running = value_of(RunningMarker::set(folder.path()));
  CHECK(RunningMarker::unexpected_ends(folder.path()).empty());
  folder.write("running-1", "{\"game\": \"coi");
  CHECK(RunningMarker::unexpected_ends(folder.path()) == std::vector<RunningGame>{RunningGame{}});
  CHECK(RunningMarker::unexpected_ends(folder.path() / "no_such_folder").empty());
}
