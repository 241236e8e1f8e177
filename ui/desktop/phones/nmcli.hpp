// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>

namespace boardwright::desktop {

struct NmcliAnswer {
  bool done = false;
  QByteArray said;
  QString why;  ///< its own sentence where it wasn't done; empty: it isn't there, or said nothing
};

/// Asks NetworkManager by its nmcli. `told` is called later, unless `asker` has gone by then.
void ask_nmcli(QObject& asker, const QStringList& words, std::function<void(const NmcliAnswer&)> told);
/// The same, waited for: for who goes.
void tell_nmcli(const QStringList& words);

}  // namespace boardwright::desktop
