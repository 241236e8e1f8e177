// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/metric_words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace boardwright {
namespace {

struct MetricText {
  std::string_view id;
  std::string_view family;
  bool percent;
  LocalText name;
};

const std::array<MetricText, 39>& metric_texts() {
  static const std::array<MetricText, 39> kTexts{{
      {"length_plies",
       "length",
       false,
       {{"length in plies", "lengte in halve zetten", "Länge in Halbzügen", "longueur en demi-coups"}}},
      {"length_plies_spread",
       "length",
       false,
       {{"spread of the length", "spreiding van de lengte", "Streuung der Länge",
         "dispersion de la longueur"}}},
      {"length_turns",
       "length",
       false,
       {{"length in turns", "lengte in beurten", "Länge in Zügen", "longueur en tours"}}},
      {"chance_events",
       "length",
       false,
       {{"rolls per game", "worpen per partij", "Würfe je Partie", "lancers par partie"}}},
      {"tree_complexity",
       "length",
       false,
       {{"size of the game tree (power of ten)", "omvang van de spelboom (macht van tien)",
         "Größe des Spielbaums (Zehnerpotenz)", "taille de l'arbre de jeu (puissance de dix)"}}},
      {"branching",
       "branching",
       false,
       {{"legal moves per ply", "toegestane zetten per halve zet", "erlaubte Züge je Halbzug",
         "coups permis par demi-coup"}}},
      {"branching_decisions",
       "branching",
       false,
       {{"legal moves per decision", "toegestane zetten per keuze", "erlaubte Züge je Entscheidung",
         "coups permis par décision"}}},
      {"decision_share",
       "decisions",
       true,
       {{"plies with a choice", "halve zetten met een keuze", "Halbzüge mit einer Wahl",
         "demi-coups avec un choix"}}},
      {"completion",
       "results",
       true,
       {{"games that are won", "gewonnen partijen", "gewonnene Partien", "parties gagnées"}}},
      {"draws", "results", true, {{"drawn games", "remises", "Remispartien", "parties nulles"}}},
      {"cut",
       "results",
       true,
       {{"games cut off at the limit", "bij de grens afgebroken partijen",
         "an der Grenze abgebrochene Partien", "parties arrêtées à la limite"}}},
      {"repetition_ends",
       "repetition",
       true,
       {{"games ended by repetition", "partijen die door herhaling eindigen",
         "durch Wiederholung beendete Partien", "parties finies par répétition"}}},
      {"repeated_positions",
       "repetition",
       true,
       {{"plies into a repeated position", "halve zetten naar een herhaalde stelling",
         "Halbzüge in eine wiederholte Stellung", "demi-coups vers une position répétée"}}},
      {"first_advantage",
       "seats",
       true,
       {{"advantage of moving first", "voordeel van de eerste zet", "Vorteil des ersten Zugs",
         "avantage du premier coup"}}},
      {"balance",
       "seats",
       true,
       {{"balance between the sides", "evenwicht tussen de kanten", "Gleichgewicht der Seiten",
         "équilibre entre les camps"}}},
      {"player_score",
       "players",
       true,
       {{"score of the first player", "score van de eerste speler", "Punkte des ersten Spielers",
         "score du premier joueur"}}},
      {"captures",
       "captures",
       false,
       {{"pieces taken per game", "geslagen stukken per partij", "geschlagene Figuren je Partie",
         "pièces prises par partie"}}},
      {"board_coverage",
       "coverage",
       true,
       {{"part of the board used", "gebruikt deel van het bord", "benutzter Teil des Bretts",
         "part du plateau utilisée"}}},
      {"drama", "drama", false, {{"drama", "spanning", "Dramatik", "suspense"}}},
      {"drama_most",
       "drama",
       false,
       {{"greatest drama", "grootste spanning", "größte Dramatik", "plus grand suspense"}}},
      {"lead_changes",
       "lead",
       false,
       {{"changes of the lead", "wisselingen van de voorsprong", "Wechsel der Führung",
         "changements de meneur"}}},
      {"decisiveness_threshold",
       "decision",
       false,
       {{"best that a loser had hoped for", "beste kans van een verliezer", "beste Aussicht eines Verlierers",
         "meilleur espoir d'un perdant"}}},
      {"decided_share",
       "decision",
       true,
       {{"part of the game after the decision", "deel van de partij na de beslissing",
         "Teil der Partie nach der Entscheidung", "part de la partie après la décision"}}},
      {"stability", "stability", true, {{"stability", "stabiliteit", "Stabilität", "stabilité"}}},
      {"permanence",
       "stability",
       true,
       {{"permanence of gains", "duurzaamheid van winst", "Beständigkeit von Vorteilen",
         "permanence des gains"}}},
      {"killer_move",
       "stability",
       false,
       {{"greatest gain by one ply", "grootste winst met één halve zet", "größter Gewinn eines Halbzugs",
         "plus grand gain d'un demi-coup"}}},
      {"clarity_narrowness",
       "clarity",
       true,
       {{"moves that stand out", "zetten die eruit springen", "herausragende Züge",
         "coups qui se détachent"}}},
      {"clarity_spread",
       "clarity",
       false,
       {{"how far moves are apart", "hoe ver zetten uiteenliggen", "wie weit Züge auseinanderliegen",
         "écart entre les coups"}}},
      {"uncertainty",
       "uncertainty",
       true,
       {{"uncertainty of the result", "onzekerheid van de uitslag", "Ungewissheit des Ergebnisses",
         "incertitude du résultat"}}},
      {"luck_share",
       "luck",
       true,
       {{"part of the result that is luck", "aandeel van geluk in de uitslag",
         "Anteil des Glücks am Ergebnis", "part de chance dans le résultat"}}},
      {"rule_used",
       "rules",
       true,
       {{"games that use rule {0}", "partijen die regel {0} gebruiken", "Partien, die Regel {0} nutzen",
         "parties qui utilisent la règle {0}"}}},
      {"rule_decided",
       "rules",
       true,
       {{"games that rule {0} decides", "partijen die regel {0} beslist",
         "Partien, die Regel {0} entscheidet", "parties décidées par la règle {0}"}}},
      {"wins", "seats", true, {{"wins of {0}", "winst van {0}", "Siege von {0}", "victoires de {0}"}}},
      {"score", "seats", true, {{"score of {0}", "score van {0}", "Punkte von {0}", "score de {0}"}}},
      {"length_plies_5",
       "length",
       false,
       {{"length that 5% don't exceed", "lengte die 5% niet overschrijdt",
         "Länge, die 5\u00a0% nicht überschreiten", "longueur que 5\u00a0% ne dépassent pas"}}},
      {"length_plies_25",
       "length",
       false,
       {{"length that 25% don't exceed", "lengte die 25% niet overschrijdt",
         "Länge, die 25\u00a0% nicht überschreiten", "longueur que 25\u00a0% ne dépassent pas"}}},
      {"length_plies_50",
       "length",
       false,
       {{"median length in plies", "mediane lengte in halve zetten", "mittlere Länge in Halbzügen",
         "longueur médiane en demi-coups"}}},
      {"length_plies_75",
       "length",
       false,
       {{"length that 75% don't exceed", "lengte die 75% niet overschrijdt",
         "Länge, die 75\u00a0% nicht überschreiten", "longueur que 75\u00a0% ne dépassent pas"}}},
      {"length_plies_95",
       "length",
       false,
       {{"length that 95% don't exceed", "lengte die 95% niet overschrijdt",
         "Länge, die 95\u00a0% nicht überschreiten", "longueur que 95\u00a0% ne dépassent pas"}}},
  }};
  return kTexts;
}

const MetricText* entry_of(std::string_view id) {
  id = id.substr(0, id.find('.'));
  for (const MetricText& text : metric_texts())
    if (text.id == id) return &text;
  return nullptr;
}

std::string fixed(double value, int decimals) {
  char text[64];
  const auto written = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, decimals);
  std::string result(text, written.ptr);
  // A zero has no sign.
  const bool zero = result.find_first_not_of("-0.") == std::string::npos;
  return zero && result.front() == '-' ? result.substr(1) : result;
}

}  // namespace

