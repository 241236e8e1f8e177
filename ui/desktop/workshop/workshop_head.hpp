// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/workshop/workshop_tools.hpp"

class QAction;
class QLabel;
class QMenu;
class QPushButton;

namespace boardwright::desktop {

class OpenScript;

/// Above a script that is written: its name, whether it is saved, and what can be done with it. It asks, the page acts.
class WorkshopHead final : public QWidget {
  Q_OBJECT
 public:
  explicit WorkshopHead(QWidget* parent = nullptr);
  /// `plays`: the rules do; `shares`: a package of them is being made.
  void show_script(const OpenScript& script, bool plays, bool shares);

 signals:
  void save_wanted();
  void play_wanted();
  void phones_wanted();
  void share_wanted();
  void tool_wanted(boardwright::desktop::WorkshopTools::Tool tool);
  void other_wanted();
  void leave_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void join();
  void retranslate();

  QLabel* name_;
  QPushButton *save_, *play_, *phones_, *share_, *tools_, *other_, *leave_;
  QMenu* menu_;
  QAction *tune_, *twin_, *sheet_;
};

}  // namespace boardwright::desktop
