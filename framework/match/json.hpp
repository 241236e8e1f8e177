// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one JSON form of commands and updates. Seats are named by the rules' ids ("black", "chance",
// "spectator"). Reading refuses an unknown version, missing or unknown keys and wrong types, naming the key.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "framework/match/messages.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright {

inline constexpr int kMessageVersion = 1;

[[nodiscard]] nlohmann::json to_json(const Command& command, const Rules& rules);
[[nodiscard]] nlohmann::json to_json(const Update& update, const Rules& rules);
[[nodiscard]] Result<Command> command_from_json(std::string_view text, const Rules& rules);
[[nodiscard]] Result<Update> update_from_json(std::string_view text, const Rules& rules);

}  // namespace boardwright
