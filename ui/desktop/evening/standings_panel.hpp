// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desktop/evening/evening_rows.hpp"

class QLabel;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// The standings, with shared places; what a tie-break is, and how somebody's came about, is told on asking.
class StandingsPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit StandingsPanel(QWidget* parent = nullptr);

  void set_standings(std::vector<StandingRow> rows, std::vector<TieColumn> ties, const QString& after);
  /// What two teams come to, beside the title; empty: nothing.
  void set_note(const QString& note);
  /// What may be asked: the standings if the last boards end so, and those of a series.
  void offer(bool what_if, bool series);
  /// What is said below the table of who is chosen there; empty: nothing.
  void tell(const QString& explanation);
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] QString told() const;

 signals:
  void what_if_wanted();
  void series_wanted();
  void row_asked(int row);  ///< how somebody's place came about

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  std::vector<StandingRow> rows_;
  std::vector<TieColumn> ties_;
  QLabel *title_, *after_, *note_, *told_;
  QPushButton *what_if_, *series_;
  QTableWidget* table_;
};

}  // namespace boardwright::desktop
