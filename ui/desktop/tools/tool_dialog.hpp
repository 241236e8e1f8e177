// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/desktop/tools/tool_game.hpp"
#include "ui/desktop/tools/tool_run.hpp"

class QLabel;

namespace boardwright::desktop {

/// A dialog that has a command of `boardwright` look into a rule set: the command ends with it, and a sentence says
/// what has come of it.
class ToolDialog : public QDialog {
  Q_OBJECT
 public:
  [[nodiscard]] bool is_running() const noexcept { return run_->is_running(); }
  [[nodiscard]] QString sentence() const;  ///< empty: nothing is said

 public slots:
  void done(int result) override;

 protected:
  /// `name`: of the sentence's label.
  ToolDialog(const ToolGame& game, const char* name, QWidget* parent);
  void show_words(const QString& sentence, bool wrong = false);
  void say(const QString& sentence, bool wrong = false);  ///< who listens hears it, too

  ToolGame game_;
  ToolRun* run_;
  QLabel* say_;
};

}  // namespace boardwright::desktop
