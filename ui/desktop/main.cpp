// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QTimer>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "framework/catalogue/catalogue.hpp"
#include "framework/store/salvage.hpp"
#include "framework/table/club.hpp"
#include "framework/table/scoring_book.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/screen_room.hpp"
#include "ui/desktop/appearance/system_theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/sound/sound_box.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr int kWrongUse = 2;

int complain(const std::string& sentence) {
  std::fprintf(stderr, "boardwright-desktop: %s\n", one_line(sentence).c_str());
  return kWrongUse;
}

/// The club's store at `place`, else the user's own.
Result<std::shared_ptr<Club>> open_club(const Catalogue& catalogue, const std::string& place) {
  auto location =
      place.empty() ? StoreLocation::usual() : Result<StoreLocation>(StoreLocation::from_text(place));
  if (!location) return fail(location.error());
  auto book = scoring_book(catalogue);
  if (!book) return fail(book.error());
  return Club::open(*location, std::move(*book));
}

/// Opens the user's own store; where it is damaged the user is asked what to do about it.
void keep_matches(MainWindow& window, const Catalogue& catalogue) {
  auto club = open_club(catalogue, {});
  // Damage shows where something is read.
  const Result<void> sound = !club ? fail(club.error()) : [&]() -> Result<void> {
    const auto members = (*club)->members();
    return members ? Result<void>() : fail(members.error());
  }();
  if (sound) return window.use_club(std::move(*club));
  club = fail(sound.error());  // closes it
  window.say_no_club(sound.error());
  if (const auto place = StoreLocation::usual(); place && is_damaged_store(place->path()))
    window.offer_salvage(place->path(), [&window, &catalogue] { keep_matches(window, catalogue); });
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
    const bool told = std::fputs(qPrintable(options->answer), stdout) >= 0 && std::fflush(stdout) == 0;
    return told ? 0 : complain("standard output can't be written: " + std::string(std::strerror(errno)));
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
  Catalogue catalogue = Catalogue::load(folders);
  // The store that was named has to be there; the user's own is opened when the window is.
  std::shared_ptr<Club> named;
  if (!screenshot && !options->store.empty()) {
    auto club = open_club(catalogue, options->store);
    if (!club) return complain(club.error());
    named = std::move(*club);
  }
  MainWindow window(catalogue, settings);
  if (named) window.use_club(std::move(named));
  if (options->size) window.resize(*options->size);
  if (const auto begun = window.begin(*options); !begun) {
    // What was asked for by name and can't be had is an error; finding no games at all is said in the window.
    if (options->asks_for_game() || !options->record.empty()) return complain(begun.error());
    window.show_reason(begun.error());
  }
  if (!screenshot && options->store.empty())
    QObject::connect(&window, &MainWindow::painted, &window, [&] { keep_matches(window, catalogue); });
  if (!screenshot) new ScreenRoom(application);  // a picture is as big as it was asked for
  window.show();
  if (screenshot) {
    while (window.at_start() && !window.start_page().complete())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    QBuffer drawn;
    drawn.open(QIODevice::WriteOnly);
    if (!window.grab().save(&drawn, "PNG")) return complain("the picture could not be drawn");
    const auto saved = save_file(options->screenshot, drawn.data().toStdString(), Readers::kEverybody);
    return saved ? 0 : complain(saved.error());
  }
  constexpr int kSettled = 1500;  // milliseconds: looking for a device may take a moment, which nobody misses
  QTimer::singleShot(kSettled, &window, [&window] { window.sounds().switch_on(); });
  SystemTheme system;
  QObject::connect(&system, &SystemTheme::changed, &window, &MainWindow::follow_system);
  QObject::connect(&system, &SystemTheme::motion_changed, &window, &MainWindow::follow_motion);
  QTimer::singleShot(0, &system, &SystemTheme::watch);  // the window comes first
  return QApplication::exec();
}
