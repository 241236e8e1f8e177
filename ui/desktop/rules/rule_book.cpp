// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/rules/rule_book.hpp"

#include <QCollator>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "framework/catalogue/config_file.hpp"

namespace boardwright::desktop {

namespace {

constexpr qint64 kLongestRules = 1 << 20;  // bytes; more than that is no text for people

QString read_rules(const std::filesystem::path& file) {
  QFile in(QString::fromStdString(file.string()));
  return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.read(kLongestRules)) : QString();
}

}  // namespace

RuleBook RuleBook::of(const Game& game, const Rules& rules, Language language) {
  RuleBook book;
  for (const auto& text : rules.texts(BW_TEXT_RULE))
    book.in_short.push_back({QString::fromStdString(text.id),
                             QString::fromStdString(game.text(language, TextKind::kRule, text.id, &rules))});
  QCollator order;  // L2.10 comes after L2.9
  order.setNumericMode(true);
  std::stable_sort(book.in_short.begin(), book.in_short.end(),
                   [&](const Entry& a, const Entry& b) { return order.compare(a.number, b.number) < 0; });
  const auto own = game.folder() / ("RULES." + std::string(language_code(language)) + ".md");
  book.full_in_language = language == Language::kEnglish || is_there(own);
  book.in_full = read_rules(is_there(own) ? own : game.folder() / "RULES.md");
  return book;
}

QString rule_number(const QString& paragraph) {
  static const QRegularExpression number("^\\s*([A-Z][0-9]+(?:\\.[0-9]+)+)\\b");
  return number.match(paragraph).captured(1);
}

}  // namespace boardwright::desktop
