// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>

#include "framework/table/strand.hpp"

namespace boardwright {

/// A strand that somebody runs from his own loop, such as a terminal's. All but post belongs to one thread.
class LoopStrand final : public Strand {
 public:
  void post(Call call) override;
  void post_after(Milliseconds wait, Call call) override;

  /// Runs what comes until the condition holds; it is asked after each call.
  void run_until(const std::function<bool()>& done);
  /// Runs what is due by now, and nothing that was posted without a time.
  void run_due();
  /// Until something is due; nothing if nothing will be.
  [[nodiscard]] std::optional<Milliseconds> wait_for_due() const;

 private:
  using Time = std::chrono::steady_clock;
  [[nodiscard]] std::optional<Call> take_due();

  std::mutex guard_;
  std::condition_variable posted_;
  std::deque<Call> calls_;                       // under guard_
  std::multimap<Time::time_point, Call> timed_;  // of the strand's thread
};

}  // namespace boardwright
