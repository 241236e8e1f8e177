// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/problem_facts.hpp"

#include <QGuiApplication>
#include <QScreen>

#include "framework/log/log.hpp"
#include "framework/table/club.hpp"

namespace boardwright::desktop {

namespace {

std::string screen_words() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  if (screen == nullptr) return "none";
  return QString("%1x%2 at %3%")
      .arg(screen->size().width())
      .arg(screen->size().height())
      .arg(qRound(screen->devicePixelRatio() * 100))
      .toStdString();
}

const char* theme_word(ThemeChoice theme) {
  switch (theme) {
    case ThemeChoice::kLight: return "light";
    case ThemeChoice::kDark: return "dark";
    case ThemeChoice::kContrast: return "contrast";
    default: return "system";
  }
}

const char* on_off(bool on) { return on ? "on" : "off"; }

}  // namespace

ProblemFacts problem_facts(const Settings& settings, Club* club) {
  ProblemFacts facts{.program = "boardwright-desktop " BOARDWRIGHT_VERSION};
  facts.more = {{"Qt", std::string(qVersion()) + ", " + QGuiApplication::platformName().toStdString()},
                {"screen", screen_words()},
                {"language", std::string(language_code(settings.language_or_environment()))},
                {"theme", theme_word(settings.theme)},
                {"animation", on_off(settings.animation)},
                {"sounds", std::to_string(settings.volume) + "%"},
                {"analysis threads", std::to_string(settings.analysis_threads)},
                {"log", std::string(log_word(settings.log))}};
  if (club == nullptr) return facts;
  if (const auto members = club->people().members())
    for (const auto& member : *members) facts.names.push_back(member.name);
  return facts;
}

}  // namespace boardwright::desktop
