// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::desktop {

/// A report's table, as high as it is: the page scrolls, not the table.
class ReportTableView final : public QTableWidget {
  Q_OBJECT
 public:
  explicit ReportTableView(QWidget* parent = nullptr);
  void show_table(const report::ReportTable& table, const Theme& theme);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void fit();
  [[nodiscard]] int title_height(int row) const;
  /// Its texts are words, no figures.
  [[nodiscard]] bool may_break(int column) const;

  int wide_ = 0;  // the column that has the room that others leave
};

}  // namespace boardwright::desktop
