// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who takes part in a tournament that is to begin. Values.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"
#include "ui/desktop/people/people_field.hpp"

namespace boardwright::desktop {

/// Somebody who is to be entered.
struct ChosenPerson {
  QString player;  ///< as PeopleField names players
  std::optional<std::int32_t> rating;
  QString club;
  QString team{};                             ///< whom this person plays for; empty: for nobody
  std::optional<tournament::Points> grade{};  ///< written for a MacMahon tournament
  QList<int> apart{};                         ///< groups of whom no two are to meet, that this one is in
};

/// Members and guests to choose from, what is written of each, and who must not meet whom. Whoever is taken out keeps
/// what was written.
class ChosenPeople {
 public:
  struct Someone {
    ChosenPerson entrant;
    QString name;
    bool in = false;
  };

  /// Everybody of a club, nobody of them chosen yet.
  explicit ChosenPeople(const std::vector<SeatMember>& members = {});

  void choose(const QString& player, bool in);
  /// Everybody; nobody where all are in already.
  void choose_all();
  /// Chooses one who is known, or a guest who is new; a rating and a club that are said replace those from before.
  void add(const QString& player, std::optional<std::int32_t> rating = {}, const QString& club = {});
  void write_team(const QString& player, const QString& team);
  void write_grade(const QString& player, std::optional<tournament::Points> grade);
  /// Whoever has no team joins the smaller one of two.
  void fill_teams(const std::pair<QString, QString>& teams);
  void keep_apart(const QStringList& players) { apart_.push_back(players); }
  void let_all_meet() { apart_.clear(); }

  [[nodiscard]] const std::vector<Someone>& all() const noexcept { return all_; }
  [[nodiscard]] std::vector<Someone> in() const;
  [[nodiscard]] int count() const;  ///< of those who are in
  /// Those of a group who are in; groups of fewer than two are left out.
  [[nodiscard]] std::vector<QStringList> apart() const;

 private:
  [[nodiscard]] Someone* find(const QString& player);

  std::vector<Someone> all_;
  std::vector<QStringList> apart_;
};

/// What has to be known of people for such a tournament and isn't written, in a sentence; empty: nothing. `teams`: some
/// of them play for teams whose scores are added. `club`: whose ratings count; may be nothing.
[[nodiscard]] QString unwritten(const ChosenPeople& people, const tournament::Settings& settings, bool teams,
                                Club* club);

}  // namespace boardwright::desktop
