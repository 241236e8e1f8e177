// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "framework/catalogue/game.hpp"
#include "framework/catalogue/variant_text.hpp"

namespace boardwright::desktop {

/// An id made of a name: small letters and digits without accents, the rest are dashes; none of the game's
/// variants has it already, but `saved_as`, which is its own. Of no name "my-variant".
[[nodiscard]] QString id_for(const QString& name, const Game& game, const std::string& saved_as = {});

/// The draft's text with another name. A new one's id (`kept`: it isn't one) follows its name as long as nobody has chosen
/// another id.
[[nodiscard]] Result<std::string> with_name(const std::string& yaml, const VariantDraft& draft, bool kept,
                                            Language language, const std::string& name, const Game& game);

}  // namespace boardwright::desktop
