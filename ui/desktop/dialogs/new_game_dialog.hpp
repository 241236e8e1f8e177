// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/play/match_controller.hpp"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace boardwright::desktop {

class ParameterForm;

/// Which game, which variant, who plays, and the rules' parameters.
class NewGameDialog final : public QDialog {
  Q_OBJECT
 public:
  /// Begins with what is being played now, if anything is.
  /// `members`: of the club, who may sit at a seat by name; none: nobody is asked about a club.
  NewGameDialog(const Catalogue& catalogue, const GameSetup& now, QWidget* parent = nullptr,
                std::vector<SeatMember> members = {});
  ~NewGameDialog() override;

  /// After the dialog was accepted.
  [[nodiscard]] const GameSetup& setup() const noexcept { return setup_; }
  struct WantedVariant {
    std::string game, variant;
    Parameters values;  ///< that differ from the variant's
  };
  /// After it was not: what somebody wants to make a variant of instead.
  [[nodiscard]] const std::optional<WantedVariant>& variant_wanted() const noexcept { return wanted_; }

 signals:
  void language_chosen(boardwright::Language language);

 protected:
  void changeEvent(QEvent* event) override;
  void accept() override;

 private:
  void build();
  void retranslate();
  void list_games();
  void list_variants();
  void choose_variant();
  void build_form(const Parameters& values);
  // new_game_dialog_seats.cpp
  [[nodiscard]] std::vector<std::string> chosen_players() const;
  void build_seats(const Rules& rules);
  void build_player(QFormLayout* form, const Rules& rules, Seat seat,
                    const std::optional<std::string>& chosen);
  void fill_players(QComboBox* box, const std::optional<std::string>& chosen) const;
  void ask_program(QComboBox* box);
  void list_clocks();
  void check_rated();
  /// What the chosen level of a seat plays like, below its box.
  void describe_player(std::size_t seat);
  [[nodiscard]] const SeatMember* member(const QComboBox& box) const;
  // new_game_dialog.cpp
  /// What the form changes of the variant; nothing, and a sentence, if something doesn't fit.
  [[nodiscard]] std::optional<Parameters> changed_values();
  void want_variant();
  void say_wrong(const QString& sentence);
  void check();
  [[nodiscard]] const Game* game() const;
  [[nodiscard]] const Variant* variant() const;

  const Catalogue& catalogue_;
  const std::vector<SeatMember> members_;
  GameSetup setup_;
  Parameters standard_;  ///< of the variant, defaults filled in
  QLabel *game_label_, *variant_label_, *language_label_, *seats_title_, *rules_title_;
  QLabel *summary_, *wrong_;
  QComboBox *game_, *variant_, *language_;
  QVBoxLayout* seats_;
  std::vector<QComboBox*> players_;  // data: a player's name, or kMemberPrefix and an id
  std::vector<QLabel*> player_words_;
  QCheckBox* rated_ = nullptr;    // nullptr without a club
  QComboBox* clock_ = nullptr;    // data: a control's short text; empty for no clock
  QLineEdit* entropy_ = nullptr;  // nullptr where the rules have no chance
  QScrollArea* room_;
  ParameterForm* form_ = nullptr;
  QPushButton *start_, *cancel_, *keep_;
  std::optional<WantedVariant> wanted_;
};

}  // namespace boardwright::desktop
