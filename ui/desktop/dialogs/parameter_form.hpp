// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <memory>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "plugins/host/value.hpp"

class QLabel;
class QPushButton;

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
  /// Shows other values, as if nobody had touched anything: no signal.
  void set_values(const Parameters& values);
  /// What is wrong with values that can't be shown, by parameter.
  void say_wrong(const std::map<std::string, std::string>& sentences);
  /// Beside these a button appears that takes them back to where they come from, in its words: "as in …".
  void offer_reset(const std::vector<std::string>& parameters, const QString& words);

 signals:
  void changed();
  /// By hand, to a value that fits.
  void value_changed(const std::string& parameter, const boardwright::Value& value);
  void reset_wanted(const std::string& parameter);

 private:
  struct Row {
    ParameterSpec spec;
    QWidget* editor;
    QLabel* wrong;
    QPushButton* reset;
  };
  QWidget* make_editor(const Game& game, const ParameterSpec& spec, const Value& value, Language language);
  [[nodiscard]] Result<Value> value_of(const Row& row) const;
  void touched(const QWidget* editor);
  static void show_value(const Row& row, const Value& value);

  std::vector<Row> rows_;
};

}  // namespace boardwright::desktop
