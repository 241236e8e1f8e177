// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/tournament_form.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "framework/evening/first_mover.hpp"
#include "framework/evening/tournament_clock.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/point_presets.hpp"
#include "framework/tournament/tie_break.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/entrant_table.hpp"
#include "ui/desktop/evening/keizer_fields.hpp"
#include "ui/desktop/evening/kind_fields.hpp"
#include "ui/desktop/evening/paste_people.hpp"
#include "ui/desktop/evening/people_panel.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/people/people_text.hpp"

namespace boardwright::desktop {

namespace {

using tournament::System;

constexpr const char* kHousePlayers[] = {"", "level:1", "level:2", "level:3", "level:5"};
constexpr int kGamesSeen = 6;
constexpr int kNumberWidth = 120;

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
      games_(new QListWidget),
      rounds_(number_box("tournament_rounds", 1, 30, kNumberWidth)),
      clock_(new QComboBox),
      two_games_(new QCheckBox),
      rated_(new QCheckBox),
      fields_(new KindFields),
      keizer_(new KeizerFields),
      each_(new EntrantTable),
      more_(new Fold),
      series_fold_(new Fold),
      fits_fold_(new Fold),
      fits_(new AdviceBox([this] { return known_for_advice(); })),
      points_label_(new QLabel),
      ties_label_(new QLabel),
      numbers_label_(new QLabel),
      house_label_(new QLabel),
      order_label_(new QLabel),
      boards_label_(new QLabel),
      sets_label_(new QLabel),
      system_name_(plain_label()),
      ties_words_(plain_label("muted", "tournament_ties_words")),
      points_(new QComboBox),
      numbers_(new QComboBox),
      house_(new QComboBox),
      order_(new QComboBox),
      boards_(number_box("tournament_boards", 0, 200, kNumberWidth)),
      ties_(new QLineEdit),
      sets_(new QLineEdit),
      sides_(new QCheckBox),
      twice_(new QCheckBox),
      assumed_(new QCheckBox),
      even_(new QCheckBox),
      choice_(new QCheckBox),
      keep_apart_(new QPushButton),
      nobody_apart_(new QPushButton),
      apart_words_(plain_label("muted", "tournament_apart_words")),
      people_(new PeoplePanel) {
  prepare_fields();
  lay_out();
  join();
  join_people();
  people_->choose_only();
  retranslate();
}

void TournamentForm::prepare_fields() {
  name_->setObjectName("tournament_name");
  name_->setMaxLength(kLongestName);
  games_->setObjectName("tournament_games");
  clock_->setObjectName("tournament_clock");
  for (QComboBox* box : {clock_, points_, numbers_, house_, order_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
  }
  two_games_->setObjectName("tournament_two_games");
  rated_->setObjectName("tournament_rated");
  rated_->setChecked(true);
  games_->setFixedHeight((games_->fontMetrics().height() + 15) * kGamesSeen);
  games_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  games_->setProperty("tells_whole", true);
}

void TournamentForm::lay_out() {
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(10);
  auto* fields = new QWidget;
  form_ = make_form(fields);
  add_field(*form_, name_label_, name_);
  add_field(*form_, games_label_, games_);
  add_field(*form_, rounds_label_, rounds_);
  add_field(*form_, clock_label_, clock_);
  games_label_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  column->addWidget(fields);
  column->addWidget(fields_);
  each_->setObjectName("tournament_each");
  column->addWidget(each_);
  column->addWidget(two_games_);
  column->addWidget(rated_);
  build_more();
  column->addWidget(more_);
  series_fold_->setObjectName("tournament_series");
  series_fold_->column().addWidget(&fields_->series());
  column->addWidget(series_fold_);
  fits_fold_->setObjectName("tournament_fits");
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
    fill_points();
    look();
  });
  connect(rounds_, &QSpinBox::valueChanged, this, [this] {
    rounds_touched_ = true;
    look();
  });
  for (QLineEdit* line : {ties_, sets_}) connect(line, &QLineEdit::textChanged, this, &TournamentForm::look);
  connect(fields_, &KindFields::changed, this, &TournamentForm::look);
  connect(each_, &EntrantTable::written, this, &TournamentForm::take_written);
  connect(fields_, &KindFields::teams_wanted, this, [this] {
    show_kind();
    show_each();
  });
  connect(keizer_, &KeizerFields::changed, this, &TournamentForm::look);
  for (QCheckBox* box : {two_games_, sides_, twice_, choice_})
    connect(box, &QCheckBox::toggled, this, &TournamentForm::look);
}

void TournamentForm::join_people() {
  connect(people_, &PeoplePanel::here_wanted, this, [this](const QString& player, bool in) {
    for (auto& one : someone_)
      if (one.entrant.player == player) one.in = in;
    show_people();
  });
  connect(people_, &PeoplePanel::add_wanted, this, [this](const QString& player) {
    add_person(player);
    show_people();
  });
  connect(people_, &PeoplePanel::paste_wanted, this, &TournamentForm::ask_paste);
  connect(people_, &PeoplePanel::all_here_wanted, this, [this] {
    const bool all = std::ranges::all_of(someone_, &Someone::in);
    for (auto& one : someone_) one.in = !all;
    show_people();
  });
}

void TournamentForm::build_more() {
  ties_->setObjectName("tournament_ties");
  points_->setObjectName("tournament_points");
  numbers_->setObjectName("tournament_numbers");
  house_->setObjectName("tournament_house");
  sides_->setObjectName("tournament_sides");
  twice_->setObjectName("tournament_twice");
  assumed_->setObjectName("tournament_assumed");
  even_->setObjectName("tournament_even");
  more_->setObjectName("tournament_more");
  sides_->setChecked(true);
  for (int i = 0; i < 3; ++i) numbers_->addItem(QString());
  order_->setObjectName("tournament_order");
  for (int i = 0; i < 2; ++i) order_->addItem(QString());
  for (const char* player : kHousePlayers) house_->addItem(QString(), QString::fromLatin1(player));
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  add_field(*form, points_label_, points_);
  add_field(*form, order_label_, order_);
  add_field(*form, ties_label_, ties_);
  add_field(*form, numbers_label_, numbers_);
  add_field(*form, house_label_, house_);
  add_field(*form, boards_label_, boards_);
  sets_->setObjectName("tournament_sets");
  add_field(*form, sets_label_, sets_);
  more_->column().addWidget(system_name_);
  fields->setSizePolicy(QSizePolicy::Preferred,
                        QSizePolicy::Fixed);  // words above it may grow, it can't shrink
  more_->column().addWidget(fields);
  more_->column().addWidget(&fields_->rest());
  more_->column().addWidget(keizer_);
  more_->column().addWidget(ties_words_);  // as wide as all fields, and as high as its lines need
  for (QCheckBox* box : {sides_, twice_, assumed_, even_, choice_}) more_->column().addWidget(box);
  build_apart();
}

void TournamentForm::begin(EveningKind kind, std::vector<SeatMember> members) {
  kind_ = kind;
  system_ = system_of(kind);
  members_ = of_teams(kind) ? std::vector<SeatMember>() : std::move(members);  // teams are no members
  wrong_grade_.clear();
  someone_.clear();
  for (const SeatMember& one : members_)
    someone_.push_back({{PeopleField::kMemberPrefix + QString::fromStdString(one.id), {}, {}},
                        QString::fromStdString(one.name),
                        false});
  people_->set_members(members_);
  rounds_touched_ = name_touched_ = false;
  fields_->begin(kind);
  people_->set_teams(of_teams(kind));
  two_games_->setChecked(system_ == System::kKnockOut);
  twice_->setChecked(false);
  assumed_->setChecked(system_ == System::kRoundRobin || system_ == System::kKnockOut ||
                       system_ == System::kScheveningen || of_teams(kind));
  even_->setChecked(false);
  choice_->setChecked(false);
  keizer_->begin();
  apart_.clear();
  ties_->clear();
  sets_->clear();
  more_->set_open(false);
  series_fold_->set_open(false);
  fits_fold_->set_open(false);
  retranslate();
  show_people();
}

void TournamentForm::add_person(const QString& player, std::optional<std::int32_t> rating,
                                const QString& club) {
  const auto known =
      std::ranges::find_if(someone_, [&](const Someone& one) { return one.entrant.player == player; });
  const QString guest =
      player.startsWith(PeopleField::kGuestPrefix) ? player.mid(PeopleField::kGuestPrefix.size()) : QString();
  if (known != someone_.end()) {
    known->in = true;
    if (rating) known->entrant.rating = rating;
    if (!club.isEmpty()) known->entrant.club = club;
  } else if (!guest.isEmpty()) {
    someone_.push_back({{player, rating, club}, guest, true});
  }
}

void TournamentForm::ask_paste() {
  QStringList there;
  for (const Someone& one : someone_)
    if (one.in) there << one.name;
  PastePeople dialog(members_, there, this);
  if (dialog.exec() != QDialog::Accepted) return;
  for (const auto& person : dialog.people()) add_person(person.player, person.rating, person.club);
  show_people();
}

void TournamentForm::show_people() {
  std::vector<PersonRow> rows;
  for (const Someone& one : someone_)
    rows.push_back(
        {one.entrant.player, one.name, one.in ? PersonRow::State::kHere : PersonRow::State::kExpected,
         one.entrant.player.startsWith(PeopleField::kGuestPrefix) && !of_teams(kind_) ? tr("guest")
                                                                                      : QString()});
  people_->set_rows(rows);
  show_each();
  look();
}

std::vector<ChosenPerson> TournamentForm::people() const {
  std::vector<ChosenPerson> in;
  for (const Someone& one : someone_)
    if (one.in) {
      in.push_back(one.entrant);
      if (!writes_teams()) in.back().team.clear();  // written, and then unticked
    }
  int number = 0;
  for (const QStringList& group : system_ == System::kOpenEvening ? std::vector<QStringList>() : apart()) {
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
  settings.games = games_chosen();
  const auto boards = sets().value_or(std::vector<std::uint32_t>());
  for (std::size_t at = 0; at < boards.size(); ++at) settings.games[at].boards = boards[at];
  const std::string points = points_->currentData().toString().toStdString();
  if (const auto* preset = tournament::point_preset(points))
    settings.scheme = preset->scheme;
  else if (const auto own = own_points_now())
    settings.scheme = *own;
  if (const auto list = tournament::parse_tie_breaks(ties_->text().toStdString()))
    for (const auto& one : *list) settings.tie_breaks.push_back(tournament::tie_break_text(one));
  if (system_ == System::kOpenEvening && order_->currentIndex() <= 0) settings.tie_breaks = {"KEIZER"};
  settings.boards = static_cast<std::uint32_t>(boards_->value());
  if (plans_rounds(system_)) settings.rounds = static_cast<std::uint32_t>(rounds_->value());
  settings.balanced_sides = sides_->isChecked();
  settings.strength = static_cast<tournament::Strength>(std::max(0, numbers_->currentIndex()));
  settings.presence =
      assumed_->isChecked() ? tournament::PresenceRule::kAssumed : tournament::PresenceRule::kCheckIn;
  settings.fill = house_->currentData().toString().toStdString();
  settings.games_per_match = two_games_->isChecked() && two_games_->isVisibleTo(this) ? 2 : 1;
  settings.cycles = twice_->isChecked() ? 2 : 1;
  settings.clock = clock_->currentData().toString().toStdString();
  settings.rated = rated_->isChecked();
  settings.even = even_->isChecked();
  settings.choice = choice_->isChecked() && settings.games.size() > 1 && !settings.without_rounds();
  if (system_ == System::kKeizer) keizer_->put_into(settings.keizer);
  fields_->put_into(settings);
  return settings;
}

QString TournamentForm::problem() const {
  const tournament::Settings now = settings();
  if (now.name.empty()) return tr("The tournament needs a name.");
  if (now.games.empty()) return tr("Choose a game.");
  if (!sets()) return tr("Boards of each game: write a number for each, in the order of the list.");
  if (const auto ties = tournament::parse_tie_breaks(ties_->text().toStdString()); !ties)
    return refusal_words(ties.error());
  if (const auto fine = tournament::check_settings(now); !fine) return refusal_words(fine);
  if (const auto clocks = check_clocks(now, catalogue_); !clocks) return refusal_words(clocks.error());
  return kind_problem();
}

Result<AdviceBox::Known> TournamentForm::known_for_advice() const {
  AdviceBox::Known known;
  constexpr double kUnknown = 1500;
  for (const Someone& one : someone_)
    if (one.in) known.facts.ratings.push_back(one.entrant.rating.value_or(kUnknown));
  const tournament::Settings now = settings();
  known.facts.boards = now.boards;
  known.by_lot = !now.balanced_sides;
  if (now.games.empty()) return known;
  const std::string& game = now.games.front().game;
  // Of several games the longest one decides what fits.
  double from = 0, to = 0;
  for (const auto& played : now.games)
    if (const auto entry = catalogue_.find(played.game); entry && entry->game->data().minutes.is_known()) {
      from = std::max<double>(from, entry->game->data().minutes.from);
      to = std::max<double>(to, entry->game->data().minutes.to);
    }
  if (to > 0) known.facts.length = planning::length_between(std::max(1.0, from), to);
  if (club_ == nullptr) return known;
  const auto first = first_mover_of(*club_, game);
  if (!first) return fail(first.error());
  known.first = *first;
  if (first->games() > 0)
    known.facts.draws = static_cast<double>(first->draws) / static_cast<double>(first->games());
  return known;
}

QString TournamentForm::advice() const { return advice_->text(); }

void TournamentForm::look() {
  const int people = static_cast<int>(std::ranges::count_if(someone_, &Someone::in));
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
  show_choice(now);
  advice_->setText(told.join(' '));
  fits_->forget();
  QStringList ties;
  if (const auto list = tournament::tie_breaks_of(now))
    for (const auto& tie : *list) ties << tie_words(tie).name;
  ties_words_->setText(ties.join(QStringLiteral(", ")));
  emit changed();
}

}  // namespace boardwright::desktop
