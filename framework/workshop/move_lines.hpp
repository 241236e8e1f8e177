// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// Which lines of a script make a move what it is.
struct MoveLines {
  std::uint32_t added = 0;            ///< that adds it to the legal ones; 0: not known
  std::vector<std::uint32_t> played;  ///< that run as it is played, ascending
  friend bool operator==(const MoveLines&, const MoveLines&) = default;
};

/// Of a legal move by its text. Nothing where it is none, and of rules that aren't a script. Changes nothing.
[[nodiscard]] std::optional<MoveLines> lines_of_move(const Position& position, const std::string& move);

}  // namespace boardwright
