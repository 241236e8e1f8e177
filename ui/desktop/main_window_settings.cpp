// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's settings: a command for each, and the page that shows them all.
#include <QAction>
#include <QActionGroup>
#include <array>

#include "framework/log/log.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/settings/settings_page.hpp"
#include "ui/desktop/sound/sound_box.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::array kVolumes{0, 30, 60, 100};  // percent

}  // namespace

void MainWindow::build_settings() {
  const auto habit = [this](const char* name, bool Settings::*kept) {
    QAction* made = setting(name, settings_.*kept);
    connect(made, &QAction::toggled, this, [this, kept](bool on) {
      settings_.*kept = on;
      settings_.save();
      apply_habits();
    });
    return made;
  };
  coordinates_ = habit("coordinates", &Settings::coordinates);
  hints_ = habit("possible_moves", &Settings::hints);
  premoves_ = habit("premoves", &Settings::premoves);
  animation_ = habit("animation", &Settings::animation);
  turns_ = habit("turn_board", &Settings::turns);
  build_speeds();
  build_colours();
  build_volumes();
  build_themes();
  build_log_details();
}

void MainWindow::build_speeds() {
  auto* group = new QActionGroup(this);
  constexpr std::array kNames{"speed_slow", "speed_normal", "speed_fast"};
  for (std::size_t i = 0; i < speeds_.size(); ++i) {
    const auto speed = static_cast<MoveSpeed>(i);
    speeds_[i] = choice(group, kNames[i], settings_.speed == speed);
    connect(speeds_[i], &QAction::triggered, this, [this, speed] {
      settings_.speed = speed;
      settings_.save();
      apply_habits();
    });
  }
}

void MainWindow::build_colours() {
  auto* group = new QActionGroup(this);
  constexpr std::array kNames{"colours_own", "colours_safe", "black_white"};
  wear_piece_colours(settings_.colours);
  for (std::size_t i = 0; i < colours_.size(); ++i) {
    const auto colours = static_cast<PieceColours>(i);
    colours_[i] = choice(group, kNames[i], settings_.colours == colours);
    connect(colours_[i], &QAction::toggled, this, [this, colours](bool on) {
      if (!on) return;
      settings_.colours = colours;
      settings_.save();
      wear_piece_colours(colours);
      set_theme(settings_.theme);
    });
  }
}

void MainWindow::build_volumes() {
  auto* group = new QActionGroup(this);
  constexpr std::array kNames{"volume_off", "volume_soft", "volume_normal", "volume_loud"};
  sounds_->set_volume(settings_.volume);
  for (std::size_t i = 0; i < volumes_.size(); ++i) {
    volumes_[i] = choice(group, kNames[i], settings_.volume == kVolumes[i]);
    connect(volumes_[i], &QAction::triggered, this, [this, percent = kVolumes[i]] {
      settings_.volume = percent;
      settings_.save();
      sounds_->set_volume(percent);
      sounds_->play(Sound::kMove);  // so that one hears what was chosen
    });
  }
}

void MainWindow::build_log_details() {
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < log_details_.size(); ++i) {
    const auto detail = static_cast<LogDetail>(i);
    const std::string name = "log_" + std::string(log_word(detail));
    log_details_[i] = choice(group, name.c_str(), settings_.log == detail);
    connect(log_details_[i], &QAction::triggered, this, [this, detail] {
      settings_.log = detail;
      settings_.save();
      set_log_detail(detail);
    });
  }
}

void MainWindow::build_themes() {
  themes_ = new QActionGroup(this);
  constexpr std::array kNames{"theme_system", "theme_light", "theme_dark", "theme_contrast"};
  constexpr std::array kChoices{ThemeChoice::kSystem, ThemeChoice::kLight, ThemeChoice::kDark,
                                ThemeChoice::kContrast};
  for (std::size_t i = 0; i < theme_choices_.size(); ++i) {
    theme_choices_[i] = choice(themes_, kNames[i], settings_.theme == kChoices[i]);
    connect(theme_choices_[i], &QAction::triggered, this, [this, wanted = kChoices[i]] {
      set_theme(wanted);
      settings_.save();
    });
  }
  languages_ = new QActionGroup(this);
  for (const Language language : languages()) {
    QAction* made = choice(languages_, "language", false);
    made->setText(own_name(language));
    made->setData(static_cast<int>(language.index()));
    connect(made, &QAction::triggered, this, [this, language] { set_language(language); });
  }
}

void MainWindow::name_settings() {
  coordinates_->setText(tr("&Coordinates"));
  hints_->setText(tr("&Possible moves"));
  premoves_->setText(tr("&Keep moves chosen ahead"));
  animation_->setText(tr("&Animated moves"));
  turns_->setText(tr("&Keep the side on turn below"));
  speeds_[0]->setText(tr("&Slow"));
  speeds_[1]->setText(tr("&Normal"));
  speeds_[2]->setText(tr("&Fast"));
  colours_[0]->setText(tr("The &game's own"));
  colours_[1]->setText(tr("For &colour-blind eyes"));
  colours_[2]->setText(tr("&Black and white"));
  volumes_[0]->setText(tr("&Off"));
  volumes_[1]->setText(tr("&Soft"));
  volumes_[2]->setText(tr("&Normal"));
  volumes_[3]->setText(tr("&Loud"));
  theme_choices_[0]->setText(tr("As the s&ystem"));
  theme_choices_[1]->setText(tr("&Light"));
  theme_choices_[2]->setText(tr("&Dark"));
  theme_choices_[3]->setText(tr("High &contrast"));
  log_details_[0]->setText(tr("Nothing"));
  log_details_[1]->setText(tr("What goes wrong"));
  log_details_[2]->setText(tr("What happens"));
  log_details_[3]->setText(tr("Everything"));
  for (QAction* made : languages_->actions())
    made->setChecked(made->data().toInt() == static_cast<int>(spoken_language().index()));
}

SettingsPage& MainWindow::settings_page() {
  if (settings_page_ != nullptr) return *settings_page_;
  auto* page = settings_page_ = new SettingsPage;
  page->add_section([] { return tr("Look"); });
  page->add_choice([] { return tr("Language"); }, languages_->actions());
  page->add_choice([] { return tr("Theme"); }, themes_->actions());
  page->add_choice(
      [] { return tr("Colours as shown"); }, {colours_.begin(), colours_.end()},
      [] {
        return tr("Colours that not everybody can tell apart are exchanged, on pieces, boards and dice.");
      });
  page->add_section([] { return tr("Board"); });
  page->add_switch(hints_, [] { return tr("Dots and rings on the fields to which a piece can go."); });
  page->add_switch(coordinates_);
  page->add_switch(turns_, [] { return tr("The board turns when two people share this screen."); });
  page->add_switch(premoves_,
                   [] { return tr("While the computer thinks; played at once when your turn comes."); });
  page->add_switch(animation_);
  page->add_choice([] { return tr("Speed of moves"); }, {speeds_.begin(), speeds_.end()});
  page->add_section([] { return tr("Sound"); });
  page->add_choice([] { return tr("Volume"); }, {volumes_.begin(), volumes_.end()});
  page->add_section([] { return tr("When something goes wrong"); });
  page->add_choice(
      [] { return tr("The log holds"); }, {log_details_.begin(), log_details_.end()},
      [] { return tr("For \"Report a problem\". Hidden pieces and people's names are never in it."); });
  page->finish();
  add_page(page);
  return *page;
}

void MainWindow::show_settings() { show_page(settings_page()); }

}  // namespace boardwright::desktop
