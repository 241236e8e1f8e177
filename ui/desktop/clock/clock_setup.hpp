// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/clock/time_control.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/table/club.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

/// What two say before they start a clock beside a real board: their names, the time, and, where there is a club, which
/// game it is and whether it is rated.
class ClockSetup final : public QWidget {
  Q_OBJECT
 public:
  explicit ClockSetup(QWidget* parent = nullptr);

  /// What may be played beside the clock.
  void set_games(Catalogue catalogue);
  /// Whose members play; nothing: nobody is asked for the game.
  void use_club(const std::shared_ptr<Club>& club);

  [[nodiscard]] QString name(Seat seat) const;  ///< as it was typed, or the player's number
  [[nodiscard]] Result<TimeControl> control() const;
  /// They play in the club, and have said which game.
  [[nodiscard]] bool names_game() const;
  /// The named game, between members where names are theirs, else guests.
  [[nodiscard]] Result<MatchPlan> plan() const;
  void say_wrong(const QString& sentence);
  /// Whether a clock stands that one can go back to.
  void offer_way_back(bool offered);
  void focus_first();

 signals:
  void start_wanted();
  void leave_wanted();
  void back_wanted();
  void changed();  ///< names, or the game

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void join();
  void retranslate();
  void list_controls();
  void list_games();
  void refresh();
  [[nodiscard]] PlannedSeat seat_of(Seat seat) const;

  Catalogue catalogue_;
  bool in_club_ = false;
  std::vector<ClubPlayer> members_;
  std::array<QLabel*, 2> name_labels_;
  std::array<QLineEdit*, 2> names_;
  QLabel *control_label_, *game_label_, *wrong_;
  QComboBox *control_, *game_;
  QCheckBox* rated_;
  QPushButton *start_, *go_back_, *leave_;
};

}  // namespace boardwright::desktop
