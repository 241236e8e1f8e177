// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/kind_fields.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <algorithm>
#include <array>

#include "framework/text/name.hpp"
#include "framework/tournament/score.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/evening_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::BracketKind;
using tournament::LevelMatch;
using tournament::SeriesCount;

constexpr int kMostBoards = 40, kMostGroups = 64, kMostReach = 50, kMostDays = 365, kMostWidth = 1000;
constexpr int kUsualBoards = 4, kUsualGroups = 2, kUsualReach = 3, kUsualDays = 14, kUsualWidth = 100;
/// What an evening gives, in the order of the field.
constexpr std::array kPoints{SeriesCount::kByShare, SeriesCount::kByScore, SeriesCount::kAllRound,
                             SeriesCount::kByPlace};

constexpr int kUsualPatience = 10;  // minutes
constexpr int kMostGrade = 60, kMostBest = 100, kFieldWidth = 120;

const std::vector<EveningKind> kCups{EveningKind::kCup, EveningKind::kSecondChance, EveningKind::kEveryPlace};
const std::vector<EveningKind> kWithTable{EveningKind::kRounds,   EveningKind::kFastStart,
                                          EveningKind::kTwoGames, EveningKind::kMacMahon,
                                          EveningKind::kEachEach, EveningKind::kGroups};
const std::vector<EveningKind> kTables{EveningKind::kEachEach, EveningKind::kGroups, EveningKind::kTeamTable,
                                       EveningKind::kTeamDuel};
const std::vector<EveningKind> kTeams{EveningKind::kTeamRounds, EveningKind::kTeamTable};
const std::vector<EveningKind> kSwiss{EveningKind::kRounds, EveningKind::kFastStart, EveningKind::kTwoGames};

SeriesCount points_at(int index) { return kPoints[static_cast<std::size_t>(std::max(0, index))]; }

}  // namespace

KindFields::KindFields(QWidget* parent)
    : QWidget(parent),
      rest_(new QWidget),
      series_(new QWidget),
      team_boards_(number("kind_team_boards", 2, kMostBoards)),
      groups_(number("kind_groups", 2, kMostGroups)),
      width_(number("kind_width", 0, kMostWidth)),
      bar_(number("kind_bar", 0, kMostGrade)),
      floor_(number("kind_floor", -kMostGrade - 1, kMostGrade)),
      team_best_(number("kind_team_best", 0, kMostBest)),
      reach_(number("kind_reach", 1, kMostReach)),
      days_(number("kind_days", 1, kMostDays)),
      best_(number("series_best", 0, kMostBest)),
      patience_(number("kind_patience", 0, tournament::kMostPatience)),
      primary_(choice("kind_primary", 2)),
      bracket_(choice("kind_bracket", 4)),
      level_(choice("kind_level", 4)),
      series_points_(choice("series_points", 4)),
      scored_(new QCheckBox),
      handicaps_(new QCheckBox),
      third_(new QCheckBox),
      swap_(new QCheckBox),
      baku_(new QCheckBox),
      as_played_(new QCheckBox),
      keep_apart_(new QCheckBox),
      further_(new QLineEdit),
      series_name_(new QLineEdit),
      places_(new QLineEdit),
      until_(new QLineEdit) {
  scored_->setObjectName("kind_scored");
  handicaps_->setObjectName("kind_handicaps");
  third_->setObjectName("kind_third");
  swap_->setObjectName("kind_swap");
  baku_->setObjectName("kind_baku");
  as_played_->setObjectName("kind_as_played");
  keep_apart_->setObjectName("kind_keep_apart");
  further_->setObjectName("kind_further");
  until_->setObjectName("kind_until");
  for (QLineEdit* line : {further_, until_})
    connect(line, &QLineEdit::textChanged, this, &KindFields::changed);
  series_name_->setObjectName("series_name");
  series_name_->setMaxLength(kLongestName);
  places_->setObjectName("series_places");
  auto* needed = make_form(this);
  add(*needed, team_boards_, kTeams);
  add(*needed, groups_, {EveningKind::kGroups});
  add(*needed, width_, {EveningKind::kMacMahon});
  lay_out_rest();
  lay_out_series();
}

