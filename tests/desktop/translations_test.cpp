// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fails on any word of the program that is missing, unfinished, left over or broken in one of the languages.
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "tests/desktop/window_under_test.hpp"

using namespace boardwright::desktop;

namespace {

struct Message {
  QString translation, type;
};
using Messages = QMap<QString, Message>;  // by context, source and comment

Messages read(const QString& name) {
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) FAIL("can't read " << name.toStdString());
  QXmlStreamReader xml(&file);
  Messages messages;
  QString context, source, comment;
  Message message;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isStartElement()) {
      if (xml.name() == QLatin1String("message")) {
        comment.clear();
        message = {};
      } else if (xml.name() == QLatin1String("name")) {
        context = xml.readElementText();
      } else if (xml.name() == QLatin1String("source")) {
        source = xml.readElementText();
      } else if (xml.name() == QLatin1String("comment")) {
        comment = xml.readElementText();
      } else if (xml.name() == QLatin1String("translation")) {
        message.type = xml.attributes().value("type").toString();
        message.translation = xml.readElementText();
      }
    } else if (xml.isEndElement() && xml.name() == QLatin1String("message")) {
      messages[context + "|" + source + "|" + comment] = message;
    }
  }
  INFO(xml.errorString().toStdString());
  REQUIRE_FALSE(xml.hasError());
  return messages;
}

QStringList placeholders(const QString& text) {
  QStringList found;
  auto all = QRegularExpression("%\\d").globalMatch(text);
  while (all.hasNext()) found << all.next().captured();
  found.sort();
  found.removeDuplicates();
  return found;
}

/// What the sources say now, as lupdate reads them.
Messages said_by_sources() {
  static QTemporaryDir folder;
  const QString fresh = folder.filePath("fresh.ts");
  QProcess lupdate;
  lupdate.start(BOARDWRIGHT_LUPDATE, {"-silent", "-I", BOARDWRIGHT_SOURCE_DIR, "-locations", "none",
                                      BOARDWRIGHT_SOURCE_DIR "/ui/desktop", "-ts", fresh});
  REQUIRE(lupdate.waitForFinished(60000));
  INFO(lupdate.readAllStandardError().toStdString());
  REQUIRE(lupdate.exitCode() == 0);
  return read(fresh);
}

}  // namespace

TEST_CASE("every word of the program exists in every language") {
  need_application();
  const Messages said = said_by_sources();
  REQUIRE(said.size() > 80);
  for (const QString language : {"nl", "de", "fr"}) {
    INFO(language.toStdString());
    const Messages known =
        read(BOARDWRIGHT_SOURCE_DIR "/ui/desktop/translations/boardwright_" + language + ".ts");
    for (auto message = said.begin(); message != said.end(); ++message) {
      INFO("missing: " << message.key().toStdString());
      CHECK(known.contains(message.key()));
    }
    for (auto message = known.begin(); message != known.end(); ++message) {
      INFO(message.key().toStdString());
      CHECK(said.contains(message.key()));  // not left over
      CHECK(message->type.isEmpty());       // neither unfinished nor vanished
      CHECK_FALSE(message->translation.trimmed().isEmpty());
      const QString source = message.key().section('|', 1, 1);
      CHECK(placeholders(message->translation) == placeholders(source));
      CHECK(source.contains(QRegularExpression("&[^& ]")) ==
            message->translation.contains(QRegularExpression("&[^& ]")));
      CHECK(source.endsWith("…") == message->translation.endsWith("…"));
      CHECK(source.endsWith(' ') == message->translation.endsWith(' '));
    }
  }
}
