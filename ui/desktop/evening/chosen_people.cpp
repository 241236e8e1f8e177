// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/chosen_people.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "framework/evening/evening.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

namespace {

using tournament::System;

struct ChosenWords {
  Q_DECLARE_TR_FUNCTIONS(ChosenWords)
};

QString teams_unlike(const ChosenPeople& people) {
  std::map<QString, int> size;
  for (const auto& one : people.in()) ++size[one.entrant.team];
  const bool alike = size.size() == 2 && size.begin()->second == size.rbegin()->second;
  return alike && !size.contains(QString()) ? QString() : refusal_words(remark("pairing.two_teams_alike"));
}

bool has_rating(const ChosenPerson& one, const tournament::Settings& settings, Club* club) {
  if (one.rating) return true;
  if (club == nullptr || !one.player.startsWith(PeopleField::kMemberPrefix)) return false;
  const std::string id = one.player.mid(PeopleField::kMemberPrefix.size()).toStdString();
  return known_rating(*club, settings, id).has_value();
}

QString no_grade(const ChosenPeople& people, const tournament::Settings& settings, Club* club) {
  QStringList unknown;
  const tournament::MacMahonRules& rules = settings.mac_mahon;
  for (const auto& one : people.in())
    if (!one.entrant.grade && !rules.floor && (rules.width == 0 || !has_rating(one.entrant, settings, club)))
      unknown << one.name;
  constexpr qsizetype kNamed = 3;
  if (unknown.size() > kNamed)
    return ChosenWords::tr("%1 and others have neither a grade nor a rating; write a grade beside the name.")
        .arg(unknown.mid(0, kNamed).join(QStringLiteral(", ")));
  if (!unknown.isEmpty())
    return ChosenWords::tr("No grade or rating is known of %1; write a grade beside the name.")
        .arg(unknown.join(QStringLiteral(", ")));
  return {};
}

}  // namespace

ChosenPeople::ChosenPeople(const std::vector<SeatMember>& members) {
  for (const SeatMember& one : members)
    all_.push_back({{PeopleField::kMemberPrefix + QString::fromStdString(one.id), {}, {}},
                    QString::fromStdString(one.name),
                    false});
}

ChosenPeople::Someone* ChosenPeople::find(const QString& player) {
  const auto found =
      std::ranges::find_if(all_, [&](const Someone& one) { return one.entrant.player == player; });
  return found == all_.end() ? nullptr : &*found;
}

void ChosenPeople::choose(const QString& player, bool in) {
  if (Someone* one = find(player)) one->in = in;
}

void ChosenPeople::choose_all() {
  const bool all = std::ranges::all_of(all_, &Someone::in);
  for (Someone& one : all_) one.in = !all;
}

void ChosenPeople::add(const QString& player, std::optional<std::int32_t> rating, const QString& club) {
  if (Someone* known = find(player)) {
    known->in = true;
    if (rating) known->entrant.rating = rating;
    if (!club.isEmpty()) known->entrant.club = club;
    return;
  }
  const QString guest =
      player.startsWith(PeopleField::kGuestPrefix) ? player.mid(PeopleField::kGuestPrefix.size()) : QString();
  if (!guest.isEmpty()) all_.push_back({{player, rating, club}, guest, true});
}

void ChosenPeople::write_team(const QString& player, const QString& team) {
  if (Someone* one = find(player)) one->entrant.team = team;
}

void ChosenPeople::write_grade(const QString& player, std::optional<tournament::Points> grade) {
  if (Someone* one = find(player)) one->entrant.grade = grade;
}

void ChosenPeople::fill_teams(const std::pair<QString, QString>& teams) {
  std::map<QString, int> size;
  for (const Someone& one : all_)
    if (one.in && !one.entrant.team.isEmpty()) ++size[one.entrant.team];
  for (Someone& one : all_)
    if (one.in && one.entrant.team.isEmpty()) {
      one.entrant.team = size[teams.second] < size[teams.first] ? teams.second : teams.first;
      ++size[one.entrant.team];
    }
}

std::vector<ChosenPeople::Someone> ChosenPeople::in() const {
  std::vector<Someone> in;
  std::ranges::copy_if(all_, std::back_inserter(in), &Someone::in);
  return in;
}

int ChosenPeople::count() const { return static_cast<int>(std::ranges::count_if(all_, &Someone::in)); }

std::vector<QStringList> ChosenPeople::apart() const {
  std::vector<QStringList> groups;
  for (const QStringList& group : apart_) {
    QStringList here;
    for (const Someone& one : all_)
      if (one.in && group.contains(one.entrant.player)) here << one.entrant.player;
    if (here.size() > 1) groups.push_back(here);
  }
  return groups;
}

QString unwritten(const ChosenPeople& people, const tournament::Settings& settings, bool teams, Club* club) {
  QString missing;
  if (settings.system == System::kScheveningen) missing = teams_unlike(people);
  if (settings.system == System::kMacMahon) missing = no_grade(people, settings, club);
  const auto in_team = [](const ChosenPeople::Someone& one) { return one.in && !one.entrant.team.isEmpty(); };
  if (missing.isEmpty() && teams && std::ranges::none_of(people.all(), in_team))
    missing = ChosenWords::tr("Write beside the names who plays for which team.");
  return missing;
}

}  // namespace boardwright::desktop
