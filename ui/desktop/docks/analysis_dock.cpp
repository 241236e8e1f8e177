// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/docks/analysis_dock.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QThread>
#include <algorithm>

#include "ui/desktop/analysis/score_bar.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kRowHeight = 25;
enum Column { kMove, kScore, kVisits, kColumns };

/// Large numbers in thousands and millions: what counts is how many digits there are.
QString short_number(std::uint64_t number) {
  if (number < 10'000) return QString::number(number);
  if (number < 10'000'000) return QStringLiteral("%1k").arg(number / 1000);
  return QStringLiteral("%1M").arg(number / 1'000'000);
}

}  // namespace

AnalysisDock::AnalysisDock(int threads, QWidget* parent)
    : QDockWidget(parent),
      start_(new QPushButton),
      threads_label_(new QLabel),
      threads_(new QComboBox),
      progress_(new QLabel),
      moves_(new QTableWidget(0, kColumns)),
      line_(new QLabel) {
  setObjectName("analysis");
  setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea | Qt::BottomDockWidgetArea);
  setWidget(new ColumnScroll(build()));
  set_threads(threads);
  connect(start_, &QPushButton::clicked, this, [this] {
    if (running_) {
      emit stop_wanted();
    } else {
      emit start_wanted();
    }
  });
  connect(threads_, &QComboBox::currentIndexChanged, this, [this] { emit threads_changed(this->threads()); });
  connect(this, &QDockWidget::dockLocationChanged, this,
          [this](Qt::DockWidgetArea area) { lie(area == Qt::BottomDockWidgetArea); });
  connect(moves_, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (filling_ || !thought_ || row < 0) return;
    const auto& candidate = thought_->candidates.at(static_cast<std::size_t>(row));
    chosen_ = candidate.move;
    emit pointed_at(candidate);
  });
  connect(moves_, &QTableWidget::cellActivated, this, [this](int row) {
    if (thought_ && row >= 0) emit chosen(thought_->candidates.at(static_cast<std::size_t>(row)));
  });
  retranslate();
}

QWidget* AnalysisDock::build() {
  build_table();
  start_->setObjectName("analysis_start");
  threads_->setObjectName("analysis_threads");
  for (int count = 1; count <= std::max(1, QThread::idealThreadCount()); ++count)
    threads_->addItem(QString::number(count));
  threads_label_->setBuddy(threads_);
  progress_->setProperty("role", "muted");
  for (auto* label : {progress_, line_}) label->setWordWrap(true);
  for (auto* label : {progress_, line_}) label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* row = new QHBoxLayout;
  row->setSpacing(10);
  row->addWidget(start_);
  row->addStretch();
  row->addWidget(threads_label_);
  row->addWidget(threads_);
  auto* head = new QVBoxLayout;
  head->setSpacing(10);
  head->addLayout(row);
  head->addWidget(progress_);
  head->addStretch(1);
  auto* inside = new QWidget;
  inside->setMinimumWidth(270);
  parts_ = new QBoxLayout(QBoxLayout::LeftToRight, inside);
  parts_->setContentsMargins(20, 4, 20, 14);
  parts_->addLayout(head);
  parts_->addWidget(moves_, 0, Qt::AlignTop);
  parts_->addWidget(line_);
  lie(true);
  return inside;
}

