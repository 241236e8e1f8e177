// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tournament/literal_dutch.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <optional>

namespace boardwright::test {
namespace {

using namespace tournament;

constexpr std::size_t kLargest = 10;

/// People of the round, counted from 0 by score and number.
struct Person {
  Number number = 0;
  int score = 0;
  std::vector<int> sides;  // of played games: 1 or 2
  int difference = 0;
  int wants = 0;     // a side, or none
  int strength = 0;  // 0 none, 1 mild, 2 strong, 3 absolute
  bool top = false;
  bool no_bye = false;
  bool odd = false;
  int down1 = 0, down2 = 0, up1 = 0, up2 = 0;  // floats one and two rounds ago
  int unplayed = 0;
};

using Pairs = std::vector<std::pair<int, int>>;
using Values = std::vector<int>;

/// Every game from which there are sides.
bool was_played(const RoundEntry& entry) {
  constexpr std::string_view kPlayed = "1=0WDL*";
  return entry.opponent != 0 && kPlayed.find(static_cast<char>(entry.code)) != std::string_view::npos;
}

class Round {
 public:
  explicit Round(const Crosstable& table) : table_(table), rounds_(static_cast<int>(table.rounds())) {
    find_people();
    find_barred();
  }

  LiteralRound pair() {
    LiteralRound result;
    auto& round = result.round;
    result.possible = settle_bye();
    if (!result.possible) return result;
    std::vector<int> moved;
    for (std::size_t first = 0; first < people_.size();) {
      auto end = first;
      while (end < people_.size() && people_[end].score == people_[first].score) ++end;
      std::vector<int> residents(end - first);
      std::iota(residents.begin(), residents.end(), static_cast<int>(first));
      first = end;
      result.too_large = moved.size() + residents.size() > kLargest;
      if (result.too_large) return result;
      const auto pairs = pair_bracket(moved, residents);
      for (const auto& [a, b] : pairs) round.pairs.push_back(with_sides(a, b));
      moved = left_over(moved, residents, pairs);
    }
    if (!moved.empty()) round.bye = people_[static_cast<std::size_t>(moved[0])].number;
    return result;
  }

 private:
  const Person& at(int person) const { return people_[static_cast<std::size_t>(person)]; }

  /// T2.4 and T1.5
  int points_after(Number number, int rounds) const {
    int sum = 0;
    const auto& entrant = table_.of(number);
    for (int i = 0; i < rounds; ++i)
      sum += static_cast<std::size_t>(i) < entrant.rounds.size()
                 ? table_.points(entrant.rounds[static_cast<std::size_t>(i)])
                 : table_.scheme.absent_points();
    if (static_cast<std::size_t>(rounds) < entrant.extra.size())
      sum += entrant.extra[static_cast<std::size_t>(rounds)];
    return sum;
  }

  /// T5.5: 1 down, -1 up.
  int float_in(Number number, int round) const {
    const auto& entrant = table_.of(number);
    if (round < 1 || static_cast<std::size_t>(round) > entrant.rounds.size()) return 0;
    const auto& entry = entrant.rounds[static_cast<std::size_t>(round - 1)];
    if (was_played(entry)) {
      const int mine = points_after(number, round - 1), theirs = points_after(entry.opponent, round - 1);
      return mine > theirs ? 1 : mine < theirs ? -1 : 0;
    }
    if (entry.code == Code::kBye) return 1;
    const bool nothing = entry.code == Code::kForfeitLoss || entry.code == Code::kZero;
    return !nothing && table_.points(entry) > table_.scheme.loss ? 1 : 0;
  }

