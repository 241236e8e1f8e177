// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/tools/tune_form.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdint>
#include <limits>

#include "framework/players/levels.hpp"
#include "framework/statistics/metric_words.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kUsualGames = 20000, kMostTuneGames = 100'000'000, kUsualTuneLevel = 5;
constexpr std::int64_t kLargestStep = 1'000'000;
constexpr int kDigits = 6;  // behind the point of a goal's limit
constexpr std::array kFirstGoal{"balance", "first_advantage", "length_plies"};

bool is_number(const ParameterSpec& spec) {
  return spec.type == BW_INTEGER && spec.min >= std::numeric_limits<int>::min() &&
         spec.max <= std::numeric_limits<int>::max();
}
bool can_be_tried(const ParameterSpec& spec) {
  return spec.type == BW_BOOL || spec.type == BW_CHOICE || is_number(spec);
}

/// As the command reads it; nothing for no number. Percent are typed as such.
std::optional<double> number_in(const QLineEdit& line, bool percent) {
  QString typed = line.text().trimmed();
  typed.remove('%');
  typed.replace(QChar(0x2212), '-');
  bool good = false;
  double value = QLocale(code_of(spoken_language())).toDouble(typed.trimmed(), &good);
  if (!good) value = typed.trimmed().toDouble(&good);
  if (!good) return std::nullopt;
  return percent ? value / 100 : value;
}
QString written_number(double value) {
  QString text = QString::number(value, 'f', kDigits);
  while (text.endsWith('0')) text.chop(1);
  return text.endsWith('.') ? text.chopped(1) : text;
}

}  // namespace

TuneForm::TuneForm(const ToolGame& game, std::vector<ParameterSpec> specs, const std::vector<Metric>& metrics,
                   std::shared_ptr<const Rules> rules, QWidget* parent)
    : QWidget(parent),
      players_(new QComboBox),
      games_(new QSpinBox),
      seed_(new QSpinBox),
      count_(new QLabel) {
  for (const Metric& metric : metrics)
    figures_.emplace_back(
        QString::fromStdString(metric.id),
        capitalised(QString::fromStdString(metric_name(spoken_language(), metric.id, *game.game, *rules))));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 12, 0);
  column->setSpacing(8);
  build_axes(*column, game, std::move(specs));
  build_goals(*column);
  build_preferences(*column);
  build_play(*column);
  column->addStretch(1);
  refresh();
}

void TuneForm::heading(QVBoxLayout& column, const QString& words, const QString& meaning) {
  auto* title = new QLabel(words);
  title->setProperty("role", "heading");
  auto* said = new QLabel(meaning);
  said->setProperty("role", "muted");
  for (QLabel* label : {title, said}) {
    label->setWordWrap(true);
    column.addWidget(label);
  }
}

void TuneForm::build_axes(QVBoxLayout& column, const ToolGame& game, std::vector<ParameterSpec> specs) {
  heading(column, tr("What is tried"),
          tr("All combinations of what is ticked; the others stay as they usually are."));
  for (ParameterSpec& spec : specs) {
    if (!can_be_tried(spec)) continue;
    const QString name =
        capitalised(QString::fromStdString(game.game->parameter_name(spoken_language(), spec.name)));
    auto* tried = new QCheckBox(spec.type == BW_BOOL ? tr("%1: on and off").arg(name)
                                : spec.type == BW_CHOICE
                                    ? tr("%1: all that can be chosen (%2)").arg(name).arg(spec.choices.size())
                                    : name);
    tried->setObjectName(QString::fromStdString("try " + spec.name));
    tried->setToolTip(QString::fromStdString(game.game->parameter_meaning(spoken_language(), spec)));
    tried->setAccessibleDescription(tried->toolTip());
    column.addWidget(tried);
    watch(tried);
    Axis axis{.spec = std::move(spec), .tried = tried};
    if (is_number(axis.spec)) build_range(column, axis, name);
    axes_.push_back(std::move(axis));
  }
  if (axes_.empty())
    heading(column, {},
            tr("This game has no parameter that could be tried. In a script integer(…), flag(…) and "
               "choice(…) make some."));
  count_->setObjectName("tune_count");
  count_->setWordWrap(true);
  column.addWidget(count_);
}

