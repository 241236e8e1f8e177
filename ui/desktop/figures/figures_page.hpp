// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/side_by_side/parameter_difference.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/figures/live_run.hpp"

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTabBar;

namespace boardwright::desktop {

class FiguresChoice;
class FiguresSheet;

/// What many games show of rule sets: the games are played while one looks, and charts and figures grow.
class FiguresPage final : public QWidget {
  Q_OBJECT
 public:
  explicit FiguresPage(QWidget* parent = nullptr);

  /// Those that the next games are played with. Games that are on are of those they were begun with, and go
  /// on.
  void set_rule_sets(std::vector<RuleSet> sets);
  void set_theme(const Theme& theme);
  void start();
  /// Writes the figures as the file's ending says (ui/report/report_file.hpp).
  [[nodiscard]] Result<void> save_report(const std::filesystem::path& file) const;
  void ask_save();

  [[nodiscard]] LiveRun& run() const noexcept { return *run_; }
  [[nodiscard]] FiguresChoice& choice() const noexcept { return *choice_; }
  [[nodiscard]] FiguresSheet& sheet() const noexcept { return *sheet_; }
  [[nodiscard]] QString status() const;

 signals:
  /// A kept game is to be played through.
  void game_wanted(const QString& record);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void build_running();
  void join();
  void retranslate();
  void show_state();
  void show_progress();
  void show_figures();
  void fill_players(const report::ReportFigures& figures);
  void toggle_pause();
  [[nodiscard]] QString time_left() const;
  [[nodiscard]] QString state_words() const;

  std::vector<RuleSet> sets_;
  LiveRun* run_;
  FiguresChoice* choice_;
  QLabel *hint_, *status_;
  QProgressBar* bar_;
  QPushButton *pause_, *cancel_, *save_;
  QTabBar* players_;
  QScrollArea* scroll_;
  QWidget* running_;
  FiguresSheet* sheet_;
};

}  // namespace boardwright::desktop
