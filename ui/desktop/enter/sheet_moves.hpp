// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "framework/match/messages.hpp"

class QLabel;
class QPushButton;

namespace boardwright::desktop {

class ArrangePanel;
class MoveEntry;
class MoveList;
class ScoreSheet;

/// What was entered of a score sheet, how things stand there, and a line for what comes next. It asks, the page acts.
class SheetMoves final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetMoves(QWidget* parent = nullptr);

  void name_things(const ScoreSheet& sheet);
  /// The moves that were made, and those that can come next.
  void show_position(const ScoreSheet& sheet, const std::vector<SeenMove>& seen,
                     const std::vector<LegalMove>& moves);
  /// `sets_up`: whose set-up is being made.
  void show_status(const ScoreSheet& sheet, std::optional<Seat> sets_up);
  void set_theme();

  [[nodiscard]] ArrangePanel& panel() const noexcept { return *panel_; }
  [[nodiscard]] MoveEntry& entry() const noexcept { return *entry_; }
  [[nodiscard]] QString status() const;

 signals:
  void looked_at(std::size_t plies);
  void undo_wanted();
  void cut_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* status_;
  ArrangePanel* panel_;
  MoveList* list_;
  MoveEntry* entry_;
  QPushButton *undo_, *cut_;
};

}  // namespace boardwright::desktop
