// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/line/game_line.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/compare/difference_marks.hpp"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class BoardView;
class OffBoardMoves;

/// One rule set of those that are compared: its name, its board, what goes on there.
class CompareSide final : public QFrame {
  Q_OBJECT
 public:
  CompareSide(std::size_t number, Entry entry, std::shared_ptr<const Rules> rules, QWidget* parent = nullptr);

  void set_theme(const Theme& theme);
  void set_coordinates(bool coordinates);
  void set_animation(bool animation);

  /// The game as it stands; `alone`: it stands otherwise than some other side.
  void show_line(const GameLine& line, bool alone);
  void show_aside(const QString& reason);  ///< instead of a position
  void set_marks(std::vector<DifferenceMarks::Mark> marks);
  void point_at(const std::vector<std::uint32_t>& places);

  [[nodiscard]] std::size_t number() const noexcept { return number_; }
  [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
  [[nodiscard]] QString name() const;  ///< of the variant
  [[nodiscard]] QString sentence(const Explanation& explanation) const;
  /// How a game ended here: "Black wins. All pieces of one side are connected."
  [[nodiscard]] QString ended(const Outcome& outcome) const;
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] const DifferenceMarks& marks() const noexcept { return *marks_; }
  [[nodiscard]] QString status() const;

 signals:
  void chosen(const QString& move);
  void refused(const std::vector<std::uint32_t>& clicks);
  void clicked_anew();
  void together_wanted();  ///< the others are to stand as this one does

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void retranslate();
  void show_status();
  void show_header();
  [[nodiscard]] QString turn_words(const Position& position) const;

  std::size_t number_;
  Entry entry_;
  std::shared_ptr<const Rules> rules_;
  QLabel *letter_, *name_, *status_, *aside_;
  QPushButton* together_;
  QStackedWidget* pages_;
  BoardView* board_;
  DifferenceMarks* marks_;  // the board's scene owns it
  OffBoardMoves* off_board_;
  std::optional<GameLine> line_;
  bool alone_ = false;
};

}  // namespace boardwright::desktop
