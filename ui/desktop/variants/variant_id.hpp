// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "framework/catalogue/game.hpp"

namespace boardwright::desktop {

/// An id made of a name: small letters and digits without accents, the rest are dashes; none of the game's
/// variants has it already, but `saved_as`, which is its own. Of no name "my-variant".
[[nodiscard]] QString id_for(const QString& name, const Game& game, const std::string& saved_as = {});

}  // namespace boardwright::desktop
