// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/players/interrupt.hpp"

namespace boardwright {

/// Another program that is talked to in lines. What it says is never trusted: lines have a limit, waiting has
/// an end. It is gone when this is, together with what it has started in its process group. One thread at a
/// time.
class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// The program is looked for in PATH; no shell is involved. Its standard error goes nowhere.
  [[nodiscard]] static Result<std::unique_ptr<ChildProcess>> start(const std::vector<std::string>& words);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  /// Asks it to end by closing its standard input, waits a moment, then kills it. Takes far less than a
  /// second.
  ~ChildProcess();

  /// What to wait for, and whose end also ends the waiting; `interrupt` may be nullptr.
  struct Patience {
    Clock::time_point deadline;
    const Interrupt* interrupt = nullptr;
  };
  /// The line without its end, which is added.
  [[nodiscard]] Result<void> write_line(std::string_view line, const Patience& patience);
  /// The next line without its end. Fails when the program has ended (the sentence says how), says nothing in
  /// time or too much without a line feed.
  [[nodiscard]] Result<std::string> read_line(const Patience& patience);
  /// No polite end: it is killed when this is destroyed.
  void give_up() noexcept { patient_ = false; }

 private:
  ChildProcess(int pid, int input, int output) : pid_(pid), input_(input), output_(output) {}
  [[nodiscard]] Result<void> wait_for(int descriptor, short events, const Patience& patience);
  /// Whether it has ended; it stays a process of its own until the destructor, so that its number is its own.
  [[nodiscard]] bool ended_by(Clock::time_point deadline) const;
  [[nodiscard]] std::string how_it_ended() const;

  int pid_;
  int input_, output_;
  bool patient_ = true;
  std::string buffer_;
};

}  // namespace boardwright
