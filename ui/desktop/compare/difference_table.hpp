// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <vector>

#include "framework/side_by_side/move_difference.hpp"

namespace boardwright::desktop {

class CompareSide;

/// The moves that only some rule sets allow in the position on the boards: who allows each, and the rule for
/// which the others don't. A row is looked at by choosing it and played by Enter or a double click.
class DifferenceTable final : public QTableWidget {
  Q_OBJECT
 public:
  explicit DifferenceTable(QWidget* parent = nullptr);

  void show_difference(MoveDifference difference, const std::vector<CompareSide*>& sides);
  [[nodiscard]] const MoveDifference& difference() const noexcept { return difference_; }
  [[nodiscard]] const DifferingMove* chosen() const;  ///< nullptr for none
  void choose(const QString& move);

  /// Why sides refuse a move, with the rules' numbers: "B, C: It may not jump. (L2.2)". Those that stand
  /// elsewhere have said nothing.
  [[nodiscard]] static QStringList refusals(const DifferingMove& move,
                                            const std::vector<CompareSide*>& sides);
  /// The sides that allow it, as "A, C".
  [[nodiscard]] static QString allowed_by(const DifferingMove& move);

 signals:
  void chosen_changed();
  void play_wanted(std::size_t side, const QString& move);  ///< on a side that allows it

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void name_columns();
  void play_chosen();

  MoveDifference difference_;
  std::vector<CompareSide*> sides_;
};

}  // namespace boardwright::desktop