const LocalText* metric_text(std::string_view id) {
  const MetricText* entry = entry_of(id);
  return entry == nullptr ? nullptr : &entry->name;
}

std::string metric_name(Language language, std::string_view id, const Game& game, const Rules& rules) {
  const MetricText* entry = entry_of(id);
  if (entry == nullptr) return std::string(id);
  std::string name = entry->name.or_english(language);
  const auto place = name.find("{0}");
  const auto dot = id.find('.');
  if (place == std::string::npos || dot == std::string_view::npos) return name;
  const auto seat = rules.seat(id.substr(dot + 1));
  return name.replace(place, 3,
                      seat ? game.seat_text(language, rules, *seat) : std::string(id.substr(dot + 1)));
}

bool is_percent(std::string_view id) {
  const MetricText* entry = entry_of(id);
  return entry != nullptr && entry->percent;
}

std::string_view percent_sign(Language language) {
  constexpr std::array<std::string_view, kLanguages.size()> kSigns{"%", "%", "\u00a0%", "\u00a0%"};
  return kSigns[static_cast<std::size_t>(language)];
}

std::string figure_text(Language language, double value, bool percent, bool sign) {
  if (std::isnan(value)) return "–";
  const double size = std::abs(value);
  std::string text = percent ? fixed(value * 100, 1) : fixed(value, size >= 100 ? 1 : size >= 1 ? 2 : 3);
  const bool zero = text.find_first_of("123456789") == std::string::npos;
  if (language != Language::kEnglish) std::replace(text.begin(), text.end(), '.', ',');
  if (percent) text += percent_sign(language);
  if (text.front() == '-') text.replace(0, 1, "−");
  return (sign && value > 0 && !zero ? "+" : "") + text;
}

std::string metric_value(Language language, std::string_view id, double value, bool sign) {
  return figure_text(language, value, is_percent(id), sign);
}

std::string_view metric_family(std::string_view id) {
  const MetricText* entry = entry_of(id);
  return entry == nullptr ? id : entry->family;
}

}  // namespace boardwright
