// SPDX-License-Identifier: GPL-3.0-or-later
//
// docs/glossary.md holds for every text in four languages: the window's, the games', the configuration's, the
// terminal's and the reports'.
#include <yaml-cpp/yaml.h>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <array>
#include <catch2/catch.hpp>

namespace {

constexpr std::array<const char*, 4> kCodes{"en", "nl", "de", "fr"};

struct Text {
  QString place;
  std::array<QString, 4> words;  // English first
};

struct Concept {
  std::array<QString, 4> words;
  std::array<QStringList, 4> not_these;
};

QString source(const QString& path) { return QStringLiteral(BOARDWRIGHT_SOURCE_DIR "/") + path; }

QString read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) FAIL("can't read " << path.toStdString());
  return QString::fromUtf8(file.readAll());
}

std::vector<Concept> glossary() {
  std::vector<Concept> all;
  for (const QString& line : read(source("docs/glossary.md")).split('\n')) {
    if (!line.startsWith('|') || line.startsWith("|-") || line.startsWith("| What")) continue;
    QStringList cells = line.split('|');
    INFO(line.toStdString());
    REQUIRE(cells.size() == 8);  // with what is before the first line and behind the last
    Concept one;
    for (int i = 0; i < 4; ++i) one.words[static_cast<std::size_t>(i)] = cells[i + 2].trimmed();
    for (const QString& part : cells[6].trimmed().split(';', Qt::SkipEmptyParts)) {
      const auto code = std::find_if(kCodes.begin(), kCodes.end(), [&](const char* known) {
        return part.trimmed().startsWith(QString(known) + ':');
      });
      REQUIRE(code != kCodes.end());
      for (const QString& word : part.trimmed().mid(3).split(','))
        one.not_these[static_cast<std::size_t>(code - kCodes.begin())] << word.trimmed();
    }
    all.push_back(one);
  }
  return all;
}

void add_window_texts(std::vector<Text>& all) {
  for (std::size_t language = 1; language < 4; ++language) {
    const QString name = source(QString("ui/desktop/translations/boardwright_%1.ts").arg(kCodes[language]));
    QXmlStreamReader xml(read(name));
    Text text;
    while (!xml.atEnd()) {
      xml.readNext();
      if (!xml.isStartElement()) continue;
      if (xml.name() == QLatin1String("name")) text.place = xml.readElementText();
      if (xml.name() == QLatin1String("source")) text.words[0] = xml.readElementText();
      if (xml.name() == QLatin1String("translation")) {
        Text one{text.place, {text.words[0]}};
        one.words[language] = xml.readElementText();
        all.push_back(one);
      }
    }
    REQUIRE_FALSE(xml.hasError());
  }
}

void add_texts_of(const YAML::Node& node, const QString& place, std::vector<Text>& all) {
  if (node.IsSequence())
    for (const auto& one : node) add_texts_of(one, place, all);
  if (!node.IsMap()) return;
  if (node["en"] && node["en"].IsScalar() && (node["nl"] || node["de"] || node["fr"])) {
    Text text{place + ":" + QString::number(node.Mark().line + 1), {}};
    for (std::size_t i = 0; i < 4; ++i)
      if (node[kCodes[i]])
        text.words[i] = QString::fromStdString(node[kCodes[i]].as<std::string>()).simplified();
    all.push_back(text);
    return;
  }
  for (const auto& one : node) add_texts_of(one.second, place, all);
}

