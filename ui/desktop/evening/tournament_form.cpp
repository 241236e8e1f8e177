// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/tournament_form.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "framework/evening/tournament_clock.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/point_presets.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/advice_facts.hpp"
#include "ui/desktop/evening/apart_field.hpp"
#include "ui/desktop/evening/clock_choice.hpp"
#include "ui/desktop/evening/entrant_table.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/game_checklist.hpp"
#include "ui/desktop/evening/kind_fields.hpp"
#include "ui/desktop/evening/paste_people.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/rules_fold.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

namespace {

using tournament::System;

constexpr int kRoundsWidth = 120;

}  // namespace

TournamentForm::TournamentForm(Catalogue catalogue, QWidget* parent)
    : QWidget(parent),
      catalogue_(std::move(catalogue)),
      name_label_(new QLabel),
      games_label_(new QLabel),
      rounds_label_(new QLabel),
      clock_label_(new QLabel),
      advice_(plain_label(nullptr, "tournament_advice")),
      name_(new QLineEdit),
      games_(new GameChecklist),
      rounds_(number_box("tournament_rounds", 1, 30, kRoundsWidth)),
      clock_(new QComboBox),
      two_games_(new QCheckBox),
      rated_(new QCheckBox),
      fields_(new KindFields),
      each_(new EntrantTable),
      rules_(new RulesFold(fields_->rest())),
      apart_(new ApartField(chosen_)),
      series_fold_(new Fold),
      fits_fold_(new Fold),
      fits_(new AdviceBox([this] {
        constexpr double kUnknown = 1500;
        std::vector<double> ratings;
        for (const auto& one : chosen_.in()) ratings.push_back(one.entrant.rating.value_or(kUnknown));
        return advice_facts(settings(), std::move(ratings), catalogue_, club_.get());
      })),
      people_(new PeoplePanel) {
  name_->setObjectName("tournament_name");
  name_->setMaxLength(kLongestName);
  games_->setObjectName("tournament_games");
  clock_->setObjectName("tournament_clock");
  clock_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  clock_->setMinimumContentsLength(12);
  two_games_->setObjectName("tournament_two_games");
  rated_->setObjectName("tournament_rated");
  rated_->setChecked(true);
  each_->setObjectName("tournament_each");
  series_fold_->setObjectName("tournament_series");
  fits_fold_->setObjectName("tournament_fits");
  lay_out();
  join();
  join_people();
  people_->choose_only();
  retranslate();
}

void TournamentForm::lay_out() {
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(10);
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  add_field(*form, name_label_, name_);
  add_field(*form, games_label_, games_);
  add_field(*form, rounds_label_, rounds_);
  add_field(*form, clock_label_, clock_);
  games_label_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  column->addWidget(fields);
  column->addWidget(fields_);
  column->addWidget(each_);
  column->addWidget(two_games_);
  column->addWidget(rated_);
  rules_->column().addWidget(apart_);
  column->addWidget(rules_);
  series_fold_->column().addWidget(&fields_->series());
  column->addWidget(series_fold_);
  fits_fold_->column().addWidget(fits_);
  column->addWidget(fits_fold_);
  column->addWidget(advice_);
  column->addStretch();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(24);
  row->addWidget(left, 3);
  row->addWidget(people_, 2);
}

void TournamentForm::join() {
  connect(name_, &QLineEdit::textEdited, this, [this] { name_touched_ = true; });
  connect(name_, &QLineEdit::textChanged, this, &TournamentForm::look);
  connect(games_, &QListWidget::itemChanged, this, [this] {
    offer_points();
    look();
  });
  connect(rounds_, &QSpinBox::valueChanged, this, [this] {
    rounds_touched_ = true;
    look();
  });
  connect(fields_, &KindFields::changed, this, &TournamentForm::look);
  connect(each_, &EntrantTable::written, this, &TournamentForm::take_written);
  connect(fields_, &KindFields::teams_wanted, this, [this] {
    show_kind();
    show_each();
  });
  connect(rules_, &RulesFold::changed, this, &TournamentForm::look);
  connect(apart_, &ApartField::changed, this, &TournamentForm::look);
  connect(two_games_, &QCheckBox::toggled, this, &TournamentForm::look);
}

