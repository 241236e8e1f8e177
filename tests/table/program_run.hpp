// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program `boardwright` while it runs, to be read from and killed.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

namespace boardwright::test {

class ProgramRun {
 public:
  explicit ProgramRun(std::vector<std::string> arguments) {
    std::string program = BOARDWRIGHT_BINARY_DIR "/bin/boardwright";
    arguments.insert(arguments.begin(), program);
    std::vector<char*> raw;
    for (auto& argument : arguments) raw.push_back(argument.data());
    raw.push_back(nullptr);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) std::abort();
    process_ = fork();
    if (process_ == 0) {
      dup2(ends[1], 1);
      setenv("BOARDWRIGHT_GAMES", BOARDWRIGHT_BINARY_DIR "/tests/games", 1);
      setenv("LC_ALL", "C.UTF-8", 1);
      execv(program.c_str(), raw.data());
      _exit(127);
    }
    close(ends[1]);
    output_ = ends[0];
  }
  ProgramRun(const ProgramRun&) = delete;
  ProgramRun& operator=(const ProgramRun&) = delete;
  ~ProgramRun() {
    kill();
    close(output_);
  }

  /// Reads for so long, or until the program has ended: then true.
  bool read_for(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    for (;;) {
      const auto left =
          std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
      if (left <= 0) return false;
      pollfd ready{output_, POLLIN, 0};
      if (poll(&ready, 1, static_cast<int>(left)) > 0 && !read_some()) return true;
    }
  }
  /// Until it has ended or this text has come; true for the latter.
  bool read_until(const std::string& part) {
    while (out_.find(part) == std::string::npos)
      if (!read_some()) return false;
    return true;
  }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    (void)wait();
  }
  [[nodiscard]] pid_t process() const noexcept { return process_; }
  /// Its exit status, once it has ended; -1 if it was killed.
  int wait() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  /// Everything it has got out, also before it was killed.
  const std::string& out() {
    while (process_ == -1 && read_some()) {
    }
    return out_;
  }

 private:
  bool read_some() {
    char bytes[4096];
    const ssize_t size = ::read(output_, bytes, sizeof bytes);
    if (size > 0) out_.append(bytes, static_cast<std::size_t>(size));
    return size > 0;
  }

  pid_t process_ = -1;
  int output_ = -1;
  std::string out_;
};

}  // namespace boardwright::test
