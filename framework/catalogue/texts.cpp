// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/texts.hpp"

namespace boardwright {

void GameTexts::set(TextKind kind, const std::string& id, LocalText text) {
  texts_[static_cast<std::size_t>(kind)][id] = std::move(text);
}

const std::map<std::string, LocalText, std::less<>>& GameTexts::all(TextKind kind) const {
  return texts_[static_cast<std::size_t>(kind)];
}

const LocalText* GameTexts::find(TextKind kind, std::string_view id) const {
  const auto found = all(kind).find(id);
  return found == all(kind).end() ? nullptr : &found->second;
}

std::string GameTexts::text(Language language, TextKind kind, std::string_view id) const {
  const LocalText* found = find(kind, id);
  return found == nullptr ? "" : found->or_english(language);
}

std::string GameTexts::fill(Language language, std::string_view sentence,
                            std::span<const Explanation::Argument> arguments) const {
  const auto shown = [&](const Explanation::Argument& argument) {
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) return std::to_string(*number);
    const auto& word = std::get<std::string>(argument.value);
    for (const TextKind kind : {TextKind::kKind, TextKind::kSeat})
      if (const auto translated = text(language, kind, word); !translated.empty()) return translated;
    return word;
  };
  std::string result;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    result += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    sentence.remove_prefix(open);
    const std::size_t close = sentence.find('}');
    const std::string_view name = close == std::string_view::npos ? "" : sentence.substr(1, close - 1);
    const auto argument =
        std::find_if(arguments.begin(), arguments.end(), [&](const auto& a) { return a.name == name; });
    if (close == std::string_view::npos || argument == arguments.end()) {
      result += '{';
      sentence.remove_prefix(1);
    } else {
      result += shown(*argument);
      sentence.remove_prefix(close + 1);
    }
  }
  return result;
}

std::string plugin_english(const Rules& rules, const Explanation& explanation) {
  if (explanation.legal) return {};
  std::string sentence = explanation.message;
  for (const auto& text : rules.texts(BW_TEXT_MESSAGE))
    if (text.id == explanation.message) sentence = text.english;
  sentence = GameTexts().fill(Language::kEnglish, sentence, explanation.arguments);
  return explanation.rule.empty() ? sentence : sentence + " (" + explanation.rule + ")";
}

}  // namespace boardwright
