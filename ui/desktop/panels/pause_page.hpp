// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Covers the game while it is paused: nobody may think on.
class PausePage final : public QWidget {
  Q_OBJECT
 public:
  explicit PausePage(QWidget* parent = nullptr);

 signals:
  void resumed();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  QLabel* title_;
  QLabel* words_;
  QPushButton* button_;
};

}  // namespace boardwright::desktop
