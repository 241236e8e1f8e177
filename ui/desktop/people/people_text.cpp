// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/people_text.hpp"

#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

namespace boardwright::desktop {

QString folded(const QString& text) {
  // Letters that Unicode doesn't take apart.
  static const std::array<std::pair<QChar, QString>, 7> kWhole{{{QChar(0xDF), "ss"},
                                                                {QChar(0xF8), "o"},
                                                                {QChar(0x142), "l"},
                                                                {QChar(0x111), "d"},
                                                                {QChar(0xE6), "ae"},
                                                                {QChar(0x153), "oe"},
                                                                {QChar(0x131), "i"}}};
  QString letters;
  for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
    if (!letter.isMark()) letters += letter;
  for (const auto& [whole, parts] : kWhole) letters.replace(whole, parts);
  return letters.simplified();
}

namespace {

/// Letters and digits of a folded text, a blank before each word.
QString words_of(const QString& text) {
  QString words = ' ' + folded(text);
  for (QChar& sign : words)
    if (!sign.isLetterOrNumber()) sign = ' ';
  return words;
}

}  // namespace

bool meets(const QString& text, const QString& typed) {
  const QString words = words_of(text);
  const QStringList wanted = words_of(typed).split(' ', Qt::SkipEmptyParts);
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](const QString& word) { return words.contains(' ' + word); });
}

bool same_name(const QString& one, const QString& other) {
  const auto letters = [](const QString& name) {
    return name.normalized(QString::NormalizationForm_C)
        .toCaseFolded()
        .normalized(QString::NormalizationForm_C)
        .simplified();
  };
  return letters(one) == letters(other);
}

}  // namespace boardwright::desktop
