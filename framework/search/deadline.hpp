// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>

#include "framework/search/limits.hpp"

namespace boardwright {

/// Watches when a search has to end. Made by the thread that was asked; any thread may look.
class Deadline {
 public:
  explicit Deadline(const SearchLimits& limits);

  [[nodiscard]] bool passed() const {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return true;
    if (!timed_) return false;
    return processor_time_ ? processor_time_is_up() : Wall::now() >= end_;
  }
  /// Since the call, by the clock on the wall.
  [[nodiscard]] double seconds() const { return std::chrono::duration<double>(Wall::now() - begin_).count(); }
  /// What part of the time is gone, for the thread that was asked; 0 without a limit on time.
  [[nodiscard]] double share_gone() const;

 private:
  using Wall = std::chrono::steady_clock;
  [[nodiscard]] bool processor_time_is_up() const;

  const std::atomic<bool>* stop_;
  bool timed_, processor_time_;
  std::chrono::nanoseconds time_{0};
  std::chrono::nanoseconds work_before_{0};  // by the thread's own clock
  std::thread::id asked_;
  Wall::time_point begin_;
  /// With processor time only the first moment at which it can be up: looking at the thread's clock costs as
  /// much as a small simulation. Changed by the thread that was asked, and read by no other.
  mutable Wall::time_point end_;
};

}  // namespace boardwright
