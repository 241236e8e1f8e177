// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does when a setting is changed.
#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/settings/settings_commands.hpp"
#include "ui/desktop/settings/settings_page.hpp"
#include "ui/desktop/sound/sound_box.hpp"

namespace boardwright::desktop {

void MainWindow::build_settings() {
  wear_piece_colours(settings_.colours);
  sounds_->set_volume(settings_.volume);
  settings_commands_ = new SettingsCommands(settings_, this);
  connect(settings_commands_, &SettingsCommands::habits_changed, this, &MainWindow::apply_habits);
  connect(settings_commands_, &SettingsCommands::theme_chosen, this, &MainWindow::set_theme);
  connect(settings_commands_, &SettingsCommands::language_chosen, this, &MainWindow::set_language);
  connect(settings_commands_, &SettingsCommands::colours_chosen, this, [this](PieceColours colours) {
    wear_piece_colours(colours);
    set_theme(settings_.theme);
  });
  connect(settings_commands_, &SettingsCommands::volume_chosen, this, [this](int percent) {
    sounds_->set_volume(percent);
    sounds_->play(Sound::kMove);  // so that one hears what was chosen
  });
}

BoardHabits MainWindow::habits() const {
  return {.coordinates = settings_.coordinates,
          .hints = settings_.hints,
          .premoves = settings_.premoves,
          .animated = settings_.animation && !still_,
          .speed = milliseconds_of(settings_.speed),
          .turns = settings_.turns};
}

void MainWindow::apply_habits() {
  settings_commands_->allow_speeds(habits().animated);
  for (Page* page : trail_.built()) page->set_habits(habits());
}

SettingsPage& MainWindow::settings_page() {
  if (settings_page_ != nullptr) return *settings_page_;
  settings_page_ = new SettingsPage;
  settings_commands_->fill(*settings_page_);
  add_page(settings_page_);
  return *settings_page_;
}

void MainWindow::show_settings() { show_page(settings_page()); }

}  // namespace boardwright::desktop
