// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/step.hpp"

#include <algorithm>

namespace boardwright::script {
namespace {

constexpr std::size_t kShort = 4;  // elements of 15 bits and the list's bit fit into a number
constexpr std::uint64_t kLong = std::uint64_t{1} << 63;

std::uint64_t packed(const Step& step) {
  std::uint64_t number = step.list ? 1 : 0;
  for (std::size_t i = 0; i < kShort; ++i)
    number = number << 15U | (i < step.elements.size() ? step.elements[i].code + 1U : 0U);
  return number;
}

}  // namespace

void Steps::sort() {
  // The order of their numbers: short ones as packed, long ones behind all of them.
  std::sort(all_.begin(), all_.end(), [](const Step& a, const Step& b) {
    const bool a_long = a.elements.size() > kShort, b_long = b.elements.size() > kShort;
    return a_long != b_long ? b_long : a < b;
  });
  all_.erase(std::unique(all_.begin(), all_.end()), all_.end());
}

std::uint64_t Steps::number(std::size_t index) const {
  return all_[index].elements.size() > kShort ? kLong | index : packed(all_[index]);
}

const Step* Steps::find(std::uint64_t number) const {
  if ((number & kLong) != 0) {
    const std::uint64_t index = number & ~kLong;
    return index < all_.size() && all_[index].elements.size() > kShort ? &all_[index] : nullptr;
  }
  const auto found =
      std::lower_bound(all_.begin(), all_.end(), number, [](const Step& step, std::uint64_t wanted) {
        return step.elements.size() <= kShort && packed(step) < wanted;
      });
  return found != all_.end() && found->elements.size() <= kShort && packed(*found) == number ? &*found
                                                                                             : nullptr;
}

}  // namespace boardwright::script
