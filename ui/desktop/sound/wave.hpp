// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace boardwright::desktop {

/// What can be heard of a game.
enum class Sound { kMove, kCapture, kDice, kClockLow, kGameOver };
inline constexpr Sound kSounds[] = {Sound::kMove, Sound::kCapture, Sound::kDice, Sound::kClockLow,
                                    Sound::kGameOver};

/// The sound as a WAV file in memory: 22,050 samples a second, 16 bits, one channel, under a second and a
/// half. Computed, not recorded: wood is a few damped sine waves at the ratios of a struck bar with a click
/// of noise at the beginning, tones are sine waves with overtones. The same bytes each time.
[[nodiscard]] QByteArray wave_of(Sound sound);

}  // namespace boardwright::desktop
