// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QIcon>
#include <QTimer>
#include <cstdio>

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/appearance/system_theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/options.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr int kWrongUse = 2;

int complain(const std::string& sentence) {
  std::fprintf(stderr, "boardwright-desktop: %s\n", sentence.c_str());
  return kWrongUse;
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QCoreApplication::setOrganizationName("boardwright");
  QCoreApplication::setApplicationName("boardwright");
  QGuiApplication::setDesktopFileName("boardwright");
  const auto options = read_options(QCoreApplication::arguments());
  if (!options) return complain(options.error());
  if (!options->answer.isEmpty()) {
    std::fputs(qPrintable(options->answer), stdout);
    return 0;
  }
  const bool screenshot = !options->screenshot.empty();
  Settings settings =
      screenshot ? Settings() : Settings::load();  // a picture doesn't depend on its maker's taste
  if (screenshot) settings.theme = ThemeChoice::kLight;
  if (options->theme) settings.theme = *options->theme;
  if (options->language) settings.language = options->language;
  wear(theme_for(settings.theme));
  speak(settings.language_or_environment());
  QGuiApplication::setWindowIcon(QIcon(":/icons/boardwright.svg"));

  CatalogueOptions folders;
  folders.folders = options->folders;
  MainWindow window(Catalogue::load(folders), settings);
  if (options->size) window.resize(*options->size);
  if (const auto begun = window.begin(*options); !begun) {
    // What was asked for by name and can't be had is an error; finding no games at all is said in the window.
    const bool asked = !options->game.empty() || !options->record.empty() || !options->position.empty() ||
                       !options->settings.empty() || !options->players.empty();
    if (asked) return complain(begun.error());
    window.show_reason(begun.error());
  }
  window.show();
  if (screenshot) {
    QCoreApplication::processEvents();
    if (!window.grab().save(QString::fromStdString(options->screenshot.string())))
      return complain(options->screenshot.string() + ": the picture could not be written");
    return 0;
  }
  SystemTheme system;
  QObject::connect(&system, &SystemTheme::changed, &window, &MainWindow::follow_system);
  QTimer::singleShot(0, &system, &SystemTheme::watch);  // the window comes first
  return QApplication::exec();
}
