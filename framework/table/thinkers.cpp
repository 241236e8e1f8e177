// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/thinkers.hpp"

#include <utility>

namespace boardwright {

Thinkers::Thinkers(unsigned threads) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

Thinkers::~Thinkers() {
  {
    const std::lock_guard lock(guard_);
    ending_ = true;
    waiting_.clear();
  }
  more_.notify_all();
  for (auto& thread : threads_) thread.join();
}

void Thinkers::run(std::function<void()> work) {
  if (threads_.empty()) return work();
  {
    const std::lock_guard lock(guard_);
    waiting_.push_back(std::move(work));
  }
  more_.notify_one();
}

void Thinkers::serve() {
  for (;;) {
    std::unique_lock lock(guard_);
    more_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (ending_) return;
    const auto next = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    next();
  }
}

}  // namespace boardwright
