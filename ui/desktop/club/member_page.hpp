// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "framework/table/club.hpp"

namespace boardwright::desktop {

/// A member's page as rich text: standings, what the games come to by game and seat, the score against each
/// other one (members as links "member:<id>"), the course of the ratings.
[[nodiscard]] Result<QString> member_page(Club& club, const Catalogue& catalogue, const ClubPlayer& player);

}  // namespace boardwright::desktop
