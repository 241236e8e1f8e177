// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/host_messages.hpp"

#include <array>
#include <utility>

namespace boardwright {

const LocalText* host_message(std::string_view id) {
  static const std::array<std::pair<std::string_view, LocalText>, 4> kMessages{{
      {"host_tray_not_on_turn",
       {{"It is not {seat}'s turn.", "{seat} is niet aan zet.", "{seat} ist nicht am Zug.",
         "Ce n'est pas à {seat} de jouer."}}},
      {"host_tray_empty",
       {{"There is no piece left here.", "Hier ligt geen stuk meer.", "Hier liegt keine Figur mehr.",
         "Il ne reste plus de pièce ici."}}},
      {"host_tray_not_now",
       {{"No piece can be brought in from here now.", "Vanhier kan nu geen stuk in het spel komen.",
         "Von hier kann jetzt keine Figur ins Spiel kommen.",
         "Aucune pièce d'ici ne peut entrer en jeu maintenant."}}},
      {"host_tray_no_target",
       {{"No piece can be put there now.", "Daar kan nu geen stuk neergelegd worden.",
         "Dorthin kann jetzt keine Figur gelegt werden.", "Aucune pièce ne peut y être posée maintenant."}}},
  }};
  for (const auto& [known, text] : kMessages)
    if (known == id) return &text;
  return nullptr;
}

}  // namespace boardwright