  void find_people() {
    bool odd = false;
    for (Number number = 1; number <= table_.entrants.size(); ++number) {
      const auto& entrant = table_.of(number);
      bool counted = !entrant.out;
      for (const auto& entry : entrant.rounds)
        counted = counted || entry.opponent != 0 || entry.code == Code::kBye;
      if (counted) odd = !odd;
      if (entrant.out) continue;
      Person person;
      person.number = number;
      person.odd = odd;
      person.score = points_after(number, rounds_);
      person.unplayed = rounds_;
      for (const auto& entry : entrant.rounds) {
        if (was_played(entry)) {
          --person.unplayed;
          if (entry.side != Side::kNone) person.sides.push_back(entry.side == Side::kFirst ? 1 : 2);
        } else if (entry.code == Code::kBye ||
                   (entry.code != Code::kHalf && table_.points(entry) >= table_.scheme.win)) {
          person.no_bye = true;  // T4.3
        }
      }
      person.difference =
          static_cast<int>(std::ranges::count(person.sides, 1) - std::ranges::count(person.sides, 2));
      if (table_.balanced_sides) prefer(person);
      const int last = float_in(number, rounds_), before = float_in(number, rounds_ - 1);
      person.down1 = last > 0, person.up1 = last<0, person.down2 = before> 0, person.up2 = before < 0;
      const int up = -std::min({0, table_.scheme.loss, table_.scheme.absent_points()});  // T2.4
      const int most = rounds_ * (std::max(table_.scheme.win, table_.scheme.draw) + up);
      person.top =  // T6.2
          static_cast<int>(table_.planned_rounds) == rounds_ + 1 && 2 * (person.score + rounds_ * up) > most;
      people_.push_back(person);
    }
    std::ranges::stable_sort(people_, [](const Person& a, const Person& b) { return a.score > b.score; });
  }

  /// T5.4
  static void prefer(Person& person) {
    if (person.sides.empty()) return;
    const auto games = person.sides.size();
    const int last = person.sides[games - 1];
    const bool twice = games > 1 && person.sides[games - 2] == last;
    const int d = person.difference;
    if (d > 1 || d < -1 || twice) {
      person.strength = 3;
      person.wants = d > 1 ? 2 : d < -1 ? 1 : 3 - last;
    } else if (d != 0) {
      person.strength = 2;
      person.wants = d > 0 ? 2 : 1;
    } else {
      person.strength = 1;
      person.wants = 3 - last;
    }
  }

  void find_barred() {
    const auto count = people_.size();
    barred_.assign(count, std::vector<bool>(count));
    const int round = rounds_ + 1;
    for (std::size_t a = 0; a < count; ++a)
      for (std::size_t b = 0; b < count; ++b) {
        const auto &mine = people_[a], &theirs = people_[b];
        bool bar = a == b;
        for (const auto& entry : table_.of(mine.number).rounds)  // C1: forfeits are no meetings (T22.4)
          bar = bar || (was_played(entry) && entry.opponent == theirs.number);
        for (const auto& group : table_.apart) {  // T4.10
          const auto in = [&](Number number) { return std::ranges::count(group.numbers, number) > 0; };
          bar = bar || (round >= static_cast<int>(group.first) &&
                        (group.last == 0 || round <= static_cast<int>(group.last)) && in(mine.number) &&
                        in(theirs.number));
        }
        bar = bar || (mine.strength == 3 && theirs.strength == 3 && mine.wants == theirs.wants && !mine.top &&
                      !theirs.top);
        barred_[a][b] = bar;
      }
  }

  bool may_meet(int a, int b) const {
    return !barred_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }

  /// C4: whether these people, one bit each, can be paired, and one of them have the bye if they are odd.
  bool completable(std::uint32_t people) {
    if (people == 0) return true;
    const auto known = completable_.find(people);
    if (known != completable_.end()) return known->second;
    int first = 0;
    while (((people >> first) & 1U) == 0) ++first;
    const auto rest = people & ~(1U << first);
    bool can = std::popcount(people) % 2 != 0 && !at(first).no_bye && at(first).score <= bye_score_ &&
               completable(rest);
    for (int b = first + 1; b < static_cast<int>(people_.size()) && !can; ++b)
      can = ((rest >> b) & 1U) != 0 && may_meet(first, b) && completable(rest & ~(1U << b));
    return completable_[people] = can;
  }

  /// C5
  bool settle_bye() {
    const auto everybody = static_cast<std::uint32_t>((std::uint64_t{1} << people_.size()) - 1);
    std::vector<int> scores;
    for (const auto& person : people_) scores.push_back(person.score);
    std::ranges::sort(scores);
    if (scores.empty()) return true;
    for (const int score : scores) {
      bye_score_ = score;
      completable_.clear();
      if (completable(everybody)) return true;
    }
    return false;
  }

  std::vector<int> left_over(const std::vector<int>& moved, const std::vector<int>& residents,
                             const Pairs& pairs) const {
    std::vector<int> left;
    for (const auto* list : {&moved, &residents})
      for (const int person : *list)
        if (std::ranges::none_of(
                pairs, [&](const auto& pair) { return pair.first == person || pair.second == person; }))
          left.push_back(person);
    return left;
  }

