// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/people/people_field.hpp"

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace boardwright::desktop {

class DicePanel;
class Fold;
class GameWatcher;
class RulesPanel;
class SeatsPanel;
class TermsPanel;

/// A game that is to begin: who plays, the clock, whether it counts. Rules and what few ask for are folded.
class NewGameDialog final : public QDialog {
  Q_OBJECT
 public:
  /// Begins with `now`; where that says nothing of players, as the game was begun last.
  /// `members`: of the club, who may sit at a seat by name; none: nobody is asked about a club.
  NewGameDialog(const Catalogue& catalogue, const MatchPlan& now, QWidget* parent = nullptr,
                std::vector<SeatMember> members = {});
  ~NewGameDialog() override;

  /// Whose members play: new ones may join, and what a rated game counts for is told.
  void use_club(std::shared_ptr<Club> club);

  /// After the dialog was accepted.
  [[nodiscard]] const MatchPlan& plan() const noexcept { return plan_; }
  /// The same as it was chosen, to be remembered.
  [[nodiscard]] LastChoice choice() const;
  struct WantedVariant {
    std::string game, variant;
    Parameters values;  ///< that differ from the variant's
  };
  /// After it was not: what somebody wants to make a variant of instead.
  [[nodiscard]] const std::optional<WantedVariant>& variant_wanted() const noexcept { return wanted_; }
  /// Likewise: its rules may not be loaded here, and it is to be played in a process of its own.
  [[nodiscard]] bool apart_wanted() const noexcept { return apart_; }
  /// Likewise: the script that somebody wants to work on; empty: none.
  [[nodiscard]] const std::filesystem::path& workshop_wanted() const noexcept { return workshop_file_; }

 signals:
  void language_chosen(boardwright::Language language);

 protected:
  void changeEvent(QEvent* event) override;
  void accept() override;

 private:
  void build();
  void build_more();
  void join();
  void retranslate();
  void list_games();
  void choose_game();
  void recall(const LastChoice& choice);
  void take_rules();
  void check();
  [[nodiscard]] bool apart() const;  ///< the chosen game's rules aren't here
  void check_rated();
  void want_variant();
  void say_wrong(const QString& sentence);
  void use_games();
  [[nodiscard]] std::shared_ptr<const Game> chosen_game();
  void take_saved();  ///< its file has been saved
  /// The club knows its rules: one of the catalogue, as it was read when the program began.
  [[nodiscard]] bool of_catalogue(const Game& game) const;

  const Catalogue& catalogue_;
  std::vector<std::shared_ptr<const Game>> games_;  // as they are now, once they are chosen
  std::shared_ptr<Club> club_;
  bool with_members_;
  MatchPlan plan_;
  GameWatcher* watcher_;
  QLabel *game_label_, *language_label_, *wrong_;
  QComboBox *game_, *language_;
  SeatsPanel* seats_;
  TermsPanel* terms_;
  RulesPanel* rules_;
  Fold *rules_fold_, *more_;
  DicePanel* dice_;
  QScrollArea* room_;
  QPushButton *start_, *cancel_, *workshop_;
  std::filesystem::path workshop_file_;
  std::optional<WantedVariant> wanted_;
  bool apart_ = false;
};

}  // namespace boardwright::desktop