void TournamentForm::join_people() {
  connect(people_, &PeoplePanel::here_wanted, this, [this](const QString& player, bool in) {
    chosen_.choose(player, in);
    show_people();
  });
  connect(people_, &PeoplePanel::add_wanted, this, [this](const QString& player) {
    chosen_.add(player);
    show_people();
  });
  connect(people_, &PeoplePanel::paste_wanted, this, &TournamentForm::ask_paste);
  connect(people_, &PeoplePanel::all_here_wanted, this, [this] {
    chosen_.choose_all();
    show_people();
  });
}

void TournamentForm::begin(EveningKind kind, std::vector<SeatMember> members) {
  kind_ = kind;
  system_ = system_of(kind);
  members_ = of_teams(kind) ? std::vector<SeatMember>() : std::move(members);  // teams are no members
  wrong_grade_.clear();
  chosen_ = ChosenPeople(members_);
  people_->set_members(members_);
  rounds_touched_ = name_touched_ = false;
  fields_->begin(kind);
  people_->set_teams(of_teams(kind));
  two_games_->setChecked(system_ == System::kKnockOut);
  rules_->begin(kind);
  series_fold_->set_open(false);
  fits_fold_->set_open(false);
  retranslate();
  show_people();
}

void TournamentForm::ask_paste() {
  QStringList there;
  for (const auto& one : chosen_.in()) there << one.name;
  PastePeople dialog(members_, there, this);
  if (dialog.exec() != QDialog::Accepted) return;
  for (const auto& person : dialog.people()) chosen_.add(person.player, person.rating, person.club);
  show_people();
}

void TournamentForm::offer_points() {
  rules_->offer_points(club_ == nullptr ? std::nullopt
                                        : tournament::own_points(club_->book(), games_->chosen()));
}

void TournamentForm::show_people() {
  std::vector<PersonRow> rows;
  for (const auto& one : chosen_.all())
    rows.push_back(
        {one.entrant.player, one.name, one.in ? PersonRow::State::kHere : PersonRow::State::kExpected,
         one.entrant.player.startsWith(PeopleField::kGuestPrefix) && !of_teams(kind_) ? tr("guest")
                                                                                      : QString()});
  people_->set_rows(rows);
  show_each();
  look();
}

void TournamentForm::show_kind() {
  const bool open = system_ == System::kOpenEvening, ladder = system_ == System::kLadder;
  const bool rounds = plans_rounds(system_), teams = of_teams(kind_);
  rounds_label_->setVisible(rounds);
  rounds_->setVisible(rounds);
  two_games_->setVisible(!open && !ladder && !teams && kind_ != EveningKind::kTwoGames &&
                         system_ != System::kMacMahon && system_ != System::kScheveningen);
  rated_->setVisible(!teams);
  fits_fold_->setVisible(!ladder && !teams);
  each_->setVisible(system_ == System::kMacMahon || writes_teams());
}

void TournamentForm::show_each() {
  const bool teams = writes_teams();
  if (!teams && system_ != System::kMacMahon) return each_->set_rows({});
  wrong_grade_.clear();
  each_->set_titles(tr("Name"), teams ? tr("Team") : tr("Grade"));
  if (system_ == System::kScheveningen) chosen_.fill_teams({tr("Team A"), tr("Team B")});
  std::vector<EntrantTable::Row> rows;
  for (const auto& one : chosen_.in())
    rows.push_back({one.entrant.player, one.name,
                    teams               ? one.entrant.team
                    : one.entrant.grade ? points_words(*one.entrant.grade)
                                        : QString()});
  each_->set_rows(rows);
}

void TournamentForm::take_written(const QString& player, const QString& value) {
  if (writes_teams()) {
    chosen_.write_team(player, value);
  } else {
    constexpr int kWhole = 10;
    bool number = false;
    const int grade = value.toInt(&number);
    chosen_.write_grade(player, number ? std::optional<tournament::Points>(grade * kWhole) : std::nullopt);
    wrong_grade_ = number || value.isEmpty() ? QString() : value;
  }
  look();
}

bool TournamentForm::writes_teams() const {
  return system_ == System::kScheveningen || fields_->scores_teams();
}

std::vector<ChosenPerson> TournamentForm::people() const {
  std::vector<ChosenPerson> in;
  for (const auto& one : chosen_.in()) {
    in.push_back(one.entrant);
    if (!writes_teams()) in.back().team.clear();  // written, and then unticked
  }
  if (system_ == System::kOpenEvening) return in;
  int number = 0;
  for (const QStringList& group : chosen_.apart()) {
    ++number;
    for (ChosenPerson& one : in)
      if (group.contains(one.player)) one.apart << number;
  }
  return in;
}

