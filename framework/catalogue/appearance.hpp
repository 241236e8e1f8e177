// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>

namespace boardwright {

/// How a game asks to be drawn, from `board:` in game.yaml. Hints: a screen may ignore each of them.
struct Appearance {
  enum class Style {
    kSquares,  ///< pieces stand on squares
    kLines     ///< pieces stand on crossings of lines
  };
  std::filesystem::path art;  ///< folder with <kind>.svg, absolute; default: art/ beside game.yaml
  /// Kinds that look like a shared symbol, such as white_king. A kind without an entry looks like the symbol
  /// that is called as it is, if there is one.
  std::map<std::string, std::string, std::less<>> pieces;
  Style style = Style::kSquares;
  bool checkered = true;  ///< dark fields are drawn darker
  bool coordinates = true;
  /// "#rrggbb" by name: light, dark, line, border, text, mark, target, last, first_seat, second_seat (dice,
  /// for instance). Those left out are the screen's.
  std::map<std::string, std::string> colours;
  /// A position of the first variant that shows what the game looks like, for lists of games; empty: the
  /// start.
  std::string cover;
  /// "#rrggbb" of the die that a kind of piece rolls, by the kind's id.
  std::map<std::string, std::string> dice;

  /// The picture of a kind: the game's own, else the shared symbol; it need not exist.
  [[nodiscard]] std::filesystem::path picture_of(const std::string& kind) const;
};

/// The drawings that all games may use, by what they are called.
[[nodiscard]] std::filesystem::path shared_symbol(const std::string& word);

}  // namespace boardwright
