// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/window_services.hpp"

class QMenuBar;

namespace boardwright::desktop {

class ManualWindow;

/// Help: the manual, the keys, what this program is, and a text for whoever looks after it when something went wrong.
class HelpDesk final : public QObject {
  Q_OBJECT
 public:
  /// `menus`: the window's, which the manual and the keys tell about.
  HelpDesk(const WindowServices& services, const QMenuBar& menus);

  void show_manual();
  void show_keys();
  void show_about();
  /// A text with versions and the last of the log, to be copied or saved.
  void report_problem();
  /// That text: versions, settings and the log, without names.
  [[nodiscard]] QString problem_text() const;
  [[nodiscard]] ManualWindow* manual_window() const noexcept { return manual_; }  ///< once it was asked for

 private:
  WindowServices services_;
  const QMenuBar& menus_;
  ManualWindow* manual_ = nullptr;
};

}  // namespace boardwright::desktop
