// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "framework/evening/settings_change.hpp"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

/// What an organiser puts right while the tournament runs: its name, the clock, boards, the time somebody waits alone
/// or the last day.
class ChangeDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit ChangeDialog(const tournament::Settings& settings, QWidget* parent = nullptr);

  /// What differs from how it is.
  [[nodiscard]] SettingsChange wanted() const;

 private:
  [[nodiscard]] QWidget* build_fields();
  void look();

  tournament::Settings before_;
  QLineEdit *name_, *until_;
  QComboBox* clock_;
  QSpinBox *boards_, *patience_;
  QLabel* problem_;
  QPushButton* change_;
};

}  // namespace boardwright::desktop