  /// Everybody below the bracket, one bit each.
  std::uint32_t below(const std::vector<int>& residents) const {
    std::uint32_t bits = 0;
    for (int p = residents.back() + 1; p < static_cast<int>(people_.size()); ++p) bits |= 1U << p;
    return bits;
  }

  static std::uint32_t bits_of(const std::vector<int>& people) {
    std::uint32_t bits = 0;
    for (const int person : people) bits |= 1U << person;
    return bits;
  }

  Pairs pair_bracket(const std::vector<int>& moved, const std::vector<int>& residents) {
    for (auto pairs = static_cast<int>((moved.size() + residents.size()) / 2);; --pairs) {  // C6, T6.9
      std::optional<std::pair<std::vector<Values>, Pairs>> best;
      each_candidate(moved, residents, pairs, [&](const Pairs& candidate) {
        for (const auto& [a, b] : candidate)
          if (!may_meet(a, b)) return;
        const auto left = left_over(moved, residents, candidate);
        if (!completable(bits_of(left) | below(residents))) return;  // C4, T6.7
        auto quality = judge(moved, residents, candidate, left);
        if (!best || quality < best->first) best = {std::move(quality), candidate};
      });
      if (best) return best->second;
    }
  }

  /// Candidates with so many pairs, of S1, S2 and what is left over (T6.22), in the order of T6.25-T6.27.
  void each_candidate(const std::vector<int>& moved, const std::vector<int>& residents, int pairs,
                      const std::function<void(const Pairs&)>& use) {
    if (moved.empty()) return each_homogeneous(residents, pairs, {}, use);
    for (int paired = std::min(pairs, static_cast<int>(moved.size())); paired >= 0; --paired) {
      if (pairs - paired > (static_cast<int>(residents.size()) - paired) / 2 ||
          paired > static_cast<int>(residents.size()))
        continue;
      each_set(moved, paired, [&](const std::vector<int>& s1) {
        for (const auto& s2 : literal_transpositions(residents, s1.size())) {
          Pairs begun;
          bool legal = true;
          for (std::size_t i = 0; i < s1.size(); ++i) {
            begun.emplace_back(s1[i], s2[i]);
            legal = legal && may_meet(s1[i], s2[i]);
          }
          if (!legal) continue;
          std::vector<int> remainder;
          for (const int person : residents)
            if (std::find(s2.begin(), s2.begin() + static_cast<std::ptrdiff_t>(s1.size()), person) ==
                s2.begin() + static_cast<std::ptrdiff_t>(s1.size()))
              remainder.push_back(person);
          each_homogeneous(remainder, pairs - paired, begun, use);
        }
      });
    }
  }

  /// Sets of that size by their smallest differing member.
  static void each_set(const std::vector<int>& of, int size,
                       const std::function<void(const std::vector<int>&)>& use) {
    std::vector<bool> in(of.size());
    std::fill_n(in.begin(), size, true);
    do {
      std::vector<int> set;
      for (std::size_t i = 0; i < of.size(); ++i)
        if (in[i]) set.push_back(of[i]);
      use(set);
    } while (std::prev_permutation(in.begin(), in.end()));
  }

  void each_homogeneous(const std::vector<int>& people, int pairs, const Pairs& begun,
                        const std::function<void(const Pairs&)>& use) {
    const int others = static_cast<int>(people.size()) - pairs;
    if (pairs == 0) return use(begun);
    if (others < pairs) return;
    for (const auto& exchange : exchanges(pairs, others)) {  // by sequence numbers (T6.24)
      std::vector<int> s1, s2;
      for (int bsn = 1; bsn <= static_cast<int>(people.size()); ++bsn) {
        const bool began_up = bsn <= pairs;
        const bool moves = std::ranges::count(began_up ? exchange.down : exchange.up, bsn) > 0;
        (began_up != moves ? s1 : s2).push_back(people[static_cast<std::size_t>(bsn - 1)]);
      }
      for (const auto& order : literal_transpositions(s2, s1.size())) {
        Pairs candidate = begun;
        bool legal = true;
        for (std::size_t i = 0; i < s1.size() && legal; ++i) {
          candidate.emplace_back(std::min(s1[i], order[i]), std::max(s1[i], order[i]));
          legal = may_meet(s1[i], order[i]);
        }
        if (legal) use(candidate);
      }
    }
  }

