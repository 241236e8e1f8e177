// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/report/report_figures.hpp"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

class ChartGrid;
class ReportSection;
class ReportTableView;
struct Theme;

/// What games of some players have shown of rule sets: sentences, charts, tables, and the games that were kept.
class FiguresSheet final : public QWidget {
  Q_OBJECT
 public:
  explicit FiguresSheet(QWidget* parent = nullptr);

  /// `played`: the part of the figures that is of these players. `whole`: no more games come; nothing is called a finding
  /// before. May throw what Json throws, of figures that another version of the program has written.
  void show_played(const report::ReportFigures& figures, const report::ReportFigures::Json& played,
                   bool whole);
  void set_theme(const Theme& theme);
  void retranslate();

  [[nodiscard]] ChartGrid& charts() const noexcept { return *charts_; }
  [[nodiscard]] const std::vector<ReportTableView*>& tables() const noexcept { return tables_; }
  [[nodiscard]] ReportSection& measures() const noexcept { return *measures_; }
  [[nodiscard]] ReportSection& rules() const noexcept { return *rules_; }
  [[nodiscard]] ReportSection& games() const noexcept { return *games_; }
  [[nodiscard]] QString sentences() const;

 signals:
  /// A kept game is to be played through.
  void game_wanted(const QString& record);

 private:
  void show_sentences(const report::ReportFigures& figures, const report::ReportFigures::Json& played);
  void show_tables(const report::ReportFigures& figures, const report::ReportFigures::Json& comparisons,
                   bool whole);
  void show_sections(const report::ReportFigures& figures, const report::ReportFigures::Json& played,
                     bool whole);
  void play_through();

  QLabel *sentences_, *note_;
  QPushButton* play_;
  ChartGrid* charts_;
  QVBoxLayout* table_column_;
  std::vector<ReportTableView*> tables_;
  std::vector<QLabel*> table_names_;
  ReportSection *measures_, *rules_, *games_;
  std::vector<QString> records_;  // of the kept games that are shown, by row
};

}  // namespace boardwright::desktop
