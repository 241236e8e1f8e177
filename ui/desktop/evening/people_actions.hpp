// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "framework/evening/evening.hpp"
#include "ui/desktop/evening/evening_history.hpp"

namespace boardwright::desktop {

class HeldEvening;
class PeoplePanel;

/// What the organiser does with people: who comes and goes, and what is put right about somebody. Asks above the page.
class PeopleActions final : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive the actions, or go with them.
  PeopleActions(HeldEvening& evening, PeoplePanel& panel, QWidget* above);

 signals:
  void undo_wanted(const boardwright::desktop::Undoable& what);

 private:
  void join(PeoplePanel& panel);
  void add_person(const QString& player);
  void ask_paste();
  void ask_apart(const QString& one);
  void ask_rating(const QString& id);
  void ask_board(const QString& id);
  [[nodiscard]] Allowed<void> enter(const std::vector<NewEntrant>& people);
  void say_here(const QString& id, bool here);
  void say_gone(const QString& id, bool gone);
  void say_out(const QString& id, std::uint32_t round, tournament::Attendance attendance);
  void everybody_here();
  void say_likes(const QString& id, int game, bool likes);
  void ask_line_up(const QString& team);
  void ask_team(const QString& id);
  void ask_grade(const QString& id);
  void ask_balance(const QString& id);
  void take_back_balance(const QString& id);
  /// A grade that is asked for; nothing where nobody says one.
  [[nodiscard]] std::optional<tournament::Points> asked_grade(const QString& name, tournament::Points before);

  HeldEvening& evening_;
  QWidget* above_;
};

}  // namespace boardwright::desktop
