// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QBuffer>
#include <QIcon>
#include <QTimer>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "framework/catalogue/catalogue.hpp"
#include "framework/log/log.hpp"
#include "framework/log/problem_report.hpp"
#include "framework/log/running_marker.hpp"
#include "framework/store/salvage.hpp"
#include "framework/table/club.hpp"
#include "framework/table/scoring_book.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/link_to_nothing.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "plugins/host/own_libraries.hpp"
#include "plugins/host/script_language.hpp"
#include "ui/desktop/appearance/screen_room.hpp"
#include "ui/desktop/appearance/system_theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/unexpected_end_box.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/sound/sound_box.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

constexpr int kWrongUse = 2;
/// A second, as scripts have elsewhere, is a window that seems to hang.
constexpr std::chrono::milliseconds kPatienceWithScripts{300};

int complain(const std::string& sentence) {
  // Before the settings are read the environment says which language.
  const Language language =
      QCoreApplication::applicationName() == "boardwright" ? spoken_language() : language_of_environment();
  std::fprintf(stderr, "boardwright-desktop: %s\n", one_line(refusal_in(language, sentence)).c_str());
  return kWrongUse;
}

/// What needs no window, such as --version, and so no display either.
QString answer_without_window(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  // What is wrong is said later: Qt's own options of a window aren't known yet.
  const auto options = read_options(QCoreApplication::arguments());
  return options ? options->answer : QString();
}

/// While the application is made: Qt says why it can't, several lines of it, and aborts.
void refuse_to_open(QtMsgType type, const QMessageLogContext&, const QString&) {
  if (type != QtFatalMsg) return;
  const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
  const std::string why =
      platform.isEmpty()
          ? "no display can be reached (DISPLAY or WAYLAND_DISPLAY names one)"
          : "Qt has no platform '" + platform.toStdString() + "' here (QT_QPA_PLATFORM names it)";
  std::_Exit(complain("no window can be opened: " + why + "; `boardwright play` plays in the terminal"));
}

QtMessageHandler qt_says = nullptr;
void note_qt(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (type != QtDebugMsg && type != QtInfoMsg) log_warning("Qt: " + message.toStdString());
  if (qt_says != nullptr) qt_says(type, context, message);
}

/// --log-level, else BOARDWRIGHT_LOG, else the setting. That no log can be kept keeps nobody from playing.
QString begin_log(const Options& options, const Settings& settings) {
  const auto usual = log_detail_of_environment();
  if (!usual) complain(usual.error());
  const LogDetail detail = options.log.value_or(usual.value_or(std::nullopt).value_or(settings.log));
  const auto folder = usual_log_folder();
  const auto kept = folder ? keep_log({.file = *folder / "desktop.log"}, detail) : fail(folder.error());
  if (!kept) {
    complain(kept.error());
    return {};
  }
  log_event("boardwright-desktop " BOARDWRIGHT_VERSION " begins: Qt " + std::string(qVersion()) + ", " +
            system_words());
  qt_says = qInstallMessageHandler(note_qt);
  return QString::fromStdString(folder->string());
}

/// Tells what the window is doing, for the next start should this one end unexpectedly.
void mark(RunningMarker& marker, MainWindow& window) {
  const auto tell = [&marker, &window] {
    const MatchController& controller = window.controller();
    if (!controller.has_game() || controller.is_record()) return marker.doing({});
    const MatchPlan& plan = controller.plan();
    marker.doing(
        {plan.game->id() + "/" + plan.variant, plan.game->plugin_file().string(), controller.kept_match()});
  };
  QObject::connect(&window.controller(), &MatchController::game_started, &window, tell);
  QObject::connect(&window.controller(), &MatchController::updated, &window, tell);
  tell();
}

void tell_unexpected_end(const RunningGame& what, const QString& log_folder, MainWindow& window) {
  const auto game = window.catalogue().find(what.game);
  const QString title = what.game.empty() ? QString()
                        : game            ? QString::fromStdString(game->game->name(spoken_language()))
                                          : QString::fromStdString(what.game);
  auto* box = new UnexpectedEndBox(
      what, title, log_folder, [&window] { return window.help().problem_text(); }, &window);
  box->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(box, &UnexpectedEndBox::resume_wanted, &window, [&window](const QString& match) {
    if (const auto resumed = window.controller().resume(match.toStdString(), window.catalogue()); !resumed)
      window.show_reason(resumed.error());
  });
  box->open();
}

/// The club's store at `place`, else the user's own.
Result<StoreLocation> place_of_club(const std::string& place) {
  return place.empty() ? StoreLocation::usual() : Result<StoreLocation>(StoreLocation::from_text(place));
}

Result<std::shared_ptr<Club>> open_club(const Catalogue& catalogue, const std::string& place) {
  const auto location = place_of_club(place);
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
    const auto members = (*club)->people().members();
    return members ? Result<void>() : fail(members.error());
  }();
  if (sound) return window.use_club(std::move(*club));
  club = fail(sound.error());  // closes it
  window.say_no_club(sound.error());
  if (const auto place = StoreLocation::usual(); place && is_damaged_store(place->path()))
    window.offer_salvage(place->path(), [&window, &catalogue] { keep_matches(window, catalogue); });
}

/// A picture doesn't depend on its maker's taste.
Settings settings_for(const Options& options) {
  const bool screenshot = !options.screenshot.empty();
  Settings settings = screenshot ? Settings() : Settings::load();
  if (screenshot) settings.theme = ThemeChoice::kLight;
  if (options.theme) settings.theme = *options.theme;
  if (options.language) settings.language = options.language;
  return settings;
}

