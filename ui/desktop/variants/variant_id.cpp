// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/variant_id.hpp"

#include <algorithm>

namespace boardwright::desktop {

namespace {

constexpr qsizetype kLongestId = 48;  // there is room for a number behind it

bool is_taken(const QString& id, const Game& game, const std::string& saved_as) {
  const std::string wanted = id.toStdString();
  if (wanted == saved_as) return false;
  const auto& broken = game.broken_variants();
  return game.variant(wanted) != nullptr ||
         std::any_of(broken.begin(), broken.end(), [&](const auto& one) { return one.id == wanted; });
}

/// What an id is made of: English if there is some, else whatever there is.
QString name_for_id(const LocalText& name) {
  for (const Language language : languages())
    if (!name.in(language).empty()) return QString::fromStdString(name.in(language));
  return {};
}

}  // namespace

QString id_for(const QString& name, const Game& game, const std::string& saved_as) {
  QString letters = name.toLower();
  for (const auto& [letter, plain] : {std::pair{u'ß', "ss"}, {u'œ', "oe"}, {u'æ', "ae"}, {u'ø', "o"}})
    letters.replace(QChar(letter), QLatin1String(plain));
  QString id;
  for (const QChar c : letters.normalized(QString::NormalizationForm_D)) {
    if (c.category() == QChar::Mark_NonSpacing) continue;  // an accent
    const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
    if (plain)
      id += c;
    else if (!id.isEmpty() && !id.endsWith('-'))
      id += '-';
  }
  id = id.left(kLongestId);
  while (id.endsWith('-')) id.chop(1);
  if (id.isEmpty()) id = QStringLiteral("my-variant");
  if (id.front().isDigit()) id.prepend(QStringLiteral("v-"));
  QString found = id;
  for (int number = 2; is_taken(found, game, saved_as); ++number)
    found = id + QStringLiteral("-%1").arg(number);
  return found;
}

Result<std::string> with_name(const std::string& yaml, const VariantDraft& draft, bool kept,
                              Language language, const std::string& name, const Game& game) {
  const bool follows = !kept && draft.id == id_for(name_for_id(draft.name), game).toStdString();
  auto changed = with_words(yaml, VariantWords::kName, language, name);
  if (!changed || !follows) return changed;
  LocalText named = draft.name;
  named.set(language, name);
  return with_id(*changed, id_for(name_for_id(named), game).toStdString());
}

}  // namespace boardwright::desktop
