// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// What is asked where a file was changed here and by another program: whose text is taken. Hidden while nothing is asked.
class TheirsQuestion final : public QFrame {
  Q_OBJECT
 public:
  explicit TheirsQuestion(QWidget* parent = nullptr);
  void ask();

 signals:
  void theirs_wanted();
  void mine_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QLabel* words_;
  QPushButton *theirs_, *mine_;
};

}  // namespace boardwright::desktop
