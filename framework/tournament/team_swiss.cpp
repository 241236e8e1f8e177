// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/team_swiss.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "framework/tournament/board_order.hpp"
#include "framework/tournament/round_problem.hpp"
#include "framework/tournament/upfloaters.hpp"

namespace boardwright::tournament {
namespace {

Side to_balance(std::int32_t difference) { return difference > 0 ? Side::kSecond : Side::kFirst; }

class TeamRound {
 public:
  TeamRound(const Crosstable& table, TeamPreference type) : table_(table), type_(type) {
    Crosstable without_sides = table;
    without_sides.balanced_sides = false;  // no C3 of T6
    field_ = dutch_field(without_sides);
    const std::uint32_t planned = table.planned_rounds;
    last_ = planned != 0 && field_.round >= planned;
    last_two_ = planned != 0 && field_.round + 1 >= planned;
    for (const auto& team : field_.people) {
      preferences_.push_back(team_preference(team.sides, type, last_));
      Points other = 0;
      for (const auto& entry : table.of(team.number).rounds) other += entry.other_points.value_or(0);
      secondary_.push_back(other);
    }
  }

  tl::expected<RoundPairing, PairingProblem> pair() const {
    PlaceList left(field_.people.size());
    std::iota(left.begin(), left.end(), 0U);
    RoundPairing round;
    if (field_.has_bye()) {
      const auto bye = bye_of_matches(field_);
      if (!bye) return tl::unexpected(round_problem(table_, field_));
      round.bye = field_.people[*bye].number;
      std::erase(left, *bye);
    } else if (!can_be_paired(field_, left)) {
      return tl::unexpected(round_problem(table_, field_));
    }
    PlacePairs pairs = pair_groups(field_, std::move(left), rules());
    sort_by_board(field_, pairs);
    for (const auto& [one, other] : pairs) {
      const bool first = side_of(one, other) == Side::kFirst;
      const Number a = field_.people[one].number, b = field_.people[other].number;
      round.pairs.push_back(first ? Pair{a, b} : Pair{b, a});
    }
    return round;
  }

 private:
  /// Both want the same side at least so much: one of them misses it.
  PairFault both_want(Need need) const {
    return [this, need](const MayFloat& one, const MayFloat& other) {
      const Preference& a = preferences_[one.place];
      const Preference& b = preferences_[other.place];
      return a.side != Side::kNone && a.side == b.side && a.need >= need && b.need >= need;
    };
  }

  FloatRules rules() const {
    FloatRules rules{!last_two_, {}};                                                       // C7
    rules.faults.push_back(both_want(Need::kMild));                                         // C8
    if (type_ == TeamPreference::kTypeB) rules.faults.push_back(both_want(Need::kStrong));  // C9
    if (!last_two_) rules.faults.push_back(opponent_floated(field_));                       // C10
    return rules;
  }

  /// T10.5, for the team at `a`.
  Side side_of(std::size_t a, std::size_t b) const {
    const auto rank = [&](std::size_t place) {
      return std::tuple(-field_.people[place].score, -secondary_[place], field_.people[place].number);
    };
    const bool a_first = rank(a) < rank(b);
    const Side of_first = a_first ? side_of_first(a, b) : side_of_first(b, a);
    return a_first ? of_first : other(of_first);
  }

  Side side_of_first(std::size_t first, std::size_t second) const {
    const DutchPerson& one = field_.people[first];
    const DutchPerson& two = field_.people[second];
    const Preference& mine = preferences_[first];
    const Preference& theirs = preferences_[second];
    if (one.sides.played.empty() && two.sides.played.empty())
      return one.odd ? field_.initial : other(field_.initial);
    const bool i_want = mine.side != Side::kNone, they_want = theirs.side != Side::kNone;
    if (i_want && (!they_want || theirs.side != mine.side)) return mine.side;
    if (they_want && !i_want) return other(theirs.side);
    if (i_want && mine.need != theirs.need) return mine.need > theirs.need ? mine.side : other(theirs.side);
    if (one.sides.difference != two.sides.difference)
      return one.sides.difference < two.sides.difference ? Side::kFirst : Side::kSecond;
    // Without preferences what is left of T6.30 is the latest difference.
    const SideChoice choice = choose_sides(one.sides, two.sides, one.odd, field_.initial);
    if (choice.reason == SideReason::kLatestDifference) return choice.higher;
    if (i_want) return mine.side;
    if (!one.sides.played.empty()) return other(one.sides.played.back());
    return two.sides.played.back();
  }

  const Crosstable& table_;
  TeamPreference type_;
  DutchField field_;
  bool last_ = false, last_two_ = false;
  std::vector<Preference> preferences_;
  std::vector<Points> secondary_;
};

}  // namespace

Preference team_preference(const SideHistory& history, TeamPreference type, bool last_round) {
  if (type == TeamPreference::kNone || history.played.empty()) return {};
  const std::int32_t d = history.difference;
  const Side last = history.played.back();
  const bool twice = history.twice_running;
  if (d <= -2 || d >= 2) return {to_balance(d), Need::kStrong};
  if (twice && last == Side::kSecond && (d == 0 || d == -1)) return {Side::kFirst, Need::kStrong};
  if (twice && last == Side::kFirst && (d == 0 || d == 1)) return {Side::kSecond, Need::kStrong};
  if (type != TeamPreference::kTypeB) return {};
  if (d != 0) return {to_balance(d), Need::kMild};
  if (!last_round) return {other(last), Need::kMild};
  return {};
}

tl::expected<RoundPairing, PairingProblem> pair_teams(const Crosstable& table, TeamPreference type) {
  return TeamRound(table, type).pair();
}

}  // namespace boardwright::tournament
