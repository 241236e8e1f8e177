// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace boardwright::desktop {

/// What a phone's camera takes for a Wi-Fi to join: "WIFI:T:WPA;S:name;P:password;;". Without a password an
/// open one.
[[nodiscard]] QString wifi_code(const QString& name, const QString& password);

/// The name of the Wi-Fi in use, from what `nmcli -t -f active,ssid dev wifi` says; empty: there is none.
[[nodiscard]] QString wifi_in_use(const QByteArray& said);

}  // namespace boardwright::desktop
