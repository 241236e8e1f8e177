// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/piece_colours.hpp"

#include <map>

#include "framework/catalogue/appearance.hpp"
#include "framework/catalogue/safe_colours.hpp"

namespace boardwright::desktop {

namespace {

PieceColours g_piece_colours = PieceColours::kOwn;  // the interface's thread only

using Colours = std::map<std::string, std::string>;

std::optional<QColor> find_colour(const Colours& safe, const Colours& own, const std::string& name) {
  if (g_piece_colours == PieceColours::kSafe)
    if (const auto found = safe.find(name); found != safe.end())
      return QColor(QString::fromStdString(found->second));
  const auto found = own.find(name);
  return found == own.end() ? std::nullopt : std::optional(QColor(QString::fromStdString(found->second)));
}

}  // namespace

void wear_piece_colours(PieceColours colours) { g_piece_colours = colours; }
PieceColours piece_colours() { return g_piece_colours; }

const SafeColours& safe_colours_of(const Appearance& appearance) {
  static std::map<std::filesystem::path, SafeColours> known;
  const auto found = known.find(appearance.art);
  if (found != known.end()) return found->second;
  SafeColoursReading reading =
      appearance.art.empty() ? SafeColoursReading() : read_safe_colours(appearance.art);
  if (!reading.problems.empty()) reading.safe = {};
  return known[appearance.art] = std::move(reading.safe);
}

std::optional<QColor> own_colour(const Appearance& appearance, const std::string& name) {
  return find_colour(safe_colours_of(appearance).colours, appearance.colours, name);
}

std::optional<QColor> own_die(const Appearance& appearance, const std::string& kind) {
  return find_colour(safe_colours_of(appearance).dice, appearance.dice, kind);
}

}  // namespace boardwright::desktop
