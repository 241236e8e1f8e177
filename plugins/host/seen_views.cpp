// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/seen_views.hpp"

#include <cstring>

#include "plugins/host/sink.hpp"

namespace boardwright {

SeenViews::SeenViews(std::shared_ptr<const Rules> rules, Seat seat)
    : rules_(std::move(rules)),
      sample_(rules_->extension<bw_sample>(BW_SAMPLE)),
      seat_(seat),
      size_(rules_->facts().position_size) {}

void SeenViews::add(const Position& view) {
  const std::size_t end = (count_ + std::size_t{1}) * size_;
  row_.resize((end + sizeof(Block) - 1) / sizeof(Block));
  std::memcpy(reinterpret_cast<char*>(row_.data()) + count_ * size_, view.data(), size_);
  ++count_;
}

std::string_view SeenViews::bytes() const noexcept {
  return {reinterpret_cast<const char*>(row_.data()), count_ * size_};
}

bool SeenViews::can_sample(const Rules& rules) { return rules.extension<bw_sample>(BW_SAMPLE) != nullptr; }

Result<void> SeenViews::sample(std::uint64_t seed, void* position) const {
  TextSink error;
  if (sample_ == nullptr ||
      sample_->position(rules_->raw(), seat_, row_.data(), count_, seed, position, error.sink()) != BW_OK)
    return fail(error.or_else("these rules can't say what may be hidden here"));
  return {};
}

}  // namespace boardwright