  const std::vector<LiteralExchange>& exchanges(int s1, int s2) {
    auto& known = exchanges_[{s1, s2}];
    if (known.empty()) known = literal_exchanges(s1, s2);
    return known;
  }

  Values scores_of(const std::vector<int>& people) const {
    Values scores;
    for (const int person : people) scores.push_back(at(person).score);
    std::ranges::sort(scores, std::greater{});
    return scores;
  }

  /// C8: the fewest who are left over from the next bracket, and their scores.
  Values next_best(const std::vector<int>& residents, const std::vector<int>& left) {
    const auto key = std::pair(residents.back(), bits_of(left));
    if (const auto known = next_.find(key); known != next_.end()) return known->second;
    std::vector<int> next;
    for (int p = residents.back() + 1; p < static_cast<int>(people_.size()); ++p)
      if (next.empty() || at(p).score == at(next[0]).score) next.push_back(p);
    Values best{1000};
    if (!next.empty()) {
      auto all = left;
      all.insert(all.end(), next.begin(), next.end());
      std::vector<int> over;
      const std::function<void(std::size_t, std::uint32_t)> go = [&](std::size_t i, std::uint32_t used) {
        while (i < all.size() && ((used >> all[i]) & 1U) != 0) ++i;
        if (i == all.size()) {
          auto value = scores_of(over);
          value.insert(value.begin(), static_cast<int>(over.size()));
          if (value < best && completable(bits_of(over) | below(next))) best = value;
          return;
        }
        for (std::size_t j = std::max(i + 1, left.size()); j < all.size(); ++j)
          if (((used >> all[j]) & 1U) == 0 && may_meet(all[i], all[j]))
            go(i + 1, used | (1U << all[i]) | (1U << all[j]));
        over.push_back(all[i]);
        go(i + 1, used | (1U << all[i]));
        over.pop_back();
      };
      go(0, 0);
    }
    return next_[key] = best;
  }

  /// C7 to C21, less is better: T6.10 and T6.11, then T6.12-T6.19 as numbers, then T6.20 and T6.21 as lists.
  std::vector<Values> judge(const std::vector<int>& moved, const std::vector<int>& residents,
                            const Pairs& pairs, const std::vector<int>& left) {
    const auto is_moved = [&](int person) { return std::ranges::count(moved, person) > 0; };
    std::vector<Values> quality{scores_of(left), next_best(residents, left)};
    int c9 = 0;
    if (left.size() == 1 && gets_bye(left[0], residents)) c9 = at(left[0]).unplayed;
    int c10 = 0, c11 = 0, c12 = 0, c13 = 0, c14 = 0, c15 = 0, c16 = 0, c17 = 0;
    Values c18, c19, c20, c21;
    for (const auto& [a, b] : pairs) {
      const auto &mine = at(a), &theirs = at(b);
      const int side = side_of(a, b);
      if (mine.top || theirs.top)
        for (const auto& [person, got] : {std::pair(&mine, side), std::pair(&theirs, 3 - side)}) {
          if (table_.balanced_sides && std::abs(person->difference + (got == 1 ? 1 : -1)) > 2) ++c10;
          const auto games = person->sides.size();
          if (table_.balanced_sides && games > 1 && person->sides[games - 1] == got &&
              person->sides[games - 2] == got)
            ++c11;
        }
      if (mine.wants != 0 && mine.wants == theirs.wants) {
        ++c12;
        if (mine.strength >= 2 && theirs.strength >= 2 && mine.strength + theirs.strength < 6) ++c13;
      }
      if (!is_moved(a)) continue;
      const int difference = mine.score - theirs.score;
      c15 += theirs.up1, c17 += theirs.up2;
      if (mine.down1) c18.push_back(difference);
      if (theirs.up1) c19.push_back(difference);
      if (mine.down2) c20.push_back(difference);
      if (theirs.up2) c21.push_back(difference);
    }
    for (const int person : left) {
      const auto& one = at(person);
      if (!is_moved(person)) {
        c14 += one.down1, c16 += one.down2;
        continue;
      }
      // Who floats on meets somebody of less score than those here.
      const int difference = one.score - at(residents[0]).score + 1;
      if (one.down1) c18.push_back(difference);
      if (one.down2) c20.push_back(difference);
    }
    for (auto* list : {&c18, &c19, &c20, &c21}) std::ranges::sort(*list, std::greater{});
    for (const int value : {c9, c10, c11, c12, c13, c14, c15, c16, c17}) quality.push_back({value});
    for (const auto& list : {c18, c19, c20, c21}) quality.push_back(list);
    return quality;
  }

