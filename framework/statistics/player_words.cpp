// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/player_words.hpp"

#include "framework/statistics/recorded_games.hpp"
#include "framework/text/fill_in.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

std::string player_name(Language language, const std::string& player) {
  const auto colon = player.find(':');
  const std::string kind = player.substr(0, colon);
  if (kind == kRecordedPlayers) return said(language, "player.records");
  const std::string* text = find_text(language, "player." + kind);
  if (text == nullptr) return player;
  return fill_in(*text, {colon == std::string::npos ? std::string() : player.substr(colon + 1)});
}

}  // namespace

std::string players_name(Language language, const std::vector<std::string>& players) {
  std::string text;
  for (const auto& player : players) {
    const std::string name = player_name(language, player);
    text = text.empty() ? name : said(language, "player.against", {text, name});
  }
  return text;
}

std::string first_large(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

}  // namespace boardwright
