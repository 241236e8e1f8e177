// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

class ChosenPeople;

/// Who must not meet whom in a tournament that is to begin (T4.10): groups of people, asked one by one.
class ApartField final : public QWidget {
  Q_OBJECT
 public:
  /// `people` stay where they are as long as the field.
  explicit ApartField(ChosenPeople& people, QWidget* parent = nullptr);

  /// People have come or gone. `rounds`: there are some, so that two can be kept apart.
  void look(bool rounds);
  void retranslate();

 signals:
  void changed();

 private:
  void ask();

  ChosenPeople& people_;
  QPushButton *keep_apart_, *nobody_;
  QLabel* words_;
};

}  // namespace boardwright::desktop
