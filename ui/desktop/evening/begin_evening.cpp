// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/begin_evening.hpp"

#include <map>
#include <string>

namespace boardwright::desktop {

namespace {

std::vector<NewEntrant> entrants_of(const std::vector<ChosenPerson>& people) {
  std::vector<NewEntrant> entrants;
  for (const ChosenPerson& one : people) {
    entrants.push_back(entrant_of(one.player));
    entrants.back().rating = one.rating;
    entrants.back().club = one.club.toStdString();
    entrants.back().team = one.team.toStdString();
    entrants.back().grade = one.grade;
  }
  return entrants;
}

/// They were entered in this order; who is kept apart is named by groups.
Allowed<void> keep_groups_apart(Evening& evening, const std::vector<ChosenPerson>& people) {
  std::map<int, std::vector<std::string>> apart;
  for (std::size_t at = 0; at < people.size(); ++at)
    for (const int group : people[at].apart)
      apart[group].push_back(evening.now().entrants.at(at).data.player);
  for (const auto& [group, players] : apart)
    if (auto kept = evening.people().keep_apart(players, 1, 0, {}); !kept) return kept;
  return {};
}

}  // namespace

NewEntrant entrant_of(const QString& player) {
  NewEntrant one;
  if (player.startsWith(PeopleField::kMemberPrefix)) {
    one.id = player.mid(PeopleField::kMemberPrefix.size()).toStdString();
  } else {
    one.kind = PlayerKind::kGuest;
    one.name = player.mid(PeopleField::kGuestPrefix.size()).toStdString();
  }
  return one;
}

Allowed<BegunEvening> begin_evening(std::shared_ptr<Club> club, const tournament::Settings& settings,
                                    const std::vector<ChosenPerson>& people) {
  auto evening = Evening::create(std::move(club), settings);
  if (!evening) return pass_on(evening);
  BegunEvening begun{std::move(*evening), {}};
  if (people.empty()) return begun;
  begun.entered = begun.evening.people().enter(entrants_of(people));
  if (begun.entered) begun.entered = keep_groups_apart(begun.evening, people);
  return begun;
}

}  // namespace boardwright::desktop
