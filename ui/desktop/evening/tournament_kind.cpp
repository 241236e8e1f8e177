// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/tournament_kind.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <bit>

namespace boardwright::desktop {

namespace {

using tournament::System;

struct TournamentKind {
  Q_DECLARE_TR_FUNCTIONS(TournamentKind)
};

/// Rounds after which only one can have won all.
int rounds_to_one(int people) {
  return people < 2 ? 0 : static_cast<int>(std::bit_width(static_cast<unsigned>(people - 1)));
}

int round_robin_rounds(int people) { return people < 2 ? 0 : people - 1 + people % 2; }

}  // namespace

System system_of(EveningKind kind) {
  switch (kind) {
    case EveningKind::kTeamTable:
    case EveningKind::kGroups: return System::kRoundRobin;
    case EveningKind::kSecondChance:
    case EveningKind::kEveryPlace: return System::kKnockOut;
    case EveningKind::kFastStart: return System::kSwiss;
    default: return static_cast<System>(kind);
  }
}

EveningKind kind_of(const tournament::Settings& settings) {
  if (settings.system == System::kRoundRobin && settings.of_teams()) return EveningKind::kTeamTable;
  if (settings.system == System::kRoundRobin && settings.groups > 1) return EveningKind::kGroups;
  if (settings.bracket.kind == tournament::BracketKind::kDouble) return EveningKind::kSecondChance;
  if (settings.bracket.kind == tournament::BracketKind::kPlacement) return EveningKind::kEveryPlace;
  if (settings.system == System::kSwiss && settings.baku) return EveningKind::kFastStart;
  return static_cast<EveningKind>(settings.system);
}

bool of_teams(EveningKind kind) {
  return kind == EveningKind::kTeamRounds || kind == EveningKind::kTeamTable;
}

QString kind_name(EveningKind kind) {
  switch (kind) {
    case EveningKind::kOpenEvening: return TournamentKind::tr("Open evening");
    case EveningKind::kEachEach: return TournamentKind::tr("Everybody against everybody");
    case EveningKind::kRounds: return TournamentKind::tr("A few rounds");
    case EveningKind::kSeason: return TournamentKind::tr("Season");
    case EveningKind::kCup: return TournamentKind::tr("Cup");
    case EveningKind::kTwoGames: return TournamentKind::tr("Two games each round");
    case EveningKind::kMacMahon: return TournamentKind::tr("Strong and weak together");
    case EveningKind::kLadder: return TournamentKind::tr("Ladder");
    case EveningKind::kTeamRounds: return TournamentKind::tr("Teams, a few rounds");
    case EveningKind::kTeamDuel: return TournamentKind::tr("Team against team");
    case EveningKind::kTeamTable: return TournamentKind::tr("Teams, each against each");
    case EveningKind::kSecondChance: return TournamentKind::tr("Cup with a second chance");
    case EveningKind::kEveryPlace: return TournamentKind::tr("Cup for every place");
    case EveningKind::kGroups: return TournamentKind::tr("Groups");
    case EveningKind::kFastStart: return TournamentKind::tr("Many people, few rounds");
  }
  return {};
}

QString kind_sentence(EveningKind kind) {
  switch (kind) {
    case EveningKind::kOpenEvening:
      return TournamentKind::tr(
          "Whoever is free says so and plays the next who is free. People come and go as they "
          "like; best for games of different length.");
    case EveningKind::kEachEach:
      return TournamentKind::tr("Each meets each; up to about ten people, or over several evenings.");
    case EveningKind::kRounds:
      return TournamentKind::tr(
          "Everybody plays in every round, against somebody who has done as well; from eight "
          "people up.");
    case EveningKind::kSeason:
      return TournamentKind::tr("Over many evenings, whoever comes plays; beating the leaders counts most.");
    case EveningKind::kCup: return TournamentKind::tr("Who loses a match is out, until one is left.");
    case EveningKind::kTwoGames:
      return TournamentKind::tr("Each round is a match of two games, so that both move first once.");
    case EveningKind::kMacMahon:
      return TournamentKind::tr("Everybody starts with points for strength and soon meets equals.");
    case EveningKind::kLadder:
      return TournamentKind::tr("An order of places: who wins a challenge climbs. It goes on all season.");
    case EveningKind::kTeamRounds:
      return TournamentKind::tr("Teams meet teams that have done as well, several boards at once.");
    case EveningKind::kTeamDuel:
      return TournamentKind::tr("Two teams: everybody of one plays everybody of the other.");
    case EveningKind::kTeamTable: return TournamentKind::tr("Each team meets each, several boards at once.");
    case EveningKind::kSecondChance: return TournamentKind::tr("Only who has lost two matches is out.");
    case EveningKind::kEveryPlace:
      return TournamentKind::tr("Nobody is out: everybody plays for a place to the end.");
    case EveningKind::kGroups:
      return TournamentKind::tr("Each meets each of a group; the best then play a cup.");
    case EveningKind::kFastStart:
      return TournamentKind::tr(
          "The stronger half begins with points that count for pairing alone, so that the best meet "
          "sooner.");
  }
  return {};
}

QString system_name(EveningKind kind) {
  switch (kind) {
    case EveningKind::kOpenEvening: return TournamentKind::tr("Without rounds");
    case EveningKind::kEachEach: return TournamentKind::tr("Round robin, Berger tables");
    case EveningKind::kRounds:
      return TournamentKind::tr("Swiss, by the rules of FIDE's Dutch system, edition 2026");
    case EveningKind::kSeason: return TournamentKind::tr("Keizer, counted anew after each round");
    case EveningKind::kCup: return TournamentKind::tr("Knock-out with seeds");
    case EveningKind::kTwoGames: return TournamentKind::tr("Swiss with matches of two games");
    case EveningKind::kMacMahon: return TournamentKind::tr("MacMahon");
    case EveningKind::kLadder: return TournamentKind::tr("Challenges");
    case EveningKind::kTeamRounds: return TournamentKind::tr("Swiss for teams");
    case EveningKind::kTeamDuel: return TournamentKind::tr("Scheveningen");
    case EveningKind::kTeamTable: return TournamentKind::tr("Round robin for teams");
    case EveningKind::kSecondChance: return TournamentKind::tr("Double elimination");
    case EveningKind::kEveryPlace: return TournamentKind::tr("Knock-out with placement");
    case EveningKind::kGroups: return TournamentKind::tr("Round robin in groups, by snake");
    case EveningKind::kFastStart: return TournamentKind::tr("Swiss, Dutch system with Baku acceleration");
  }
  return {};
}

int usual_rounds(System system, int people) {
  constexpr int kMostUsual = 7;
  return plans_rounds(system) ? std::clamp(rounds_to_one(people), 3, kMostUsual) : 0;
}

namespace {

/// Rounds and matches of everybody against everybody, also in groups.
QString table_advice(const tournament::Settings& settings, int people) {
  const int cycles = static_cast<int>(settings.cycles),
            groups = std::max(1, static_cast<int>(settings.groups));
  if (groups > 1 && people % groups == 0)
    return TournamentKind::tr("%1 groups of %2 make %3 rounds.")
        .arg(groups)
        .arg(people / groups)
        .arg(round_robin_rounds(people / groups) * cycles);
  if (groups > 1)
    return TournamentKind::tr("%1 groups of %2 or %3 make %4 rounds.")
        .arg(groups)
        .arg(people / groups)
        .arg((people + groups - 1) / groups)
        .arg(round_robin_rounds((people + groups - 1) / groups) * cycles);
  if (settings.of_teams())
    return TournamentKind::tr("%1 teams make %2 rounds.")
        .arg(people)
        .arg(round_robin_rounds(people) * cycles);
  return TournamentKind::tr("%1 people make %2 rounds and %3 matches.")
      .arg(people)
      .arg(round_robin_rounds(people) * cycles)
      .arg(people * (people - 1) / 2 * cycles);
}

/// Who is out, or plays on, in a bracket.
QString bracket_advice(const tournament::Settings& settings, int people) {
  if (settings.bracket.kind == tournament::BracketKind::kDouble)
    return TournamentKind::tr("%1 people make up to %2 matches; who has lost one plays on below.")
        .arg(people)
        .arg(2 * people - 1);
  const int free = (1 << rounds_to_one(people)) - people;
  return free == 0 ? TournamentKind::tr("%1 people make %2 rounds.").arg(people).arg(rounds_to_one(people))
                   : TournamentKind::tr("%1 people make %2 rounds; %3 of them don't play in the first.")
                         .arg(people)
                         .arg(rounds_to_one(people))
                         .arg(free);
}

/// Whether so many rounds are few, enough or too many.
QString swiss_advice(int rounds, int people) {
  if (rounds >= people)
    return TournamentKind::tr("%1 people can't play %2 rounds without meeting again; at most %3 fit.")
        .arg(people)
        .arg(rounds)
        .arg(round_robin_rounds(people));
  if (rounds < rounds_to_one(people))
    return TournamentKind::tr(
               "After %1 rounds several may have won all; with %2 people %3 rounds find one winner.")
        .arg(rounds)
        .arg(people)
        .arg(rounds_to_one(people));
  return TournamentKind::tr("%1 rounds are enough for %2 people: at most one can win all.")
      .arg(rounds)
      .arg(people);
}

}  // namespace

QString kind_advice(const tournament::Settings& settings, int people) {
  if (people < 2)
    return settings.of_teams() ? TournamentKind::tr("Write the names of at least two teams.")
                               : TournamentKind::tr("Choose at least two people.");
  QStringList told;
  const int rounds = static_cast<int>(settings.rounds);
  switch (settings.system) {
    case System::kOpenEvening:
      told << TournamentKind::tr("Nothing has to be decided before: people can be added all evening.");
      break;
    case System::kRoundRobin: told << table_advice(settings, people); break;
    case System::kSwiss:
    case System::kTwoGameSwiss: told << swiss_advice(rounds, people); break;
    case System::kKeizer:
      told << TournamentKind::tr("Rounds are added as long as the season lasts; not everybody has to come.");
      break;
    case System::kKnockOut: told << bracket_advice(settings, people); break;
    case System::kLadder:
      told << TournamentKind::tr("Places go by strength at first; nothing else has to be decided before.");
      break;
    case System::kMacMahon:
      told << TournamentKind::tr(
                  "Whoever has no grade written starts by rating, one grade for each %1 points.")
                  .arg(settings.mac_mahon.width);
      break;
    case System::kTeamSwiss:
      told << (rounds >= people ? TournamentKind::tr("%1 teams can't play %2 rounds without meeting again.")
                                : TournamentKind::tr("%1 teams play %2 rounds."))
                  .arg(people)
                  .arg(rounds);
      break;
    case System::kScheveningen:
      told << TournamentKind::tr("%1 rounds: as many as a team has people.").arg(people / 2);
      break;
    default: break;
  }
  const bool byes = !settings.without_rounds() && settings.system != System::kKnockOut &&
                    settings.system != System::kScheveningen && settings.groups < 2;
  if (people % 2 == 1 && byes) told << TournamentKind::tr("One of them has a bye in each round.");
  if (settings.games_per_match == 2 && !settings.of_teams())
    told << TournamentKind::tr("Each match is two games, so that both have each side once.");
  else if (settings.balanced_sides && settings.system == System::kSwiss)
    told << TournamentKind::tr("Sides are balanced: nobody has the same one much more often.");
  return told.join(' ');
}

}  // namespace boardwright::desktop
