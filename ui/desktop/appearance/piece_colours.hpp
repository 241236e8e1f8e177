// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <optional>
#include <string>

namespace boardwright {
struct Appearance;
struct SafeColours;
}  // namespace boardwright

namespace boardwright::desktop {

/// How pieces, boards and dice are coloured, for all games.
enum class PieceColours {
  kOwn,        ///< as the game says
  kSafe,       ///< as the game says for eyes that don't tell all colours apart
  kBlackWhite  ///< the first seat's pieces darker, the second's lighter, their shapes and signs as they are
};
/// Those on the screen show it when they are painted next. The interface's thread.
void wear_piece_colours(PieceColours colours);
[[nodiscard]] PieceColours piece_colours();

/// The game's colours for all eyes, read once; none while they can't be read.
[[nodiscard]] const SafeColours& safe_colours_of(const Appearance& appearance);
/// What the game names so, as it is worn now; nothing where it names none.
[[nodiscard]] std::optional<QColor> own_colour(const Appearance& appearance, const std::string& name);
/// The same of the die that a kind of piece rolls.
[[nodiscard]] std::optional<QColor> own_die(const Appearance& appearance, const std::string& kind);

}  // namespace boardwright::desktop
