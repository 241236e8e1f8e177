// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/keizer_pairing.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "framework/tournament/matching.hpp"
#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {
namespace {

/// How two stand to each other.
struct Meetings {
  std::uint32_t times = 0;
  std::uint32_t last_round = 0;  ///< 0: never
  Side side = Side::kNone;       ///< of the one with the smaller number, the last time
};

class KeizerField {
 public:
  KeizerField(const Crosstable& table, std::span<const Number> ranking, const KeizerLimits& limits)
      : table_(&table), limits_(limits), next_round_(table.rounds() + 1) {
    for (const Number number : ranking) {
      const Entrant& entrant = table.of(number);
      if (!entrant.out) present_.push_back(number);
      sides_.emplace(number, side_history(entrant, table.balanced_sides));
      for (std::uint32_t round = 1; round <= entrant.rounds.size(); ++round) {
        const RoundEntry& entry = entrant.rounds[round - 1];
        if (entry.code == Code::kBye) last_bye_[number] = round;
        if (number > entry.opponent || !entry.played()) continue;
        auto& met = meetings_[{number, entry.opponent}];
        ++met.times;
        met.last_round = round;
        met.side = entry.side;
      }
    }
  }

  const std::vector<Number>& present() const { return present_; }
  const SideHistory& sides(Number number) const { return sides_.at(number); }
  Meetings meetings(Number a, Number b) const {
    const auto met = meetings_.find(std::minmax(a, b));
    return met == meetings_.end() ? Meetings{} : met->second;
  }

  /// T15.6: nothing in the last so many rounds.
  bool may_have_bye(Number number, std::uint32_t apart) const {
    const auto last = last_bye_.find(number);
    return last == last_bye_.end() || last->second + apart < next_round_;
  }

  /// T15.5.
  bool may_meet(Number a, Number b, std::uint32_t apart) const {
    const Meetings met = meetings(a, b);
    if (met.times > 0 && met.last_round + apart >= next_round_) return false;
    if (limits_.meetings != 0 && met.times >= limits_.meetings) return false;
    if (kept_apart(a, b)) return false;
    const Preference one = sides(a).preference, other = sides(b).preference;
    return one.need != Need::kAbsolute || other != one;
  }

 private:
  bool kept_apart(Number a, Number b) const {  // T4.10
    return std::ranges::any_of(table_->apart, [&](const KeptApart& apart) {
      const auto has = [&](Number number) {
        return std::ranges::find(apart.numbers, number) != apart.numbers.end();
      };
      return apart.first <= next_round_ && (apart.last == 0 || next_round_ <= apart.last) && has(a) && has(b);
    });
  }

  const Crosstable* table_;
  KeizerLimits limits_;
  std::uint32_t next_round_;
  std::vector<Number> present_;
  std::map<Number, SideHistory> sides_;
  std::map<Number, std::uint32_t> last_bye_;
  std::map<std::pair<Number, Number>, Meetings> meetings_;
};

bool can_all_be_paired(const KeizerField& field, const std::vector<Number>& people, std::uint32_t apart) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t a = 0; a < people.size(); ++a)
    for (std::uint32_t b = a + 1; b < people.size(); ++b)
      if (field.may_meet(people[a], people[b], apart)) edges.emplace_back(a, b);
  return 2 * largest_matching(people.size(), edges).size == people.size();
}

/// Everybody from the top takes the next below who leaves a complete pairing; nothing if there is none.
std::optional<std::vector<Pair>> from_the_top(const KeizerField& field, std::vector<Number> people,
                                              std::uint32_t apart) {
  if (!can_all_be_paired(field, people, apart)) return std::nullopt;
  std::vector<Pair> pairs;
  while (!people.empty()) {
    for (std::size_t at = 1; at < people.size(); ++at) {
      if (!field.may_meet(people.front(), people[at], apart)) continue;
      auto rest = people;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
      rest.erase(rest.begin());
      if (!can_all_be_paired(field, rest, apart)) continue;
      pairs.push_back({people.front(), people[at]});
      people = std::move(rest);
      break;
    }
  }
  return pairs;
}

/// The side of the first of the two (T15.6), after an absolute preference (T5.4).
Side side_of_higher(const KeizerField& field, Number higher, Number lower, bool odd_board) {
  const SideHistory& one = field.sides(higher);
  const SideHistory& two = field.sides(lower);
  if (one.preference.need == Need::kAbsolute) return one.preference.side;
  if (two.preference.need == Need::kAbsolute) return other(two.preference.side);
  const auto first_one = std::ranges::count(one.played, Side::kFirst);
  const auto first_two = std::ranges::count(two.played, Side::kFirst);
  if (first_one != first_two) return first_one < first_two ? Side::kFirst : Side::kSecond;
  const Side last_one = one.played.empty() ? Side::kNone : one.played.back();
  const Side last_two = two.played.empty() ? Side::kNone : two.played.back();
  if (last_one != last_two) return last_one != Side::kNone ? other(last_one) : last_two;
  const Meetings met = field.meetings(higher, lower);
  if (met.times > 0 && met.side != Side::kNone) return higher < lower ? other(met.side) : met.side;
  return odd_board ? Side::kFirst : Side::kSecond;
}

std::optional<RoundPairing> paired_with(const KeizerField& field, std::uint32_t apart) {
  const auto& people = field.present();
  std::optional<std::vector<Pair>> pairs;
  RoundPairing round;
  if (people.size() % 2 == 0) {
    pairs = from_the_top(field, people, apart);
  } else {
    for (auto lowest = people.rbegin(); lowest != people.rend() && !pairs; ++lowest) {
      if (!field.may_have_bye(*lowest, apart)) continue;
      auto rest = people;
      std::erase(rest, *lowest);
      pairs = from_the_top(field, rest, apart);
      round.bye = *lowest;
    }
  }
  if (!pairs) return std::nullopt;
  for (const Pair& pair : *pairs) {
    const bool odd_board = round.pairs.size() % 2 == 0;
    const bool first = side_of_higher(field, pair.first, pair.second, odd_board) == Side::kFirst;
    round.pairs.push_back(first ? pair : Pair{pair.second, pair.first});
  }
  return round;
}

}  // namespace

tl::expected<KeizerRound, PairingProblem> pair_keizer(const Crosstable& table,
                                                      std::span<const Number> ranking,
                                                      const KeizerLimits& limits) {
  const KeizerField field(table, ranking, limits);
  for (std::uint32_t apart = limits.apart + 1; apart-- > 0;)
    if (auto round = paired_with(field, apart)) return KeizerRound{*std::move(round), apart};
  return tl::unexpected(problem("T15.5", field.present(), "pairing.keizer"));
}

}  // namespace boardwright::tournament