  /// The bye's score is settled, and nobody below has it.
  bool gets_bye(int person, const std::vector<int>& residents) const {
    if (people_.size() % 2 == 0 || at(person).score != bye_score_) return false;
    for (int p = residents.back() + 1; p < static_cast<int>(people_.size()); ++p)
      if (at(p).score == bye_score_) return false;
    return true;
  }

  /// T6.30: of the higher ranked one.
  int side_of(int higher, int lower) const {
    const auto &a = at(higher), &b = at(lower);
    if (a.wants != b.wants) return a.wants != 0 ? a.wants : 3 - b.wants;
    if (a.strength != b.strength) return a.strength > b.strength ? a.wants : 3 - a.wants;
    if (a.strength == 3 && std::abs(a.difference) != std::abs(b.difference))
      return std::abs(a.difference) > std::abs(b.difference) ? a.wants : 3 - a.wants;
    for (auto i = a.sides.rbegin(), j = b.sides.rbegin(); i != a.sides.rend() && j != b.sides.rend();
         ++i, ++j)
      if (*i != *j) return *j;
    if (a.wants != 0) return a.wants;
    const int initial = table_.initial_side == Side::kSecond ? 2 : 1;
    return a.odd ? initial : 3 - initial;
  }

  Pair with_sides(int a, int b) const {
    const int higher = std::min(a, b), lower = std::max(a, b);
    const Pair pair{at(higher).number, at(lower).number};
    return side_of(higher, lower) == 1 ? pair : Pair{pair.second, pair.first};
  }

  const Crosstable& table_;
  int rounds_;
  std::vector<Person> people_;
  std::vector<std::vector<bool>> barred_;
  int bye_score_ = 0;
  std::map<std::uint32_t, bool> completable_;
  std::map<std::pair<int, std::uint32_t>, Values> next_;
  std::map<std::pair<int, int>, std::vector<LiteralExchange>> exchanges_;
};

}  // namespace

std::vector<std::vector<int>> literal_transpositions(const std::vector<int>& s2, std::size_t first) {
  std::vector<std::vector<int>> all;
  std::vector<int> begun;
  const std::function<void()> go = [&] {
    if (begun.size() == first) return all.push_back(begun);
    for (const int person : s2) {
      if (std::ranges::count(begun, person) > 0) continue;
      begun.push_back(person);
      go();
      begun.pop_back();
    }
  };
  go();
  return all;
}

std::vector<LiteralExchange> literal_exchanges(int s1, int s2) {
  const auto subsets = [](int from, int to) {
    std::vector<std::vector<int>> all;
    for (std::uint32_t bits = 0; bits < (1U << (to - from + 1)); ++bits) {
      std::vector<int> set;
      for (int i = from; i <= to; ++i)
        if (((bits >> (i - from)) & 1U) != 0) set.push_back(i);
      all.push_back(set);
    }
    return all;
  };
  std::vector<LiteralExchange> all;
  for (const auto& down : subsets(1, s1))
    for (const auto& up : subsets(s1 + 1, s1 + s2))
      if (down.size() == up.size()) all.push_back({down, up});
  const auto sum = [](const std::vector<int>& set) { return std::accumulate(set.begin(), set.end(), 0); };
  std::ranges::stable_sort(all, [&](const LiteralExchange& a, const LiteralExchange& b) {
    if (a.down.size() != b.down.size()) return a.down.size() < b.down.size();
    const int mine = sum(a.up) - sum(a.down), theirs = sum(b.up) - sum(b.down);
    if (mine != theirs) return mine < theirs;
    const std::vector<int> left(a.down.rbegin(), a.down.rend()), right(b.down.rbegin(), b.down.rend());
    if (left != right) return left > right;
    return a.up < b.up;
  });
  return all;
}

LiteralRound literal_dutch(const Crosstable& table) { return Round(table).pair(); }

}  // namespace boardwright::test
