// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/texts.hpp"

#include <array>

namespace boardwright::cli {
namespace {

using Sentence = std::array<std::string_view, kLanguages.size()>;

constexpr std::array<Sentence, kSayings> kSentences{{
    {{"  MOVE      plays it, for instance as `moves` prints it\n"
      "  moves     lists the legal moves\n"
      "  why MOVE  tells whether a move is legal, or why not\n"
      "  hint      says which move a search would play\n"
      "  analyse   shows the best moves until you press Enter\n"
      "  undo      takes back your last turn, or asks the others to let you\n"
      "  pause     asks for a pause; resume goes on\n"
      "  allow     lets another side have what it asks for; refuse doesn't\n"
      "  claim     ends the game because the position has occurred too often\n"
      "  resign    gives up\n"
      "  draw      offers a draw, or accepts one\n"
      "  decline   refuses a draw\n"
      "  withdraw  takes back what you have offered or asked for\n"
      "  start     starts the clock before the first move\n"
      "  quit      stops here\n",
      "  ZET       speelt hem, bijvoorbeeld zoals `moves` hem toont\n"
      "  moves     toont de toegestane zetten\n"
      "  why ZET   zegt of een zet is toegestaan, of waarom niet\n"
      "  hint      zegt welke zet een zoekprogramma zou spelen\n"
      "  analyse   toont de beste zetten tot je op Enter drukt\n"
      "  undo      neemt je laatste beurt terug, of vraagt dat aan de anderen\n"
      "  pause     vraagt om een pauze; resume gaat verder\n"
      "  allow     staat toe wat een ander vraagt; refuse weigert het\n"
      "  claim     beëindigt de partij omdat de stelling te vaak is voorgekomen\n"
      "  resign    geeft op\n"
      "  draw      biedt remise aan, of neemt die aan\n"
      "  decline   slaat remise af\n"
      "  withdraw  trekt in wat je hebt aangeboden of gevraagd\n"
      "  start     laat de klok voor de eerste zet lopen\n"
      "  quit      stopt hier\n",
      "  ZUG       wird gespielt, zum Beispiel so, wie `moves` ihn zeigt\n"
      "  moves     zeigt die erlaubten Züge\n"
      "  why ZUG   sagt, ob ein Zug erlaubt ist, oder warum nicht\n"
      "  hint      sagt, welchen Zug eine Suche spielen würde\n"
      "  analyse   zeigt die besten Züge, bis Sie Enter drücken\n"
      "  undo      nimmt Ihren letzten Zug zurück oder bittet die anderen darum\n"
      "  pause     bittet um eine Pause; resume spielt weiter\n"
      "  allow     erlaubt, worum jemand bittet; refuse lehnt es ab\n"
      "  claim     beendet die Partie, weil die Stellung zu oft vorgekommen ist\n"
      "  resign    gibt auf\n"
      "  draw      bietet Remis an oder nimmt es an\n"
      "  decline   lehnt ein Remis ab\n"
      "  withdraw  zieht zurück, was Sie angeboten oder erbeten haben\n"
      "  start     lässt die Uhr vor dem ersten Zug laufen\n"
      "  quit      hört hier auf\n",
      "  COUP      le joue, par exemple comme `moves` l'affiche\n"
      "  moves     affiche les coups permis\n"
      "  why COUP  dit si un coup est permis, ou pourquoi il ne l'est pas\n"
      "  hint      dit quel coup une recherche jouerait\n"
      "  analyse   affiche les meilleurs coups jusqu'à ce que vous appuyiez sur Entrée\n"
      "  undo      reprend votre dernier tour, ou demande aux autres de l'accepter\n"
      "  pause     demande une pause ; resume reprend la partie\n"
      "  allow     accepte ce qu'un autre demande ; refuse le refuse\n"
      "  claim     termine la partie parce que la position est revenue trop souvent\n"
      "  resign    abandonne\n"
      "  draw      propose la nulle, ou l'accepte\n"
      "  decline   refuse la nulle\n"
      "  withdraw  retire ce que vous avez proposé ou demandé\n"
      "  start     lance la pendule avant le premier coup\n"
      "  quit      s'arrête ici\n"}},
    {{"{0} (help tells more)> ", "{0} (help zegt meer)> ", "{0} (help sagt mehr)> ",
      "{0} (help en dit plus)> "}},
    {{"{0} is on turn. Press Enter when nobody else is looking. ",
      "{0} is aan de beurt. Druk op Enter als niemand anders meekijkt. ",
      "{0} ist am Zug. Drücken Sie Enter, wenn sonst niemand zusieht. ",
      "C'est à {0} de jouer. Appuyez sur Entrée quand personne d'autre ne regarde. "}},
    {{"{0}: legal", "{0}: toegestaan", "{0}: erlaubt", "{0} : permis"}},
    {{"'{0}' is not a legal move here.", "'{0}' is hier geen toegestane zet.",
      "'{0}' ist hier kein erlaubter Zug.", "« {0} » n'est pas un coup permis ici."}},
    {{"{0}: not legal here; these rules don't say why",
      "{0}: hier niet toegestaan; deze regels zeggen niet waarom",
      "{0}: hier nicht erlaubt; diese Regeln sagen nicht, warum",
      "{0} : pas permis ici ; ces règles ne disent pas pourquoi"}},
    {{"No turn of yours can be taken back here.", "Hier kan geen beurt van jou worden teruggenomen.",
      "Hier kann kein Zug von Ihnen zurückgenommen werden.", "Aucun de vos tours ne peut être repris ici."}},
    {{"Only where two play can one resign.", "Opgeven kan alleen waar er twee spelen.",
      "Aufgeben kann man nur, wo zwei spielen.", "On ne peut abandonner que dans une partie à deux."}},
    {{"Result: {0} ({1}), {2}", "Uitslag: {0} ({1}), {2}", "Ergebnis: {0} ({1}), {2}",
      "Résultat : {0} ({1}), {2}"}},
    {{"Chance", "Toeval", "Zufall", "Hasard"}},
    {{"You can't offer a draw here.", "Je kunt hier geen remise aanbieden.",
      "Sie können hier kein Remis anbieten.", "Vous ne pouvez pas proposer la nulle ici."}},
    {{"Nobody has offered a draw.", "Niemand heeft remise aangeboden.", "Niemand hat Remis angeboten.",
      "Personne n'a proposé la nulle."}},
    {{"{0} offers a draw.", "{0} biedt remise aan.", "{0} bietet Remis an.", "{0} propose la nulle."}},
    {{"This is match {0}. `boardwright resume` goes on with it.",
      "Dit is partij {0}. `boardwright resume` gaat ermee verder.",
      "Das ist Partie {0}. `boardwright resume` setzt sie fort.",
      "C'est la partie {0}. `boardwright resume` la reprend."}},
    {{"from {0} to {1} points", "van {0} naar {1} punten", "von {0} auf {1} Punkte", "de {0} à {1} points"}},
    {{"{0} points, as before", "{0} punten, als voorheen", "{0} Punkte, wie zuvor",
      "{0} points, comme avant"}},
    {{"rating {0}", "ratingcijfer {0}", "Wertungszahl {0}", "cote {0}"}},
    {{"There are no unfinished matches.", "Er zijn geen onvoltooide partijen.",
      "Es gibt keine unbeendeten Partien.", "Il n'y a pas de partie inachevée."}},
    {{"{0}: the player {1} can't go on ({2}); {3} plays on in its place.",
      "{0}: de speler {1} kan niet verder ({2}); {3} speelt in zijn plaats verder.",
      "{0}: Der Spieler {1} kann nicht weiter ({2}); {3} spielt an seiner Stelle weiter.",
      "{0} : le joueur {1} ne peut pas continuer ({2}) ; {3} joue à sa place."}},
    {{"{0}: the player {1} can't go on ({2}) and loses.",
      "{0}: de speler {1} kan niet verder ({2}) en verliest.",
      "{0}: Der Spieler {1} kann nicht weiter ({2}) und verliert.",
      "{0} : le joueur {1} ne peut pas continuer ({2}) et perd."}},
    {{"{0} asks to take back the last turn: allow or refuse.",
      "{0} vraagt de laatste zet te mogen terugnemen: allow of refuse.",
      "{0} möchte den letzten Zug zurücknehmen: allow oder refuse.",
      "{0} demande à reprendre son dernier tour : allow ou refuse."}},
    {{"{0} asks for a pause: allow or refuse.", "{0} vraagt om een pauze: allow of refuse.",
      "{0} bittet um eine Pause: allow oder refuse.", "{0} demande une pause : allow ou refuse."}},
    {{"Nobody has asked for anything.", "Niemand heeft iets gevraagd.", "Niemand hat um etwas gebeten.",
      "Personne n'a rien demandé."}},
    {{"This position has occurred often enough: claim ends the game.",
      "Deze stelling is vaak genoeg voorgekomen: claim beëindigt de partij.",
      "Diese Stellung ist oft genug vorgekommen: claim beendet die Partie.",
      "Cette position est revenue assez souvent : claim termine la partie."}},
    {{"There is no repetition to claim here.", "Er valt hier geen herhaling te claimen.",
      "Hier ist keine Wiederholung zu beanspruchen.", "Il n'y a pas de répétition à réclamer ici."}},
    {{"This game can't be paused now.", "Deze partij kan nu niet worden gepauzeerd.",
      "Diese Partie kann jetzt nicht unterbrochen werden.",
      "Cette partie ne peut pas être mise en pause maintenant."}},
    {{"paused (resume goes on)> ", "gepauzeerd (resume gaat verder)> ", "Pause (resume spielt weiter)> ",
      "en pause (resume reprend)> "}},
    {{"The game is paused: resume goes on, quit stops here.",
      "De partij is gepauzeerd: resume gaat verder, quit stopt hier.",
      "Die Partie ist unterbrochen: resume spielt weiter, quit hört hier auf.",
      "La partie est en pause : resume la reprend, quit s'arrête ici."}},
    {{"The game isn't paused.", "De partij is niet gepauzeerd.", "Die Partie ist nicht unterbrochen.",
      "La partie n'est pas en pause."}},
    {{"(set-up)", "(opstelling)", "(Aufstellung)", "(placement)"}},
    {{"A hint: {0}, expected score {1}%", "Een hint: {0}, verwachte score {1}%",
      "Ein Tipp: {0}, erwartetes Ergebnis {1} %", "Un conseil : {0}, résultat attendu {1} %"}},
    {{"A hint: {0}, the only move", "Een hint: {0}, de enige zet", "Ein Tipp: {0}, der einzige Zug",
      "Un conseil : {0}, le seul coup"}},
    {{"A hint: {0}", "Een hint: {0}", "Ein Tipp: {0}", "Un conseil : {0}"}},
    {{"{0} {1}%", "{0}: {1}%", "{0} {1} %", "{0} : {1} %"}},
    {{"Enter ends the analysis.", "Enter beëindigt de analyse.", "Enter beendet die Analyse.",
      "Entrée termine l'analyse."}},
    {{"{0} simulations: ", "{0} simulaties: ", "{0} Simulationen: ", "{0} simulations : "}},
    {{"Expected: {0}", "Verwacht: {0}", "Erwartet: {0}", "Attendu : {0}"}},
    {{"In a rated match there is no advice until the game is over.",
      "In een partij die telt is er geen advies tot ze afgelopen is.",
      "In einer gewerteten Partie gibt es bis zu ihrem Ende keinen Rat.",
      "Dans une partie classée, il n'y a pas de conseil avant la fin."}},
    {{"This game is played without advice.", "Dit spel wordt zonder advies gespeeld.",
      "Dieses Spiel wird ohne Rat gespielt.", "Ce jeu se joue sans conseil."}},
    {{"The rules of this game don't say what may be hidden, so that nothing can be worked out.",
      "De regels van dit spel zeggen niet wat er verborgen kan zijn, dus valt er niets te berekenen.",
      "Die Regeln dieses Spiels sagen nicht, was verdeckt sein kann, sodass sich nichts berechnen lässt.",
      "Les règles de ce jeu ne disent pas ce qui peut être caché : rien ne peut être calculé."}},
    {{"There is no advice for setting up.", "Voor het opstellen is er geen advies.",
      "Für die Aufstellung gibt es keinen Rat.", "Il n'y a pas de conseil pour le placement."}},
    {{"For setting up there are hints, but no analysis.",
      "Voor het opstellen zijn er hints, maar geen analyse.",
      "Für die Aufstellung gibt es Tipps, aber keine Analyse.",
      "Pour le placement il y a des conseils, mais pas d'analyse."}},
    {{"No ready set-up fits what stands here.", "Geen kant-en-klare opstelling past bij wat hier staat.",
      "Keine fertige Aufstellung passt zu dem, was hier steht.",
      "Aucun placement tout prêt ne convient à ce qui est posé ici."}},
    {{"You have offered a draw: withdraw takes the offer back.",
      "Je hebt remise aangeboden: withdraw trekt het aanbod in.",
      "Sie haben Remis angeboten: withdraw zieht das Angebot zurück.",
      "Vous avez proposé la nulle : withdraw retire la proposition."}},
    {{"{0} declines the draw.", "{0} slaat de remise af.", "{0} lehnt das Remis ab.",
      "{0} refuse la nulle."}},
    {{"{0} accepts the draw.", "{0} neemt de remise aan.", "{0} nimmt das Remis an.",
      "{0} accepte la nulle."}},
    {{"{0} withdraws the offer of a draw.", "{0} trekt het remiseaanbod in.",
      "{0} zieht das Remisangebot zurück.", "{0} retire sa proposition de nulle."}},
    {{"There is nothing of yours to withdraw.", "Er is niets van jou om in te trekken.",
      "Es gibt nichts, was Sie zurückziehen könnten.", "Il n'y a rien de vous à retirer."}},
    {{"{0}: {1} offers a draw (draw accepts, decline refuses)> ",
      "{0}: {1} biedt remise aan (draw neemt aan, decline slaat af)> ",
      "{0}: {1} bietet Remis an (draw nimmt an, decline lehnt ab)> ",
      "{0} : {1} propose la nulle (draw l'accepte, decline la refuse)> "}},
    {{"{0} (allow or refuse)> ", "{0} (allow of refuse)> ", "{0} (allow oder refuse)> ",
      "{0} (allow ou refuse)> "}},
    {{"{0} is asked something. Press Enter when nobody else is looking. ",
      "{0} wordt iets gevraagd. Druk op Enter als niemand anders meekijkt. ",
      "{0} wird etwas gefragt. Drücken Sie Enter, wenn sonst niemand zusieht. ",
      "Une question est posée à {0}. Appuyez sur Entrée quand personne d'autre ne regarde. "}},
    {{"You won: {0}.", "Je hebt gewonnen: {0}.", "Sie haben gewonnen: {0}.", "Vous avez gagné : {0}."}},
    {{"You lost: {0}.", "Je hebt verloren: {0}.", "Sie haben verloren: {0}.", "Vous avez perdu : {0}."}},
    {{"Rematch? (yes, swap for exchanged sides, no)> ", "Revanche? (ja, ruil voor andere kanten, nee)> ",
      "Revanche? (ja, tausch für vertauschte Seiten, nein)> ",
      "Revanche ? (oui, échange pour changer de camp, non)> "}},
    {{"The clock starts with the first move; start starts it now.",
      "De klok begint met de eerste zet; start laat hem nu lopen.",
      "Die Uhr beginnt mit dem ersten Zug; start lässt sie jetzt laufen.",
      "La pendule démarre au premier coup ; start la lance maintenant."}},
    {{"No clock waits to be started.", "Er wacht geen klok om te beginnen.",
      "Keine Uhr wartet auf ihren Beginn.", "Aucune pendule n'attend d'être lancée."}},
    {{"Press Enter to go on: the clock runs from then on. ",
      "Druk op Enter om verder te gaan: vanaf dan loopt de klok. ",
      "Drücken Sie Enter, um weiterzuspielen: Von da an läuft die Uhr. ",
      "Appuyez sur Entrée pour continuer : la pendule tournera dès lors. "}},
    {{"Press Enter when you have seen it; then {0} comes to the screen. ",
      "Druk op Enter als je het hebt gezien; dan komt {0} aan het scherm. ",
      "Drücken Sie Enter, wenn Sie es gesehen haben; dann kommt {0} an den Bildschirm. ",
      "Appuyez sur Entrée quand vous l'avez vu ; puis {0} vient à l'écran. "}},
}};

}  // namespace

std::string_view saying(Language language, Say what) {
  return kSentences[static_cast<std::size_t>(what)][static_cast<std::size_t>(language)];
}

std::string say(Language language, Say what, std::initializer_list<std::string_view> arguments) {
  std::string text(saying(language, what));
  char digit = '0';
  std::size_t at = 0;
  for (const auto argument : arguments) {
    const char name[] = {'{', digit++, '}'};
    at = text.find(std::string_view(name, 3), at);
    if (at == std::string::npos) break;  // a test asks that every language has them, in this order
    text.replace(at, 3, argument);
    at += argument.size();
  }
  return text;
}

}  // namespace boardwright::cli
