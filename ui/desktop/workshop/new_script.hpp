// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// A new file from a sample, or one that there is. The samples are those of `boardwright new my_game.lua --from …`.
class NewScript final : public QWidget {
  Q_OBJECT
 public:
  explicit NewScript(QWidget* parent = nullptr);
  void focus_first();
  /// What went wrong, until something else is done here.
  void say(const QString& sentence);
  [[nodiscard]] QString sentence() const;
  /// A name that is still free in the user's own folder.
  void suggest_file();

 signals:
  void file_wanted(const QString& file);
  void left();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void join();
  void retranslate();
  void make();
  void ask_place();
  void ask_open();

  QLabel *title_, *samples_label_, *file_label_, *say_;
  QListWidget* samples_;
  QLineEdit* file_;
  QPushButton *place_, *make_, *open_, *leave_;
};

}  // namespace boardwright::desktop
