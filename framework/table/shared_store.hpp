// SPDX-License-Identifier: GPL-3.0-or-later
//
// One store for many matches and threads: what arrives while the disk is busy is written in one transaction.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "framework/store/store.hpp"

namespace boardwright {

/// Any thread may call anything.
class SharedStore {
 public:
  explicit SharedStore(Store store);
  SharedStore(const SharedStore&) = delete;
  SharedStore& operator=(const SharedStore&) = delete;
  ~SharedStore();  ///< what has arrived is written first; nobody may be waiting for an answer any more

  /// As Store::append, with whatever other threads append at the same time: returns when the receipt is
  /// durable. After a failure of the whole transaction nobody knows more than what that failure says.
  [[nodiscard]] Result<Receipt> append(Submission submission);
  /// The same without waiting. `done` comes once, in the writer's own thread: it must be quick, and neither
  /// append and wait nor destroy the store.
  using Done = std::function<void(Result<Receipt>)>;
  void append(Submission submission, Done done);

  /// Everything else: calls `use` with the store, which nobody else uses meanwhile.
  template <class Use>
  auto use(Use&& use) -> decltype(use(std::declval<Store&>())) {
    const std::lock_guard lock(store_mutex_);
    return use(store_);
  }

  /// Transactions written by append, for whoever measures.
  [[nodiscard]] std::uint64_t transactions() const;

 private:
  struct Waiting {
    Submission submission;
    Done done;
  };
  void write_until_closed();
  void write(std::vector<Waiting> group);

  Store store_;
  std::mutex store_mutex_;
  mutable std::mutex queue_mutex_;  // guards the four below
  std::condition_variable arrived_;
  std::vector<Waiting> queue_;
  std::uint64_t transactions_ = 0;
  bool closing_ = false;
  std::thread writer_;  // last: it uses the others
};

}  // namespace boardwright
