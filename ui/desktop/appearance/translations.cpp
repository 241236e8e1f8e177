// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/translations.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <memory>

#include "framework/log/log.hpp"
#include "framework/text/program_texts.hpp"

// The resources lie in a static library, which drops what nobody names. Must stand outside a namespace.
static void load_resources() { Q_INIT_RESOURCE(boardwright_desktop); }

namespace boardwright::desktop {

namespace {

struct Spoken {
  Language language = Language::kEnglish;
  std::unique_ptr<QTranslator> ours, qts;
};

Spoken& spoken() {
  static Spoken state;
  return state;
}

}  // namespace

void speak(Language language) {
  load_resources();
  Spoken& state = spoken();
  state.language = language;
  state.qts.reset();  // a translator takes itself out
  state.ours.reset();
  const QString code = code_of(language);
  QLocale::setDefault(QLocale(code));
  if (language == Language::kEnglish) return;
  // Qt's own words, such as those of file dialogs: the program's copy, else where Qt's package is installed.
  auto qts = std::make_unique<QTranslator>();
  if (qts->load(":/translations/qtbase_" + code + ".qm") ||
      qts->load("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
    state.qts = std::move(qts);
    QCoreApplication::installTranslator(state.qts.get());
  } else {
    qWarning("Qt's own dialogs stay English: qtbase_%s.qm is missing (Debian: qt6-translations-l10n)",
             qPrintable(code));
  }
  auto ours = std::make_unique<QTranslator>();
  const QString file = "boardwright_" + code + ".qm";
  if (!ours->load(":/translations/" + file) &&
      !ours->load(QString::fromStdString((facts_of(language).folder / file.toStdString()).string()))) {
    log_warning("the window stays English: " + file.toStdString() + " is neither in the program nor in " +
                facts_of(language).folder.string());
    return;
  }
  state.ours = std::move(ours);
  QCoreApplication::installTranslator(state.ours.get());
}

Language spoken_language() { return spoken().language; }

QLocale spoken_locale() {
  if (spoken_language() == Language::kEnglish) return QLocale(QLocale::English, QLocale::UnitedKingdom);
  return QLocale(code_of(spoken_language()));
}

QString own_name(Language language) { return QString::fromStdString(facts_of(language).name); }

QString code_of(Language language) { return QString::fromStdString(facts_of(language).code); }

}  // namespace boardwright::desktop
