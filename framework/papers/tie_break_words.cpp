// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tie-breaks are called and mean (T17), in short: the foot of a table has room for a line each.
#include <array>

#include "framework/papers/paper_words.hpp"

namespace boardwright::papers {
namespace {

using Texts = std::array<std::string_view, kLanguages.size()>;
struct Entry {
  std::string_view code;
  Texts name, meaning;
};

constexpr std::array kTieBreaks = std::to_array<Entry>({
    {"PTS", {{"Points", "Punten", "Punkte", "Points"}}, {{"points", "punten", "Punkte", "points"}}},
    {"DE",
     {{"Direct encounter", "Onderlinge uitslag", "Direkter Vergleich", "Confrontation directe"}},
     {{"points in the games among those who are level", "punten in de partijen tussen wie gelijk staan",
       "Punkte in den Partien unter den Gleichen", "points dans les parties entre ceux qui sont à égalité"}}},
    {"WIN",
     {{"Wins", "Overwinningen", "Siege", "Victoires"}},
     {{"rounds with as many points as for a win, played or not",
       "ronden met evenveel punten als voor winst, gespeeld of niet",
       "Runden mit so vielen Punkten wie für einen Sieg, gespielt oder nicht",
       "rondes qui ont rapporté autant qu'une victoire, jouées ou non"}}},
    {"WON",
     {{"Games won", "Gewonnen partijen", "Gewonnene Partien", "Parties gagnées"}},
     {{"games won on the board", "partijen die op het bord gewonnen zijn", "am Brett gewonnene Partien",
       "parties gagnées sur le plateau"}}},
    {"BPG",
     {{"Games on side 2", "Partijen met kant 2", "Partien auf Seite 2", "Parties du camp 2"}},
     {{"games played on side 2", "partijen gespeeld met kant 2", "auf Seite 2 gespielte Partien",
       "parties jouées avec le camp 2"}}},
    {"BWG",
     {{"Wins on side 2", "Winst met kant 2", "Siege auf Seite 2", "Victoires du camp 2"}},
     {{"games won on side 2", "partijen gewonnen met kant 2", "auf Seite 2 gewonnene Partien",
       "parties gagnées avec le camp 2"}}},
    {"PS",
     {{"Progress", "Tussenstanden", "Fortschritt", "Progressif"}},
     {{"the scores after each round, added up", "de tussenstanden na elke ronde, opgeteld",
       "die Punktestände nach jeder Runde, zusammengezählt", "les scores après chaque ronde, additionnés"}}},
    {"REP",
     {{"Rounds played", "Gespeelde ronden", "Gespielte Runden", "Rondes jouées"}},
     {{"rounds that were not missed", "ronden die niet gemist zijn", "Runden, die nicht versäumt wurden",
       "rondes qui n'ont pas été manquées"}}},
    {"STD",
     {{"Standard points", "Standaardpunten", "Standardpunkte", "Points standard"}},
     {{"1 for each round with more points than the opponent, ½ for as many",
       "1 voor elke ronde met meer punten dan de tegenstander, ½ voor evenveel",
       "1 für jede Runde mit mehr Punkten als der Gegner, ½ für gleich viele",
       "1 pour chaque ronde avec plus de points que l'adversaire, ½ pour autant"}}},
    {"TPN",
     {{"Number", "Startnummer", "Startnummer", "Numéro"}},
     {{"the number in the starting order", "het nummer in de startvolgorde",
       "die Nummer in der Startreihenfolge", "le numéro dans l'ordre de départ"}}},
    {"RTNG",
     {{"Rating", "Rating", "Wertungszahl", "Cote"}},
     {{"the rating at the start", "de rating bij het begin", "die Wertungszahl am Anfang",
       "la cote au départ"}}},
    {"BH",
     {{"Buchholz", "Weerstandspunten", "Buchholz", "Buchholz"}},
     {{"the opponents' points, added up", "de punten van de tegenstanders, opgeteld",
       "die Punkte der Gegner, zusammengezählt", "les points des adversaires, additionnés"}}},
    {"FB",
     {{"Fore Buchholz", "Weerstand vooraf", "Buchholz vorab", "Buchholz anticipé"}},
     {{"the opponents' points as if all games of the last round were drawn",
       "de punten van de tegenstanders, alsof de hele laatste ronde remise was",
       "die Punkte der Gegner, als endete die ganze letzte Runde remis",
       "les points des adversaires, comme si toute la dernière ronde était nulle"}}},
    {"AOB",
     {{"Average Buchholz", "Gemiddelde weerstand", "Mittlere Buchholz", "Buchholz moyen"}},
     {{"the average of the opponents' own sums of opponents' points",
       "het gemiddelde van de weerstandspunten van de tegenstanders",
       "der Durchschnitt der Buchholz-Punkte der Gegner", "la moyenne des Buchholz des adversaires"}}},
    {"SB",
     {{"Sonneborn-Berger", "Sonneborn-Berger", "Sonneborn-Berger", "Sonneborn-Berger"}},
     {{"the points of those beaten and half those of drawn opponents",
       "de punten van wie verslagen zijn en de helft van wie remise speelden",
       "die Punkte der Besiegten und die Hälfte der Punkte bei Remis",
       "les points de ceux qui ont été battus et la moitié de ceux des nuls"}}},
    {"KS",
     {{"Koya", "Koya", "Koya", "Koya"}},
     {{"points against those who have at least half of all points",
       "punten tegen wie minstens de helft van alle punten heeft",
       "Punkte gegen alle, die mindestens die Hälfte aller Punkte haben",
       "points contre ceux qui ont au moins la moitié de tous les points"}}},
    {"ARO",
     {{"Opponents' rating", "Rating tegenstanders", "Gegnerschnitt", "Cote des adversaires"}},
     {{"the average rating of the opponents met on the board",
       "de gemiddelde rating van de tegenstanders op het bord",
       "die durchschnittliche Wertungszahl der Gegner am Brett",
       "la cote moyenne des adversaires rencontrés sur le plateau"}}},
    {"TPR",
     {{"Performance", "Prestatie", "Leistung", "Performance"}},
     {{"the rating that the results on the board correspond to",
       "de rating waar de uitslagen op het bord bij horen",
       "die Wertungszahl, der die Ergebnisse am Brett entsprechen",
       "la cote à laquelle correspondent les résultats sur le plateau"}}},
    {"PTP",
     {{"Perfect performance", "Volmaakte prestatie", "Vollkommene Leistung", "Performance parfaite"}},
     {{"the least rating that would have been expected to score as much",
       "de kleinste rating waarvan zoveel punten te verwachten waren",
       "die kleinste Wertungszahl, von der so viele Punkte zu erwarten waren",
       "la plus petite cote dont on attendait autant de points"}}},
    {"APRO",
     {{"Opponents' performance", "Prestatie tegenstanders", "Leistung der Gegner",
       "Performance des adversaires"}},
     {{"the average performance of the opponents", "de gemiddelde prestatie van de tegenstanders",
       "die durchschnittliche Leistung der Gegner", "la performance moyenne des adversaires"}}},
    {"APPO",
     {{"Opponents' perfect performance", "Volmaakte prestatie tegenstanders",
       "Vollkommene Leistung der Gegner", "Performance parfaite des adversaires"}},
     {{"the average perfect performance of the opponents",
       "de gemiddelde volmaakte prestatie van de tegenstanders",
       "die durchschnittliche vollkommene Leistung der Gegner",
       "la performance parfaite moyenne des adversaires"}}},
    {"DIF",
     {{"Difference", "Saldo", "Differenz", "Différence"}},
     {{"own points less those of the opponents in the same games",
       "eigen punten min die van de tegenstanders in dezelfde partijen",
       "eigene Punkte minus die der Gegner in denselben Partien",
       "ses points moins ceux des adversaires dans les mêmes parties"}}},
    {"GAMES",
     {{"Games", "Partijsaldo", "Partien", "Parties"}},
     {{"games won less games lost", "gewonnen min verloren partijen", "gewonnene minus verlorene Partien",
       "parties gagnées moins parties perdues"}}},
    {"LOT",
     {{"Lot", "Loting", "Los", "Tirage au sort"}},
     {{"drawn by lot", "door loting", "durch das Los", "par tirage au sort"}}},
});
/// What is added by what follows the code after a "/".
constexpr std::array kModifiers = std::to_array<Entry>({
    {"C1",
     {{" −1", " −1", " −1", " −1"}},
     {{", without the lowest", ", zonder de laagste", ", ohne den niedrigsten Wert",
       ", sans la plus basse valeur"}}},
    {"C2",
     {{" −2", " −2", " −2", " −2"}},
     {{", without the two lowest", ", zonder de laagste twee", ", ohne die zwei niedrigsten Werte",
       ", sans les deux plus basses valeurs"}}},
    {"M1",
     {{" ±1", " ±1", " ±1", " ±1"}},
     {{", without the lowest and the highest", ", zonder de laagste en de hoogste",
       ", ohne den niedrigsten und den höchsten Wert", ", sans la plus basse ni la plus haute valeur"}}},
    {"M2",
     {{" ±2", " ±2", " ±2", " ±2"}},
     {{", without the two lowest and highest", ", zonder de laagste en hoogste twee",
       ", ohne die zwei niedrigsten und höchsten Werte",
       ", sans les deux plus basses et plus hautes valeurs"}}},
    {"P",
     {{"", "", "", ""}},
     {{", forfeits included", ", reglementaire uitslagen meegeteld", ", kampflose Ergebnisse mitgezählt",
       ", forfaits compris"}}},
    {"R", {{"", "", "", ""}}, {{", the other way round", ", andersom", ", umgekehrt", ", à l'envers"}}},
});

template <class List>
const Entry* find(const List& list, std::string_view code) {
  for (const Entry& entry : list)
    if (entry.code == code) return &entry;
  return nullptr;
}

std::string text_of(Language language, std::string_view code, Texts Entry::*which) {
  const auto slash = code.find('/');
  const Entry* entry = find(kTieBreaks, code.substr(0, slash));
  if (entry == nullptr) return std::string(code);
  std::string text((entry->*which)[static_cast<std::size_t>(language)]);
  while (code.find('/') != std::string_view::npos) {
    code.remove_prefix(code.find('/') + 1);
    if (const Entry* modifier = find(kModifiers, code.substr(0, code.find('/'))))
      text += (modifier->*which)[static_cast<std::size_t>(language)];
  }
  return text;
}

}  // namespace

std::string tie_break_name(Language language, std::string_view code) {
  return text_of(language, code, &Entry::name);
}

std::string tie_break_meaning(Language language, std::string_view code) {
  return text_of(language, code, &Entry::meaning);
}

}  // namespace boardwright::papers