void AnalysisDock::lie(bool side_by_side) {
  parts_->setDirection(side_by_side ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  parts_->setSpacing(side_by_side ? 20 : 12);
  parts_->setStretch(0, side_by_side ? 3 : 0);
  parts_->setStretch(1, side_by_side ? 4 : 0);
  parts_->setStretch(2, side_by_side ? 4 : 1);
}

void AnalysisDock::build_table() {
  moves_->setObjectName("analysis_moves");
  moves_->setItemDelegateForColumn(kScore, new ScoreBar(moves_));
  moves_->setSelectionBehavior(QAbstractItemView::SelectRows);
  moves_->setSelectionMode(QAbstractItemView::SingleSelection);
  moves_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  moves_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  moves_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  moves_->setShowGrid(false);
  moves_->setTabKeyNavigation(false);
  moves_->verticalHeader()->hide();
  moves_->verticalHeader()->setDefaultSectionSize(kRowHeight);
  QHeaderView& header = *moves_->horizontalHeader();
  header.setHighlightSections(false);
  header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  header.setFixedHeight(kRowHeight);
  header.setSectionResizeMode(QHeaderView::ResizeToContents);
  header.setSectionResizeMode(kScore, QHeaderView::Stretch);
  constexpr int kFrame = 14;
  moves_->setFixedHeight(static_cast<int>(Thought::kMost + 1) * kRowHeight + kFrame);
}

void AnalysisDock::set_subject(const QString& subject) {
  subject_ = subject;
  refusal_.clear();
  show_moves();
}

void AnalysisDock::refuse(const QString& why) {
  refusal_ = why;
  forget();
}

void AnalysisDock::forget() {
  thought_.reset();
  chosen_.clear();
  show_moves();
}

void AnalysisDock::set_running(bool running) {
  running_ = running;
  retranslate();
}

void AnalysisDock::show_thought(const Thought& thought) {
  thought_ = thought;
  show_moves();
}

void AnalysisDock::set_threads(int threads) {
  threads_->setCurrentIndex(std::clamp(threads, 1, threads_->count()) - 1);
}
int AnalysisDock::threads() const { return threads_->currentIndex() + 1; }

QString AnalysisDock::words() const { return progress_->text() + "\n" + line_->text(); }

void AnalysisDock::show_moves() {
  filling_ = true;
  const int rows = thought_ ? static_cast<int>(thought_->candidates.size()) : 0;
  moves_->setEnabled(refusal_.isEmpty());  // and in its place: else the board would change its size
  moves_->setRowCount(rows);
  int selected = -1;
  for (int row = 0; row < rows; ++row) {
    const auto& candidate = thought_->candidates[static_cast<std::size_t>(row)];
    if (candidate.move == chosen_) selected = row;
    const auto item = [&](Column column) {
      if (moves_->item(row, column) == nullptr) moves_->setItem(row, column, new QTableWidgetItem);
      return moves_->item(row, column);
    };
    item(kMove)->setText(QString::fromStdString(candidate.move));
    item(kScore)->setText(QStringLiteral("%1%").arg(percent(candidate.score)));
    item(kScore)->setData(Qt::UserRole, candidate.score);
    item(kVisits)->setText(candidate.visits == 0 ? QString() : short_number(candidate.visits));
    item(kVisits)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (selected >= 0) {
    moves_->setCurrentCell(selected, kMove);
  } else {
    moves_->setCurrentCell(-1, -1);
  }
  filling_ = false;
  say_progress();
}

void AnalysisDock::say_progress() {
  start_->setEnabled(refusal_.isEmpty());
  QStringList parts;
  if (thought_) {
    const QLocale locale(QLocale::English);  // figures as on the clocks
    if (thought_->depth > 0) parts << tr("depth %1").arg(thought_->depth);
    parts << tr("%1 simulations").arg(short_number(thought_->nodes));
    parts << tr("%1 s", "seconds").arg(locale.toString(thought_->seconds, 'f', 1));
    if (thought_->proven) parts << tr("certain", "an expected score that can't change");
  }
  const QString facts = parts.isEmpty() ? QString() : "\n" + parts.join(QStringLiteral(" · "));
  progress_->setText(refusal_.isEmpty() ? subject_ + facts : refusal_);
  QStringList moves;
  if (thought_)
    for (const auto& move : thought_->line) moves << QString::fromStdString(move);
  line_->setText(moves.isEmpty() ? QString() : tr("Expected: %1").arg(moves.join(QStringLiteral("  "))));
}

void AnalysisDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDockWidget::changeEvent(event);
}

void AnalysisDock::retranslate() {
  setWindowTitle(tr("Analysis"));
  toggleViewAction()->setText(tr("Analys&is"));  // after the title, which it would take over
  start_->setText(running_ ? tr("Stop") : tr("Start"));
  threads_label_->setText(tr("Cores:"));
  threads_->setToolTip(tr("How many of the machine's cores think"));
  moves_->setAccessibleName(tr("Best moves"));
  moves_->setHorizontalHeaderLabels({tr("Move"), tr("Score"), tr("Sim.", "simulations, short")});
  say_progress();
}

}  // namespace boardwright::desktop
