// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/settings.hpp"

#include <QSettings>

namespace boardwright::desktop {

Settings Settings::load() {
  const QSettings store;
  Settings settings;
  settings.language = language_from(store.value("language").toString().toStdString());
  const QString theme = store.value("theme").toString();
  if (theme == "light") settings.theme = ThemeChoice::kLight;
  if (theme == "dark") settings.theme = ThemeChoice::kDark;
  if (theme == "contrast") settings.theme = ThemeChoice::kContrast;
  settings.coordinates = store.value("coordinates", true).toBool();
  settings.hints = store.value("possible_moves", true).toBool();
  settings.premoves = store.value("premoves", true).toBool();
  settings.lessons_done = store.value("lessons_done").toStringList();
  settings.animation = store.value("animation", true).toBool();
  settings.turns = store.value("board_turns", false).toBool();
  const QString speed = store.value("animation_speed").toString();
  if (speed == "slow") settings.speed = MoveSpeed::kSlow;
  if (speed == "fast") settings.speed = MoveSpeed::kFast;
  const QString colours = store.value("piece_colours").toString();
  if (colours == "safe") settings.colours = PieceColours::kSafe;
  if (colours == "black_white") settings.colours = PieceColours::kBlackWhite;
  settings.volume = qBound(0, store.value("volume", settings.volume).toInt(), 100);
  settings.analysis = store.value("analysis", false).toBool();
  settings.rules = store.value("rules", false).toBool();
  settings.review = store.value("review", false).toBool();
  settings.piece = store.value("piece", false).toBool();
  settings.analysis_threads = store.value("analysis_threads", 1).toInt();
  settings.log = log_detail_from(store.value("log").toString().toStdString()).value_or(settings.log);
  settings.records = store.value("records").toStringList();
  settings.panels = store.value("panels").toByteArray();
  settings.window = store.value("window").toByteArray();
  return settings;
}

void Settings::save() const {
  QSettings store;
  if (language) {
    const auto code = language_code(*language);
    store.setValue("language", QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())));
  }
  store.setValue("theme", theme == ThemeChoice::kLight      ? "light"
                          : theme == ThemeChoice::kDark     ? "dark"
                          : theme == ThemeChoice::kContrast ? "contrast"
                                                            : "system");
  store.setValue("coordinates", coordinates);
  store.setValue("possible_moves", hints);
  store.setValue("premoves", premoves);
  store.setValue("lessons_done", lessons_done);
  store.setValue("animation", animation);
  store.setValue("board_turns", turns);
  store.setValue("animation_speed", speed == MoveSpeed::kSlow   ? "slow"
                                    : speed == MoveSpeed::kFast ? "fast"
                                                                : "normal");
  store.setValue("piece_colours", colours == PieceColours::kSafe         ? "safe"
                                  : colours == PieceColours::kBlackWhite ? "black_white"
                                                                         : "own");
  store.setValue("volume", volume);
  store.setValue("analysis", analysis);
  store.setValue("rules", rules);
  store.setValue("review", review);
  store.setValue("piece", piece);
  store.setValue("analysis_threads", analysis_threads);
  store.setValue("log",
                 QString::fromUtf8(log_word(log).data(), static_cast<qsizetype>(log_word(log).size())));
  store.setValue("records", records);
  if (!panels.isEmpty()) store.setValue("panels", panels);
  if (!window.isEmpty()) store.setValue("window", window);
}

Language Settings::language_or_environment() const {
  return language ? *language : language_of_environment();
}

}  // namespace boardwright::desktop
