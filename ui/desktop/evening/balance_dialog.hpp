// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "framework/tournament/event.hpp"

class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

/// What somebody has earned elsewhere, entered once and with a reason: a season can begin in its middle.
class BalanceDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit BalanceDialog(const QString& name, QWidget* parent = nullptr);

  [[nodiscard]] tournament::OpeningBalance balance() const;  ///< the player is left to the caller

 private:
  QWidget* build_fields();

  QDoubleSpinBox* points_;
  QSpinBox* rating_;
  QLineEdit *title_, *reason_;
  QPushButton* enter_;
};

}  // namespace boardwright::desktop
