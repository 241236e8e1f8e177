// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "ui/desktop/panels/shown_position.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

class QMenu;

namespace boardwright::desktop {

class ArrangePanel;
class ArrangementShelf;
class BoardView;
class PiecePictures;

/// The set-up that somebody makes on the board: clicks, pieces dragged from the panel, what the panel does with all of
/// them, and named set-ups. All that it is made with outlives it.
class TableSetUp final : public QObject {
  Q_OBJECT
 public:
  TableSetUp(ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces, BoardView& board,
             ArrangePanel& panel);
  ~TableSetUp() override;

  void begin();  ///< another game
  /// On the board and in the panel; hides the panel while nobody sets up.
  void show();
  [[nodiscard]] bool active() const { return shown_.sets_up(); }
  /// What a move of the board means, by its text.
  void play(const QString& move);
  /// What is in the way of a piece that was to be placed by these clicks.
  void explain(const std::vector<std::uint32_t>& clicks, SetUp::Refused told) const;
  /// What is placed as letters, empty while nobody sets up; and the other way round, false while nobody does.
  [[nodiscard]] QString letters() const;
  bool set_letters(const QString& letters);

 signals:
  void changes();                      ///< what was said of it is done with
  void said(const QString& sentence);  ///< what was in the way, or went wrong; empty: nothing, any more
  void ended();                        ///< somebody is ready, and may have been refused

 private:
  void change(const ArrangeChange& change);
  void fill_menu(QMenu* menu);
  void ask_for_name();
  void report(const Result<void>& done);

  ScreenGame& game_;
  const ShownPosition& shown_;
  const PiecePictures& pieces_;
  BoardView& board_;
  ArrangePanel& panel_;
  std::unique_ptr<ArrangementShelf> shelf_;  // of the game on the table; nothing: it has none here
  std::vector<ArrangeEdit> edits_;           // what the board's moves mean
};

}  // namespace boardwright::desktop
