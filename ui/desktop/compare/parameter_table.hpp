// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>
#include <memory>
#include <vector>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

/// The parameters in which variants of a game differ, with the value of each.
class ParameterTable final : public QTableWidget {
  Q_OBJECT
 public:
  explicit ParameterTable(QWidget* parent = nullptr);
  void show_rules(std::vector<Entry> entries, std::vector<std::shared_ptr<const Rules>> rules);
  [[nodiscard]] int differences() const { return rowCount(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  [[nodiscard]] QString words(const Game& game, const ParameterSpec& spec, const Value& value) const;

  std::vector<Entry> entries_;
  std::vector<std::shared_ptr<const Rules>> rules_;
};

}  // namespace boardwright::desktop
