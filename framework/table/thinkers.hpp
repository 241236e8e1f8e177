// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace boardwright {

/// The threads in which computers think, for any number of tables.
class Thinkers {
 public:
  /// Without threads who asks does the work, before run returns.
  explicit Thinkers(unsigned threads);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  /// Waits for those who think; what nobody has begun is dropped.
  ~Thinkers();

  /// Any thread may ask. Work that begins together runs in any order.
  void run(std::function<void()> work);

 private:
  void serve();

  std::mutex guard_;
  std::condition_variable more_;
  std::deque<std::function<void()>> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace boardwright
