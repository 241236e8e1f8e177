// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/why_paired.hpp"

#include <algorithm>

#include "framework/tournament/breach.hpp"
#include "framework/tournament/dutch_round.hpp"
#include "framework/tournament/round_problem.hpp"
#include "framework/tournament/swiss_dutch.hpp"

namespace boardwright::tournament {
namespace {

using Places = std::pair<std::size_t, std::size_t>;

/// The two as places in the field, the bye as the one after all people; nothing where one isn't there.
std::optional<Places> places_of(const DutchField& field, Number a, Number b) {
  const auto people = field.people.size();
  const auto left = field.place_of(a);
  const auto right = b == 0 ? people : field.place_of(b);
  if (left == people || left == right || (b == 0 ? !field.has_bye() : right == people)) return std::nullopt;
  return Places{std::min(left, right), std::max(left, right)};
}

bool makes(const DutchField& field, const DutchRound& round, const Places& wanted) {
  if (wanted.second == field.people.size()) return round.bye == wanted.first;
  return std::ranges::any_of(round.brackets, [&](const DutchBracket& bracket) {
    return std::ranges::find(bracket.pairs, wanted) != bracket.pairs.end();
  });
}

/// Leaves these two nobody but each other.
DutchField with_only(DutchField field, const Places& pair) {
  for (std::size_t other = 0; other < field.size(); ++other)
    for (const auto& [one, mate] : {pair, Places{pair.second, pair.first}})
      if (other != one && other != mate && field.may_meet(one, other)) field.bar(one, other, Barred::kWish);
  return field;
}

/// The absolute rule between two; empty: there is none.
std::string absolute_rule(Barred why) {
  switch (why) {
    case Barred::kMet: return "T6.4";
    case Barred::kApart: return "T4.10";
    case Barred::kBye: return "T6.5";
    case Barred::kSides: return "T6.6";
    default: return {};
  }
}

std::vector<Number> numbers_of(const DutchField& field, const Places& pair) {
  std::vector<Number> numbers;
  for (const auto place : {pair.first, pair.second})
    if (place < field.people.size()) numbers.push_back(field.people[place].number);
  std::ranges::sort(numbers);
  return numbers;
}

OtherRound compared(const DutchField& field, const DutchRound& ours, const std::optional<DutchRound>& other) {
  if (!other) return {};
  return {pairing_of(field, *other), first_breach(field, ours, *other)};
}

}  // namespace

tl::expected<std::vector<PairReason>, PairingProblem> pair_reasons(const Crosstable& table) {
  const auto field = dutch_field(table);
  const auto round = dutch_round(field);
  if (!round) return tl::unexpected(round_problem(table, field));
  std::vector<PairReason> reasons;
  for (const auto& pair : pairing_of(field, *round).pairs) {
    const auto places = *places_of(field, pair.first, pair.second);
    PairReason reason{pair, 0, 0, false, field.people[places.first].number, {}, {}, {}};
    for (std::size_t i = 0; i < round->brackets.size(); ++i) {
      const auto& bracket = round->brackets[i];
      if (std::ranges::find(bracket.pairs, places) == bracket.pairs.end()) continue;
      reason.bracket = i + 1;
      reason.score = field.people[bracket.people.back()].score;
      reason.moved_down = field.people[places.first].score != reason.score;
    }
    reason.side = sides_of(field, places.first, places.second).reason;
    reason.preference_of_first = field.people[field.place_of(pair.first)].sides.preference;
    reason.preference_of_second = field.people[field.place_of(pair.second)].sides.preference;
    reasons.push_back(reason);
  }
  if (round->bye) {
    const auto& person = field.people[*round->bye];
    PairReason reason{
        {person.number, 0}, round->brackets.size(), person.score, false, person.number, {}, {}, {}};
    // Where everybody else of that bracket was paired, it was settled there.
    for (std::size_t i = round->brackets.size(); i-- > 0;)
      if (round->brackets[i].left_over == std::vector{*round->bye}) reason.bracket = i + 1;
    reasons.push_back(reason);
  }
  return reasons;
}

std::optional<OtherRound> best_without(const Crosstable& table, Number a, Number b) {
  auto field = dutch_field(table);
  const auto places = places_of(field, a, b);
  const auto ours = dutch_round(field);
  if (!places || !ours || !makes(field, *ours, *places)) return std::nullopt;
  auto without = field;
  without.bar(places->first, places->second, Barred::kWish);
  auto result = compared(field, *ours, dutch_round(without));
  if (!result.round) result.breach = {"T6.7", "C4", 0, {}, 0, 0, numbers_of(field, *places)};
  return result;
}

std::optional<OtherRound> best_with(const Crosstable& table, Number a, Number b) {
  const auto field = dutch_field(table);
  const auto places = places_of(field, a, b);
  const auto ours = dutch_round(field);
  if (!places || !ours || makes(field, *ours, *places)) return std::nullopt;
  const auto people = numbers_of(field, *places);
  const auto why = field.why_not(places->first, places->second);
  if (why != Barred::kNo) {
    const auto rule = absolute_rule(why);
    return OtherRound{{},
                      {rule,
                       rule == "T6.4"   ? "C1"
                       : rule == "T6.5" ? "C2"
                       : rule == "T6.6" ? "C3"
                                        : "",
                       0,
                       {},
                       0,
                       1,
                       people}};
  }
  auto result = compared(field, *ours, dutch_round(with_only(field, *places)));
  if (!result.round) result.breach = {"T6.7", "C4", 0, {}, 0, 0, people};
  return result;
}

}  // namespace boardwright::tournament
