// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/kit/page.hpp"

namespace boardwright::desktop {

class SettingsCommands;
class SettingsPage;
class SoundBox;
class WindowPages;

/// What somebody prefers, in effect on every page as soon as it is chosen: theme, colours, language, sounds, how boards look
/// and move; and the page where it is chosen.
class Preferences final : public QObject {
  Q_OBJECT
 public:
  /// All of them outlive it; `commands_owner` owns a command for each setting.
  Preferences(Settings& settings, WindowPages& pages, SoundBox& sounds, QObject& commands_owner);

  void set_language(Language language);
  void set_theme(ThemeChoice choice);
  /// Follows the desktop as long as the theme is to be the system's.
  void follow_system(bool dark);
  /// Nothing moves by itself as long as the desktop wants that.
  void follow_motion(bool still);
  void retranslate();

  [[nodiscard]] SettingsPage& page();  ///< built when it is asked for
  void show_page();

 signals:
  void theme_changed(const boardwright::desktop::Theme& theme);

 private:
  void apply_habits();
  [[nodiscard]] BoardHabits habits() const;

  Settings& settings_;
  WindowPages& pages_;
  SoundBox& sounds_;
  SettingsCommands* commands_;
  SettingsPage* page_ = nullptr;
  bool still_ = false;
};

}  // namespace boardwright::desktop
