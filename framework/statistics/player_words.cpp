// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/player_words.hpp"

#include <array>
#include <string_view>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/recorded_games.hpp"

namespace boardwright {
namespace {

struct PlayerText {
  std::string_view kind;  ///< what stands before the colon
  LocalText name;         ///< {0}: what stands behind it
};

const std::array<PlayerText, 7>& player_texts() {
  static const std::array<PlayerText, 7> kTexts{{
      {"random", {{"random play", "willekeurig spel", "Zufallsspiel", "jeu au hasard"}}},
      {"greedy", {{"greedy play", "gretig spel", "gieriges Spiel", "jeu glouton"}}},
      {"level", {{"level {0}", "niveau {0}", "Stufe {0}", "niveau {0}"}}},
      {"tree",
       {{"tree search ({0} simulations)", "boomzoeken ({0} simulaties)", "Baumsuche ({0} Simulationen)",
         "recherche arborescente ({0} simulations)"}}},
      {"uct",
       {{"plain tree search ({0} simulations)", "kaal boomzoeken ({0} simulaties)",
         "reine Baumsuche ({0} Simulationen)", "recherche arborescente simple ({0} simulations)"}}},
      {"alphabeta",
       {{"alpha-beta search ({0} positions)", "alfa-bèta-zoeken ({0} stellingen)",
         "Alpha-Beta-Suche ({0} Stellungen)", "recherche alpha-bêta ({0} positions)"}}},
      {kRecordedPlayers,
       {{"players of the records", "spelers van de partijen", "Spieler der Aufzeichnungen",
         "joueurs des parties enregistrées"}}},
  }};
  return kTexts;
}

const LocalText kAgainst{{" against ", " tegen ", " gegen ", " contre "}};

std::string player_name(Language language, const std::string& player) {
  const auto colon = player.find(':');
  const std::string_view kind = std::string_view(player).substr(0, colon);
  for (const PlayerText& text : player_texts()) {
    if (text.kind != kind) continue;
    return filled(text.name.or_english(language),
                  {colon == std::string::npos ? std::string() : player.substr(colon + 1)});
  }
  return player;
}

}  // namespace

std::string players_name(Language language, const std::vector<std::string>& players) {
  std::string text;
  for (const auto& player : players)
    text += (text.empty() ? "" : kAgainst.or_english(language)) + player_name(language, player);
  return text;
}

std::string first_large(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

}  // namespace boardwright
