// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/docks/review_dock.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "ui/desktop/analysis/course_graph.hpp"
#include "ui/desktop/analysis/slip_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

ReviewDock::ReviewDock(MatchController& controller, GameTable& table, QWidget* parent)
    : QDockWidget(parent),
      controller_(controller),
      table_(table),
      reviewer_(controller),
      start_(new QPushButton),
      progress_(new QLabel),
      counts_(new QLabel),
      graph_(new CourseGraph),
      turns_(new QListWidget) {
  setObjectName("review");
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea);
  setWidget(new ColumnScroll(build()));
  connect(this, &QDockWidget::dockLocationChanged, this,
          [this](Qt::DockWidgetArea area) { lie(area == Qt::BottomDockWidgetArea); });
  connect(start_, &QPushButton::clicked, this, [this] {
    if (reviewer_.running()) {
      reviewer_.stop();
    } else {
      reviewer_.start();
    }
    refresh();
  });
  connect(this, &QDockWidget::visibilityChanged, this, [this] {
    if (isHidden()) reviewer_.stop();
  });
  connect(&reviewer_, &Reviewer::changed, this, &ReviewDock::refresh);
  connect(&controller_, &MatchController::game_started, &reviewer_, &Reviewer::forget);
  connect(&table_, &GameTable::position_shown, this, &ReviewDock::follow);
  connect(counts_, &QLabel::linkActivated, this, &ReviewDock::go_to_slip);
  connect(graph_, &CourseGraph::looked_at, &table_, &GameTable::look_at);
  connect(turns_, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { table_.look_at(item->data(Qt::UserRole).toULongLong()); });
  connect(turns_, &QListWidget::itemActivated, this,
          [this](const QListWidgetItem* item) { table_.look_at(item->data(Qt::UserRole).toULongLong()); });
  retranslate();
}

QWidget* ReviewDock::build() {
  start_->setObjectName("review_start");
  progress_->setObjectName("review_progress");
  progress_->setProperty("role", "muted");
  progress_->setWordWrap(true);
  progress_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  counts_->setObjectName("review_counts");
  counts_->setTextFormat(Qt::RichText);
  counts_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  counts_->setWordWrap(true);
  counts_->hide();
  turns_->setObjectName("turning_points");
  turns_->setWordWrap(true);
  turns_->setMinimumHeight(90);
  auto* head = new QVBoxLayout;
  head->setSpacing(10);
  head->addWidget(start_, 0, Qt::AlignLeft);
  head->addWidget(progress_);
  head->addWidget(counts_);
  head->addStretch(1);
  auto* inside = new QWidget;
  inside->setMinimumWidth(270);
  parts_ = new QBoxLayout(QBoxLayout::LeftToRight, inside);
  parts_->setContentsMargins(20, 4, 20, 14);
  parts_->addLayout(head);
  parts_->addWidget(graph_);
  parts_->addWidget(turns_);
  lie(true);
  return inside;
}