/// From where to where, and in which steps, while it is ticked.
void TuneForm::build_range(QVBoxLayout& column, Axis& axis, const QString& name) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(24, 0, 0, 0);
  const auto field = [&](const QString& words, const char* kind, int low, int high, int value) {
    auto* label = new QLabel(words);
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setValue(value);
    box->setObjectName(QString::fromStdString(kind + (" " + axis.spec.name)));
    box->setAccessibleName(label_and_value(name, words));
    label->setBuddy(box);
    row->addWidget(label);
    row->addWidget(box);
    connect(axis.tried, &QCheckBox::toggled, box, &QWidget::setEnabled);
    box->setEnabled(false);
    watch(box);
    return box;
  };
  const int low = static_cast<int>(axis.spec.min), high = static_cast<int>(axis.spec.max);
  // The least and the greatest number may be further apart than an int can say.
  const auto most = std::clamp<std::int64_t>(axis.spec.max - axis.spec.min, 1, kLargestStep);
  axis.low = field(tr("from"), "from", low, high, low);
  axis.high = field(tr("to"), "to", low, high, high);
  axis.step = field(tr("in steps of"), "step", 1, static_cast<int>(most), 1);
  row->addStretch(1);
  column.addLayout(row);
}

QComboBox* TuneForm::figures(const QString& none) const {
  auto* box = new QComboBox;
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  box->addItem(none, QString());
  for (const auto& [id, name] : figures_) box->addItem(name, id);
  return box;
}

void TuneForm::build_goals(QVBoxLayout& column) {
  heading(column, tr("What is to be met"),
          tr("All of it at once. A limit that is left empty doesn't count; shares are in percent."));
  for (std::size_t i = 0; i < kGoals; ++i) {
    Goal goal{.figure = figures(i == 0 ? tr("choose a figure") : tr("nothing more")),
              .low = new QLineEdit,
              .high = new QLineEdit};
    const QString number = QString::number(i + 1);
    goal.figure->setObjectName("goal " + number);
    goal.figure->setAccessibleName(tr("Goal %1").arg(number));
    auto* row = new QHBoxLayout;
    row->addWidget(goal.figure, 1);
    for (const auto& [line, words, kind] :
         {std::tuple(goal.low, tr("from"), "goal_from "), std::tuple(goal.high, tr("to"), "goal_to ")}) {
      auto* label = new QLabel(words);
      label->setBuddy(line);
      line->setObjectName(kind + number);
      line->setAccessibleName(label_and_value(tr("Goal %1").arg(number), words));
      line->setFixedWidth(72);
      row->addWidget(label);
      row->addWidget(line);
      watch(line);
    }
    watch(goal.figure);
    column.addLayout(row);
    goals_.push_back(goal);
  }
  for (const char* id : kFirstGoal)
    if (const int at = goals_.front().figure->findData(QString(id)); at > 0) {
      goals_.front().figure->setCurrentIndex(at);
      break;
    }
}

void TuneForm::build_preferences(QVBoxLayout& column) {
  heading(column, tr("What is preferred"), tr("Among those that meet the goals; it may be left out."));
  for (std::size_t i = 0; i < kPreferences; ++i) {
    Preference one{.way = new QComboBox, .figure = figures(tr("nothing more"))};
    one.way->addItem(tr("more"), QStringLiteral("more"));
    one.way->addItem(tr("less"), QStringLiteral("less"));
    const QString number = QString::number(i + 1);
    one.way->setObjectName("prefer_way " + number);
    one.figure->setObjectName("prefer " + number);
    one.figure->setAccessibleName(tr("Preference %1").arg(number));
    one.way->setAccessibleName(label_and_value(one.figure->accessibleName(), tr("more") + ", " + tr("less")));
    auto* row = new QHBoxLayout;
    row->addWidget(one.way);
    row->addWidget(one.figure, 1);
    watch(one.way);
    watch(one.figure);
    column.addLayout(row);
    preferences_.push_back(one);
  }
}

void TuneForm::build_play(QVBoxLayout& column) {
  heading(column, tr("Who plays"), tr("A third of the games searches, the rest is played on fresh seeds."));
  players_->setObjectName("tune_players");
  players_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  players_->setMinimumContentsLength(12);
  players_->addItem(short_title("random"), QStringLiteral("random"));
  if (const auto& known = levels())
    for (const Level& level : *known) {
      const std::string name = "level:" + std::to_string(level.number);
      players_->addItem(short_title(name), QString::fromStdString(name));
      if (level.number == kUsualTuneLevel) players_->setCurrentIndex(players_->count() - 1);
    }
  games_->setObjectName("tune_games");
  games_->setRange(1, kMostTuneGames);
  games_->setSingleStep(1000);
  games_->setValue(kUsualGames);
  games_->setGroupSeparatorShown(true);
  seed_->setObjectName("tune_seed");
  seed_->setRange(0, std::numeric_limits<int>::max());
  seed_->setValue(1);
  auto* grid = new QGridLayout;
  grid->setColumnStretch(1, 1);
  int line = 0;
  for (const auto& [words, field] : {std::pair<QString, QWidget*>(tr("Players:"), players_),
                                     {tr("Games at most:"), games_},
                                     {tr("Seed:"), seed_}}) {
    auto* label = new QLabel(words);
    label->setBuddy(field);
    field->setAccessibleName(words.chopped(1));
    grid->addWidget(label, line, 0);
    grid->addWidget(field, line++, 1);
    watch(field);
  }
  column.addLayout(grid);
}

