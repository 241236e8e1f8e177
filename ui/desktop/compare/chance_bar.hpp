// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace boardwright {
class Position;
}

namespace boardwright::desktop {

/// What chance may bring below boards that wait for it: drawn, or chosen. Hidden while nothing waits for chance.
class ChanceBar final : public QWidget {
  Q_OBJECT
 public:
  explicit ChanceBar(QWidget* parent = nullptr);

  /// nullptr, or where chance isn't on turn: nothing.
  void show_events(const Position* position);

 signals:
  void draw_wanted();
  void chosen(const QString& event);  ///< its text

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* label_;
  QPushButton *draw_, *take_;
  QComboBox* events_;
};

}  // namespace boardwright::desktop
