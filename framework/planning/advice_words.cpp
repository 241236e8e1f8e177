// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/advice_words.hpp"

#include <array>
#include <cmath>

#include "framework/planning/advice.hpp"
#include "framework/text/fill_in.hpp"

namespace boardwright::planning {

using tournament::System;

namespace {

constexpr std::array<std::array<std::string_view, kLanguages.size()>,
                     static_cast<std::size_t>(AdviceWord::kCount)>
    kWords{{
        {"Whoever begins scores {0}% (95% sure: {1} to {2}%, {3} games): play single games, and everybody "
         "has both sides about as often.",
         "Wie begint, scoort {0}% (95% zeker: {1} tot {2}%, {3} partijen): speel enkele partijen, waarbij "
         "iedereen beide kanten ongeveer even vaak krijgt.",
         "Wer beginnt, holt {0} % (zu 95 % sicher: {1} bis {2} %, {3} Partien): Einzelpartien spielen, bei "
         "denen jeder beide Seiten etwa gleich oft hat.",
         "Qui commence marque {0} % (sûr à 95 % : {1} à {2} %, {3} parties) : jouez des parties simples, où "
         "chacun a chaque camp à peu près aussi souvent."},
        {"Whoever begins scores {0}% (95% sure: {1} to {2}%, {3} games): that is so much that each match "
         "should be two games with sides swapped.",
         "Wie begint, scoort {0}% (95% zeker: {1} tot {2}%, {3} partijen): dat is zoveel dat elke ronde "
         "beter uit twee partijen bestaat, met gewisselde kanten.",
         "Wer beginnt, holt {0} % (zu 95 % sicher: {1} bis {2} %, {3} Partien): Das ist so viel, dass jede "
         "Runde aus zwei Partien mit getauschten Seiten bestehen sollte.",
         "Qui commence marque {0} % (sûr à 95 % : {1} à {2} %, {3} parties) : c'est tant que chaque ronde "
         "devrait compter deux parties, camps échangés."},
        {"Whoever begins scores {0}% (95% sure: {1} to {2}%, {3} games): nobody needs to be given a side.",
         "Wie begint, scoort {0}% (95% zeker: {1} tot {2}%, {3} partijen): niemand hoeft een kant toegewezen "
         "te krijgen.",
         "Wer beginnt, holt {0} % (zu 95 % sicher: {1} bis {2} %, {3} Partien): Niemand braucht eine Seite "
         "zugeteilt zu bekommen.",
         "Qui commence marque {0} % (sûr à 95 % : {1} à {2} %, {3} parties) : il n'est pas nécessaire "
         "d'attribuer les camps."},
        {"Chance decides who begins: nobody needs to be given a side.",
         "Het toeval bepaalt wie begint: niemand hoeft een kant toegewezen te krijgen.",
         "Der Zufall entscheidet, wer beginnt: Niemand braucht eine Seite zugeteilt zu bekommen.",
         "Le hasard décide qui commence : il n'est pas nécessaire d'attribuer les camps."},
        {"Too few games are known to say what the first move is worth ({3}): balanced sides do no harm.",
         "Er zijn te weinig partijen bekend om te zeggen wat de eerste zet waard is ({3}): kanten gelijk "
         "verdelen kan geen kwaad.",
         "Zu wenige Partien sind bekannt, um zu sagen, was der erste Zug wert ist ({3}): Seiten gleich zu "
         "verteilen schadet nicht.",
         "Trop peu de parties sont connues pour dire ce que vaut le premier coup ({3}) : répartir les camps "
         "ne nuit pas."},
        {"{0} rounds end in time in {1} of 10 evenings, {2} rounds in {3}.",
         "{0} ronden zijn op {1} van de 10 avonden op tijd klaar, {2} ronden op {3}.",
         "{0} Runden enden an {1} von 10 Abenden rechtzeitig, {2} Runden an {3}.",
         "{0} rondes finissent à temps {1} soirs sur 10, {2} rondes {3}."},
        {"All {0} rounds in which everybody meets everybody end in time in {1} of 10 evenings.",
         "Alle {0} ronden waarin iedereen tegen iedereen speelt, zijn op {1} van de 10 avonden op tijd "
         "klaar.",
         "Alle {0} Runden, in denen jeder gegen jeden spielt, enden an {1} von 10 Abenden rechtzeitig.",
         "Les {0} rondes où chacun rencontre chacun finissent à temps {1} soirs sur 10."},
        {"Not even one round surely ends in time: in {1} of 10 evenings.",
         "Zelfs één ronde is niet zeker op tijd klaar: op {1} van de 10 avonden.",
         "Nicht einmal eine Runde endet sicher rechtzeitig: an {1} von 10 Abenden.",
         "Même une seule ronde ne finit pas sûrement à temps : {1} soirs sur 10."},
        {"Open evening", "Open avond", "Offener Abend", "Soirée libre"},
        {"Everybody against everybody", "Iedereen tegen iedereen", "Jeder gegen jeden",
         "Chacun contre chacun"},
        {"{0} rounds, equal scores meet", "{0} ronden, gelijke scores tegen elkaar",
         "{0} Runden, Punktgleiche gegeneinander", "{0} rondes, à égalité de points"},
        {"Cup, {0} rounds", "Beker, {0} ronden", "Pokal, {0} Runden", "Coupe, {0} rondes"},
        {"{0}: everybody plays {1}% of the time, {2} matches on average and {3} at least; the strongest wins "
         "with {4}%, several are level at the top in {5}% of evenings.",
         "{0}: iedereen speelt {1}% van de tijd, gemiddeld {2} en minstens {3} keer; de sterkste wint met "
         "{4}%, op {5}% van de avonden staan er bovenaan meer gelijk.",
         "{0}: Jeder spielt {1} % der Zeit, im Mittel {2} und mindestens {3} Mal; der Stärkste gewinnt mit "
         "{4} %, an {5} % der Abende sind oben mehrere gleich.",
         "{0} : chacun joue {1} % du temps, {2} fois en moyenne et {3} au moins ; le plus fort gagne à {4} "
         "%, {5} % des soirs plusieurs sont à égalité en tête."},
        {"{0}: people play {1}% of the time, half of them once; the strongest wins with {4}%.",
         "{0}: er wordt {1}% van de tijd gespeeld, de helft speelt één keer; de sterkste wint met {4}%.",
         "{0}: Gespielt wird {1} % der Zeit, die Hälfte nur einmal; der Stärkste gewinnt mit {4} %.",
         "{0} : on joue {1} % du temps, la moitié une seule fois ; le plus fort gagne à {4} %."},
        {"{0}: everybody plays {1}% of the time, {2} matches on average and {3} at least; among equals "
         "several are level at the top in {5}% of evenings.",
         "{0}: iedereen speelt {1}% van de tijd, gemiddeld {2} en minstens {3} keer; onder gelijken staan er "
         "op {5}% van de avonden bovenaan meer gelijk.",
         "{0}: Jeder spielt {1} % der Zeit, im Mittel {2} und mindestens {3} Mal; unter Gleichen sind an {5} "
         "% der Abende oben mehrere gleich.",
         "{0} : chacun joue {1} % du temps, {2} fois en moyenne et {3} au moins ; entre égaux, {5} % des "
         "soirs plusieurs sont à égalité en tête."},
        {"{0}: people play {1}% of the time, half of them once.",
         "{0}: er wordt {1}% van de tijd gespeeld, de helft speelt één keer.",
         "{0}: Gespielt wird {1} % der Zeit, die Hälfte nur einmal.",
         "{0} : on joue {1} % du temps, la moitié une seule fois."},
        {"With {0} people every round up to {1} can be paired whatever happens.",
         "Met {0} mensen is elke ronde tot en met {1} in te delen, wat er ook gebeurt.",
         "Mit {0} Leuten lässt sich jede Runde bis {1} paaren, was auch geschieht.",
         "Avec {0} personnes, chaque ronde jusqu'à la {1} peut être appariée quoi qu'il arrive."},
        {"With {0} people it depends on who met whom whether round {1} can be paired.",
         "Met {0} mensen hangt het ervan af wie tegen wie speelde of ronde {1} nog in te delen is.",
         "Mit {0} Leuten hängt es davon ab, wer gegen wen spielte, ob sich Runde {1} noch paaren lässt.",
         "Avec {0} personnes, il dépend de qui a rencontré qui que la ronde {1} puisse être appariée."},
    }};

std::string percent(double share) { return std::to_string(std::lround(share * 100)); }
std::string of_ten(double share) { return std::to_string(std::lround(share * 10)); }

std::string one_decimal(double number, Language language) {
  const long tenths = std::lround(number * 10);
  return std::to_string(tenths / 10) + (language == Language::kEnglish ? "." : ",") +
         std::to_string(tenths % 10);
}

AdviceWord sides_word(const SideFigures& sides) {
  switch (sides.advice) {
    case SideAdvice::kBalanced: return AdviceWord::kSidesBalanced;
    case SideAdvice::kTwoGames: return AdviceWord::kSidesTwo;
    case SideAdvice::kNone: return sides.games == 0 ? AdviceWord::kSidesLot : AdviceWord::kSidesNone;
    case SideAdvice::kUnknown: break;
  }
  return AdviceWord::kSidesUnknown;
}

std::string name_of(const Format& format, std::uint32_t people, Language language) {
  const auto named = [&](AdviceWord which) {
    return fill_in(advice_word(language, which), {std::to_string(rounds_of(format, people))});
  };
  switch (format.system) {
    case System::kOpenEvening: return named(AdviceWord::kOpenEvening);
    case System::kRoundRobin: return named(AdviceWord::kEverybody);
    case System::kKnockOut: return named(AdviceWord::kCup);
    case System::kSwiss:
    case System::kKeizer: break;
  }
  return named(AdviceWord::kRounds);
}

std::string time_sentence(const Advice& advice, Language language) {
  const auto fits = advice.rounds_that_fit;
  const auto at = [&](std::size_t rounds) { return of_ten(advice.rounds[rounds - 1]); };
  if (fits == 0) return fill_in(advice_word(language, AdviceWord::kNoRoundFits), {"1", at(1)});
  if (fits == advice.rounds.size())
    return fill_in(advice_word(language, AdviceWord::kAllRoundsFit), {std::to_string(fits), at(fits)});
  return fill_in(advice_word(language, AdviceWord::kRoundsFit),
                 {std::to_string(fits), at(fits), std::to_string(fits + 1), at(fits + 1)});
}

}  // namespace

std::string_view advice_word(Language language, AdviceWord which) {
  return kWords[static_cast<std::size_t>(which)][static_cast<std::size_t>(language)];
}

std::vector<std::string> advice_sentences(const Advice& advice, std::uint32_t people, Language language) {
  std::vector<std::string> sentences;
  const auto& sides = advice.sides;
  sentences.push_back(fill_in(advice_word(language, sides_word(sides)),
                              {percent(sides.score), percent(sides.interval.low),
                               percent(sides.interval.high), std::to_string(sides.games)}));
  sentences.push_back(time_sentence(advice, language));
  for (const auto& [format, outlook, end] : advice.formats) {
    const bool cup = format.system == System::kKnockOut;
    const auto which = advice.equal ? (cup ? AdviceWord::kOutlookCupEqual : AdviceWord::kOutlookEqual)
                                    : (cup ? AdviceWord::kOutlookCup : AdviceWord::kOutlook);
    sentences.push_back(
        fill_in(advice_word(language, which),
                {name_of(format, people, language), percent(outlook.playing),
                 one_decimal(outlook.games_each, language), one_decimal(outlook.fewest_games, language),
                 percent(outlook.strongest), percent(outlook.shared)}));
    if (format.system == System::kSwiss)
      sentences.push_back(
          fill_in(advice_word(language, end == DeadEnd::kNever ? AdviceWord::kSafe : AdviceWord::kUnsafe),
                  {std::to_string(people), std::to_string(format.rounds)}));
  }
  return sentences;
}

}  // namespace boardwright::planning