/// What few need.
void KindFields::lay_out_rest() {
  auto* rest = make_form(rest_);
  add(*rest, bracket_, {EveningKind::kCup});
  add(*rest, further_, kCups);
  add(*rest, level_, kCups);
  add(*rest, primary_, kTeams);
  add(*rest, bar_, {EveningKind::kMacMahon});
  add(*rest, floor_, {EveningKind::kMacMahon});
  add(*rest, reach_, {EveningKind::kLadder});
  add(*rest, days_, {EveningKind::kLadder});
  add(*rest, patience_, {EveningKind::kOpenEvening});
  add(*rest, until_, kTables);
  for (const auto& [box, kinds] : std::initializer_list<std::pair<QCheckBox*, std::vector<EveningKind>>>{
           {third_, kCups},
           {handicaps_, {EveningKind::kMacMahon}},
           {swap_, {EveningKind::kLadder}},
           {baku_, kSwiss},
           {scored_, kSwiss},
           {keep_apart_, {EveningKind::kEachEach}},
           {as_played_, kWithTable}}) {
    rows_.push_back({nullptr, box, kinds});
    rest->addRow(box);
    connect(box, &QCheckBox::toggled, this, &KindFields::changed);
  }
  add(*rest, team_best_, kSwiss);
  connect(scored_, &QCheckBox::toggled, this, [this](bool teams) {
    team_best_->setEnabled(teams);
    emit teams_wanted();
  });
}

void KindFields::lay_out_series() {
  auto* series = make_form(series_);
  add(*series, series_name_, {});
  add(*series, series_points_, {});
  add(*series, places_, {});
  add(*series, best_, {});
  for (QLineEdit* line : {series_name_, places_})
    connect(line, &QLineEdit::textChanged, this, &KindFields::changed);
  connect(series_points_, &QComboBox::currentIndexChanged, places_,
          [this](int given) { places_->setEnabled(points_at(given) == SeriesCount::kByPlace); });
}

QSpinBox* KindFields::number(const char* name, int least, int most) {
  auto* box = number_box(name, least, most, kFieldWidth);
  connect(box, &QSpinBox::valueChanged, this, &KindFields::changed);
  return box;
}

QComboBox* KindFields::choice(const char* name, int choices) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  for (int at = 0; at < choices; ++at) box->addItem(QString());
  connect(box, &QComboBox::currentIndexChanged, this, &KindFields::changed);
  return box;
}

void KindFields::add(QFormLayout& form, QWidget* field, std::vector<EveningKind> kinds) {
  auto* label = new QLabel;
  label->setBuddy(field);
  form.addRow(label, field);
  rows_.push_back({label, field, std::move(kinds)});
}

bool KindFields::has(const QWidget* field) const {
  const auto row = std::ranges::find(rows_, field, &Row::field);
  return row != rows_.end() &&
         (row->kinds.empty() || std::ranges::find(row->kinds, kind_) != row->kinds.end());
}

void KindFields::begin(EveningKind kind) {
  kind_ = kind;
  const QSignalBlocker quiet(this);
  team_boards_->setValue(kUsualBoards);
  groups_->setValue(kUsualGroups);
  width_->setValue(kUsualWidth);
  bar_->setValue(0);
  floor_->setValue(floor_->minimum());
  team_best_->setValue(0);
  team_best_->setEnabled(false);
  reach_->setValue(kUsualReach);
  days_->setValue(kUsualDays);
  best_->setValue(0);
  patience_->setValue(kUsualPatience);
  until_->clear();
  for (QComboBox* box : {primary_, bracket_, level_, series_points_}) box->setCurrentIndex(0);
  for (QCheckBox* box : {handicaps_, third_, swap_, as_played_, scored_, keep_apart_}) box->setChecked(false);
  baku_->setChecked(kind == EveningKind::kFastStart);
  series_name_->clear();
  places_->clear();
  places_->setEnabled(false);
  further_->clear();
  int needed = 0, rest = 0;
  for (const Row& row : rows_) {
    const bool shown = has(row.field);
    row.field->setVisible(shown);
    if (row.label != nullptr) row.label->setVisible(shown);
    (row.field->parentWidget() == this ? needed : rest) += shown && !row.kinds.empty() ? 1 : 0;
  }
  setVisible(needed > 0);
  rest_->setVisible(rest > 0);
}

