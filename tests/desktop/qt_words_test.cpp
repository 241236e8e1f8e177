// SPDX-License-Identifier: GPL-3.0-or-later
//
// Qt's own words speak the window's language: of file dialogs, buttons, and menus of fields, also when it is
// changed while they are there; and a key has one name.
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/desktop/window_under_test.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/appearance/translations.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

QString plain(QString text) { return text.remove('&'); }

}  // namespace

TEST_CASE("Qt's own dialogs, buttons and menus speak the language of the window") {
  struct Words {
    Language language;
    QString cancel, yes, file_name, paste, select_all;
  };
  const Words all[] = {{Language::kEnglish, "Cancel", "Yes", "File name:", "Paste", "Select All"},
                       {dutch(), "Annuleren", "Ja", "Bestandsnaam:", "Plakken", "Alles selecteren"},
                       {german(), "Abbrechen", "Ja", "Dateiname:", "Einfügen", "Alles auswählen"},
                       {french(), "Annuler", "Oui", "Nom de fichier :", "Coller", "Tout sélectionner"}};
  WindowUnderTest test;
  QDialogButtonBox there(QDialogButtonBox::Cancel);  // before the language is changed
  for (const Words& words : all) {
    INFO(own_name(words.language).toStdString());
    test.speak(words.language);
    CHECK(plain(there.button(QDialogButtonBox::Cancel)->text()) == words.cancel);
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::Yes | QMessageBox::Cancel);
    CHECK(plain(box.button(QMessageBox::Yes)->text()) == words.yes);
    CHECK(plain(box.button(QMessageBox::Cancel)->text()) == words.cancel);
    QFileDialog files;
    files.setOption(QFileDialog::DontUseNativeDialog);
    QStringList labels;
    for (const auto* label : files.findChildren<QLabel*>()) labels << plain(label->text());
    INFO(labels.join(" | ").toStdString());
    CHECK(labels.contains(words.file_name));
    QLineEdit line;
    QPlainTextEdit text;
    QScopedPointer<QMenu> menus[] = {QScopedPointer(line.createStandardContextMenu()),
                                     QScopedPointer(text.createStandardContextMenu())};
    for (const auto& menu : menus) {
      QStringList entries;
      for (const auto* action : menu->actions()) entries << plain(action->text()).section('\t', 0, 0);
      INFO(entries.join(" | ").toStdString());
      CHECK(entries.contains(words.paste));
      CHECK(entries.contains(words.select_all));
    }
  }
}

TEST_CASE("a key is called as it is called on the keyboards of the language") {
  WindowUnderTest test;
  test.speak(german());
  CHECK(QKeySequence(Qt::CTRL | Qt::Key_H).toString(QKeySequence::NativeText) == "Strg+H");
  test.speak(dutch());
  CHECK(QKeySequence(Qt::CTRL | Qt::Key_H).toString(QKeySequence::NativeText) == "Ctrl+H");
}
