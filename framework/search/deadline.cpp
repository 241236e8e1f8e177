// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/search/deadline.hpp"

#include <ctime>

namespace boardwright {
namespace {

/// What this thread has worked since it began.
std::chrono::nanoseconds work_of_thread() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);  // fails for unknown clocks only
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

Deadline::Deadline(const SearchLimits& limits)
    : stop_(limits.stop),
      timed_(limits.time.has_value()),
      processor_time_(limits.processor_time),
      asked_(std::this_thread::get_id()),
      begin_(Wall::now()) {
  if (!timed_) return;
  time_ = *limits.time;
  end_ = begin_ + time_;
  if (processor_time_) work_before_ = work_of_thread();
}

double Deadline::share_gone() const {
  if (!timed_) return 0;
  using Seconds = std::chrono::duration<double>;
  const Seconds gone =
      processor_time_ ? Seconds(work_of_thread() - work_before_) : Seconds(Wall::now() - begin_);
  return gone / Seconds(time_);
}

bool Deadline::processor_time_is_up() const {
  if (std::this_thread::get_id() != asked_) return false;
  const auto now = Wall::now();
  if (now < end_) return false;
  const auto left = work_before_ + time_ - work_of_thread();
  end_ = now + left;  // a thread works no faster than time passes
  return left <= left.zero();
}

}  // namespace boardwright
