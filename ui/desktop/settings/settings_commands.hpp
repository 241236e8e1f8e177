// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <utility>
#include <vector>

#include "ui/desktop/appearance/settings.hpp"

class QAction;
class QActionGroup;

namespace boardwright::desktop {

class SettingsPage;

/// A command for each setting, none of them in a menu. Given, it keeps what was chosen, and says what has changed.
class SettingsCommands final : public QObject {
  Q_OBJECT
 public:
  explicit SettingsCommands(Settings& settings, QObject* parent = nullptr);

  /// All of them, in sections.
  void fill(SettingsPage& page);
  void allow_speeds(bool on);  ///< whether anything moves, so that it may do so fast or slowly
  void retranslate();

 signals:
  void habits_changed();
  void colours_chosen(boardwright::desktop::PieceColours colours);
  void theme_chosen(boardwright::desktop::ThemeChoice theme);
  void language_chosen(boardwright::Language language);
  void volume_chosen(int percent);

 private:
  /// One value that a setting may have.
  template <typename Value>
  struct Choice {
    const char* id;
    const char* text;
    Value value;
  };
  QAction* command(const char* id, const char* text, bool on);
  QAction* habit(const char* id, const char* text, bool Settings::*kept);
  template <typename Value>
  QActionGroup* choices(Value Settings::*kept, const std::vector<Choice<Value>>& all,
                        const std::function<void(Value)>& chosen);
  QActionGroup* speeds();
  QActionGroup* colours();
  QActionGroup* volumes();
  QActionGroup* log_details();
  QActionGroup* themes();
  QActionGroup* known_languages();

  Settings& settings_;
  std::vector<std::pair<QAction*, const char*>> texts_;  // of those that have one: languages name themselves
  QAction *coordinates_, *hints_, *premoves_, *animation_, *turns_;
  QActionGroup *speeds_, *colours_, *volumes_, *log_details_, *themes_, *languages_;
};

}  // namespace boardwright::desktop
