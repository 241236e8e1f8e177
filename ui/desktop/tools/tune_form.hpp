// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/statistics/metric.hpp"
#include "ui/desktop/tools/tool_game.hpp"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace boardwright::desktop {

/// What a search for values of parameters is asked: which are tried, what is to be met, what is preferred, who plays
/// and how much. Made for one language.
class TuneForm final : public QWidget {
  Q_OBJECT
 public:
  TuneForm(const ToolGame& game, std::vector<ParameterSpec> specs, const std::vector<Metric>& metrics,
           std::shared_ptr<const Rules> rules, QWidget* parent = nullptr);

  /// What is missing or wrong, as a sentence; empty: it can begin.
  [[nodiscard]] QString lacking() const;
  /// Of `boardwright tune`; good where nothing is lacking.
  [[nodiscard]] QStringList arguments() const;
  [[nodiscard]] double points() const;  ///< value sets of what is tried
  void focus_first();

  static constexpr std::size_t kGoals = 3, kPreferences = 2;

 signals:
  void changed();

 private:
  struct Axis {
    ParameterSpec spec;
    QCheckBox* tried;
    QSpinBox *low = nullptr, *high = nullptr, *step = nullptr;  // of a number
  };
  struct Goal {
    QComboBox* figure;
    QLineEdit *low, *high;
  };
  struct Preference {
    QComboBox *way, *figure;
  };
  void build_axes(QVBoxLayout& column, const ToolGame& game, std::vector<ParameterSpec> specs);
  void build_range(QVBoxLayout& column, Axis& axis, const QString& name);
  void build_goals(QVBoxLayout& column);
  void build_preferences(QVBoxLayout& column);
  void build_play(QVBoxLayout& column);
  void heading(QVBoxLayout& column, const QString& words, const QString& meaning);
  [[nodiscard]] QComboBox* figures(const QString& none) const;
  void watch(QWidget* field);
  void refresh();
  [[nodiscard]] QString wrong_goal(const Goal& goal) const;

  std::vector<std::pair<QString, QString>> figures_;  // id and name
  std::vector<Axis> axes_;
  std::vector<Goal> goals_;
  std::vector<Preference> preferences_;
  QComboBox* players_;
  QSpinBox *games_, *seed_;
  QLabel* count_;
};

}  // namespace boardwright::desktop
