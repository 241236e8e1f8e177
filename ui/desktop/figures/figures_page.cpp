// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/figures_page.hpp"

#include <QAccessible>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/figures/figures_choice.hpp"
#include "ui/desktop/figures/figures_sheet.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/report/report_file.hpp"

namespace boardwright::desktop {

using Json = report::ReportFigures::Json;
using State = LiveRun::State;

namespace {

constexpr int kFiguresGap = 10, kProgressSteps = 1000, kProgressHeight = 8;

}  // namespace

FiguresPage::FiguresPage(QWidget* parent)
    : QWidget(parent),
      run_(new LiveRun(this)),
      choice_(new FiguresChoice),
      hint_(new QLabel),
      status_(new QLabel),
      bar_(new QProgressBar),
      pause_(new QPushButton),
      cancel_(new QPushButton),
      save_(new QPushButton),
      players_(new QTabBar),
      scroll_(new ColumnScroll),
      running_(new QWidget),
      sheet_(new FiguresSheet) {
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
  scroll_->setObjectName("figures_scroll");
  scroll_->setWidget(sheet_);
  // On the window's own ground.
  scroll_->viewport()->setAutoFillBackground(false);
  sheet_->setAutoFillBackground(false);
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

void FiguresPage::join() {
  connect(choice_, &FiguresChoice::start_wanted, this, &FiguresPage::start);
  connect(pause_, &QPushButton::clicked, this, &FiguresPage::toggle_pause);
  connect(cancel_, &QPushButton::clicked, run_, &LiveRun::cancel);
  connect(save_, &QPushButton::clicked, this, &FiguresPage::ask_save);
  connect(run_, &LiveRun::changed, this, &FiguresPage::show_state);
  connect(run_, &LiveRun::progressed, this, &FiguresPage::show_progress);
  connect(run_, &LiveRun::new_figures, this, &FiguresPage::show_figures);
  connect(players_, &QTabBar::currentChanged, this, &FiguresPage::show_figures);
  connect(sheet_, &FiguresSheet::game_wanted, this, &FiguresPage::game_wanted);
}

void FiguresPage::set_rule_sets(std::vector<RuleSet> sets) {
  sets_ = std::move(sets);
  show_state();
}

void FiguresPage::start() {
  LiveRequest request = choice_->request();
  std::set<std::filesystem::path> folders;
  for (const RuleSet& set : sets_) {
    request.rule_sets.push_back(set.entry.name());
    folders.insert(set.entry.game->folder());
  }
  request.folders.assign(folders.begin(), folders.end());
  request.language = spoken_language();
  run_->start(request);
  if (run_->is_busy()) pause_->setFocus(Qt::OtherFocusReason);
}

void FiguresPage::toggle_pause() {
  if (run_->state() == State::kPaused)
    run_->go_on();
  else
    run_->pause();
}

QString FiguresPage::time_left() const {
  const auto seconds = run_->seconds_left();
  if (!seconds) return {};
  return tr("time left: about %1")
      .arg(QStringLiteral("%1:%2").arg(*seconds / 60).arg(*seconds % 60, 2, 10, QLatin1Char('0')));
}

QString FiguresPage::state_words() const {
  const QString done = QString::number(run_->games_done()), all = QString::number(run_->games_all());
  switch (run_->state()) {
    case State::kIdle: return {};
    case State::kRunning: {
      if (run_->games_all() == 0) return tr("The games begin.");
      if (run_->games_done() == run_->games_all())
        return tr("The games are played; the figures are worked out.");
      const QString left = time_left();
      const QString games = tr("%1 of %2 games").arg(done, all);
      return left.isEmpty() ? games : games + ", " + left;
    }
    case State::kPaused: return tr("Paused after %1 of %2 games.").arg(done, all);
    case State::kDone: return tr("All %1 games are played.").arg(all);
    case State::kCancelled:
      return run_->figures() ? tr("Cancelled. The figures are of the games until then.") : tr("Cancelled.");
    case State::kFailed: return run_->problem();
  }
  return {};
}

void FiguresPage::show_progress() {
  bar_->setValue(static_cast<int>(run_->part() * bar_->maximum()));
  status_->setText(state_words());
}

void FiguresPage::show_state() {
  const bool busy = run_->is_busy(), whole = run_->state() == State::kDone;
  choice_->set_possible(sets_.size() >= 2);
  choice_->set_busy(busy);
  bar_->setVisible(busy);
  pause_->setVisible(busy);
  cancel_->setVisible(busy);
  pause_->setText(run_->state() == State::kPaused ? tr("Continue") : tr("Pause"));
  save_->setEnabled(whole);
  style_by(*status_, "role", run_->state() == State::kFailed ? "wrong" : "");
  running_->setVisible(run_->state() != State::kIdle);
  show_progress();
  show_figures();
  if (busy || !QAccessible::isActive()) return;
  QAccessibleEvent event(status_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void FiguresPage::fill_players(const report::ReportFigures& figures) {
  const QSignalBlocker quiet(players_);
  const int count = static_cast<int>(figures.played().size());
  while (players_->count() > count) players_->removeTab(players_->count() - 1);
  while (players_->count() < count) players_->addTab({});
  for (int i = 0; i < count; ++i)
    players_->setTabText(
        i, QString::fromStdString(figures.played_heading(figures.played().at(static_cast<std::size_t>(i)))));
}

void FiguresPage::show_figures() {
  const auto figures = run_->figures();
  hint_->setVisible(figures == nullptr);
  players_->setVisible(figures != nullptr);
  scroll_->setVisible(figures != nullptr);
  if (!figures) return;
  try {
    fill_players(*figures);
    const int chosen = std::max(players_->currentIndex(), 0);
    sheet_->show_played(*figures, figures->played().at(static_cast<std::size_t>(chosen)),
                        run_->state() == State::kDone);
  } catch (const Json::exception& bad) {  // another version of the program that plays
    hint_->setText(QString::fromUtf8(bad.what()));
    hint_->show();
    scroll_->hide();
  }
}

Result<void> FiguresPage::save_report(const std::filesystem::path& file) const {
  return report::write_report(run_->figures_text().toStdString(), file);
}

void FiguresPage::ask_save() {
  QString kind = tr("Page") + " (*.html)";
  QString name =
      QFileDialog::getSaveFileName(this, tr("Save report"), {},
                                   kind + ";;" + tr("Paper") + " (*.pdf);;" + tr("Table of figures") +
                                       " (*.csv);;" + tr("All figures, for programs") + " (*.json)",
                                   &kind);
  if (name.isEmpty()) return;
  // Whoever types no ending means the kind that is chosen.
  if (QFileInfo(name).suffix().isEmpty()) name += kind.section("*", 1).chopped(1);
  if (const auto saved = save_report(name.toStdString()); !saved)
    status_->setText(refusal_words(saved.error()));
  else
    status_->setText(tr("Saved as %1.").arg(name));
}

void FiguresPage::set_theme(const Theme& theme) {
  sheet_->set_theme(theme);
  show_figures();
}

QString FiguresPage::status() const { return status_->text(); }

void FiguresPage::retranslate() {
  hint_->setText(
      tr("The rule sets are played many times, with the same openings and the same dice, and charts show "
         "what is "
         "different while the games go on. The games run in a program of their own: the window stays free."));
  cancel_->setText(tr("Cancel"));
  save_->setText(tr("Save report…"));
  bar_->setAccessibleName(tr("How many of the games are played"));
  players_->setAccessibleName(tr("Who played"));
  scroll_->setAccessibleName(tr("Charts and figures"));
  sheet_->retranslate();
  show_state();
}

void FiguresPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