void TuneForm::watch(QWidget* field) {
  if (auto* box = qobject_cast<QCheckBox*>(field))
    connect(box, &QCheckBox::toggled, this, &TuneForm::refresh);
  if (auto* box = qobject_cast<QSpinBox*>(field))
    connect(box, &QSpinBox::valueChanged, this, &TuneForm::refresh);
  if (auto* box = qobject_cast<QComboBox*>(field))
    connect(box, &QComboBox::currentIndexChanged, this, &TuneForm::refresh);
  if (auto* line = qobject_cast<QLineEdit*>(field))
    connect(line, &QLineEdit::textChanged, this, &TuneForm::refresh);
}

double TuneForm::points() const {
  double all = 1;
  bool any = false;
  for (const Axis& axis : axes_) {
    if (!axis.tried->isChecked()) continue;
    any = true;
    if (axis.spec.type == BW_BOOL) all *= 2;
    if (axis.spec.type == BW_CHOICE) all *= static_cast<double>(axis.spec.choices.size());
    if (axis.low != nullptr)
      all *= axis.high->value() < axis.low->value()
                 ? 0
                 : static_cast<double>(
                       (std::int64_t{axis.high->value()} - axis.low->value()) / axis.step->value() + 1);
  }
  return any ? all : 0;
}

void TuneForm::refresh() {
  const QLocale locale(code_of(spoken_language()));
  count_->setVisible(points() > 0);
  count_->setText(tr("Value sets: %1").arg(locale.toString(points(), 'f', 0)));
  emit changed();
}

QString TuneForm::wrong_goal(const Goal& goal) const {
  const bool percent = is_percent(goal.figure->currentData().toString().toStdString());
  std::optional<double> low, high;
  for (const auto& [line, value] : {std::pair(goal.low, &low), std::pair(goal.high, &high)}) {
    if (line->text().trimmed().isEmpty()) continue;
    *value = number_in(*line, percent);
    if (!*value) return tr("%1: ‘%2’ is no number.").arg(goal.figure->currentText(), line->text());
  }
  if (!low && !high) return tr("%1: say from where, up to where, or both.").arg(goal.figure->currentText());
  if (low && high && *low >= *high)
    return tr("%1: the first limit must be less than the second.").arg(goal.figure->currentText());
  return {};
}

QString TuneForm::lacking() const {
  for (const Axis& axis : axes_)
    if (axis.low != nullptr && axis.tried->isChecked() && axis.low->value() > axis.high->value())
      return tr("%1: the first number must not be more than the second.").arg(axis.tried->text());
  if (points() == 0) return tr("Tick what is to be tried.");
  bool any = false;
  for (const Goal& goal : goals_) {
    if (goal.figure->currentData().toString().isEmpty()) continue;
    any = true;
    if (const QString wrong = wrong_goal(goal); !wrong.isEmpty()) return wrong;
  }
  return any ? QString() : tr("Choose what is to be met.");
}

QStringList TuneForm::arguments() const {
  QStringList words;
  for (const Axis& axis : axes_) {
    if (!axis.tried->isChecked()) continue;
    QString over = QString::fromStdString(axis.spec.name);
    if (axis.low != nullptr)
      over +=
          QStringLiteral("=%1..%2/%3").arg(axis.low->value()).arg(axis.high->value()).arg(axis.step->value());
    words << "--over" << over;
  }
  for (const Goal& goal : goals_) {
    const QString id = goal.figure->currentData().toString();
    if (id.isEmpty()) continue;
    const bool percent = is_percent(id.toStdString());
    const auto low = number_in(*goal.low, percent), high = number_in(*goal.high, percent);
    words << "--goal"
          << (low && high ? id + " within " + written_number(*low) + ".." + written_number(*high)
              : low       ? id + " above " + written_number(*low)
                          : id + " below " + written_number(*high));
  }
  for (const Preference& one : preferences_)
    if (const QString id = one.figure->currentData().toString(); !id.isEmpty())
      words << "--prefer" << one.way->currentData().toString() + " " + id;
  return words << "--players" << players_->currentData().toString() << "--games"
               << QString::number(games_->value()) << "--seed" << QString::number(seed_->value());
}

void TuneForm::focus_first() {
  if (!axes_.empty()) axes_.front().tried->setFocus(Qt::OtherFocusReason);
}

}  // namespace boardwright::desktop
