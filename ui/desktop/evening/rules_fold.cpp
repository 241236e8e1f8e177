// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/rules_fold.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <algorithm>

#include "framework/tournament/point_presets.hpp"
#include "framework/tournament/tie_break.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/keizer_fields.hpp"
#include "ui/desktop/evening/points_choice.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::System;

constexpr const char* kHousePlayers[] = {"", "level:1", "level:2", "level:3", "level:5"};
constexpr int kBoardsWidth = 120;

QCheckBox* rule_box(const char* name) {
  auto* box = new QCheckBox;
  box->setObjectName(name);
  return box;
}

void name_box(QComboBox& box, const char* name) {
  box.setObjectName(name);
  box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box.setMinimumContentsLength(12);
}

}  // namespace

RulesFold::RulesFold(QWidget& of_kind, QWidget* parent)
    : Fold(parent),
      points_label_(new QLabel),
      ties_label_(new QLabel),
      numbers_label_(new QLabel),
      house_label_(new QLabel),
      order_label_(new QLabel),
      boards_label_(new QLabel),
      sets_label_(new QLabel),
      system_name_(plain_label()),
      ties_words_(plain_label("muted", "tournament_ties_words")),
      points_(new PointsChoice),
      numbers_(new QComboBox),
      house_(new QComboBox),
      order_(new QComboBox),
      boards_(number_box("tournament_boards", 0, 200, kBoardsWidth)),
      ties_(new QLineEdit),
      sets_(new QLineEdit),
      keizer_(new KeizerFields),
      sides_(rule_box("tournament_sides")),
      twice_(rule_box("tournament_twice")),
      assumed_(rule_box("tournament_assumed")),
      even_(rule_box("tournament_even")),
      choice_(rule_box("tournament_choice")) {
  setObjectName("tournament_more");
  name_box(*points_, "tournament_points");
  name_box(*numbers_, "tournament_numbers");
  name_box(*house_, "tournament_house");
  name_box(*order_, "tournament_order");
  ties_->setObjectName("tournament_ties");
  sets_->setObjectName("tournament_sets");
  sides_->setChecked(true);
  for (int i = 0; i < 3; ++i) numbers_->addItem(QString());
  for (int i = 0; i < 2; ++i) order_->addItem(QString());
  for (const char* player : kHousePlayers) house_->addItem(QString(), QString::fromLatin1(player));
  lay_out(of_kind);
  show_kind();
  for (QLineEdit* line : {ties_, sets_}) connect(line, &QLineEdit::textChanged, this, &RulesFold::changed);
  connect(keizer_, &KeizerFields::changed, this, &RulesFold::changed);
  for (QCheckBox* box : {sides_, twice_, choice_})
    connect(box, &QCheckBox::toggled, this, &RulesFold::changed);
}

void RulesFold::lay_out(QWidget& of_kind) {
  auto* fields = new QWidget;
  auto* form = make_form(fields);
  add_field(*form, points_label_, points_);
  add_field(*form, order_label_, order_);
  add_field(*form, ties_label_, ties_);
  add_field(*form, numbers_label_, numbers_);
  add_field(*form, house_label_, house_);
  add_field(*form, boards_label_, boards_);
  add_field(*form, sets_label_, sets_);
  column().addWidget(system_name_);
  fields->setSizePolicy(QSizePolicy::Preferred,
                        QSizePolicy::Fixed);  // words above it may grow, it can't shrink
  column().addWidget(fields);
  column().addWidget(&of_kind);
  column().addWidget(keizer_);
  column().addWidget(ties_words_);  // as wide as all fields, and as high as its lines need
  for (QCheckBox* box : {sides_, twice_, assumed_, even_, choice_}) column().addWidget(box);
}

void RulesFold::begin(EveningKind kind) {
  kind_ = kind;
  system_ = system_of(kind);
  twice_->setChecked(false);
  assumed_->setChecked(system_ == System::kRoundRobin || system_ == System::kKnockOut ||
                       system_ == System::kScheveningen || of_teams(kind));
  even_->setChecked(false);
  choice_->setChecked(false);
  keizer_->begin();
  ties_->clear();
  sets_->clear();
  set_open(false);
  show_kind();
}

void RulesFold::show_kind() {
  const bool open = system_ == System::kOpenEvening, ladder = system_ == System::kLadder;
  const bool teams = of_teams(kind_);
  twice_->setVisible(system_ == System::kRoundRobin);
  even_->setVisible(open);
  keizer_->setVisible(system_ == System::kKeizer);
  assumed_->setVisible(!open && !ladder);
  numbers_->setVisible(!open && !ladder);
  numbers_label_->setVisible(!open && !ladder);
  order_label_->setVisible(open);
  order_->setVisible(open);
  for (QWidget* boards : {static_cast<QWidget*>(boards_label_), static_cast<QWidget*>(boards_),
                          static_cast<QWidget*>(sets_label_), static_cast<QWidget*>(sets_)})
    boards->setVisible(!ladder);
  house_label_->setVisible(!ladder && !teams);
  house_->setVisible(!ladder && !teams);
  points_label_->setVisible(!ladder);
  points_->setVisible(!ladder);
  const bool ties = !open && !ladder && !teams && system_ != System::kKeizer &&
                    system_ != System::kKnockOut && system_ != System::kMacMahon;
  ties_label_->setVisible(ties);
  ties_->setVisible(ties);
  ties_words_->setVisible(ties);
  sides_->setVisible(system_ == System::kSwiss);
}

