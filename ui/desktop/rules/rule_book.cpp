// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/rules/rule_book.hpp"

#include <QCollator>
#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "framework/side_by_side/parameter_difference.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/label.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kLongestRules = 1 << 20;  // bytes; more than that is no text for people

QString read_rules(const std::filesystem::path& file) {
  const auto text = read_file(file, kLongestRules);
  return text ? QString::fromStdString(*text) : QString();
}

/// "name: value" each of what these rules change. Nothing where the usual rules can't be made: the text is
/// then read as it stands.
QStringList changes_of(const std::shared_ptr<const Game>& game, const std::shared_ptr<const Rules>& rules,
                       Language language) {
  const auto usual = game->create(Variant());
  if (!usual) return {};
  const std::array sets{RuleSet{.entry = {game, nullptr}, .rules = *usual, .label = {}},
                        RuleSet{.entry = {game, nullptr}, .rules = rules, .label = {}}};
  QStringList changes;
  for (const auto& change : parameter_differences(sets, language))
    changes << QString::fromStdString(label_and_value(language, change.name, change.words.back()));
  return changes;
}

}  // namespace

RuleBook RuleBook::of(const std::shared_ptr<const Game>& game, const std::shared_ptr<const Rules>& rules,
                      Language language) {
  RuleBook book;
  for (const auto& text : rules->texts(BW_TEXT_RULE))
    book.in_short.push_back(
        {QString::fromStdString(text.id),
         QString::fromStdString(game->text(language, TextKind::kRule, text.id, rules.get()))});
  QCollator order;  // L2.10 comes after L2.9
  order.setNumericMode(true);
  std::stable_sort(book.in_short.begin(), book.in_short.end(),
                   [&](const Entry& a, const Entry& b) { return order.compare(a.number, b.number) < 0; });
  const auto of_all = game->companion("RULES.md");
  const auto english = game->companion("RULES.en.md");
  const auto own = game->companion("RULES." + std::string(language_code(language)) + ".md");
  book.full_in_language = language == Language::kEnglish || is_there(own);
  const auto& for_players = is_there(own) ? own : is_there(english) ? english : of_all;
  book.in_full = read_rules(for_players);
  if (for_players == of_all) return book;
  book.with_parameters = read_rules(of_all);
  if (const QStringList changes = changes_of(game, rules, language); !changes.isEmpty()) {
    const QString words =
        QCoreApplication::translate("RuleBook", "These are the usual rules. Changed here: %1.")
            .arg(changes.join(QStringLiteral("; ")).replace('*', QStringLiteral("\\*")));
    book.in_full.insert(book.in_full.indexOf('\n') + 1, "\n*" + words + "*\n");
  }
  return book;
}

QString rule_number(const QString& paragraph) {
  static const QRegularExpression number("^\\s*([A-Z][0-9]+(?:\\.[0-9]+)+)\\b");
  return number.match(paragraph).captured(1);
}

}  // namespace boardwright::desktop
