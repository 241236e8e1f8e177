// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/preferences.hpp"

#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/settings/settings_commands.hpp"
#include "ui/desktop/settings/settings_page.hpp"
#include "ui/desktop/sound/sound_box.hpp"
#include "ui/desktop/window_pages.hpp"

namespace boardwright::desktop {

Preferences::Preferences(Settings& settings, WindowPages& pages, SoundBox& sounds, QObject& commands_owner)
    : settings_(settings), pages_(pages), sounds_(sounds) {
  wear_piece_colours(settings_.colours);
  sounds_.set_volume(settings_.volume);
  commands_ = new SettingsCommands(settings_, &commands_owner);
  connect(commands_, &SettingsCommands::habits_changed, this, &Preferences::apply_habits);
  connect(commands_, &SettingsCommands::theme_chosen, this, &Preferences::set_theme);
  connect(commands_, &SettingsCommands::language_chosen, this, &Preferences::set_language);
  connect(commands_, &SettingsCommands::colours_chosen, this, [this](PieceColours colours) {
    wear_piece_colours(colours);
    set_theme(settings_.theme);
  });
  connect(commands_, &SettingsCommands::volume_chosen, this, [this](int percent) {
    sounds_.set_volume(percent);
    sounds_.play(Sound::kMove);  // so that one hears what was chosen
  });
  apply_habits();
}

void Preferences::set_language(Language language) {
  settings_.language = language;
  settings_.save();
  if (language != spoken_language()) speak(language);
}

void Preferences::set_theme(ThemeChoice choice) {
  settings_.theme = choice;
  const Theme& theme = theme_for(choice);
  wear(theme);
  pages_.set_theme(theme);
  emit theme_changed(theme);
}

void Preferences::follow_system(bool dark) {
  set_system_is_dark(dark);
  if (settings_.theme == ThemeChoice::kSystem) set_theme(ThemeChoice::kSystem);
}

void Preferences::follow_motion(bool still) {
  still_ = still;
  apply_habits();
}

BoardHabits Preferences::habits() const {
  return {.coordinates = settings_.coordinates,
          .hints = settings_.hints,
          .premoves = settings_.premoves,
          .animated = settings_.animation && !still_,
          .speed = milliseconds_of(settings_.speed),
          .turns = settings_.turns};
}

void Preferences::apply_habits() {
  commands_->allow_speeds(habits().animated);
  pages_.set_habits(habits());
}

void Preferences::retranslate() { commands_->retranslate(); }

SettingsPage& Preferences::page() {
  if (page_ != nullptr) return *page_;
  page_ = new SettingsPage;
  commands_->fill(*page_);
  return pages_.take_in(page_);
}

void Preferences::show_page() { pages_.show(page()); }

}  // namespace boardwright::desktop
