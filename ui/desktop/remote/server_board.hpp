// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/appearance.hpp"
#include "framework/catalogue/texts.hpp"
#include "framework/link/game_names.hpp"
#include "framework/link/question.hpp"

namespace boardwright::desktop {

/// What a screen needs of a game, as the club's server tells it (docs/protocol.md): a value without rules, so that a
/// game can be played that isn't installed here.
struct ServerBoard {
  GameNames names{SeatNames(std::vector<std::string>()), {}, {}};
  std::string game, variant;
  QString game_name, variant_name;
  QStringList seat_names, kind_names, tray_names;
  std::optional<BoardGeometry> geometry;  ///< nothing: the game has no board
  Appearance look;                        ///< without pictures: those come from a game that is installed here
  GameTexts texts;                        ///< in the language they were asked for in, as English
  std::vector<int> turns;  ///< by seat: by how many degrees it sees the board turned, below 360
  bool hidden = false;

  [[nodiscard]] QString seat(Seat seat) const;
  [[nodiscard]] QString explanation(const Explanation& why) const;  ///< with the rule's number
  [[nodiscard]] QString phase(const Explanation& phase) const;
  /// To the player of that seat; nothing: to everybody.
  [[nodiscard]] QString reason(const Outcome& outcome, std::optional<Seat> seat) const;
};

/// Whatever is wrong with it is refused: nothing that is drawn later looks at it again.
[[nodiscard]] Result<ServerBoard> read_server_board(std::string_view text);

/// The same board in the words of what was told later; nothing: that is another board.
[[nodiscard]] std::optional<ServerBoard> in_other_words(const ServerBoard& board, ServerBoard told);

/// Whether everything that an update or an answer names is on this board: nobody who draws it checks.
[[nodiscard]] bool fits(const Update& update, const ServerBoard& board);
[[nodiscard]] bool fits(const Answer& answer, const ServerBoard& board);

}  // namespace boardwright::desktop
