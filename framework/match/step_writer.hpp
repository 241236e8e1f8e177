// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>

#include "framework/match/journal_port.hpp"

namespace boardwright {

/// The way of a match's steps into its journal: one at a time; what comes meanwhile waits its turn. One thread
/// uses it, in which everything that is given to it is called too.
class StepWriter {
 public:
  /// Carries a call over to that thread, to run there later; called in any thread.
  using Post = std::function<void(std::function<void()>)>;
  using Answer = std::function<void(const Result<void>&)>;

  /// Without a journal only what never writes may be asked of it.
  explicit StepWriter(std::shared_ptr<JournalPort> journal) : journal_(std::move(journal)) {}
  StepWriter(const StepWriter&) = delete;
  StepWriter& operator=(const StepWriter&) = delete;
  ~StepWriter();  ///< waits for what is being written; nobody is told what comes of it

  /// Where answers are taken up. Nowhere, as at first: everything waits.
  void complete_in(Post post) { post_ = std::move(post); }

  [[nodiscard]] bool writing() const noexcept { return answer_ != nullptr; }
  /// While nothing is being written. `answer` comes once, perhaps before this returns; it may destroy the writer.
  void write(const JournalStep& step, Answer answer);
  /// Until nothing is being written, and behind what waits already; while something is.
  void wait(std::function<void()> call) { waiting_.push_back(std::move(call)); }
  /// Waits for what is being written and for what waits behind it.
  void finish();

 private:
  void complete();

  std::shared_ptr<JournalPort> journal_;
  Post post_;
  Answer answer_;  // of what is being written
  std::uint64_t begun_ = 0;
  std::deque<std::function<void()>> waiting_;
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
};

}  // namespace boardwright