void KindFields::put_into(tournament::Settings& settings) const {
  const auto value = [](const QSpinBox* box) { return static_cast<std::uint32_t>(box->value()); };
  if (has(team_boards_)) {
    settings.teams.boards = settings.games_per_match = value(team_boards_);
    settings.teams.by_game_points = primary_->currentIndex() == 1;
  }
  if (kind_ == EveningKind::kTwoGames) settings.games_per_match = 2;
  if (has(groups_)) settings.groups = value(groups_);
  if (has(width_)) {
    constexpr tournament::Points kWhole = 10;
    settings.mac_mahon.width = width_->value();
    if (bar_->value() > 0) settings.mac_mahon.bar = bar_->value() * kWhole;
    if (floor_->value() > floor_->minimum()) settings.mac_mahon.floor = floor_->value() * kWhole;
    settings.mac_mahon.handicaps = handicaps_->isChecked();
    settings.mac_mahon.reduce = handicaps_->isChecked() ? 1 : 0;
  }
  if (has(reach_)) {
    settings.ladder.reach = value(reach_);
    settings.ladder.days = days_->value();
    settings.ladder.swap = swap_->isChecked();
  }
  if (has(level_)) {
    settings.bracket.kind = kind_ == EveningKind::kSecondChance ? BracketKind::kDouble
                            : kind_ == EveningKind::kEveryPlace
                                ? BracketKind::kPlacement
                                : static_cast<BracketKind>(bracket_->currentIndex());
    settings.bracket.third = third_->isChecked();
    settings.level = static_cast<LevelMatch>(level_->currentIndex());
    for (const QString& clock : further_->text().split(',', Qt::SkipEmptyParts))
      settings.further_clocks.push_back(clock.simplified().toStdString());
  }
  if (has(patience_)) settings.patience = value(patience_);
  settings.keep_apart = has(keep_apart_) && keep_apart_->isChecked();
  if (has(until_) && !until_->text().trimmed().isEmpty())
    settings.open_until = day_of(until_->text()).toString(Qt::ISODate).toStdString();
  if (scores_teams()) settings.teams.best = value(team_best_);
  settings.as_played = has(as_played_) && as_played_->isChecked();
  settings.baku = has(baku_) && baku_->isChecked();
  settings.series.name = series_name_->text().simplified().toStdString();
  settings.series.points = points_at(series_points_->currentIndex());
  settings.series.best = value(best_);
  if (settings.series.points != SeriesCount::kByPlace) return;
  for (const QString& written : places_->text().split(' ', Qt::SkipEmptyParts))
    if (const auto points = tournament::parse_points(written.toStdString()))
      settings.series.by_place.push_back(*points);
}

QString KindFields::wrong_day() const {
  const QString written = has(until_) ? until_->text().simplified() : QString();
  return written.isEmpty() || day_of(written).isValid() ? QString() : written;
}

bool KindFields::scores_teams() const { return has(scored_) && scored_->isChecked(); }

QString KindFields::wrong_places() const {
  if (points_at(series_points_->currentIndex()) != SeriesCount::kByPlace) return {};
  for (const QString& written : places_->text().split(' ', Qt::SkipEmptyParts))
    if (!tournament::parse_points(written.toStdString())) return written;
  return {};
}

void KindFields::call(const QWidget* field, const QString& words) {
  const auto row = std::ranges::find(rows_, field, &Row::field);
  if (row != rows_.end() && row->label != nullptr) row->label->setText(words);
}

