// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_words.hpp"

#include <array>

namespace boardwright::report {
namespace {

constexpr std::array<std::array<std::string_view, kLanguages.size()>, static_cast<std::size_t>(Word::kCount)>
    kWords{{
        {"Rule sets side by side", "Regels naast elkaar", "Regeln im Vergleich", "Règles côte à côte"},
        {"In short", "In het kort", "Kurz gesagt", "En bref"},
        {"What the rules do differently", "Wat de regels anders doen", "Was die Regeln anders machen",
         "Ce que les règles changent"},
        {"Rule", "Regel", "Regel", "Règle"},
        {"Meaning", "Betekenis", "Bedeutung", "Signification"},
        {"No parameter differs.", "Geen enkele parameter verschilt.", "Kein Parameter unterscheidet sich.",
         "Aucun paramètre ne diffère."},
        {"Figures", "Cijfers", "Zahlen", "Chiffres"},
        {"Figure", "Cijfer", "Zahl", "Chiffre"},
        {"Difference", "Verschil", "Unterschied", "Différence"},
        {"95% interval", "95%-interval", "95-%-Intervall", "intervalle à 95 %"},
        {"Finding", "Bevinding", "Befund", "Constat"},
        {"different", "verschillend", "verschieden", "différent"},
        {"the same", "gelijk", "gleich", "pareil"},
        {"open", "open", "offen", "indécis"},
        {"Charts", "Grafieken", "Diagramme", "Graphiques"},
        {"Length of games", "Lengte van de partijen", "Länge der Partien", "Longueur des parties"},
        {"plies", "halve zetten", "Halbzüge", "demi-coups"},
        {"share of the games", "deel van de partijen", "Anteil der Partien", "part des parties"},
        {"Legal moves by ply", "Toegestane zetten per halve zet", "Erlaubte Züge nach Halbzug",
         "Coups permis selon le demi-coup"},
        {"ply", "halve zet", "Halbzug", "demi-coup"},
        {"legal moves", "toegestane zetten", "erlaubte Züge", "coups permis"},
        {"Results by side", "Uitslagen per kant", "Ergebnisse nach Seite", "Résultats par camp"},
        {"drawn or cut off", "remise of afgebroken", "remis oder abgebrochen", "nulle ou arrêtée"},
        {"What the winner could expect", "Wat de winnaar kon verwachten", "Was der Sieger erwarten konnte",
         "Ce que le gagnant pouvait espérer"},
        {"part of the game, %", "deel van de partij, %", "Teil der Partie, %", "part de la partie, %"},
        {"expected score", "verwachte score", "erwartetes Ergebnis", "résultat attendu"},
        {"Where pieces are taken", "Waar stukken geslagen worden", "Wo Figuren geschlagen werden",
         "Où les pièces sont prises"},
        {"Where pieces come", "Waar stukken komen", "Wohin Figuren kommen", "Où vont les pièces"},
        {"To repeat it", "Om het te herhalen", "Zum Wiederholen", "Pour le refaire"},
        {"This command gives the same figures again, byte for byte:",
         "Deze opdracht geeft dezelfde cijfers weer, byte voor byte:",
         "Dieser Befehl liefert dieselben Zahlen wieder, Byte für Byte:",
         "Cette commande redonne les mêmes chiffres, octet pour octet :"},
        {"games", "partijen", "Partien", "parties"},
        {"seed", "beginwaarde", "Startwert", "graine"},
        {"plugin", "plug-in", "Plug-in", "greffon"},
        {"program", "programma", "Programm", "programme"},
        {"hash of the rules", "hash van de regels", "Hash der Regeln", "empreinte des règles"},
        {"Whether the players agree", "Of de spelers het eens zijn", "Ob sich die Spieler einig sind",
         "Les joueurs s'accordent-ils ?"},
        {"“Different” holds after correction for the number of figures (Holm, 5%); “the same” means within a "
         "margin that doesn't matter (two one-sided tests); what is open needs more games: the difference in "
         "brackets is the smallest that these would have shown.",
         "‘Verschillend’ geldt na correctie voor het aantal cijfers (Holm, 5%); ‘gelijk’ betekent binnen een "
         "marge die er niet toe doet (twee eenzijdige toetsen); wat open is, vraagt meer partijen: het "
         "verschil tussen haakjes is het kleinste dat deze zouden hebben laten zien.",
         "„Verschieden“ gilt nach Korrektur für die Anzahl der Zahlen (Holm, 5 %); „gleich“ heißt innerhalb "
         "einer Spanne, die nicht zählt (zwei einseitige Tests); was offen ist, braucht mehr Partien: Der "
         "Unterschied in Klammern ist der kleinste, den diese gezeigt hätten.",
         "« Différent » vaut après correction pour le nombre de chiffres (Holm, 5 %) ; « pareil » veut dire "
         "dans une marge sans importance (deux tests unilatéraux) ; ce qui est indécis demande plus de "
         "parties : la différence entre parenthèses est la plus petite que celles-ci auraient montrée."},
        {"What many games show", "Wat veel partijen laten zien", "Was viele Partien zeigen",
         "Ce que montrent beaucoup de parties"},
        {"of games", "van partijen", "aus Partien", "sur parties"},
        {"page {0} of {1}", "bladzijde {0} van {1}", "Seite {0} von {1}", "page {0} sur {1}"},
        {"Use of the numbered rules", "Gebruik van de genummerde regels", "Nutzung der nummerierten Regeln",
         "Emploi des règles numérotées"},
        {"games that use it", "partijen die haar gebruiken", "Partien, die sie nutzen",
         "parties qui l'utilisent"},
        {"games it decides", "partijen die zij beslist", "Partien, die sie entscheidet",
         "parties qu'elle décide"},
        {"plies per game", "halve zetten per partij", "Halbzüge je Partie", "demi-coups par partie"},
        {"not part of these rules", "hoort niet bij deze regels", "gehört nicht zu diesen Regeln",
         "ne fait pas partie de ces règles"},
        {"A game is decided by the rules that its last ply uses, where the rules end it; so rules about "
         "moving "
         "are among them. Differences are corrected among the rules (Holm, 5%).",
         "Een partij wordt beslist door de regels die haar laatste halve zet gebruikt, als de regels haar "
         "beëindigen; regels over zetten horen daar dus bij. Verschillen zijn onder de regels gecorrigeerd "
         "(Holm, 5%).",
         "Eine Partie wird von den Regeln entschieden, die ihr letzter Halbzug nutzt, wenn die Regeln sie "
         "beenden; Zugregeln gehören also dazu. Unterschiede sind unter den Regeln korrigiert (Holm, 5 %).",
         "Une partie est décidée par les règles que son dernier demi-coup utilise, si les règles la "
         "terminent ; les règles de déplacement en font donc partie. Les différences sont corrigées parmi "
         "les "
         "règles (Holm, 5 %)."},
        {"Games to play through", "Partijen om na te spelen", "Partien zum Nachspielen", "Parties à rejouer"},
        {"the first", "de eerste", "die erste", "la première"},
        {"the shortest", "de kortste", "die kürzeste", "la plus courte"},
        {"the longest", "de langste", "die längste", "la plus longue"},
        {"the most dramatic", "de spannendste", "die dramatischste", "la plus palpitante"},
        {"game", "partij", "Partie", "partie"},
        {"board", "bord", "Brett", "plateau"},
        {"start of the game", "begin van de partij", "Anfang der Partie", "début de la partie"},
        {"one ply back", "één halve zet terug", "einen Halbzug zurück", "un demi-coup en arrière"},
        {"one ply on", "één halve zet verder", "einen Halbzug weiter", "un demi-coup en avant"},
        {"end of the game", "einde van de partij", "Ende der Partie", "fin de la partie"},
        {"Record", "Notatie", "Aufzeichnung", "Notation"},
        {"Save the record", "Notatie opslaan", "Aufzeichnung speichern", "Enregistrer la notation"},
        {"Saved as a file, it is checked by", "Als bestand opgeslagen wordt ze gecontroleerd met",
         "Als Datei gespeichert prüft sie", "Enregistrée dans un fichier, elle est vérifiée par"},
        {"State space and skill", "Toestandsruimte en vaardigheid", "Zustandsraum und Können",
         "Espace d'états et habileté"},
        {"positions of the board at most (power of ten)",
         "stellingen op het bord, hoogstens (macht van tien)",
         "Stellungen auf dem Brett, höchstens (Zehnerpotenz)",
         "positions du plateau, au plus (puissance de dix)"},
        {"the same with the pieces that games had", "hetzelfde met de stukken die partijen hadden",
         "dasselbe mit den Figuren, die Partien hatten", "de même avec les pièces que les parties avaient"},
        {"{0} simulations a move against {1}", "{0} simulaties per zet tegen {1}",
         "{0} Simulationen je Zug gegen {1}", "{0} simulations par coup contre {1}"},
        {"skill from bottom to top", "vaardigheid van onder tot boven", "Können von unten bis oben",
         "habileté de bas en haut"},
        {"classes", "klassen", "Klassen", "classes"},
        {"value of seeing what is hidden", "waarde van zien wat verborgen is", "Wert, Verborgenes zu sehen",
         "valeur de voir ce qui est caché"},
        {"Pictures of the board with nothing hidden, times the sides; most of them can never be reached.",
         "Beelden van het bord met niets verborgen, maal de kanten; de meeste kunnen nooit ontstaan.",
         "Bilder des Bretts, auf dem nichts verborgen ist, mal die Seiten; die meisten können nie entstehen.",
         "Images du plateau où rien n'est caché, fois les camps ; la plupart ne peuvent jamais se produire."},
        {"Each step is the mean score of tree search with twice as many simulations a move, of {0} games, "
         "with its 95% interval; a class beats the one below by 75%. The value of seeing is 0 if it is worth "
         "nothing, and 1 if it wins every game.",
         "Elke stap is de gemiddelde score van boomzoeken met tweemaal zoveel simulaties per zet, uit {0} "
         "partijen, met het 95%-interval; een klasse wint met 75% van de klasse eronder. De waarde van zien "
         "is 0 als het niets waard is, en 1 als het elke partij wint.",
         "Jede Stufe ist die mittlere Punktzahl von Baumsuche mit doppelt so vielen Simulationen je Zug, aus "
         "{0} Partien, mit dem 95-%-Intervall; eine Klasse gewinnt mit 75 % gegen die darunter. Der Wert des "
         "Sehens ist 0, wenn es nichts nützt, und 1, wenn es jede Partie gewinnt.",
         "Chaque degré est le score moyen d'une recherche arborescente avec deux fois plus de simulations "
         "par coup, sur {0} parties, avec son intervalle à 95 % ; une classe bat celle d'en dessous à 75 %. "
         "La valeur de voir est 0 si cela n'apporte rien, et 1 si cela gagne chaque partie."},
        {"What more thinking is worth", "Wat langer denken waard is", "Was mehr Nachdenken wert ist",
         "Ce que vaut plus de réflexion"},
        {"doublings of the simulations a move, from {0}",
         "verdubbelingen van de simulaties per zet, vanaf {0}",
         "Verdopplungen der Simulationen je Zug, von {0} an",
         "doublements des simulations par coup, à partir de {0}"},
        {"First moves", "Eerste zetten", "Erste Züge", "Premiers coups"},
        {"Result", "Uitslag", "Ergebnis", "Résultat"},
        {"Kept as", "Bewaard als", "Aufgehoben als", "Gardée comme"},
        {"drawn", "remise", "remis", "nulle"},
        {"cut off at the limit", "bij de grens afgebroken", "an der Grenze abgebrochen",
         "arrêtée à la limite"},
        {"The report as a page (--report FILE.html) plays these games through on a board and saves their "
         "records, which “boardwright replay” checks.",
         "Het verslag als pagina (--report BESTAND.html) speelt deze partijen na op een bord en slaat hun "
         "notatie op, die ‘boardwright replay’ controleert.",
         "Der Bericht als Seite (--report DATEI.html) spielt diese Partien auf einem Brett nach und "
         "speichert ihre Aufzeichnungen, die „boardwright replay“ prüft.",
         "Le rapport en page (--report FICHIER.html) rejoue ces parties sur un plateau et enregistre leur "
         "notation, que « boardwright replay » vérifie."},
    }};

}  // namespace

std::string_view word(Language language, Word which) {
  return kWords[static_cast<std::size_t>(which)][static_cast<std::size_t>(language)];
}

}  // namespace boardwright::report
