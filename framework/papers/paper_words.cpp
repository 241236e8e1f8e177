// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_words.hpp"

#include <array>

#include "framework/text/fill_in.hpp"

namespace boardwright::papers {
namespace {

constexpr std::array<std::array<std::string_view, kLanguages.size()>, static_cast<std::size_t>(Word::kCount)>
    kWords{{
        {"Pairings", "Indeling", "Paarungen", "Appariements"},
        {"Round {0}", "Ronde {0}", "Runde {0}", "Ronde {0}"},
        {"by name", "op naam", "nach Namen", "par nom"},
        {"Board", "Bord", "Brett", "Table"},
        {"Player", "Speler", "Spieler", "Joueur"},
        {"Opponent", "Tegenstander", "Gegner", "Adversaire"},
        {"Side", "Kant", "Seite", "Camp"},
        {"Side 1", "Kant 1", "Seite 1", "Camp 1"},
        {"Side 2", "Kant 2", "Seite 2", "Camp 2"},
        {"Result", "Uitslag", "Ergebnis", "Résultat"},
        {"Points", "Punten", "Punkte", "Points"},
        {"Place", "Plaats", "Platz", "Place"},
        {"No.", "Nr.", "Nr.", "N°"},
        {"Rating", "Rating", "Wertungszahl", "Cote"},
        {"Game", "Spel", "Spiel", "Jeu"},
        {"free", "vrij", "spielfrei", "exempt"},
        {"Free this round: {0}", "Vrij deze ronde: {0}", "Diese Runde spielfrei: {0}",
         "Exempt cette ronde : {0}"},
        {"{0} may play against the computer meanwhile: {1}.",
         "{0} mag intussen tegen de computer spelen: {1}.",
         "{0} darf inzwischen gegen den Computer spielen: {1}.",
         "{0} peut jouer contre l'ordinateur en attendant : {1}."},
        {"Boards marked * begin as soon as a board is free.",
         "Borden met * beginnen zodra er een bord vrij is.",
         "Mit * gekennzeichnete Bretter beginnen, sobald ein Brett frei ist.",
         "Les tables marquées * commencent dès qu'un plateau est libre."},
        {"Not playing this round: {0}", "Speelt niet mee deze ronde: {0}", "Spielt diese Runde nicht: {0}",
         "Ne joue pas cette ronde : {0}"},
        {"Standings", "Stand", "Tabelle", "Classement"},
        {"After round {0}", "Na ronde {0}", "Nach Runde {0}", "Après la ronde {0}"},
        {"Before the first round", "Voor de eerste ronde", "Vor der ersten Runde", "Avant la première ronde"},
        {"Who has as many points is placed by what follows, from left to right; who is level in all of it "
         "shares the place.",
         "Wie evenveel punten heeft, staat op volgorde van wat volgt, van links naar rechts; wie in alles "
         "gelijk is, deelt de plaats.",
         "Wer gleich viele Punkte hat, wird nach dem Folgenden von links nach rechts gereiht; wer in allem "
         "gleich ist, teilt den Platz.",
         "À points égaux, ce qui suit départage, de gauche à droite ; qui est à égalité en tout partage la "
         "place."},
        {"This list was changed: {0}", "Deze lijst is gewijzigd: {0}", "Diese Liste wurde geändert: {0}",
         "Cette liste a été modifiée : {0}"},
        {"Boards without a result: {0}. Their points are not final.",
         "Borden zonder uitslag: {0}. Die punten staan nog niet vast.",
         "Bretter ohne Ergebnis: {0}. Diese Punkte stehen noch nicht fest.",
         "Tables sans résultat : {0}. Ces points ne sont pas définitifs."},
        {"Cross table", "Kruistabel", "Kreuztabelle", "Grille"},
        {"In a cell: who was met (by the number at the left), on which side (1 or 2), and the points. “+” "
         "and “-”: won and lost without playing.",
         "In een vak: wie de tegenstander was (het nummer links), aan welke kant (1 of 2), en de punten. ‘+’ "
         "en ‘-’: gewonnen en verloren zonder te spelen.",
         "In einem Feld: gegen wen (die Nummer links), auf welcher Seite (1 oder 2), und die Punkte. „+“ und "
         "„-“: kampflos gewonnen und verloren.",
         "Dans une case : contre qui (le numéro à gauche), de quel camp (1 ou 2), et les points. « + » et « "
         "- » : gagné et perdu sans jouer."},
        {"Pairing round {0} by hand", "Ronde {0} met de hand indelen", "Runde {0} von Hand paaren",
         "Apparier la ronde {0} à la main"},
        {"For when the power fails: complete up to round {0}",
         "Voor als de stroom uitvalt: volledig tot en met ronde {0}",
         "Für den Fall eines Stromausfalls: vollständig bis Runde {0}",
         "En cas de panne de courant : complet jusqu'à la ronde {0}"},
        {"For when the power fails: before the first round",
         "Voor als de stroom uitvalt: voor de eerste ronde",
         "Für den Fall eines Stromausfalls: vor der ersten Runde",
         "En cas de panne de courant : avant la première ronde"},
        {"Add the results that are missing to the points. Strike out who is not there.",
         "Tel ontbrekende uitslagen bij de punten op. Streep weg wie er niet is.",
         "Fehlende Ergebnisse zu den Punkten zählen. Wer nicht da ist, wird gestrichen.",
         "Ajoutez aux points les résultats qui manquent. Barrez les absents."},
        {"If the number of players is odd, the lowest one who has not been free yet is free.",
         "Is het aantal spelers oneven, dan is de laagste vrij die dat nog niet was.",
         "Bei ungerader Zahl ist der Letzte spielfrei, der es noch nicht war.",
         "Si le nombre est impair, le dernier qui n'a pas encore été exempt l'est."},
        {"In each group of equal points the upper half meets the lower half in order: first with first. "
         "Whoever is left over goes to the top of the next group.",
         "In elke groep met gelijke punten speelt de bovenste helft op volgorde tegen de onderste: eerste "
         "tegen eerste. Wie overblijft, gaat naar de volgende groep, bovenaan.",
         "In jeder Punktgruppe spielt die obere Hälfte der Reihe nach gegen die untere: Erster gegen Ersten. "
         "Wer übrig bleibt, kommt in der nächsten Gruppe nach oben.",
         "Dans chaque groupe à égalité de points, la moitié du haut rencontre celle du bas dans l'ordre : le "
         "premier contre le premier. Qui reste passe en tête du groupe suivant."},
        {"Nobody meets the same opponent twice (“Met”); exchange neighbours of the lower half until that "
         "holds.",
         "Niemand speelt twee keer tegen dezelfde (‘Ontmoet’); wissel buren in de onderste helft tot dat "
         "klopt.",
         "Niemand spielt zweimal gegen denselben („Gegner bisher“); dazu Nachbarn der unteren Hälfte "
         "tauschen.",
         "Personne ne rencontre deux fois le même (« Rencontrés ») ; échangez des voisins de la moitié du "
         "bas jusqu'à ce que ce soit vrai."},
        {"“Next” says the side that is due; where both are due the same one, the higher placed one has it. "
         "With an exclamation mark: it must be so.",
         "‘Recht op’ zegt welke kant aan de beurt is; hebben beiden recht op dezelfde, dan krijgt de hoogste "
         "die. Met een uitroepteken: dat moet.",
         "„Steht zu“ nennt die Seite, die an der Reihe ist; steht beiden dieselbe zu, bekommt sie der "
         "Höhere. Mit Ausrufezeichen: Das muss sein.",
         "« Doit avoir » dit le camp dû ; si c'est le même pour les deux, le mieux placé l'a. Avec un point "
         "d'exclamation : c'est obligatoire."},
        {"Met", "Ontmoet", "Gegner bisher", "Rencontrés"},
        {"Sides", "Kanten", "Seiten", "Camps"},
        {"Next", "Recht op", "Steht zu", "Doit avoir"},
        {"Free in", "Vrij in", "Spielfrei in", "Exempt en"},
        {"Against", "Tegen", "Gegen", "Contre"},
        {"Board", "Bord", "Brett", "Table"},
        {"Result slip", "Uitslagbriefje", "Ergebniszettel", "Bulletin de résultat"},
        {"{0} wins", "{0} wint", "{0} gewinnt", "{0} gagne"},
        {"draw", "remise", "Remis", "partie nulle"},
        {"Game {0}", "Partij {0}", "Partie {0}", "Partie {0}"},
        {"Signature", "Handtekening", "Unterschrift", "Signature"},
        {"Mark the result, sign, and hand in.", "Kruis de uitslag aan, teken en lever in.",
         "Ergebnis ankreuzen, unterschreiben und abgeben.", "Cochez le résultat, signez et rendez."},
        {"Score sheet", "Notatieformulier", "Partieformular", "Feuille de partie"},
        {"Move", "Zet", "Zug", "Coup"},
        {"Set-up", "Opstelling", "Aufstellung", "Placement"},
        {"Note here where the pieces stand before the first move. Keep it hidden until the game is over.",
         "Noteer hier waar de stukken staan voor de eerste zet. Houd dit verborgen tot de partij voorbij is.",
         "Hier notieren, wo die Figuren vor dem ersten Zug stehen. Bis zum Ende der Partie verdeckt halten.",
         "Notez ici où sont les pièces avant le premier coup. Gardez-le caché jusqu'à la fin de la partie."},
        {"Note here where the pieces stand before the first move.",
         "Noteer hier waar de stukken staan voor de eerste zet.",
         "Hier notieren, wo die Figuren vor dem ersten Zug stehen.",
         "Notez ici où sont les pièces avant le premier coup."},
        {"Dice", "Dobbelstenen", "Würfel", "Dés"},
        {"Begins", "Begint", "Beginnt", "Commence"},
        {"Date", "Datum", "Datum", "Date"},
        {"{0} of {1}", "{0} van {1}", "{0} von {1}", "{0} sur {1}"},
        {"Place card", "Naambordje", "Namensschild", "Carton de table"},
        {"Personal card", "Persoonlijke kaart", "Persönliche Karte", "Carte personnelle"},
        {"Certificate", "Oorkonde", "Urkunde", "Diplôme"},
        {"has taken place {0} of {1}", "heeft plaats {0} van {1} behaald", "hat Platz {0} von {1} erreicht",
         "a obtenu la place {0} sur {1}"},
        {"in the tournament", "in het toernooi", "im Turnier", "au tournoi"},
        {"This is to say that", "Hierbij verklaren wij dat", "Hiermit bestätigen wir:", "Nous attestons que"},
        {"Made by Boardwright, {0}", "Gemaakt door Boardwright, {0}", "Erstellt von Boardwright, {0}",
         "Fait par Boardwright, {0}"},
        {"No round has been published yet.", "Er is nog geen ronde gepubliceerd.",
         "Noch keine Runde ist veröffentlicht.", "Aucune ronde n'est encore publiée."},
        {"Bulletin", "Bulletin", "Bulletin", "Bulletin"},
        {"{0} players", "{0} spelers", "{0} Spieler", "{0} joueurs"},
    }};

}  // namespace

std::string word(Language language, Word which) {
  return std::string(kWords[static_cast<std::size_t>(which)][static_cast<std::size_t>(language)]);
}

std::string word(Language language, Word which, std::string_view first, std::string_view second) {
  return fill_in(word(language, which), {first, second});
}

}  // namespace boardwright::papers
