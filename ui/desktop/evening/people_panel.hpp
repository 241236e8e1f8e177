// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/tournament/event.hpp"
#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/people/people_field.hpp"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QPushButton;

namespace boardwright::desktop {

/// Who is there this evening: large rows to check people in by a click, Space or Enter; whoever comes new is
/// added below them.
class PeoplePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit PeoplePanel(QWidget* parent = nullptr);

  void set_rows(const std::vector<PersonRow>& rows);
  /// An open evening has no rounds: people want to play, or have gone.
  void set_open(bool open);
  /// The round that is to be paired next and the last one that is planned, for the menu; 0: none, or not known.
  void set_round(std::uint32_t round, std::uint32_t last = 0);
  /// Of an open evening, where people say what they like to play; one game needs no choice.
  void set_games(QStringList games);
  /// Nobody comes or goes yet: people are chosen, and one button chooses all.
  void choose_only();
  void set_members(std::vector<SeatMember> members);
  /// Nobody is checked in: of a ladder.
  void set_checked_in(bool checked);
  /// What else is written of people here.
  void set_written(bool team, bool grade);
  /// The rows are teams.
  void set_teams(bool teams);
  /// Over many evenings, where an absence is excused or for the club, and no half point is given.
  void set_season(bool season);
  [[nodiscard]] PeopleField& field() const noexcept { return *field_; }
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QString chosen() const;  ///< id; empty: nobody
  [[nodiscard]] QString count_words() const;

 signals:
  /// The box at somebody's row: here, or not after all.
  void here_wanted(const QString& id, bool here);
  /// Not in that round, and as what.
  void out_wanted(const QString& id, std::uint32_t round, boardwright::tournament::Attendance attendance);
  void likes_wanted(const QString& id, int game, bool likes);
  void gone_wanted(const QString& id, bool gone);
  void line_up_wanted(const QString& id);  ///< of a team
  void team_wanted(const QString& id);
  void grade_wanted(const QString& id);
  void balance_wanted(const QString& id);    ///< what was earned elsewhere
  void balance_unwanted(const QString& id);  ///< what was entered of it is taken back
  void apart_wanted(const QString& id);
  void rating_wanted(const QString& id);
  void board_wanted(const QString& id);    ///< where this one always sits
  void add_wanted(const QString& player);  ///< as PeopleField names players
  void paste_wanted();
  void all_here_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void add();
  void show_menu();
  void offer_rounds_out(const QString& id);  ///< that one isn't there: in the next round, or a later one
  void offer_likes(const PersonRow& row);    ///< games that one wants to play
  void toggle(QListWidgetItem* item);
  void retranslate();
  void count();

  std::vector<PersonRow> rows_;
  bool open_ = false, choose_only_ = false, filling_ = false, teams_ = false;
  bool checked_in_ = true, team_ = false, grade_ = false, season_ = false;
  std::uint32_t round_ = 0, last_ = 0;
  QStringList games_;
  QLabel *title_, *count_;
  QListWidget* list_;
  PeopleField* field_;
  QPushButton *add_, *paste_, *more_;
  QMenu* menu_;
};

}  // namespace boardwright::desktop
