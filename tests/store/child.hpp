// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

namespace boardwright::test {

/// The program store_writer, with its output in a pipe. Killed with the value.
class Child {
 public:
  explicit Child(std::vector<std::string> arguments) {
    std::string program = BOARDWRIGHT_BINARY_DIR "/bin/store_writer";
    arguments.insert(arguments.begin(), program);
    std::vector<char*> raw;
    for (auto& argument : arguments) raw.push_back(argument.data());
    raw.push_back(nullptr);
    int ends[2];
    if (pipe(ends) != 0) std::abort();
    process_ = fork();
    if (process_ == 0) {
      dup2(ends[1], 1);
      close(ends[0]);
      close(ends[1]);
      execv(program.c_str(), raw.data());
      _exit(127);
    }
    close(ends[1]);
    output_ = ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    kill();
    close(output_);
  }

  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }

  /// What it wrote in one go; empty once it is gone and everything was read.
  std::string read_some() {
    char bytes[4096];
    const ssize_t size = ::read(output_, bytes, sizeof bytes);
    return size > 0 ? std::string(bytes, static_cast<std::size_t>(size)) : "";
  }
  std::string read_all() {
    std::string all;
    for (std::string some = read_some(); !some.empty(); some = read_some()) all += some;
    return all;
  }

 private:
  pid_t process_ = -1;
  int output_ = -1;
};

}  // namespace boardwright::test
