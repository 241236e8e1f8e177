// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/options.hpp"

#include <QCommandLineParser>

#include "framework/text/number.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::desktop {

namespace {

std::vector<std::string> texts(const QStringList& values) {
  std::vector<std::string> out;
  for (const auto& value : values) out.push_back(value.toStdString());
  return out;
}

Result<void> read_appearance(const QCommandLineParser& parser, Options& options) {
  if (parser.isSet("language")) {
    options.language = language_from(parser.value("language").toStdString());
    if (!options.language) return fail("--language: expected " + codes_of_languages());
  }
  if (parser.isSet("theme")) {
    const QString theme = parser.value("theme");
    if (theme != "light" && theme != "dark" && theme != "contrast" && theme != "system")
      return fail("--theme: expected light, dark, contrast or system");
    options.theme = theme == "light"      ? ThemeChoice::kLight
                    : theme == "dark"     ? ThemeChoice::kDark
                    : theme == "contrast" ? ThemeChoice::kContrast
                                          : ThemeChoice::kSystem;
  }
  if (parser.isSet("size")) {
    const QStringList parts = parser.value("size").split('x');
    const auto side = [&](int i) { return whole_number<int>(parts.value(i).toStdString()).value_or(0); };
    const QSize size(side(0), side(1));
    if (parts.size() != 2 || size.width() < 100 || size.height() < 100 || size.width() > 10000 ||
        size.height() > 10000)
      return fail("--size: expected width and height from 100 to 10000, as in 1280x800");
    options.size = size;
  }
  if (parser.isSet("log-level")) {
    const auto detail = log_detail_from(parser.value("log-level").toStdString());
    if (!detail) return fail("--log-level: " + detail.error());
    options.log = *detail;
  }
  return {};
}

}  // namespace

Result<Options> read_options(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Play board games, alone or together.");
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  parser.addOptions({
      {"game", "The game to begin with: its id, or id/variant.", "GAME"},
      {"set", "One parameter of the rules; repeatable.", "key=value"},
      {"seat", "Who plays: human, random, greedy, level:N, time:SECONDS; repeatable.", "SEAT=PLAYER"},
      {"workshop", "Open a script, such as my_game.lua, in the workshop.", "FILE"},
      {"position", "Begin with this position.", "TEXT"},
      {"games", "One more folder with games; repeatable.", "FOLDER"},
      {"trust-games",
       "Load native libraries of such folders into the window; else each match of them is a process."},
      {"store", "Where matches are kept: a file or postgresql://…; else in the user's data folder.", "PLACE"},
      {"phones", "Open the club to phones at once."},
      {"language", QString::fromStdString(codes_of_languages()) + ".", "CODE"},
      {"theme", "light, dark, contrast or system.", "NAME"},
      {"log-level", "How much the log holds: off, warning, info or debug.", "LEVEL"},
      {"size", "The window's size, such as 1280x800.", "WxH"},
      {"screenshot", "Save a picture of the window and leave.", "FILE"},
  });
  parser.addPositionalArgument("RECORD", "A record to open.", "[RECORD]");
  if (!parser.parse(arguments)) return fail(parser.errorText().toStdString());
  Options options;
  if (parser.isSet(help)) options.answer = parser.helpText();
  if (parser.isSet(version)) options.answer = QString("boardwright-desktop " BOARDWRIGHT_VERSION "\n");
  if (parser.positionalArguments().size() > 1) return fail("expected at most one record to open");
  if (!parser.positionalArguments().isEmpty())
    options.record = parser.positionalArguments().front().toStdString();
  options.game = parser.value("game").toStdString();
  options.settings = texts(parser.values("set"));
  options.players = texts(parser.values("seat"));
  options.workshop = parser.value("workshop").toStdString();
  options.position = parser.value("position").toStdString();
  for (const auto& folder : parser.values("games")) options.folders.emplace_back(folder.toStdString());
  options.trust_games = parser.isSet("trust-games");
  options.store = parser.value("store").toStdString();
  options.phones = parser.isSet("phones");
  options.screenshot = parser.value("screenshot").toStdString();
  if (auto read = read_appearance(parser, options); !read) return fail(read.error());
  return options;
}

}  // namespace boardwright::desktop
