// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <vector>

#include "framework/side_by_side/parameter_difference.hpp"

namespace boardwright::desktop {

/// The parameters in which variants of a game differ, with the value of each.
class ParameterTable final : public QTableWidget {
  Q_OBJECT
 public:
  explicit ParameterTable(QWidget* parent = nullptr);
  void show_rules(std::vector<RuleSet> sets);
  [[nodiscard]] int differences() const { return rowCount(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();

  std::vector<RuleSet> sets_;
};

}  // namespace boardwright::desktop
