// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

struct Ran {
  int status;
  std::string out;
  std::string err;
};

/// Runs the program `boardwright` to its end with this input; the tests' tiny games are in its catalogue too.
Ran run_boardwright(const std::vector<std::string>& arguments, const std::string& input = "");

/// One clear sentence: a single line that names the program.
bool one_sentence(const std::string& err);

/// The program `boardwright` at the other end of a pipe, for tests that answer to what it says; the tests'
/// tiny games are in its catalogue too. What it says to standard error goes where the test's does.
class TalkingProgram {
 public:
  explicit TalkingProgram(const std::vector<std::string>& arguments);
  ~TalkingProgram();  ///< ends its input, and waits for it

  void say(const std::string& line);
  /// What it says next; nothing when it has ended. Who says nothing for a minute is killed, so that a test
  /// fails instead of waiting for ever.
  [[nodiscard]] std::optional<std::string> line();
  /// The next line that begins so; the test fails if there is none.
  std::string line_with(const std::string& begin);
  /// Ends its input and waits for it; its exit status, or the number of the signal that killed it.
  int end();

 private:
  struct Pipes;
  std::unique_ptr<Pipes> pipes_;
  std::string heard_;  // and not yet asked for
};
