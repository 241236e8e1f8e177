// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/rules.hpp"

namespace boardwright {

/// The ids of a game's seats, as messages name them: all that is needed of the rules to read one. A value.
class SeatNames {
 public:
  explicit SeatNames(std::vector<std::string> names) : names_(std::move(names)) {}
  SeatNames(const Rules& rules) {  // NOLINT(google-explicit-constructor): whoever has the rules has these
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) names_.emplace_back(rules.seat_name(seat));
  }

  [[nodiscard]] std::size_t count() const noexcept { return names_.size(); }
  [[nodiscard]] const std::vector<std::string>& all() const noexcept { return names_; }
  /// Also "chance" and "spectator".
  [[nodiscard]] std::string_view name(Seat seat) const {
    if (seat == BW_CHANCE) return "chance";
    if (seat == BW_SPECTATOR) return "spectator";
    return seat < names_.size() ? std::string_view(names_[seat]) : "nobody";
  }
  [[nodiscard]] std::optional<Seat> seat(std::string_view name) const {
    for (Seat seat = 0; seat < names_.size(); ++seat)
      if (name == names_[seat]) return seat;
    if (name == "chance") return BW_CHANCE;
    if (name == "spectator") return BW_SPECTATOR;
    return std::nullopt;
  }

 private:
  std::vector<std::string> names_;
};

}  // namespace boardwright
