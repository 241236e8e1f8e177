// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a match writes down what happens, before it holds. Whoever keeps matches implements it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/match/entry_kinds.hpp"
#include "framework/text/duration.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

struct JournalEntry {
  std::string kind;     ///< see entry_kinds.hpp
  std::string payload;  ///< one line of JSON; no names of people and nothing secret but the moves themselves
  friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// What one command did, or time did by itself: all of it is written, or nothing. A value.
struct JournalStep {
  std::string command;  ///< the command's id; empty if it had none, or if it was time
  UtcTime time{};
  std::vector<JournalEntry> entries;  ///< may be empty for the first step: the match has begun
  std::optional<Outcome> result;      ///< where the last entry is kResult
  friend bool operator==(const JournalStep&, const JournalStep&) = default;
};

class JournalPort {
 public:
  JournalPort() = default;
  JournalPort(const JournalPort&) = delete;
  JournalPort& operator=(const JournalPort&) = delete;
  virtual ~JournalPort() = default;

  /// Returns when the step is durable; the match goes on only then. A failure's sentence is shown to the
  /// player, and nothing has happened: the step isn't there, or will be found by the command's id when it is
  /// submitted again. Called in the thread that uses the match, and never to be answered by calling the
  /// match.
  [[nodiscard]] virtual Result<void> write(const JournalStep& step) = 0;

  /// The same without waiting, one step at a time: `arrived` is called once when the answer is there, in any
  /// thread and perhaps before this returns; it must be quick. What isn't overridden waits.
  virtual void begin(const JournalStep& step, const std::function<void()>& arrived) {
    begun_ = write(step);
    arrived();
  }
  /// The answer to the step that was begun, once; waits for it if it isn't there yet.
  [[nodiscard]] virtual Result<void> finish() { return std::move(begun_); }

 private:
  Result<void> begun_;
};

}  // namespace boardwright
