// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where on the page of figures, and its words.
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>

#include "ui/desktop/figures/chart_grid.hpp"
#include "ui/desktop/figures/figures_choice.hpp"
#include "ui/desktop/figures/figures_page.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kFiguresGap = 10, kProgressSteps = 1000, kProgressHeight = 8;

}  // namespace

FiguresPage::FiguresPage(QWidget* parent)
    : QWidget(parent),
      run_(new LiveRun(this)),
      choice_(new FiguresChoice),
      hint_(new QLabel),
      status_(new QLabel),
      sentences_(new QLabel),
      note_(new QLabel),
      bar_(new QProgressBar),
      pause_(new QPushButton),
      cancel_(new QPushButton),
      save_(new QPushButton),
      play_(new QPushButton),
      players_(new QTabBar),
      scroll_(new ColumnScroll),
      running_(new QWidget),
      sheet_(new QWidget),
      charts_(new ChartGrid),
      table_column_(new QVBoxLayout),
      measures_(new ReportSection),
      rules_(new ReportSection),
      games_(new ReportSection) {
  build();
  join();
  retranslate();
  show_state();
}

void FiguresPage::build() {
  setObjectName("figures_page");
  players_->setObjectName("figures_players");
  players_->setDrawBase(false);
  players_->setExpanding(false);
  hint_->setWordWrap(true);
  hint_->setProperty("role", "muted");
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setMargin(32);
  build_running();
  build_sheet();
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(0, kFiguresGap, 0, 0);
  page->setSpacing(kFiguresGap);
  page->addWidget(choice_);
  page->addWidget(running_);
  page->addWidget(players_);
  page->addWidget(scroll_, 1);
  page->addWidget(hint_, 1);
}

void FiguresPage::build_running() {
  bar_->setObjectName("figures_bar");
  bar_->setRange(0, kProgressSteps);
  bar_->setTextVisible(false);
  bar_->setFixedHeight(kProgressHeight);
  pause_->setObjectName("figures_pause");
  cancel_->setObjectName("figures_cancel");
  save_->setObjectName("figures_save");
  status_->setObjectName("figures_status");
  status_->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(status_, 1);
  for (auto* button : {pause_, cancel_, save_}) buttons->addWidget(button);
  auto* progress = new QVBoxLayout(running_);
  progress->setContentsMargins(0, 0, 0, 0);
  progress->setSpacing(6);
  progress->addLayout(buttons);
  progress->addWidget(bar_);
}

void FiguresPage::build_sheet() {
  sentences_->setObjectName("figures_sentences");
  sentences_->setWordWrap(true);
  sentences_->setTextFormat(Qt::RichText);
  sentences_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  note_->setWordWrap(true);
  note_->setProperty("role", "muted");
  play_->setObjectName("figures_play_through");
  auto* column = new QVBoxLayout(sheet_);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(kFiguresGap);
  table_column_->setSpacing(6);
  column->addWidget(sentences_);
  column->addWidget(charts_);
  column->addLayout(table_column_);
  column->addWidget(note_);
  column->addWidget(measures_);
  column->addWidget(rules_);
  column->addWidget(games_);
  column->addWidget(play_, 0, Qt::AlignLeft);
  column->addStretch(1);
  sheet_->setObjectName("figures_sheet");
  scroll_->setObjectName("figures_scroll");
  scroll_->setWidget(sheet_);
  // On the window's own ground.
  scroll_->viewport()->setAutoFillBackground(false);
  sheet_->setAutoFillBackground(false);
}

void FiguresPage::retranslate() {
  hint_->setText(
      tr("The rule sets are played many times, with the same openings and the same dice, and charts show "
         "what is "
         "different while the games go on. The games run in a program of their own: the window stays free."));
  cancel_->setText(tr("Cancel"));
  save_->setText(tr("Save report…"));
  play_->setText(tr("Play through"));
  play_->setToolTip(tr("Opens the chosen game as a record"));
  bar_->setAccessibleName(tr("How many of the games are played"));
  players_->setAccessibleName(tr("Who played"));
  scroll_->setAccessibleName(tr("Charts and figures"));
  show_state();
}

}  // namespace boardwright::desktop
