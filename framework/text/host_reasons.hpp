// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright {

/// A reason for the end of a game that the host gives and no rules do.
struct HostReason {
  std::string_view id;
  LocalText text;
  LocalText lost{}, won{};  ///< the same for who has lost or won by it; may be empty
};

/// All of them.
[[nodiscard]] std::span<const HostReason> host_reasons();

[[nodiscard]] const HostReason* find_host_reason(std::string_view id);  ///< nullptr if there is none

/// nullptr if the host has no such reason.
[[nodiscard]] const LocalText* host_reason(std::string_view id);

}  // namespace boardwright
