// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/side_colours.hpp"

#include <array>

namespace boardwright::desktop {

namespace {

// Okabe and Ito (2008), darkened or lightened until they can be read.
struct Shades {
  QColor on_light, on_dark, on_board;
};
const std::array<Shades, kMostSides> kShades{{
    {QColor(0x00, 0x5A, 0x93), QColor(0x6F, 0xBD, 0xF0), QColor(0x00, 0x55, 0xA8)},  // blue
    {QColor(0xA8, 0x42, 0x00), QColor(0xF2, 0x9E, 0x4C), QColor(0xC9, 0x4A, 0x00)},  // vermilion
    {QColor(0x00, 0x6B, 0x4E), QColor(0x4F, 0xCF, 0xA3), QColor(0x00, 0x7A, 0x58)},  // green
    {QColor(0x96, 0x3F, 0x72), QColor(0xE6, 0xA0, 0xC8), QColor(0xA8, 0x2E, 0x78)},  // purple
}};

const Shades& shades_of(std::size_t side) { return kShades[side % kShades.size()]; }

}  // namespace

QColor side_colour(std::size_t side, const Theme& theme) {
  return theme.dark ? shades_of(side).on_dark : shades_of(side).on_light;
}

QColor side_board_colour(std::size_t side) { return shades_of(side).on_board; }

QString side_letter(std::size_t side) { return QString(QChar(u'A' + static_cast<char16_t>(side))); }

}  // namespace boardwright::desktop
