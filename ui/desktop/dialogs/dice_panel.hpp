// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace boardwright::desktop {

/// What people add to the number that the dice come from, so that nobody can choose them.
class DicePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit DicePanel(QWidget* parent = nullptr);

  /// Hidden, and empty, where there is no chance.
  void show_for(bool chance);
  [[nodiscard]] QString entropy() const;
  void retranslate();

 private:
  QLabel *label_, *why_;
  QLineEdit* entropy_;
};

}  // namespace boardwright::desktop
