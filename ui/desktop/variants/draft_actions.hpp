// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// What can be done with a variant in the making, and beside it what came of it.
class DraftActions final : public QWidget {
  Q_OBJECT
 public:
  explicit DraftActions(QWidget* parent = nullptr);

  /// `sound`: nothing in it is wrong. `as_saved`: it is kept as it is now, and needn't be saved before it is used.
  void show_state(bool sound, bool as_saved);
  void save();  ///< as its button, if it can be
  void say(const QString& sentence);
  [[nodiscard]] QString message() const;
  /// But for what show_state says.
  void retranslate();

 signals:
  void save_wanted();
  void compare_wanted();
  void play_wanted();
  void leave_wanted();

 private:
  QLabel* message_;
  QPushButton *save_, *compare_, *play_, *leave_;
};

}  // namespace boardwright::desktop
