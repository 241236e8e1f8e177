// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only file of the tests that reads the headers of processes for this: they take seconds.
#include "tests/support/run_program.hpp"

#include <fcntl.h>
#include <poll.h>

#include <boost/asio.hpp>
#include <boost/process.hpp>
#include <catch2/catch.hpp>
#include <csignal>
#include <future>

namespace bp = boost::process;

namespace {

constexpr int kPatience = 60'000;  // milliseconds

bp::environment with_tiny_games() {
  bp::environment environment = boost::this_process::environment();
  environment["BOARDWRIGHT_GAMES"] = BOARDWRIGHT_BINARY_DIR "/tests/games";
  environment["LC_ALL"] = "C.UTF-8";
  return environment;
}

}  // namespace

Ran run_boardwright(const std::vector<std::string>& arguments, const std::string& input) {
  // A program that ends before it has read everything. Handled and not ignored, for what is ignored a child inherits.
  static const auto before = std::signal(SIGPIPE, [](int) {});
  (void)before;
  boost::asio::io_context service;
  std::future<std::string> out, err;
  bp::child child(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", bp::args(arguments), with_tiny_games(),
                  bp::std_in<boost::asio::buffer(input), bp::std_out> out, bp::std_err > err, service);
  service.run();
  child.wait();
  return {child.exit_code(), out.get(), err.get()};
}

bool one_sentence(const std::string& err) {
  return err.starts_with("boardwright: ") && err.size() > 20 && err.find('\n') == err.size() - 1;
}

struct TalkingProgram::Pipes {
  bp::opstream to;
  bp::pipe from;
  bp::child child;
};

TalkingProgram::TalkingProgram(const std::vector<std::string>& arguments)
    : pipes_(std::make_unique<Pipes>()) {
  pipes_->child = bp::child(BOARDWRIGHT_BINARY_DIR "/bin/boardwright", bp::args(arguments), with_tiny_games(),
                            bp::std_in<pipes_->to, bp::std_out> pipes_->from);
  // Else the next such program would hold them open too, and this one's input never end.
  for (const int ours : {pipes_->to.pipe().native_sink(), pipes_->from.native_source()})
    fcntl(ours, F_SETFD, FD_CLOEXEC);
}

TalkingProgram::~TalkingProgram() { end(); }

void TalkingProgram::say(const std::string& line) { pipes_->to << line << std::endl; }

std::optional<std::string> TalkingProgram::line() {
  for (std::size_t looked_at = 0;;) {
    if (const auto end = heard_.find('\n', looked_at); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      return line;
    }
    looked_at = heard_.size();
    pollfd from{pipes_->from.native_source(), POLLIN, 0};
    if (poll(&from, 1, kPatience) <= 0) {
      pipes_->child.terminate();
      return std::nullopt;
    }
    char part[4096];
    const int size = pipes_->from.read(part, sizeof part);
    if (size <= 0) return std::nullopt;
    heard_.append(part, static_cast<std::size_t>(size));
  }
}

std::string TalkingProgram::line_with(const std::string& begin) {
  while (auto said = line())
    if (said->starts_with(begin)) return *said;
  FAIL("the program ended, or was silent for a minute, before it said " << begin);
  return {};
}

int TalkingProgram::end() {
  if (pipes_->to.pipe().is_open()) pipes_->to.pipe().close();
  while (line()) {  // what is still said must not stand in its way
  }
  pipes_->child.wait();
  return pipes_->child.exit_code();
}
