// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/chat_words.hpp"

#include <QCoreApplication>
#include <array>
#include <utility>

namespace boardwright::desktop {

namespace {

struct ChatWords {
  Q_DECLARE_TR_FUNCTIONS(ChatWords)
};

constexpr std::array<std::pair<std::string_view, const char*>, 10> kPhraseWords{{
    {"hello", QT_TRANSLATE_NOOP("ChatWords", "Hello!")},
    {"good_luck", QT_TRANSLATE_NOOP("ChatWords", "Good luck!")},
    {"well_played", QT_TRANSLATE_NOOP("ChatWords", "Well played!")},
    {"thanks", QT_TRANSLATE_NOOP("ChatWords", "Thank you!")},
    {"sorry", QT_TRANSLATE_NOOP("ChatWords", "Sorry!")},
    {"one_moment", QT_TRANSLATE_NOOP("ChatWords", "One moment, please")},
    {"back", QT_TRANSLATE_NOOP("ChatWords", "I am back")},
    {"your_turn", QT_TRANSLATE_NOOP("ChatWords", "It is your turn")},
    {"good_game", QT_TRANSLATE_NOOP("ChatWords", "Good game!")},
    {"goodbye", QT_TRANSLATE_NOOP("ChatWords", "Goodbye!")},
}};

}  // namespace

std::vector<std::string> chat_phrases() {
  std::vector<std::string> ids;
  for (const auto& [id, words] : kPhraseWords) ids.emplace_back(id);
  return ids;
}

QString phrase_words(std::string_view id) {
  for (const auto& [known, words] : kPhraseWords)
    if (known == id) return ChatWords::tr(words);
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString chat_refusal(const std::string& code) {
  if (code == "bad_words") return ChatWords::tr("That can't be sent: 200 letters at most, in one line.");
  if (code == "not_allowed") return ChatWords::tr("Choose a ready phrase.");
  if (code == "muted") return ChatWords::tr("The organiser lets you write no more.");
  if (code == "closed") return ChatWords::tr("Nobody writes beside games here.");
  return ChatWords::tr("That couldn't be sent.");
}

}  // namespace boardwright::desktop
