// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/settings/settings_commands.hpp"

#include <QAction>
#include <QActionGroup>

#include "framework/log/log.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/settings/settings_page.hpp"

namespace boardwright::desktop {

SettingsCommands::SettingsCommands(Settings& settings, QObject* parent)
    : QObject(parent), settings_(settings) {
  coordinates_ = habit("coordinates", QT_TR_NOOP("&Coordinates"), &Settings::coordinates);
  hints_ = habit("possible_moves", QT_TR_NOOP("&Possible moves"), &Settings::hints);
  premoves_ = habit("premoves", QT_TR_NOOP("&Keep moves chosen ahead"), &Settings::premoves);
  animation_ = habit("animation", QT_TR_NOOP("&Animated moves"), &Settings::animation);
  turns_ = habit("turn_board", QT_TR_NOOP("&Keep the side on turn below"), &Settings::turns);
  speeds_ = speeds();
  colours_ = colours();
  volumes_ = volumes();
  log_details_ = log_details();
  themes_ = themes();
  languages_ = known_languages();
}

QAction* SettingsCommands::command(const char* id, const char* text, bool on) {
  auto* made = new QAction(this);
  made->setObjectName(id);
  made->setCheckable(true);
  made->setChecked(on);
  if (text != nullptr) texts_.emplace_back(made, text);  // a language names itself
  return made;
}

QAction* SettingsCommands::habit(const char* id, const char* text, bool Settings::*kept) {
  QAction* made = command(id, text, settings_.*kept);
  connect(made, &QAction::toggled, this, [this, kept](bool on) {
    settings_.*kept = on;
    settings_.save();
    emit habits_changed();
  });
  return made;
}

template <typename Value>
QActionGroup* SettingsCommands::choices(Value Settings::*kept, const std::vector<Choice<Value>>& all,
                                        const std::function<void(Value)>& chosen) {
  auto* group = new QActionGroup(this);
  for (const Choice<Value>& one : all) {
    QAction* made = group->addAction(command(one.id, one.text, settings_.*kept == one.value));
    connect(made, &QAction::triggered, this, [this, kept, value = one.value, chosen] {
      settings_.*kept = value;
      settings_.save();
      chosen(value);
    });
  }
  return group;
}

QActionGroup* SettingsCommands::speeds() {
  return choices<MoveSpeed>(&Settings::speed,
                            {{"speed_slow", QT_TR_NOOP("&Slow"), MoveSpeed::kSlow},
                             {"speed_normal", QT_TR_NOOP("&Normal"), MoveSpeed::kNormal},
                             {"speed_fast", QT_TR_NOOP("&Fast"), MoveSpeed::kFast}},
                            [this](MoveSpeed) { emit habits_changed(); });
}

QActionGroup* SettingsCommands::colours() {
  return choices<PieceColours>(&Settings::colours,
                               {{"colours_own", QT_TR_NOOP("The &game's own"), PieceColours::kOwn},
                                {"colours_safe", QT_TR_NOOP("For &colour-blind eyes"), PieceColours::kSafe},
                                {"black_white", QT_TR_NOOP("&Black and white"), PieceColours::kBlackWhite}},
                               [this](PieceColours colours) { emit colours_chosen(colours); });
}

QActionGroup* SettingsCommands::volumes() {
  return choices<int>(&Settings::volume,
                      {{"volume_off", QT_TR_NOOP("&Off"), 0},
                       {"volume_soft", QT_TR_NOOP("&Soft"), 30},
                       {"volume_normal", QT_TR_NOOP("&Normal"), 60},
                       {"volume_loud", QT_TR_NOOP("&Loud"), 100}},
                      [this](int percent) { emit volume_chosen(percent); });
}

QActionGroup* SettingsCommands::log_details() {
  return choices<LogDetail>(&Settings::log,
                            {{"log_off", QT_TR_NOOP("Nothing"), LogDetail::kOff},
                             {"log_warning", QT_TR_NOOP("What goes wrong"), LogDetail::kWarnings},
                             {"log_info", QT_TR_NOOP("What happens"), LogDetail::kEvents},
                             {"log_debug", QT_TR_NOOP("Everything"), LogDetail::kEverything}},
                            [](LogDetail detail) { set_log_detail(detail); });
}

QActionGroup* SettingsCommands::themes() {
  return choices<ThemeChoice>(&Settings::theme,
                              {{"theme_system", QT_TR_NOOP("As the s&ystem"), ThemeChoice::kSystem},
                               {"theme_light", QT_TR_NOOP("&Light"), ThemeChoice::kLight},
                               {"theme_dark", QT_TR_NOOP("&Dark"), ThemeChoice::kDark},
                               {"theme_contrast", QT_TR_NOOP("High &contrast"), ThemeChoice::kContrast}},
                              [this](ThemeChoice theme) { emit theme_chosen(theme); });
}

QActionGroup* SettingsCommands::known_languages() {
  auto* group = new QActionGroup(this);
  for (const Language language : languages()) {
    QAction* made = group->addAction(command("language", nullptr, false));
    made->setText(own_name(language));
    made->setData(static_cast<int>(language.index()));
    connect(made, &QAction::triggered, this, [this, language] { emit language_chosen(language); });
  }
  return group;
}

void SettingsCommands::allow_speeds(bool on) {
  for (QAction* speed : speeds_->actions()) speed->setEnabled(on);
}

void SettingsCommands::retranslate() {
  for (const auto& [action, text] : texts_) action->setText(tr(text));
  for (QAction* made : languages_->actions())
    made->setChecked(made->data().toInt() == static_cast<int>(spoken_language().index()));
}

void SettingsCommands::fill(SettingsPage& page) {
  page.add_section([] { return tr("Look"); });
  page.add_choice([] { return tr("Language"); }, languages_->actions());
  page.add_choice([] { return tr("Theme"); }, themes_->actions());
  page.add_choice(
      [] { return tr("Colours as shown"); }, colours_->actions(),
      [] {
        return tr("Colours that not everybody can tell apart are exchanged, on pieces, boards and dice.");
      });
  page.add_section([] { return tr("Board"); });
  page.add_switch(hints_, [] { return tr("Dots and rings on the fields to which a piece can go."); });
  page.add_switch(coordinates_);
  page.add_switch(turns_, [] { return tr("The board turns when two people share this screen."); });
  page.add_switch(premoves_,
                  [] { return tr("While the computer thinks; played at once when your turn comes."); });
  page.add_switch(animation_);
  page.add_choice([] { return tr("Speed of moves"); }, speeds_->actions());
  page.add_section([] { return tr("Sound"); });
  page.add_choice([] { return tr("Volume"); }, volumes_->actions());
  page.add_section([] { return tr("When something goes wrong"); });
  page.add_choice(
      [] { return tr("The log holds"); }, log_details_->actions(),
      [] { return tr("For \"Report a problem\". Hidden pieces and people's names are never in it."); });
  page.finish();
}

}  // namespace boardwright::desktop