std::unique_ptr<RunningMarker> set_marker(const std::string& log_folder) {
  auto set = RunningMarker::set(log_folder);
  if (set) return std::move(*set);
  log_warning(set.error());
  return nullptr;
}

void dress(const Settings& settings) {
  wear(theme_for(settings.theme));
  speak(settings.language_or_environment());
  QGuiApplication::setWindowIcon(QIcon(":/icons/boardwright.svg"));
}

/// The store that was named has to be there; the user's own is opened when the window is. Null: that one, or a picture.
Result<std::shared_ptr<Club>> named_club(const Catalogue& catalogue, const Options& options) {
  if (!options.screenshot.empty() || options.store.empty()) return std::shared_ptr<Club>();
  return open_club(catalogue, options.store);
}

/// Begins with what was asked for, and where that can't be had says so in the window; fails where that is an error.
Result<void> begin_with(MainWindow& window, const Options& options) {
  const auto begun = window.begin(options);
  if (begun) return {};
  // What was asked for by name and can't be had is an error; finding no games at all is said in the window. So is a
  // file that is there and no record: whoever has opened it from a folder sees no terminal.
  const bool from_folder =
      (is_there(options.record) || !link_to_nothing(options.record).empty()) && options.screenshot.empty();
  if (options.asks_for_game() || !options.workshop.empty() || (!options.record.empty() && !from_folder))
    return begun;
  if (from_folder) complain(begun.error());
  window.show_reason(begun.error());
  return {};
}

Result<void> take_picture(MainWindow& window, const std::filesystem::path& file) {
  while (window.at_start() && !window.start_page().complete())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QCoreApplication::processEvents();
  QBuffer drawn;
  drawn.open(QIODevice::WriteOnly);
  if (!window.grab().save(&drawn, "PNG")) return fail("the picture could not be drawn");
  return save_file(file, drawn.data().toStdString(), Readers::kEverybody);
}

/// Until the window is closed. `ends`: how games ended in runs before, unexpectedly.
int run(MainWindow& window, const std::vector<RunningGame>& ends, const QString& log_folder) {
  if (!ends.empty()) {
    log_warning("the last run ended unexpectedly, game '" + ends.back().game + "'");
    QTimer::singleShot(0, &window, [&] { tell_unexpected_end(ends.back(), log_folder, window); });
  }
  constexpr int kSettled = 1500;  // milliseconds: looking for a device may take a moment, which nobody misses
  QTimer::singleShot(kSettled, &window, [&window] { window.sounds().switch_on(); });
  SystemTheme system;
  QObject::connect(&system, &SystemTheme::changed, &window.preferences(), &Preferences::follow_system);
  QObject::connect(&system, &SystemTheme::motion_changed, &window.preferences(), &Preferences::follow_motion);
  QTimer::singleShot(0, &system, &SystemTheme::watch);  // the window comes first
  const int status = QApplication::exec();
  log_event("boardwright-desktop ends: status " + std::to_string(status));
  qInstallMessageHandler(qt_says);
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  if (const QString answer = answer_without_window(argc, argv); !answer.isEmpty()) {
    const bool told = std::fputs(qPrintable(answer), stdout) >= 0 && std::fflush(stdout) == 0;
    return told ? 0 : complain("standard output can't be written: " + std::string(std::strerror(errno)));
  }
  qInstallMessageHandler(refuse_to_open);
  QApplication application(argc, argv);
  qInstallMessageHandler(nullptr);
  QCoreApplication::setOrganizationName("boardwright");
  QCoreApplication::setApplicationName("boardwright");
  QGuiApplication::setDesktopFileName("boardwright");
  const auto options = read_options(QCoreApplication::arguments());
  if (!options) return complain(options.error());
  const bool screenshot = !options->screenshot.empty();
  const Settings settings = settings_for(*options);
  const QString log_folder = screenshot ? QString() : begin_log(*options, settings);
  dress(settings);

  load_own_libraries_only(!options->trust_games);
  hurry_scripts_here(kPatienceWithScripts);
  CatalogueOptions folders;
  folders.folders = options->folders;
  Catalogue catalogue = Catalogue::load(folders);
  auto named = named_club(catalogue, *options);
  if (!named) return complain(named.error());
  // Before the window: it is gone only after that has ended well.
  std::vector<RunningGame> ends;
  std::unique_ptr<RunningMarker> marker;
  if (!log_folder.isEmpty()) {
    ends = RunningMarker::unexpected_ends(log_folder.toStdString());
    marker = set_marker(log_folder.toStdString());
  }
  MainWindow window(catalogue, settings);
  if (marker) mark(*marker, window);
  if (const auto place = place_of_club(options->store); place && !screenshot)
    window.let_phones_in(*place, options->folders);
  if (*named) window.use_club(std::move(*named));
  if (options->size) window.resize(*options->size);
  if (const auto begun = begin_with(window, *options); !begun) return complain(begun.error());
  if (!screenshot)
    QObject::connect(&window, &MainWindow::painted, &window, [&] {
      if (options->store.empty()) keep_matches(window, catalogue);
      if (options->phones) window.phones().open_at_once();
    });
  if (!screenshot) new ScreenRoom(application);  // a picture is as big as it was asked for
  window.show();
  if (screenshot) {
    const auto taken = take_picture(window, options->screenshot);
    return taken ? 0 : complain(taken.error());
  }
  return run(window, ends, log_folder);
}
