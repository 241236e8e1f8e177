// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace boardwright::desktop {

/// A few things to choose from, each a button with a line and a lesser one below it.
class RowList final : public QWidget {
  Q_OBJECT
 public:
  struct Row {
    QString id, line, lesser;
    bool enabled = true;
    QString hint{};  ///< shown as a tool tip
  };
  explicit RowList(QWidget* parent = nullptr);
  void set_rows(const std::vector<Row>& rows);
  [[nodiscard]] int count() const;

 signals:
  void chosen(const QString& id);

 private:
  QVBoxLayout* column_;
};

}  // namespace boardwright::desktop
