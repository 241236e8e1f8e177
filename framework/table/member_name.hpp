// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "framework/store/players.hpp"

namespace boardwright {

/// The name as a member may have it; `self` has it already. See ClubPeople::add for what is refused.
[[nodiscard]] Result<std::string> read_member_name(std::string_view wanted,
                                                   std::span<const ClubPlayer> members,
                                                   const std::string& self);

/// Whom people mean: by id, else by the name as it is written, else by what is the same name. The sentence
/// names the nearest, or says that several could be meant.
[[nodiscard]] Result<ClubPlayer> member_meant(std::string_view text, std::span<const ClubPlayer> members);

}  // namespace boardwright
