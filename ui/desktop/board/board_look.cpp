// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_look.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/desktop/appearance/piece_colours.hpp"

namespace boardwright::desktop {

namespace {

/// Between the light ground, 0, and the dark one, 1, or darker still: what is told apart well comes first.
constexpr std::array kTones{0.0, 1.0, 0.5, 1.5, 0.25, 0.75, 1.25, 1.75};

int mixed(int from, int to, double part) {
  return std::clamp(static_cast<int>(std::lround(from + (to - from) * part)), 0, 255);
}

}  // namespace

QColor BoardLook::ground(std::uint32_t tone) const {
  const double part = kTones.at(tone % kTones.size());
  return {mixed(light.red(), dark.red(), part), mixed(light.green(), dark.green(), part),
          mixed(light.blue(), dark.blue(), part)};
}

BoardLook BoardLook::of(const Appearance& appearance, const Theme& theme) {
  BoardLook look;
  look.lines = appearance.style == Appearance::Style::kLines;
  look.checkered = appearance.checkered;
  look.coordinates = appearance.coordinates;
  // At night the game's own colours step back a little, like the theme's.
  const auto colour = [&](const char* name, const QColor& otherwise) {
    const auto own = own_colour(appearance, name);
    if (!own || theme.strong) return otherwise;
    return theme.dark ? own->darker(118) : *own;
  };
  look.light = colour("light", theme.board_light);
  look.dark = colour("dark", theme.board_dark);
  look.line = colour("line", theme.board_line);
  look.border = colour("border", theme.board_border);
  look.label = colour("text", theme.board_label);
  // On wood the light theme's reads best, at night too.
  const QColor accent = theme.strong ? theme.accent : Theme::light().accent;
  look.mark = colour("mark", accent);
  look.target = colour("target", accent);
  look.last = colour("last", QColor(0xE3, 0xA7, 0x1F));
  for (const char* name : {"first_seat", "second_seat"})
    if (const auto own = own_colour(appearance, name)) look.seats.push_back(*own);
  if (contrast(look.label, look.border) < 4.5)
    look.label = contrast(Qt::white, look.border) > contrast(Qt::black, look.border) ? Qt::white : Qt::black;
  return look;
}

}  // namespace boardwright::desktop
