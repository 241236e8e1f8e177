// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <string>
#include <vector>

#include "ui/desktop/remote/club_messages.hpp"

class QComboBox;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// A new table at a club: which game, how much time, against whom, on which side.
class NewTableForm final : public QFrame {
  Q_OBJECT
 public:
  explicit NewTableForm(QWidget* parent = nullptr);
  void set_games(const ClubGames& games);
  /// Who can be invited: whoever is there but oneself.
  void set_people(const std::vector<ClubPerson>& others);

 signals:
  void wanted(const std::string& command);  ///< as JSON: {"do":"open",…}

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void fill();
  void fill_opponents();
  void open();
  [[nodiscard]] const ClubGames::Game* game() const;

  ClubGames games_;
  std::vector<ClubPerson> others_;
  QLabel *title_, *game_label_, *variant_label_, *clock_label_, *opponent_label_, *seat_label_;
  QComboBox *game_, *variant_, *clock_, *opponent_, *seat_;
  QPushButton* open_;
};

}  // namespace boardwright::desktop