tournament::Settings TournamentForm::settings() const {
  tournament::Settings settings;
  settings.name = name_->text().simplified().toStdString();
  settings.system = system_;
  settings.games = games_->chosen();
  if (plans_rounds(system_)) settings.rounds = static_cast<std::uint32_t>(rounds_->value());
  settings.games_per_match = two_games_->isChecked() && two_games_->isVisibleTo(this) ? 2 : 1;
  settings.clock = clock_->currentData().toString().toStdString();
  settings.rated = rated_->isChecked();
  rules_->put_into(settings);
  fields_->put_into(settings);
  return settings;
}

QString TournamentForm::problem() const {
  const tournament::Settings now = settings();
  if (now.name.empty()) return tr("The tournament needs a name.");
  if (now.games.empty()) return tr("Choose a game.");
  if (const QString wrong = rules_->problem(now.games.size()); !wrong.isEmpty()) return wrong;
  if (const auto fine = tournament::check_settings(now); !fine) return refusal_words(fine);
  if (const auto clocks = check_clocks(now, catalogue_); !clocks) return refusal_words(clocks.error());
  return kind_problem(now);
}

QString TournamentForm::kind_problem(const tournament::Settings& now) const {
  if (system_ == System::kMacMahon && !wrong_grade_.isEmpty())
    return tr("%1 is no grade; write a whole number.").arg(wrong_grade_);
  if (const QString missing = unwritten(chosen_, now, fields_->scores_teams(), club_.get());
      !missing.isEmpty())
    return missing;
  if (const QString wrong = fields_->wrong_day(); !wrong.isEmpty())
    return tr("%1 is no day; write it such as 31-3-2027.").arg(wrong);
  if (const QString wrong = rules_->wrong_share(); !wrong.isEmpty())
    return tr("%1 is no share; write it such as 2/3.").arg(wrong);
  if (const QString wrong = fields_->wrong_places(); !wrong.isEmpty())
    return tr("%1 is no number of points.").arg(wrong);
  if (kind_ == EveningKind::kGroups && static_cast<std::uint32_t>(chosen_.count()) < 2 * now.groups)
    return refusal_words(remark("pairing.groups_too_small"));
  return {};
}

QString TournamentForm::advice() const { return advice_->text(); }

void TournamentForm::look() {
  const int people = chosen_.count();
  if (!rounds_touched_ && plans_rounds(system_)) {
    const QSignalBlocker quiet(rounds_);
    rounds_->setValue(usual_rounds(system_, people));
  }
  const tournament::Settings now = settings();
  QStringList told;
  if (const QString wrong = problem(); !wrong.isEmpty()) told << wrong;
  told << kind_advice(now, people);
  if (now.choice)
    told << tr("The two at a board choose the game; until they have, it is the next one of the list.");
  else if (now.games.size() > 1 && !now.without_rounds())
    told << tr("Each round is of the next game, in the order of the list.");
  rules_->look(now);
  apart_->look(!now.without_rounds());
  advice_->setText(told.join(' '));
  fits_->forget();
  emit changed();
}

void TournamentForm::retranslate() {
  name_label_->setText(tr("Name:"));
  games_label_->setText(tr("Games:"));
  rounds_label_->setText(tr("Rounds:"));
  clock_label_->setText(tr("Clock:"));
  games_->setAccessibleName(tr("Games: checked those that are played"));
  two_games_->setText(tr("Matches of two games, sides swapped"));
  rated_->setText(tr("Rated"));
  series_fold_->set_title(tr("Counts for a series"));
  fits_fold_->set_title(tr("What fits into the evening"));
  fields_->retranslate();
  rules_->retranslate();
  apart_->retranslate();
  const QString control = clock_->currentData().toString();
  const QSignalBlocker quiet(clock_);
  offer_clocks(*clock_, control);
  show_kind();
  if (!name_touched_)
    name_->setText(kind_name(kind_) + QStringLiteral(", ") +
                   day_words(QDate::currentDate(), spoken_language(), false));
  games_->fill(catalogue_);
  offer_points();
  show_people();
}

void TournamentForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
