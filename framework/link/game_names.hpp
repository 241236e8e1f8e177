// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/seat_names.hpp"

namespace boardwright {

/// The names of seats, places and kinds of pieces: all that is needed of the rules to read any message. A
/// value with a JSON form, sent once.
struct GameNames {
  SeatNames seats;
  std::vector<std::string> places;  ///< fields by name, then trays by id; empty without a board
  std::vector<std::string> kinds;   ///< ids

  [[nodiscard]] static GameNames of(const Rules& rules);
};

[[nodiscard]] nlohmann::json to_json(const GameNames& names);
[[nodiscard]] Result<GameNames> game_names_from_json(std::string_view text);

}  // namespace boardwright