void RulesFold::offer_points(const std::optional<tournament::PointScheme>& own) { points_->offer(own); }

void RulesFold::put_into(tournament::Settings& settings) const {
  const auto boards = sets(settings.games.size()).value_or(std::vector<std::uint32_t>());
  for (std::size_t at = 0; at < boards.size(); ++at) settings.games[at].boards = boards[at];
  if (const auto scheme = points_->chosen()) settings.scheme = *scheme;
  if (const auto list = tournament::parse_tie_breaks(ties_->text().toStdString()))
    for (const auto& one : *list) settings.tie_breaks.push_back(tournament::tie_break_text(one));
  if (system_ == System::kOpenEvening && order_->currentIndex() <= 0) settings.tie_breaks = {"KEIZER"};
  settings.boards = static_cast<std::uint32_t>(boards_->value());
  settings.balanced_sides = sides_->isChecked();
  settings.strength = static_cast<tournament::Strength>(std::max(0, numbers_->currentIndex()));
  settings.presence =
      assumed_->isChecked() ? tournament::PresenceRule::kAssumed : tournament::PresenceRule::kCheckIn;
  settings.fill = house_->currentData().toString().toStdString();
  settings.cycles = twice_->isChecked() ? 2 : 1;
  settings.even = even_->isChecked();
  settings.choice = choice_->isChecked() && settings.games.size() > 1 && !settings.without_rounds();
  if (system_ == System::kKeizer) keizer_->put_into(settings.keizer);
}

std::optional<std::vector<std::uint32_t>> RulesFold::sets(std::size_t games) const {
  std::vector<std::uint32_t> boards;
  for (const QString& written : sets_->text().split(' ', Qt::SkipEmptyParts)) {
    bool number = false;
    boards.push_back(written.toUInt(&number));
    if (!number) return std::nullopt;
  }
  if (boards.size() > games) return std::nullopt;
  return boards;
}

QString RulesFold::problem(std::size_t games) const {
  if (!sets(games)) return tr("Boards of each game: write a number for each, in the order of the list.");
  const auto ties = tournament::parse_tie_breaks(ties_->text().toStdString());
  return ties ? QString() : refusal_words(ties.error());
}

QString RulesFold::wrong_share() const {
  return system_ == System::kKeizer ? keizer_->wrong_share() : QString();
}

void RulesFold::look(const tournament::Settings& now) {
  choice_->setVisible(now.games.size() > 1 && !now.without_rounds());
  QStringList ties;
  if (const auto list = tournament::tie_breaks_of(now))
    for (const auto& tie : *list) ties << tie_words(tie).name;
  ties_words_->setText(ties.join(QStringLiteral(", ")));
}

void RulesFold::retranslate() {
  set_title(tr("Points, tie-breaks, sides"));
  keizer_->retranslate();
  points_label_->setText(tr("Win, draw, loss:"));
  ties_label_->setText(tr("Tie-breaks:"));
  ties_->setPlaceholderText(tr("the usual ones"));
  ties_->setToolTip(tr("Codes with commas between them, such as BH/C1,BH,DE"));
  numbers_label_->setText(tr("Order at first:"));
  order_label_->setText(tr("Standings:"));
  order_->setItemText(0, tr("beating the leaders counts most (Keizer)"));
  order_->setItemText(1, tr("by points"));
  boards_label_->setText(tr("Boards:"));
  boards_->setSpecialValueText(tr("enough"));
  boards_->setToolTip(tr("How many there are; with fewer than a round needs some play when one is free."));
  sets_label_->setText(tr("Boards of each game:"));
  sets_->setPlaceholderText(tr("enough"));
  sets_->setToolTip(
      tr("A number for each game, in the order of the list, with blanks between, such as: 4 2"));
  house_label_->setText(tr("Instead of a bye:"));
  sides_->setText(tr("Sides are balanced"));
  twice_->setText(tr("Twice, with sides swapped"));
  assumed_->setText(tr("Everybody plays unless he says he doesn't"));
  even_->setText(tr("People of like strength rather meet"));
  choice_->setText(tr("The two at a board choose the game"));
  system_name_->setText(tr("System:") + ' ' + system_name(kind_));
  const QStringList numbers{tr("by rating"), tr("by lot"), tr("as entered")};
  for (int i = 0; i < numbers.size(); ++i) numbers_->setItemText(i, numbers[i]);
  house_->setItemText(0, tr("nobody to play"));
  for (int i = 1; i < house_->count(); ++i)
    house_->setItemText(i, short_title(house_->itemData(i).toString().toStdString()));
}

}  // namespace boardwright::desktop
