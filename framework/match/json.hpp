// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one JSON form of commands, updates and refusals. Seats are named by the rules' ids ("black", "chance",
// "spectator"); nothing else of the rules is needed to read one. Reading refuses an unknown version, missing or
// unknown keys and wrong types, naming the key. framework/link/README.md has the messages by name.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "framework/match/messages.hpp"
#include "framework/match/refusal.hpp"
#include "framework/match/seat_names.hpp"
#include "framework/match/update_difference.hpp"

namespace boardwright {

inline constexpr int kMessageVersion = 1;

[[nodiscard]] nlohmann::json to_json(const Command& command, const SeatNames& seats);
[[nodiscard]] nlohmann::json to_json(const Refusal& refusal, const SeatNames& seats);
[[nodiscard]] nlohmann::json to_json(const Update& update, const SeatNames& seats);
[[nodiscard]] nlohmann::json to_json(const UpdateDifference& difference, const SeatNames& seats);
[[nodiscard]] Result<Command> command_from_json(std::string_view text, const SeatNames& seats);
[[nodiscard]] Result<Refusal> refusal_from_json(std::string_view text, const SeatNames& seats);
[[nodiscard]] Result<Update> update_from_json(std::string_view text, const SeatNames& seats);
[[nodiscard]] Result<UpdateDifference> difference_from_json(std::string_view text, const SeatNames& seats);

}  // namespace boardwright