void ReviewDock::lie(bool side_by_side) {
  parts_->setDirection(side_by_side ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  parts_->setSpacing(side_by_side ? 20 : 12);
  parts_->setStretch(0, side_by_side ? 2 : 0);
  parts_->setStretch(1, side_by_side ? 5 : 0);
  parts_->setStretch(2, side_by_side ? 4 : 1);
}

void ReviewDock::begin() {
  if (!reviewer_.running()) reviewer_.start();
}

void ReviewDock::follow() {
  reviewer_.follow();
  graph_->set_shown(table_.shown_moves());
}

void ReviewDock::refresh() {
  start_->setText(reviewer_.running() ? tr("Stop") : tr("Review the game"));
  start_->setEnabled(controller_.has_game());
  const auto points = turning_points(reviewer_.course(), reviewer_.moves());
  graph_->set_course(reviewer_.course(), reviewer_.moves().size(), points);
  const int row = turns_->currentRow();
  turns_->clear();
  QString first, second;
  if (controller_.has_game()) {
    const TableWords& words = controller_.words();
    first = words.seats().value(0);
    second = words.seats().value(1);
    const MoveNumbers numbers(controller_.history());
    for (const auto& point : points) {
      const QString move = QString::fromStdString(reviewer_.moves().at(point.move - 1));
      QString line = tr("%1 %2: %3 %4% → %5%", "number, move, seat, score before and after")
                         .arg(move_label(numbers.ply(point.move - 1)))
                         .arg(move, first)
                         .arg(percent(point.before))
                         .arg(percent(point.after));
      if (!point.better.empty())
        line += QStringLiteral("\n") +
                tr("The computer would have played %1.").arg(QString::fromStdString(point.better));
      auto* item = new QListWidgetItem(line, turns_);
      item->setData(Qt::UserRole, static_cast<qulonglong>(point.move));
    }
    if (row >= 0 && row < turns_->count()) turns_->setCurrentRow(row);
  }
  const auto judged = judged_moves(reviewer_.course(), reviewer_.moves(), reviewer_.seats());
  count_slips(judged, {first, second});
  table_.show_review(reviewer_.course(), judged);
  turns_->setVisible(turns_->count() > 0);
  graph_->set_seats(first, second);
  graph_->set_numbers(controller_.has_game() ? MoveNumbers(controller_.history()) : MoveNumbers());
  QString said =
      tr("Every position is looked at for a moment. The curve is the first side's expected score.");
  if (!reviewer_.refusal().isEmpty()) {
    said = reviewer_.refusal();
  } else if (reviewer_.running() || reviewer_.done() > 0) {
    said = tr("%1 of %2 positions").arg(reviewer_.done()).arg(reviewer_.moves().size() + 1);
    if (!reviewer_.running() && points.empty()) said += "\n" + tr("No move changed much.");
  }
  progress_->setText(said);
}

void ReviewDock::count_slips(const std::vector<JudgedMove>& judged, const QStringList& seats) {
  QStringList lines;
  const bool over = !reviewer_.running() && reviewer_.done() > 0 && reviewer_.refusal().isEmpty();
  for (Seat seat = 0; seat < 2 && over && controller_.has_game(); ++seat) {
    QStringList parts;
    for (const Slip slip : {Slip::kInaccuracy, Slip::kMistake, Slip::kBlunder}) {
      const auto count = std::count_if(judged.begin(), judged.end(), [&](const JudgedMove& move) {
        return move.seat == seat && move.slip == slip;
      });
      if (count == 0) continue;
      parts
          << QStringLiteral("<a style=\"color: %1\" href=\"%2-%3\">%4</a>")
                 .arg(word_colour(slip).name())
                 .arg(seat)
                 .arg(static_cast<int>(slip))
                 .arg(
                     counted(slip, static_cast<int>(count)).replace(' ', QChar(QChar::Nbsp)).toHtmlEscaped());
    }
    lines << tr("%1: %2", "a seat, how often it went wrong")
                 .arg(seats.value(static_cast<int>(seat)).toHtmlEscaped(),
                      parts.isEmpty() ? tr("nothing went wrong") : parts.join(QStringLiteral(", ")));
  }
  counts_->setText(lines.join(QStringLiteral("<br>")));
  counts_->setVisible(!lines.isEmpty());
  counts_->setToolTip(
      tr("?! lost 10%, ? 20% and ?? 30% of the expected score. A click leads to the next one."));
}

/// To the next move of that kind after the one that is shown; after the last one, and from the newest
/// position, the first.
void ReviewDock::go_to_slip(const QString& link) {
  std::vector<std::size_t> meant;
  for (const auto& move : judged_moves(reviewer_.course(), reviewer_.moves(), reviewer_.seats()))
    if (link == QStringLiteral("%1-%2").arg(move.seat).arg(static_cast<int>(move.slip)))
      meant.push_back(move.move);
  if (meant.empty()) return;
  const auto next = std::find_if(meant.begin(), meant.end(),
                                 [this](std::size_t move) { return move > table_.shown_moves(); });
  table_.look_at(next == meant.end() ? meant.front() : *next);
}

QString ReviewDock::words() const { return progress_->text(); }

void ReviewDock::set_away(bool away) {
  if (away) reviewer_.stop();
}

void ReviewDock::retranslate() {
  setWindowTitle(tr("Review"));
  toggleViewAction()->setText(tr("Re&view"));
  turns_->setAccessibleName(tr("Turning points"));
  refresh();
}

void ReviewDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDockWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
