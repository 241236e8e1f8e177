// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/game_filter.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDateTime>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <QVBoxLayout>

#include "framework/text/host_reasons.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

namespace {

using Score = GameQuery::Score;
constexpr int kSoon = 250;  // milliseconds after the last letter
enum Counts { kAllCounts, kRated, kUnrated, kEntered, kVoided };

TimeMs begin_of(const QDate& day) { return day.startOfDay().toMSecsSinceEpoch(); }

}  // namespace

GameFilter::GameFilter(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      names_(new QLineEdit),
      opening_(new QLineEdit),
      game_(new QComboBox),
      result_(new QComboBox),
      reason_(new QComboBox),
      counts_(new QComboBox),
      from_on_(new QCheckBox(tr("From"))),
      until_on_(new QCheckBox(tr("Until"))),
      from_(new QDateEdit),
      until_(new QDateEdit),
      more_button_(new QPushButton(tr("&More filters"))),
      more_(build_more()),
      soon_(new QTimer(this)) {
  names_->setObjectName("search_names");
  names_->setAccessibleName(tr("Players"));
  names_->setPlaceholderText(tr("A name, or two"));
  names_->setClearButtonEnabled(true);
  game_->setObjectName("search_game");
  game_->setAccessibleName(tr("Game"));
  result_->setObjectName("search_result");
  result_->setAccessibleName(tr("Result"));
  result_->addItem(tr("Any result"), static_cast<int>(Score::kAny));
  result_->addItem(tr("Won"), static_cast<int>(Score::kWon));
  result_->addItem(tr("Drawn"), static_cast<int>(Score::kDrawn));
  result_->addItem(tr("Lost"), static_cast<int>(Score::kLost));
  result_->setToolTip(
      tr("By the player who is named first; without a name, won and lost are decided games."));
  more_button_->setObjectName("more_filters");
  more_button_->setCheckable(true);
  fill_games();
  fill_reasons();
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(names_, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{game_, result_, more_button_})
    line->addWidget(widget);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addLayout(line);
  column->addWidget(more_);
  more_->hide();
  join();
}

void GameFilter::join() {
  soon_->setSingleShot(true);
  soon_->setInterval(kSoon);
  connect(soon_, &QTimer::timeout, this, &GameFilter::changed);
  connect(more_button_, &QPushButton::toggled, this, &GameFilter::unfold);
  const auto later = [this] { soon_->start(); };
  for (auto* text : {names_, opening_}) connect(text, &QLineEdit::textChanged, this, later);
  for (auto* box : {game_, result_, reason_, counts_})
    connect(box, &QComboBox::currentIndexChanged, this, later);
  for (auto* day : {from_, until_}) connect(day, &QDateEdit::dateChanged, this, later);
  for (auto* box : {from_on_, until_on_}) connect(box, &QCheckBox::toggled, this, later);
}

QWidget* GameFilter::build_more() {
  auto* more = new QWidget;
  auto* grid = new QGridLayout(more);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(8);
  for (const auto& [box, day, name] :
       {std::tuple(from_on_, from_, "search_from"), {until_on_, until_, "search_until"}}) {
    day->setObjectName(name);
    day->setCalendarPopup(true);
    day->setDisplayFormat("yyyy-MM-dd");
    day->setDate(QDate::currentDate());
    day->setEnabled(false);
    // The style's own arrow and padding are wider than what the field asks for.
    day->setMinimumWidth(day->fontMetrics().horizontalAdvance("2026-11-25") + 64);
    day->setAccessibleName(box->text());
    connect(box, &QCheckBox::toggled, day, &QWidget::setEnabled);
  }
  opening_->setObjectName("search_opening");
  opening_->setPlaceholderText(tr("First moves, such as b1-b3 a2-c2"));
  opening_->setAccessibleName(tr("First moves"));
  opening_->setClearButtonEnabled(true);
  reason_->setObjectName("search_reason");
  reason_->setAccessibleName(tr("Ended by"));
  counts_->setObjectName("search_counts");
  counts_->setAccessibleName(tr("Counts"));
  counts_->addItems({tr("Rated or not"), tr("Rated"), tr("Unrated"), tr("Entered"), tr("Voided")});
  grid->addWidget(from_on_, 0, 0);
  grid->addWidget(from_, 0, 1);
  grid->addWidget(until_on_, 0, 2);
  grid->addWidget(until_, 0, 3);
  grid->addWidget(reason_, 0, 4);
  grid->addWidget(counts_, 0, 5);
  grid->addWidget(opening_, 1, 0, 1, 6);
  grid->setColumnStretch(4, 1);
  return more;
}

void GameFilter::fill_games() {
  game_->addItem(tr("All games"));
  for (const auto& game : catalogue_.games()) {
    const QString id = QString::fromStdString(game->id());
    game_->addItem(game_title(catalogue_, game->id(), {}, false), QStringList{id, QString()});
    if (game->variants().size() < 2) continue;
    for (const auto& variant : game->variants())
      game_->addItem(game_title(catalogue_, game->id(), variant.id, false),
                     QStringList{id, QString::fromStdString(variant.id)});
  }
  game_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  game_->setMinimumContentsLength(14);
}

void GameFilter::fill_reasons() {
  reason_->addItem(tr("However it ended"));
  for (const auto reason : host_reasons())
    reason_->addItem(reason_title(catalogue_, {}, std::string(reason)),
                     QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())));
  reason_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  reason_->setMinimumContentsLength(12);
}

void GameFilter::unfold(bool unfolded) {
  more_->setVisible(unfolded);
  more_button_->setChecked(unfolded);
}

void GameFilter::clear() {
  for (auto* text : {names_, opening_}) text->clear();
  for (auto* box : {game_, result_, reason_, counts_}) box->setCurrentIndex(0);
  for (auto* box : {from_on_, until_on_}) box->setChecked(false);
}

Result<GameQuery> GameFilter::query() const {
  GameQuery query;
  static const QRegularExpression kBetween(QStringLiteral("\\s*[,;–]\\s*"));
  for (const auto& name : names_->text().trimmed().split(kBetween, Qt::SkipEmptyParts)) {
    auto ids = club_->people().named(name.toStdString());
    if (!ids) return fail(ids.error());
    query.players.push_back(std::move(*ids));
  }
  if (const QStringList ids = game_->currentData().toStringList(); ids.size() == 2) {
    query.game = ids[0].toStdString();
    query.variant = ids[1].toStdString();
  }
  query.score = static_cast<Score>(result_->currentData().toInt());
  query.reason = reason_->currentData().toString().toStdString();
  query.opening = opening_of(opening_->text().toStdString());
  if (from_on_->isChecked()) query.from = begin_of(from_->date());
  if (until_on_->isChecked()) query.until = begin_of(until_->date().addDays(1));
  switch (counts_->currentIndex()) {
    case kRated: query.rated = true; break;
    case kUnrated: query.rated = false; break;
    case kEntered: query.entered = true; break;
    case kVoided: query.voided = true; break;
    default: break;
  }
  return query;
}

}  // namespace boardwright::desktop
