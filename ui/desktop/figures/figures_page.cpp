// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/figures/figures_page.hpp"

#include <QAccessible>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>
#include <set>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/figures/chart_grid.hpp"
#include "ui/desktop/figures/figures_choice.hpp"
#include "ui/desktop/figures/report_section.hpp"
#include "ui/report/kept_games.hpp"
#include "ui/report/report_charts.hpp"
#include "ui/report/report_file.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::desktop {

using Json = report::ReportFigures::Json;
using State = LiveRun::State;

void FiguresPage::join() {
  connect(choice_, &FiguresChoice::start_wanted, this, &FiguresPage::start);
  connect(pause_, &QPushButton::clicked, this, &FiguresPage::toggle_pause);
  connect(cancel_, &QPushButton::clicked, run_, &LiveRun::cancel);
  connect(save_, &QPushButton::clicked, this, &FiguresPage::ask_save);
  connect(run_, &LiveRun::changed, this, &FiguresPage::show_state);
  connect(run_, &LiveRun::progressed, this, &FiguresPage::show_progress);
  connect(run_, &LiveRun::new_figures, this, &FiguresPage::show_figures);
  connect(players_, &QTabBar::currentChanged, this, &FiguresPage::show_figures);
  connect(play_, &QPushButton::clicked, this, &FiguresPage::play_through);
  connect(&games_->table(), &QTableWidget::activated, this, &FiguresPage::play_through);
  connect(&games_->table(), &QTableWidget::itemSelectionChanged, this,
          [this] { play_->setEnabled(games_->table().currentRow() >= 0); });
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
    show_played(*figures);
  } catch (const Json::exception& bad) {  // another version of the program that plays
    hint_->setText(QString::fromUtf8(bad.what()));
    hint_->show();
    scroll_->hide();
  }
}

void FiguresPage::show_played(const report::ReportFigures& figures) {
  const int chosen = std::max(players_->currentIndex(), 0);
  const Json& played = figures.played().at(static_cast<std::size_t>(chosen));
  const bool whole = run_->state() == State::kDone;
  QStringList sentences;
  if (whole)
    for (const Json& comparison : played.at("comparisons")) {
      if (figures.sets().size() > 2)
        sentences << "<b>" + QString::fromStdString(figures.short_heading(comparison)).toHtmlEscaped() +
                         "</b>";
      for (const auto& sentence : report::sentences_in(comparison.at("sentences")))
        sentences << QString::fromStdString(sentence).toHtmlEscaped();
    }
  if (whole)
    for (const auto& sentence : report::sentences_in(figures.disagreements()))
      sentences << QString::fromStdString(sentence).toHtmlEscaped();
  QString text;
  for (const QString& sentence : sentences) text += "<p style=\"margin:0 0 5px 0\">" + sentence + "</p>";
  sentences_->setText(text);
  sentences_->setVisible(!text.isEmpty());
  charts_->show_charts(report::charts_of(figures, played), figures);
  show_tables(figures, played);
  show_sections(figures, played);
  note_->setText(
      whole ? figures.q_say("report.legend")
            : tr("Figures of the games so far, with their intervals. What differs for certain is said "
                 "when all games are played: looked at again and again, chance would find something."));
}

void FiguresPage::show_tables(const report::ReportFigures& figures, const Json& played) {
  const Json& comparisons = played.at("comparisons");
  while (tables_.size() > comparisons.size()) {
    delete tables_.back();
    tables_.pop_back();
    delete table_names_.back();
    table_names_.pop_back();
  }
  while (tables_.size() < comparisons.size()) {
    table_names_.push_back(new QLabel);
    table_names_.back()->setProperty("role", "heading");
    tables_.push_back(new ReportTableView);
    table_column_->addWidget(table_names_.back());
    table_column_->addWidget(tables_.back());
  }
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    report::ReportTable table = report::difference_table(figures, comparisons.at(i));
    const QString name = QString::fromStdString(table.columns[1].heading + " – " + table.columns[2].heading);
    if (run_->state() != State::kDone) {  // no finding before the end
      table.columns.pop_back();
      for (auto& row : table.rows) row.pop_back();
    }
    table_names_[i]->setText(name);
    table_names_[i]->setVisible(tables_.size() > 1);
    tables_[i]->setAccessibleName(tr("Figures: %1").arg(name));
    tables_[i]->show_table(table, current_theme());
  }
}

void FiguresPage::show_sections(const report::ReportFigures& figures, const Json& played) {
  const Theme& theme = current_theme();
  measures_->show_section(figures.q_say("report.measures"), {}, report::measures_table(figures, played),
                          report::measures_legend(figures, played), theme);
  // No finding before the end, here neither.
  const bool whole = run_->state() == State::kDone;
  rules_->show_section(figures.q_say("report.rule_use"),
                       whole ? report::rules_used_sentences(played) : std::vector<std::string>(),
                       report::rules_used_table(figures, played), {figures.say("report.rule_legend")}, theme);
  const auto kept = report::kept_games(figures, played);
  games_->show_section(figures.q_say("report.sample_games"), {}, report::kept_games_table(figures, kept), {},
                       theme);
  records_.clear();
  for (const report::KeptGame& game : kept) records_.push_back(QString::fromStdString(game.record));
  play_->setVisible(!kept.empty());
  play_->setEnabled(games_->table().currentRow() >= 0);
}

void FiguresPage::play_through() {
  const int row = games_->table().currentRow();
  if (row >= 0 && static_cast<std::size_t>(row) < records_.size())
    emit game_wanted(records_[static_cast<std::size_t>(row)]);
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
  charts_->set_theme(theme);
  show_figures();
}

QString FiguresPage::sentences() const {
  return sentences_->isVisibleTo(this) ? sentences_->text() : QString();
}
QString FiguresPage::status() const { return status_->text(); }

void FiguresPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
