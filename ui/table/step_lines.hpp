// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

#include "framework/match/journal_port.hpp"

namespace boardwright::outside {

[[nodiscard]] nlohmann::json json_of(const JournalStep& step);
/// The inverse, but for the result, which the last entry holds too.
[[nodiscard]] Result<std::vector<JournalStep>> steps_from(const nlohmann::json& list);

/// A journal that somebody else keeps: each step goes out as a line before anything that follows from it.
class StepLines final : public JournalPort {
 public:
  using Say = std::function<void(const nlohmann::json& line)>;
  explicit StepLines(Say say) : say_(std::move(say)) {}
  [[nodiscard]] Result<void> write(const JournalStep& step) override;

 private:
  Say say_;
};

}  // namespace boardwright::outside
