// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace boardwright::desktop {

/// What people do when a game is over: play again, change sides, look back, keep it.
class EndBox final : public QWidget {
  Q_OBJECT
 public:
  explicit EndBox(QWidget* parent = nullptr);

 signals:
  void rematch_wanted(bool sides_swapped);
  void review_wanted();
  void save_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QPushButton *rematch_, *swap_, *review_, *save_;
};

}  // namespace boardwright::desktop
