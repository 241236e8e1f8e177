// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "framework/match/match_plan.hpp"
#include "ui/desktop/people/people_field.hpp"

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Who plays which side of a game that is to begin: a field for each, a button that swaps two, and a choice
/// by lot. What can't be is said below the field that it is about.
class SeatsPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit SeatsPanel(QWidget* parent = nullptr);

  void set_members(std::vector<SeatMember> members);
  void set_join(PeopleField::Join join);
  /// The seats of these rules; whoever sat at one stays.
  void show_seats(const Game& game, const Rules& rules);
  void retranslate(const Game& game, const Rules& rules);

  void choose(const QStringList& players);   ///< by seat, as PeopleField names them
  [[nodiscard]] QStringList chosen() const;  ///< the same
  void set_by_lot(bool by_lot);
  [[nodiscard]] bool by_lot() const;
  /// Who sits where; by lot they are drawn each time it is asked.
  [[nodiscard]] std::vector<PlannedSeat> draw_seats() const;
  [[nodiscard]] bool all_members() const;
  /// Says what can't be, if anything can't; `clock`: whether there is one.
  bool check(bool clock);

 signals:
  void changed();
  void refused(const QString& sentence);

 private:
  struct Row {
    QLabel* side;  // its piece and name
    PeopleField* field;
    QLabel *words, *wrong;
  };
  [[nodiscard]] const SeatMember* member(std::size_t seat) const { return rows_[seat].field->member(); }
  void add_row(const Game& game, const Rules& rules, Seat seat);
  void describe(const Row& row);
  void swap();
  void let_join(const SeatMember& member);

  std::vector<SeatMember> members_;
  PeopleField::Join join_;
  QFormLayout* form_;
  std::vector<Row> rows_;
  QPushButton* swap_;
  QCheckBox* by_lot_;
};

}  // namespace boardwright::desktop
