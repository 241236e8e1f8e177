// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/desktop/figures/report_table_view.hpp"

namespace boardwright::desktop {

/// A part of a report: its heading, what is said of it, a table, and what the table means.
class ReportSection final : public QWidget {
  Q_OBJECT
 public:
  explicit ReportSection(QWidget* parent = nullptr);
  /// Hidden where the table has no rows.
  void show_section(const QString& heading, const std::vector<std::string>& sentences,
                    const report::ReportTable& table, const std::vector<std::string>& legend,
                    const Theme& theme);
  [[nodiscard]] ReportTableView& table() const noexcept { return *table_; }
  [[nodiscard]] QString sentences() const { return sentences_->text(); }

 private:
  QLabel *heading_, *sentences_, *legend_;
  ReportTableView* table_;
};

}  // namespace boardwright::desktop
