// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "plugins/host/value.hpp"

class QLabel;

namespace boardwright::desktop {

/// A form made from what a game says of its parameters: one row each, with its meaning and, if need be, what
/// is wrong with the value.
class ParameterForm final : public QWidget {
  Q_OBJECT
 public:
  ParameterForm(const Game& game, std::vector<ParameterSpec> specs, const Parameters& values,
                Language language, QWidget* parent = nullptr);

  /// Every parameter's value; fails with a sentence about the first that doesn't fit.
  [[nodiscard]] Result<Parameters> values() const;
  [[nodiscard]] bool valid() const { return values().has_value(); }

 signals:
  void changed();

 private:
  struct Row {
    ParameterSpec spec;
    QWidget* editor;
    QLabel* wrong;
  };
  QWidget* make_editor(const Game& game, const ParameterSpec& spec, const Value& value, Language language);
  [[nodiscard]] Result<Value> value_of(const Row& row) const;
  void check();

  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
