// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <vector>

namespace boardwright::desktop {

/// Everybody who takes part, and one thing of each that is written beside the name: a team or a grade.
class EntrantTable final : public QTableWidget {
  Q_OBJECT
 public:
  explicit EntrantTable(QWidget* parent = nullptr);

  struct Row {
    QString player, name, value;
  };
  void set_rows(const std::vector<Row>& rows);
  void set_titles(const QString& name, const QString& value);

 signals:
  void written(const QString& player, const QString& value);

 private:
  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
