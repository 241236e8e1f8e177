// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;
class LastThrow;
class PiecePictures;

/// What chance brings at a table: over the board as it comes, while nobody's time runs, and then beside it until the
/// next move. News of the game's phase come over the board too. All that it is made with outlives it.
class TableThrows final : public QObject {
  Q_OBJECT
 public:
  /// `boards`: what the toast lies in, over the board.
  TableThrows(ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces,
              const BoardView& board, const QWidget& boards, DiceToast& toast, LastThrow& last);

  void begin();  ///< another game
  void show_phase(bool animated);
  void show_news(const std::vector<SeenMove>& news, bool animated);
  void show_last();  ///< of the position that is shown
  void place();      ///< the toast

 private:
  [[nodiscard]] DiceToast::News news_of(std::size_t index) const;

  ScreenGame& game_;
  const ShownPosition& shown_;
  const PiecePictures& pieces_;
  const BoardView& board_;
  const QWidget& boards_;
  DiceToast& toast_;
  LastThrow& last_;
  std::string phase_;  // id of the newest that was told
};

}  // namespace boardwright::desktop
