// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/dutch_field.hpp"

#include <algorithm>

#include "framework/tournament/point_presets.hpp"

namespace boardwright::tournament {
namespace {

// T5.5. `round` counts from 1.
Float float_of(const Crosstable& table, Number number, std::uint32_t round) {
  const auto& entrant = table.of(number);
  if (round == 0 || round > entrant.rounds.size()) return Float::kNone;
  const auto& entry = entrant.rounds[round - 1];
  if (entry.played()) {
    const auto mine = table.pairing_score(number, round - 1);
    const auto theirs = table.pairing_score(entry.opponent, round - 1);
    return mine > theirs ? Float::kDown : mine < theirs ? Float::kUp : Float::kNone;
  }
  if (entry.code == Code::kBye) return Float::kDown;
  if (entry.code == Code::kForfeitLoss || entry.code == Code::kZero) return Float::kNone;
  return table.points(entry) > table.scheme.loss ? Float::kDown : Float::kNone;
}

// T4.3
bool barred_from_bye(const Crosstable& table, const Entrant& entrant) {
  if (entrant.no_bye) return true;  // T4.11
  return std::ranges::any_of(entrant.rounds, [&](const RoundEntry& entry) {
    if (entry.code == Code::kBye) return true;
    return !entry.played() && entry.code != Code::kHalf && table.points(entry) >= table.scheme.win;
  });
}

// T6.2
bool is_topscorer(const Crosstable& table, Points score, std::uint32_t rounds) {
  if (table.planned_rounds == 0 || rounds + 1 != table.planned_rounds) return false;
  return 2 * std::int64_t{score} > std::int64_t{rounds} * std::max(table.scheme.win, table.scheme.draw);
}

DutchPerson person_of(const Crosstable& table, Number number, std::uint32_t rounds) {
  DutchPerson person;
  const auto& entrant = table.of(number);
  person.number = number;
  person.score = table.pairing_score(number, rounds);
  person.sides = side_history(entrant, table.balanced_sides);
  person.floated = float_of(table, number, rounds);
  person.floated_before = rounds == 0 ? Float::kNone : float_of(table, number, rounds - 1);
  person.unplayed =
      rounds - static_cast<std::uint32_t>(std::ranges::count_if(entrant.rounds, &RoundEntry::played));
  person.topscorer = is_topscorer(table, person.score, rounds);
  return person;
}

void bar_pairs(const Crosstable& table, DutchField& field) {
  const auto people = field.people.size();
  const auto bar_numbers = [&](Number a, Number b, Barred why) {
    const auto left = field.place_of(a);
    const auto right = field.place_of(b);
    if (left < people && right < people && left != right) field.bar(left, right, why);
  };
  for (std::size_t a = 0; a < people; ++a)  // T6.6
    for (std::size_t b = a + 1; b < people; ++b) {
      const auto& mine = field.people[a];
      const auto& theirs = field.people[b];
      if (mine.sides.preference.need == Need::kAbsolute && mine.sides.preference == theirs.sides.preference &&
          !mine.topscorer && !theirs.topscorer)
        field.bar(a, b, Barred::kSides);
    }
  for (const auto& group : table.apart)  // T4.10
    if (group.first <= field.round && (group.last == 0 || field.round <= group.last))
      for (const auto a : group.numbers)
        for (const auto b : group.numbers) bar_numbers(a, b, Barred::kApart);
  for (const auto& person : field.people)  // T6.4
    for (const auto& entry : table.of(person.number).rounds)
      if (entry.played()) bar_numbers(person.number, entry.opponent, Barred::kMet);
  if (field.has_bye())  // T6.5
    for (std::size_t a = 0; a < people; ++a)
      if (barred_from_bye(table, table.of(field.people[a].number))) field.bar(a, people, Barred::kBye);
}

}  // namespace

std::size_t DutchField::place_of(Number number) const {
  const auto at = std::ranges::find(people, number, &DutchPerson::number);
  return static_cast<std::size_t>(at - people.begin());
}

DutchField dutch_field(const Crosstable& as_it_stands) {
  const auto table = moved_up(as_it_stands);  // T2.4
  DutchField field;
  const auto rounds = table.rounds();
  field.round = rounds + 1;
  field.initial = initial_side(table);
  bool odd = false;
  for (Number number = 1; number <= table.entrants.size(); ++number) {
    const auto& entrant = table.of(number);
    if (!entrant.out || entrant.ever_paired()) odd = !odd;  // T6.31
    if (entrant.out) continue;
    field.people.push_back(person_of(table, number, rounds));
    field.people.back().odd = odd;
  }
  std::ranges::stable_sort(field.people, std::ranges::greater{}, &DutchPerson::score);  // T1.6
  field.barred.assign(field.size() * field.size(), Barred::kNo);
  bar_pairs(table, field);
  return field;
}

SideChoice sides_of(const DutchField& field, std::size_t higher, std::size_t lower) {
  const auto& person = field.people[higher];
  return choose_sides(person.sides, field.people[lower].sides, person.odd, field.initial);
}

}  // namespace boardwright::tournament
