// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/desktop/remote/table_process.hpp"

class QComboBox;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Which variant of a game from outside is played, by whom, and with which clock.
class OutsideForm final : public QFrame {
  Q_OBJECT
 public:
  explicit OutsideForm(QWidget* parent = nullptr);

  /// `games` holds one.
  void set_games(const ClubGames& games);
  /// One that isn't there changes nothing.
  void choose_variant(const std::string& id);
  void focus_first();

 signals:
  void wanted(const boardwright::desktop::TableProcess::Wish& wish);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fill();
  void fill_sides();
  void begin();
  [[nodiscard]] const ClubGames::Game* game() const;

  ClubGames games_;
  QLabel *title_, *variant_label_, *opponent_label_, *side_label_, *clock_label_;
  QComboBox *variant_, *opponent_, *side_, *clock_;
  QPushButton* begin_;
};

}  // namespace boardwright::desktop
