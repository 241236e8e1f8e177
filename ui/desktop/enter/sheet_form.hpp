// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "framework/match/messages.hpp"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright {
class Catalogue;
}  // namespace boardwright

namespace boardwright::desktop {

class ResultChoice;
class ScoreSheet;
class SheetHead;

/// Everything on a score sheet but its moves: the head, where the game began, how it ended, and what is to become of the
/// sheet. It asks, the page acts.
class SheetForm final : public QWidget {
  Q_OBJECT
 public:
  explicit SheetForm(const Catalogue& catalogue, QWidget* parent = nullptr);

  /// Of a sheet that is begun or taken up.
  void begin(const ScoreSheet& sheet);
  /// After the sheet has changed.
  void show_position(const ScoreSheet& sheet);
  /// What may be done with it; after names have changed, too. `club`: there is one that keeps results; `sheet`: null
  /// before there is any.
  void show_state(const ScoreSheet* sheet, bool club);
  /// Everything else is closed from here on.
  void focus_next();

  [[nodiscard]] SheetHead& head() const noexcept { return *head_; }
  [[nodiscard]] bool rated() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString next_words() const;  ///< on the button that throws the sheet away

 signals:
  void position_wanted(const QString& position);  ///< to begin with; empty: the start
  void result_chosen(const std::optional<boardwright::Outcome>& outcome);
  void club_wanted();
  void save_wanted();
  void next_wanted();
  void leave_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void retranslate();

  SheetHead* head_;
  ResultChoice* result_;
  QCheckBox* rated_;
  QLabel *title_, *note_, *position_label_;
  QLineEdit* position_;
  QPushButton *club_, *save_, *next_, *leave_;
};

}  // namespace boardwright::desktop
