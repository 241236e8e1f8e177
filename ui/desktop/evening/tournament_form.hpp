// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"
#include "ui/desktop/evening/advice_box.hpp"
#include "ui/desktop/evening/chosen_people.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace boardwright::desktop {

class ApartField;
class EntrantTable;
class Fold;
class GameChecklist;
class KindFields;
class PeoplePanel;
class RulesFold;

/// What has to be known before a tournament begins, most of it chosen already: games, people, rounds. Names of
/// systems, points and tie-breaks are folded.
class TournamentForm final : public QWidget {
  Q_OBJECT
 public:
  explicit TournamentForm(Catalogue catalogue, QWidget* parent = nullptr);

  /// Whose results advice is taken from; may be nothing.
  void use_club(std::shared_ptr<Club> club) { club_ = std::move(club); }
  /// Begins anew for a kind, with everybody of the club to choose from.
  void begin(EveningKind kind, std::vector<SeatMember> members);
  [[nodiscard]] tournament::Settings settings() const;
  [[nodiscard]] std::vector<ChosenPerson> people() const;
  /// Why it can't begin; empty: it can.
  [[nodiscard]] QString problem() const;
  [[nodiscard]] QString advice() const;
  [[nodiscard]] AdviceBox& fits() const noexcept { return *fits_; }
  [[nodiscard]] PeoplePanel& people_panel() const noexcept { return *people_; }

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void join_people();
  void offer_points();  ///< those that the chosen games have
  void ask_paste();
  void show_people();
  void look();
  void retranslate();
  void show_kind();  ///< the fields that it has
  /// What everybody has and what is written beside the names: teams or grades.
  void show_each();
  void take_written(const QString& player, const QString& value);
  [[nodiscard]] bool writes_teams() const;  ///< beside the names
  /// What this kind needs and isn't given, in one sentence.
  [[nodiscard]] QString kind_problem(const tournament::Settings& now) const;

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  EveningKind kind_ = EveningKind::kOpenEvening;
  tournament::System system_ = tournament::System::kOpenEvening;
  std::vector<SeatMember> members_;
  ChosenPeople chosen_;
  QString wrong_grade_;  ///< what was written and is no grade
  bool rounds_touched_ = false, name_touched_ = false;
  QLabel *name_label_, *games_label_, *rounds_label_, *clock_label_, *advice_;
  QLineEdit* name_;
  GameChecklist* games_;
  QSpinBox* rounds_;
  QComboBox* clock_;
  QCheckBox *two_games_, *rated_;
  KindFields* fields_;
  EntrantTable* each_;
  RulesFold* rules_;
  ApartField* apart_;
  Fold *series_fold_, *fits_fold_;
  AdviceBox* fits_;
  PeoplePanel* people_;
};

}  // namespace boardwright::desktop
