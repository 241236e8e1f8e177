// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/text/duration.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright::server {

/// What whoever keeps matches by correspondence is told of one, whenever it may have changed. A value.
struct TurnNote {
  std::string match;
  std::size_t plies = 0;
  std::vector<Seat> on_turn;    ///< none at the end
  std::optional<UtcTime> due;   ///< when the first flag falls
  std::optional<UtcTime> next;  ///< when the match's clock has to be looked at again: then, or before
  UtcTime at{};                 ///< now, by the match
  bool over = false;
  nlohmann::json result = nullptr;  ///< as in updates
  /// Whether seats may leave replies: nothing is hidden, nothing is left to chance.
  bool takes_replies = false;
  std::map<Seat, std::vector<std::vector<std::string>>>
      replies{};  ///< that may still come, from this position on
  friend bool operator==(const TurnNote&, const TurnNote&) = default;
};

}  // namespace boardwright::server
