// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/loop_strand.hpp"

#include <algorithm>
#include <utility>

namespace boardwright {

void LoopStrand::post(Call call) {
  {
    const std::lock_guard lock(guard_);
    calls_.push_back(std::move(call));
  }
  posted_.notify_one();
}

void LoopStrand::post_after(Milliseconds wait, Call call) {
  timed_.emplace(Time::now() + wait, std::move(call));
}

std::optional<Strand::Call> LoopStrand::take_due() {
  if (timed_.empty() || timed_.begin()->first > Time::now()) return std::nullopt;
  Call call = std::move(timed_.begin()->second);
  timed_.erase(timed_.begin());
  return call;
}

void LoopStrand::run_due() {
  while (const auto call = take_due()) (*call)();
}

std::optional<Milliseconds> LoopStrand::wait_for_due() const {
  if (timed_.empty()) return std::nullopt;
  const auto rest = timed_.begin()->first - Time::now();
  return std::max(Milliseconds(0), std::chrono::ceil<Milliseconds>(rest));
}

void LoopStrand::run_until(const std::function<bool()>& done) {
  while (!done()) {
    if (const auto due = take_due()) {
      (*due)();
      continue;
    }
    std::unique_lock lock(guard_);
    const auto comes = [this] { return !calls_.empty(); };
    if (timed_.empty())
      posted_.wait(lock, comes);
    else if (!posted_.wait_until(lock, timed_.begin()->first, comes))
      continue;
    Call call = std::move(calls_.front());
    calls_.pop_front();
    lock.unlock();
    call();
  }
}

}  // namespace boardwright
