// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/settings.hpp"
#include "ui/desktop/evening/tournament_form.hpp"
#include "ui/desktop/kit/page.hpp"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class Fold;
class RowList;

/// The first page of a club's evening: five kinds of tournament to choose from by what people say, more of them
/// folded, and those that can be gone on with. Then a form that takes a minute.
class TournamentPage final : public Page {
  Q_OBJECT
 public:
  explicit TournamentPage(Catalogue catalogue, QWidget* parent = nullptr);

  struct Known {
    QString id, name, words;
  };
  /// Newest first.
  void set_known(const std::vector<Known>& known);
  void show_choices();
  void choose(EveningKind kind);
  [[nodiscard]] TournamentForm& form() const noexcept { return *form_; }
  [[nodiscard]] bool choosing() const;

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme&) override {}
  void use_club(const std::shared_ptr<Club>& club) override;

 signals:
  void begin_wanted(const boardwright::tournament::Settings& settings,
                    const std::vector<boardwright::desktop::ChosenPerson>& people);
  void go_on_wanted(const QString& id);
  void copy_wanted();  ///< to go on from another laptop's copy

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build_choices();
  QWidget* build_form();
  void retranslate();
  void look();

  std::shared_ptr<Club> club_;
  EveningKind kind_ = EveningKind::kOpenEvening;
  QStackedWidget* steps_;
  QLabel *choices_title_, *known_title_, *form_title_, *form_sentence_, *message_;
  struct Choice {
    EveningKind kind;
    QPushButton* button;
    QLabel* sentence;
  };
  std::vector<Choice> choices_;
  Fold* more_;
  RowList* known_;
  TournamentForm* form_;
  QPushButton *leave_, *copy_, *back_, *begin_;
};

}  // namespace boardwright::desktop
