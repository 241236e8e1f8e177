// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"
#include "ui/desktop/evening/advice_box.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/people/people_field.hpp"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

class EntrantTable;
class Fold;
class KeizerFields;
class KindFields;
class PeoplePanel;

/// Somebody who is to be entered.
struct ChosenPerson {
  QString player;  ///< as PeopleField names players
  std::optional<std::int32_t> rating;
  QString club;
  QString team{};                             ///< whom this person plays for; empty: for nobody
  std::optional<tournament::Points> grade{};  ///< written for a MacMahon tournament
  QList<int> apart{};                         ///< groups of whom no two are to meet, that this one is in
};

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
  struct Someone {
    ChosenPerson entrant;
    QString name;
    bool in = false;
  };
  void prepare_fields();  ///< their names, sizes, and what is chosen at first
  void lay_out();
  void join();
  void join_people();
  void build_more();
  void build_apart();
  void fill_games();
  void show_people();
  void add_person(const QString& player, std::optional<std::int32_t> rating = {}, const QString& club = {});
  void ask_paste();
  void ask_apart();
  /// Who takes part of those that are to be kept apart, group by group.
  [[nodiscard]] std::vector<QStringList> apart() const;
  void look();
  void show_choice(const tournament::Settings& now);  ///< what depends on how many games there are
  void retranslate();
  void retranslate_more();  ///< what is folded at first
  void show_kind();         ///< the fields that it has
  /// What everybody has and what is written beside the names: teams or grades.
  void show_each();
  void take_written(const QString& player, const QString& value);
  [[nodiscard]] bool writes_teams() const;  ///< beside the names
  [[nodiscard]] QString kind_problem() const;
  [[nodiscard]] bool has_rating(const Someone& one) const;
  [[nodiscard]] Result<AdviceBox::Known> known_for_advice() const;

  // tournament_form_games.cpp
  void fill_points();
  [[nodiscard]] std::vector<tournament::PlayedGame> games_chosen() const;
  [[nodiscard]] std::optional<tournament::PointScheme> own_points_now() const;
  /// Boards of each game as they are written; nothing: that is no list of numbers for these games.
  [[nodiscard]] std::optional<std::vector<std::uint32_t>> sets() const;

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  EveningKind kind_ = EveningKind::kOpenEvening;
  tournament::System system_ = tournament::System::kOpenEvening;
  QString wrong_grade_;  ///< what was written and is no grade
  std::vector<SeatMember> members_;
  std::vector<Someone> someone_;
  std::vector<QStringList> apart_;  ///< as PeopleField names players
  bool rounds_touched_ = false, name_touched_ = false;
  QFormLayout* form_;
  QLabel *name_label_, *games_label_, *rounds_label_, *clock_label_, *advice_;
  QLineEdit* name_;
  QListWidget* games_;
  QSpinBox* rounds_;
  QComboBox* clock_;
  QCheckBox *two_games_, *rated_;
  KindFields* fields_;
  KeizerFields* keizer_;
  EntrantTable* each_;
  Fold *more_, *series_fold_, *fits_fold_;
  AdviceBox* fits_;
  QLabel *points_label_, *ties_label_, *numbers_label_, *house_label_, *order_label_, *boards_label_,
      *sets_label_;
  QLabel *system_name_, *ties_words_;
  QComboBox *points_, *numbers_, *house_, *order_;
  QSpinBox* boards_;
  QLineEdit *ties_, *sets_;
  QCheckBox *sides_, *twice_, *assumed_, *even_, *choice_;
  QPushButton *keep_apart_, *nobody_apart_;
  QLabel* apart_words_;
  PeoplePanel* people_;
};

}  // namespace boardwright::desktop
