// SPDX-License-Identifier: GPL-3.0-or-later
//
// An nmcli that notes what it is told and does what a test says.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

namespace boardwright::desktop {

/// Two cards, of which the second can be an access point.
inline constexpr const char* kCards =
    "GENERAL.DEVICE:enp3s0\nGENERAL.STATE:100 (connected)\n\n"
    "GENERAL.DEVICE:wlp1s0\nGENERAL.STATE:30 (disconnected)\nWIFI-PROPERTIES.AP:no\n\n"
    "GENERAL.DEVICE:wlp2s0\nGENERAL.STATE:100 (connected)\nWIFI-PROPERTIES.AP:yes\n\n"
    "GENERAL.DEVICE:lo\nGENERAL.STATE:10 (unmanaged)\n";

/// In front of any real one as long as it is there.
class FakeNmcli {
 public:
  explicit FakeNmcli(const QByteArray& cards = kCards) : path_(qgetenv("PATH")) {
    write("cards", cards);
    write("nmcli",
          "#!/bin/sh\n"
          "cd '" +
              folder_.path().toUtf8() +
              "' || exit 9\n"
              "printf '%s|' \"$@\" >>told; printf '%s\\n' \"${LC_ALL:-own}\" >>told\n"
              "case \"$*\" in\n"
              "  *'device show') cat cards ;;\n"
              "  'device wifi hotspot'*) [ ! -e refusal ] || { cat refusal >&2; exit 4; }; touch up ;;\n"
              "  'connection delete'*) [ -e up ] || exit 10; rm up ;;\n"
              "esac\n");
    QFile::setPermissions(folder_.filePath("nmcli"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", folder_.path().toUtf8() + ":" + path_);
  }
  FakeNmcli(const FakeNmcli&) = delete;
  FakeNmcli& operator=(const FakeNmcli&) = delete;
  ~FakeNmcli() { qputenv("PATH", path_); }

  void refuse(const QByteArray& sentence) { write("refusal", sentence); }
  void relent() { QFile::remove(folder_.filePath("refusal")); }
  [[nodiscard]] bool is_up() const { return QFile::exists(folder_.filePath("up")); }
  /// All that it was told, a line each, since it was asked last.
  QStringList told() {
    QFile file(folder_.filePath("told"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    file.remove();
    return lines;
  }

 private:
  void write(const QString& name, const QByteArray& text) {
    QFile file(folder_.filePath(name));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  QTemporaryDir folder_;
  QByteArray path_;
};

}  // namespace boardwright::desktop