void KindFields::retranslate() {
  call(team_boards_, tr("Boards of a team:"));
  call(groups_, tr("Groups:"));
  call(width_, tr("Points of a grade:"));
  width_->setToolTip(
      tr("Whoever has no grade written starts by rating: one grade higher for each so many points."));
  call(bar_, tr("Highest grade:"));
  bar_->setSpecialValueText(tr("none"));
  bar_->setToolTip(tr("All from this grade up start equal."));
  call(floor_, tr("Lowest grade:"));
  floor_->setSpecialValueText(tr("none"));
  floor_->setToolTip(tr("All from this grade down start equal, and so does who has no grade."));
  scored_->setText(tr("People play for teams"));
  scored_->setToolTip(tr("The points of its people are a team's; they don't meet each other."));
  call(team_best_, tr("Of a team count:"));
  team_best_->setSpecialValueText(tr("all"));
  team_best_->setToolTip(tr("So many of its people, the best ones."));
  call(reach_, tr("Places up:"));
  reach_->setToolTip(tr("So many places higher may be challenged."));
  call(days_, tr("Days to play:"));
  days_->setToolTip(tr("A challenge that isn't played by then is lost for the one challenged."));
  call(patience_, tr("Minutes alone:"));
  patience_->setToolTip(
      tr("Whoever has waited so long with nobody to play may play the computer meanwhile."));
  call(until_, tr("In any order, until:"));
  until_->setPlaceholderText(tr("round by round"));
  until_->setToolTip(
      tr("The last day, such as 31-3-2027: all rounds are published at once, and people play them as they "
         "like."));
  call(bracket_, tr("Who loses:"));
  const QStringList brackets{tr("is out"), tr("plays a second cup"), tr("has a second chance"),
                             tr("plays for a place")};
  for (int at = 0; at < brackets.size(); ++at) bracket_->setItemText(at, brackets[at]);
  call(further_, tr("While level:"));
  further_->setPlaceholderText(tr("no more games"));
  further_->setToolTip(
      tr("Clocks with commas between them, such as 10m,5m: two more games with each in turn."));
  call(level_, tr("A level match:"));
  const QStringList levels{tr("is decided by you"), tr("is won by the second side"), tr("is decided by lot"),
                           tr("is won by the higher seed")};
  for (int at = 0; at < levels.size(); ++at) level_->setItemText(at, levels[at]);
  call(primary_, tr("Teams stand by:"));
  primary_->setItemText(0, tr("matches won"));
  primary_->setItemText(1, tr("points of all boards"));
  third_->setText(tr("The third place is played out"));
  handicaps_->setText(tr("The weaker one gets a handicap"));
  swap_->setText(tr("Winner and loser change places"));
  swap_->setToolTip(tr("Else all between them move down one place."));
  baku_->setText(tr("The stronger half begins ahead, for pairing alone"));
  keep_apart_->setText(tr("People of one club or family meet early"));
  keep_apart_->setToolTip(tr("So that nobody can help somebody of his own at the end."));
  as_played_->setText(tr("Late corrections leave the table as it was"));
  as_played_->setToolTip(tr("What is corrected two rounds later counts for ratings and the record alone."));
  retranslate_series();
}

void KindFields::retranslate_series() {
  call(series_name_, tr("Series:"));
  series_name_->setPlaceholderText(tr("none"));
  series_name_->setToolTip(tr("Evenings with the same name of a series count together."));
  call(series_points_, tr("An evening gives:"));
  const QStringList points{tr("100 down to 0"), tr("the points won"),
                           tr("points for an all-round table of games"), tr("points for each place")};
  for (int at = 0; at < points.size(); ++at) series_points_->setItemText(at, points[at]);
  call(places_, tr("Points of places:"));
  places_->setPlaceholderText(tr("such as: 12 8 5 3 2 1"));
  places_->setToolTip(tr("The first place first, with blanks between; places after the last get nothing."));
  call(best_, tr("So many count:"));
  best_->setSpecialValueText(tr("all"));
}

}  // namespace boardwright::desktop
