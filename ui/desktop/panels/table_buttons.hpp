// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace boardwright::desktop {

/// Below a game: a step back, a step on, the board turned round.
class TableButtons final : public QWidget {
  Q_OBJECT
 public:
  explicit TableButtons(QWidget* parent = nullptr);
  void set_steps(bool back, bool on);  ///< which of them there are
  void set_turnable(bool turnable);
  void set_theme();  ///< asks for the icons again
  /// As these, but for what the line above them ends with.
  static void dress(QPushButton& button, const QString& name);

 signals:
  void back_wanted();
  void on_wanted();
  void turn_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QPushButton *back_, *on_, *turn_;
};

}  // namespace boardwright::desktop