void add_files_texts(std::vector<Text>& all) {
  for (const char* folder : {"games", "config", "plugins/template/files"}) {
    QDirIterator files(source(folder), {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString path = files.next();
      add_texts_of(YAML::LoadFile(path.toStdString()), path.mid(source("").size()), all);
    }
  }
}

/// In the sources, what is said in four languages stands in braces: four texts, each of one or more literals.
void add_program_texts(std::vector<Text>& all) {
  static const QRegularExpression kFour(
      R"X(\{\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+),?\s*\})X");
  static const QRegularExpression kSeam(R"X("\s*")X");
  for (const char* folder : {"ui/cli", "ui/report", "framework"}) {
    QDirIterator files(source(folder), {"*.cpp", "*.hpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString path = files.next();
      auto found = kFour.globalMatch(read(path));
      while (found.hasNext()) {
        const auto match = found.next();
        Text text{path.mid(source("").size()), {}};
        for (int i = 0; i < 4; ++i)
          text.words[static_cast<std::size_t>(i)] =
              match.captured(i + 1).trimmed().chopped(1).mid(1).remove(kSeam);
        all.push_back(text);
      }
    }
  }
}

/// "&Rated…" is nothing but "rated".
QString bare(QString text) {
  text.remove('&');
  while (!text.isEmpty() && !text.back().isLetterOrNumber() && text.back() != ')') text.chop(1);
  return text.toLower();
}

QRegularExpression pattern_of(const QString& word) {
  const bool any_end = word.endsWith('*');
  const QString letters = QRegularExpression::escape(any_end ? word.chopped(1) : word);
  return QRegularExpression(
      "(?<![\\p{L}-])" + letters + (any_end ? "" : "(?![\\p{L}])"),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

std::vector<Text> all_texts() {
  std::vector<Text> all;
  add_window_texts(all);
  add_files_texts(all);
  add_program_texts(all);
  return all;
}

}  // namespace

TEST_CASE("one thing has one word in every language, as the glossary says") {
  const auto concepts = glossary();
  REQUIRE(concepts.size() > 20);
  const auto texts = all_texts();
  REQUIRE(texts.size() > 2000);
  QStringList wrong;
  for (const Concept& one : concepts)
    for (std::size_t language = 0; language < 4; ++language) {
      for (const QString& word : one.not_these[language]) {
        const QRegularExpression pattern = pattern_of(word);
        for (const Text& text : texts)
          if (pattern.match(QString(text.words[language]).remove('&')).hasMatch())
            wrong << QString("%1: \"%2\" has \"%3\"; the glossary's word is \"%4\"")
                         .arg(text.place, text.words[language].left(90), word, one.words[language]);
      }
      for (const Text& text : texts)
        if (language > 0 && !text.words[language].isEmpty() &&
            bare(text.words[0]) == one.words[0].toLower() &&
            !bare(text.words[language]).contains(one.words[language].toLower()))
          wrong << QString("%1: \"%2\" is \"%3\"; the glossary's word is \"%4\"")
                       .arg(text.place, text.words[0], text.words[language], one.words[language]);
    }
  wrong.removeDuplicates();
  INFO(wrong.join('\n').toStdString());
  CHECK(wrong.isEmpty());
}

TEST_CASE("texts are written as their language is") {
  QStringList wrong;
  const auto look = [&](const Text& text, std::size_t language, const QString& pattern, const QString& why) {
    const QRegularExpression wanted(pattern, QRegularExpression::UseUnicodePropertiesOption);
    if (const auto match = wanted.match(QString(text.words[language]).remove('&')); match.hasMatch())
      wrong << QString("%1: \"%2\": %3").arg(text.place, text.words[language].left(100), why);
  };
  for (const Text& text : all_texts()) {
    look(text, 1, "(?<!%\\d )\\b([Uu]|[Uu]w)\\b", "Dutch says je, not u");
    look(text, 1, "„", "Dutch quotes are “ ”");
    look(text, 2, "\\b([Dd]u|[Dd]ein|[Dd]eine[mnrs]?|[Dd]ir|[Dd]ich)\\b", "German says Sie, not du");
    look(text, 2, "^(Wähle|Drücke|Gib|Klicke|Tippe|Ziehe|Setze|Stelle|Nimm|Spiele|Bringe|Schlage) ",
         "German asks with Sie: Wählen Sie");
    look(text, 3, "\\b([Tt]u|[Tt]on|[Tt]es|[Tt]oi)\\b", "French says vous, not tu");
    look(text, 3, "[^\\s\\x{00A0}\\x{202F}][;!?](\\s|$)", "French has a space before ; ! ?");
  }
  wrong.removeDuplicates();
  INFO(wrong.join('\n').toStdString());
  CHECK(wrong.isEmpty());
}
