// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Shows nothing of the game while the screen goes from one player to the next.
class HandOverPage final : public QWidget {
  Q_OBJECT
 public:
  explicit HandOverPage(QWidget* parent = nullptr);
  void ask_for(const QString& seat);

 signals:
  void taken_over();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QString seat_;
  QLabel* title_;
  QLabel* words_;
  QPushButton* button_;
};

}  // namespace boardwright::desktop
