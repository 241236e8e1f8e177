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

QString kind_name(System system) {
  switch (system) {
    case System::kOpenEvening: return TournamentKind::tr("Open evening");
    case System::kRoundRobin: return TournamentKind::tr("Everybody against everybody");
    case System::kSwiss: return TournamentKind::tr("A few rounds");
    case System::kKeizer: return TournamentKind::tr("Season");
    case System::kKnockOut: return TournamentKind::tr("Cup");
    default: break;
  }
  return {};
}

QString kind_sentence(System system) {
  switch (system) {
    case System::kOpenEvening:
      return TournamentKind::tr(
          "Whoever is free says so and plays the next who is free. People come and go as they "
          "like; best for games of different length.");
    case System::kRoundRobin:
      return TournamentKind::tr("Each meets each; up to about ten people, or over several evenings.");
    case System::kSwiss:
      return TournamentKind::tr(
          "Everybody plays in every round, against somebody who has done as well; from eight "
          "people up.");
    case System::kKeizer:
      return TournamentKind::tr("Over many evenings, whoever comes plays; beating the leaders counts most.");
    case System::kKnockOut: return TournamentKind::tr("Who loses a match is out, until one is left.");
    default: break;
  }
  return {};
}

QString system_name(System system) {
  switch (system) {
    case System::kOpenEvening: return TournamentKind::tr("Without rounds");
    case System::kRoundRobin: return TournamentKind::tr("Round robin, Berger tables");
    case System::kSwiss:
      return TournamentKind::tr("Swiss, by the rules of FIDE's Dutch system, edition 2026");
    case System::kKeizer: return TournamentKind::tr("Keizer, counted anew after each round");
    case System::kKnockOut: return TournamentKind::tr("Knock-out with seeds");
    default: break;
  }
  return {};
}

int usual_rounds(System system, int people) {
  constexpr int kMostUsual = 7;
  switch (system) {
    case System::kSwiss: return std::clamp(rounds_to_one(people), 3, kMostUsual);
    default: return 0;
  }
}

QString kind_advice(const tournament::Settings& settings, int people) {
  if (people < 2) return TournamentKind::tr("Choose at least two people.");
  QStringList told;
  const int rounds = static_cast<int>(settings.rounds);
  const int matches = people * (people - 1) / 2 * static_cast<int>(settings.cycles);
  switch (settings.system) {
    case System::kOpenEvening:
      told << TournamentKind::tr("Nothing has to be decided before: people can be added all evening.");
      break;
    case System::kRoundRobin:
      told << TournamentKind::tr("%1 people make %2 rounds and %3 matches.")
                  .arg(people)
                  .arg(round_robin_rounds(people) * static_cast<int>(settings.cycles))
                  .arg(matches);
      break;
    case System::kSwiss:
      if (rounds >= people)
        told << TournamentKind::tr("%1 people can't play %2 rounds without meeting again; at most %3 fit.")
                    .arg(people)
                    .arg(rounds)
                    .arg(round_robin_rounds(people));
      else if (rounds < rounds_to_one(people))
        told << TournamentKind::tr(
                    "After %1 rounds several may have won all; with %2 people %3 rounds find one winner.")
                    .arg(rounds)
                    .arg(people)
                    .arg(rounds_to_one(people));
      else
        told << TournamentKind::tr("%1 rounds are enough for %2 people: at most one can win all.")
                    .arg(rounds)
                    .arg(people);
      break;
    case System::kKeizer:
      told << TournamentKind::tr("Rounds are added as long as the season lasts; not everybody has to come.");
      break;
    case System::kKnockOut: {
      const int free = (1 << rounds_to_one(people)) - people;
      told << (free == 0
                   ? TournamentKind::tr("%1 people make %2 rounds.").arg(people).arg(rounds_to_one(people))
                   : TournamentKind::tr("%1 people make %2 rounds; %3 of them don't play in the first.")
                         .arg(people)
                         .arg(rounds_to_one(people))
                         .arg(free));
      break;
    }
    default: break;
  }
  if (people % 2 == 1 && settings.system != System::kOpenEvening && settings.system != System::kKnockOut)
    told << TournamentKind::tr("One of them has a bye in each round.");
  if (settings.games_per_match == 2)
    told << TournamentKind::tr("Each match is two games, so that both have each side once.");
  else if (settings.balanced_sides && settings.system == System::kSwiss)
    told << TournamentKind::tr("Sides are balanced: nobody has the same one much more often.");
  return told.join(' ');
}

}  // namespace boardwright::desktop
