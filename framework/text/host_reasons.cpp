// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/host_reasons.hpp"

#include <array>

namespace boardwright {

std::span<const HostReason> host_reasons() {
  static const std::array<HostReason, 8> kReasons{{
      {"resignation",
       {{"one side has resigned", "een speler heeft opgegeven", "eine Seite hat aufgegeben",
         "un camp a abandonné"}},
       {{"you have resigned", "je hebt opgegeven", "Sie haben aufgegeben", "vous avez abandonné"}},
       {{"the other side has resigned", "de tegenstander heeft opgegeven", "der Gegner hat aufgegeben",
         "l'adversaire a abandonné"}}},
      {"agreement",
       {{"the players have agreed on a draw", "de spelers zijn remise overeengekomen",
         "die Spieler haben sich auf Remis geeinigt", "les joueurs ont convenu d'une partie nulle"}}},
      {"time",
       {{"one side has run out of time", "een speler heeft de tijd overschreden",
         "eine Seite hat die Zeit überschritten", "un camp a dépassé le temps"}},
       {{"your time has run out", "je tijd is op", "Ihre Zeit ist abgelaufen", "votre temps est écoulé"}},
       {{"the other side has run out of time", "de tijd van de tegenstander is op",
         "die Zeit des Gegners ist abgelaufen", "le temps de l'adversaire est écoulé"}}},
      {"forfeit",
       {{"one side has forfeited the game", "een speler heeft de partij reglementair verloren",
         "eine Seite hat die Partie kampflos verloren", "un camp a perdu par forfait"}},
       {{"you have forfeited the game", "je hebt de partij reglementair verloren",
         "Sie haben die Partie kampflos verloren", "vous avez perdu par forfait"}},
       {{"the other side has forfeited the game", "de tegenstander heeft de partij reglementair verloren",
         "der Gegner hat die Partie kampflos verloren", "l'adversaire a perdu par forfait"}}},
      {"disconnection",
       {{"one side has left", "een speler heeft de verbinding verbroken",
         "eine Seite hat die Verbindung verloren", "un camp a perdu la connexion"}},
       {{"you have left", "je hebt de verbinding verbroken", "Sie haben die Verbindung verloren",
         "vous avez perdu la connexion"}},
       {{"the other side has left", "de tegenstander heeft de verbinding verbroken",
         "der Gegner hat die Verbindung verloren", "l'adversaire a perdu la connexion"}}},
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

const HostReason* find_host_reason(std::string_view id) {
  for (const auto& reason : host_reasons())
    if (reason.id == id) return &reason;
  return nullptr;
}

const LocalText* host_reason(std::string_view id) {
  const HostReason* reason = find_host_reason(id);
  return reason == nullptr ? nullptr : &reason->text;
}

}  // namespace boardwright
