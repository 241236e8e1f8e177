// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/wifi_code.hpp"

namespace boardwright::desktop {

namespace {

/// These letters mean something in the code.
QString escaped(const QString& text) {
  QString safe;
  for (const QChar letter : text) {
    if (QStringLiteral("\\;,:\"").contains(letter)) safe += '\\';
    safe += letter;
  }
  return safe;
}

}  // namespace

QString wifi_code(const QString& name, const QString& password) {
  if (password.isEmpty()) return QStringLiteral("WIFI:T:nopass;S:%1;;").arg(escaped(name));
  // Not one arg after the other: a name may have a %2 in it.
  return QStringLiteral("WIFI:T:WPA;S:") + escaped(name) + QStringLiteral(";P:") + escaped(password) +
         QStringLiteral(";;");
}

QString wifi_in_use(const QByteArray& said) {
  for (const QByteArray& line : said.split('\n')) {
    if (!line.startsWith("yes:")) continue;
    QString name;
    const QString rest = QString::fromUtf8(line.mid(4));
    for (qsizetype i = 0; i < rest.size(); ++i) {
      if (rest[i] == '\\' && i + 1 < rest.size()) ++i;
      name += rest[i];
    }
    return name;
  }
  return {};
}

}  // namespace boardwright::desktop
