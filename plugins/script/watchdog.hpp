// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stops a script that runs for too long. As long as nothing does it costs a few writes a call: a thread looks ten
// times a second which calls it has seen before, and sends the thread that hangs a signal; the handler sets
// Lua's hook from within that thread, which is the one way to set it that Lua allows while code runs.
#pragma once

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdint>

struct lua_State;

namespace boardwright::script {

/// What a single call may take before it is stopped.
inline constexpr std::chrono::milliseconds kLongestCall{1000};

/// From now on one thread waits for no call longer than that, by the time that the processor spends on it: an interface
/// that nobody wants to see stand still. Any other waits as long as kLongestCall.
void set_patience(pthread_t thread, std::chrono::milliseconds most) noexcept;

/// How a call that was stopped says so.
inline constexpr const char* kTooLong = "the rules ran for too long";

/// Keeps the watching thread alive. At least one as long as scripts run; counted. Any thread.
class WatchdogHold {
 public:
  WatchdogHold();
  ~WatchdogHold();
  WatchdogHold(const WatchdogHold&) = delete;
  WatchdogHold& operator=(const WatchdogHold&) = delete;
};

/// A machine that is watched as long as this lives.
class Watched {
 public:
  Watched();
  ~Watched();
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

 private:
  friend class WatchedCall;
  friend class Watchdog;
  std::atomic<std::uint64_t> calls_{0};  // odd while one is running
  std::atomic<pthread_t> thread_{};
  std::atomic<clockid_t> clock_{};  // of that thread, which may have ended when it is read
  // Of the watching thread alone.
  std::uint64_t seen_ = 0;
  int looks_ = 0;
  std::chrono::nanoseconds spent_{};  // by that clock, when it was first seen
};

/// The thread that makes it runs a script in this machine, as long as it lives. Not nested for one machine.
class WatchedCall {
 public:
  WatchedCall(Watched& watched, lua_State* machine) noexcept;
  ~WatchedCall();
  WatchedCall(const WatchedCall&) = delete;
  WatchedCall& operator=(const WatchedCall&) = delete;

 private:
  Watched& watched_;
  lua_State* outer_;
};

}  // namespace boardwright::script
