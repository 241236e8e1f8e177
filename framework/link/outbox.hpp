// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace boardwright {

/// Written once, however many read it.
using SharedText = std::shared_ptr<const std::string>;
[[nodiscard]] inline SharedText shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// What waits for one reader. Who reads too slowly is cut off and comes back, rather than that others pay for
/// him with memory. A value.
class Outbox {
 public:
  static constexpr std::size_t kMostMessages = 64, kMostBytes = 256 * 1024;

  /// False: too much is waiting, and this isn't among it.
  [[nodiscard]] bool push(SharedText text) {
    // Neither the one that is being sent counts nor the new one, whatever their sizes: else a long game could never be
    // looked at, and a large club's lobby never be followed by anything.
    const std::size_t behind = waiting_.empty() ? 0 : bytes_ - waiting_.front()->size();
    if (waiting_.size() >= kMostMessages || behind >= kMostBytes) return false;
    bytes_ += text->size();
    waiting_.push_back(std::move(text));
    return true;
  }
  [[nodiscard]] bool empty() const noexcept { return waiting_.empty(); }
  [[nodiscard]] std::size_t bytes() const noexcept { return bytes_; }
  /// The one that is being sent; it counts until it is dropped.
  [[nodiscard]] const SharedText& front() const { return waiting_.front(); }
  void drop_front() {
    bytes_ -= waiting_.front()->size();
    waiting_.pop_front();
  }

 private:
  std::deque<SharedText> waiting_;
  std::size_t bytes_ = 0;
};

}  // namespace boardwright
