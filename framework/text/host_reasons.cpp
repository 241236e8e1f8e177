// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/host_reasons.hpp"

#include <array>

namespace boardwright {

std::span<const HostReason> host_reasons() {
  static const std::array<HostReason, 8> kReasons{{
      {"resignation",
       {{"one side has resigned", "een speler heeft opgegeven", "eine Seite hat aufgegeben",
         "un camp a abandonné"}}},
      {"agreement",
       {{"the players have agreed on a draw", "de spelers zijn remise overeengekomen",
         "die Spieler haben sich auf Remis geeinigt", "les joueurs ont convenu d'une partie nulle"}}},
      {"time",
       {{"one side has run out of time", "een speler heeft de tijd overschreden",
         "eine Seite hat die Zeit überschritten", "un camp a dépassé le temps"}}},
      {"forfeit",
       {{"one side has forfeited the game", "een speler heeft de partij reglementair verloren",
         "eine Seite hat die Partie kampflos verloren", "un camp a perdu par forfait"}}},
      {"disconnection",
       {{"one side has left", "een speler heeft de verbinding verbroken",
         "eine Seite hat die Verbindung verloren", "un camp a perdu la connexion"}}},
      {"adjudication",
       {{"the result was adjudicated", "de uitslag is arbitraal vastgesteld",
         "das Ergebnis wurde festgesetzt", "le résultat a été fixé par arbitrage"}}},
      {"reported",
       {{"the players have reported the result", "de spelers hebben de uitslag opgegeven",
         "die Spieler haben das Ergebnis gemeldet", "les joueurs ont communiqué le résultat"}}},
      {"move_limit",
       {{"the limit of moves is reached", "het maximale aantal zetten is bereikt",
         "die Höchstzahl der Züge ist erreicht", "le nombre maximal de coups est atteint"}}},
  }};
  return kReasons;
}

const LocalText* host_reason(std::string_view id) {
  for (const auto& reason : host_reasons())
    if (reason.id == id) return &reason.text;
  return nullptr;
}

}  // namespace boardwright
