// SPDX-License-Identifier: GPL-3.0-or-later
//
// The reasons for the end of a game that the host gives and no rules do.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright {

/// The ids of all of them.
[[nodiscard]] std::span<const std::string_view> host_reasons() noexcept;
[[nodiscard]] bool is_host_reason(std::string_view id) noexcept;

// In words; nullptr where nothing is said. They live as long as the program.
[[nodiscard]] const std::string* host_reason(Language language, std::string_view id);
/// To who has lost by it.
[[nodiscard]] const std::string* host_reason_lost(Language language, std::string_view id);
/// To who has won by it.
[[nodiscard]] const std::string* host_reason_won(Language language, std::string_view id);
/// To everybody, where one has lost by it: {0} is who.
[[nodiscard]] const std::string* host_reason_by(Language language, std::string_view id);
/// In a column of a table.
[[nodiscard]] const std::string* host_reason_short(Language language, std::string_view id);

}  // namespace boardwright
