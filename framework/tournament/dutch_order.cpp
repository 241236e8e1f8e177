// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/dutch_order.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "framework/tournament/candidates.hpp"

namespace boardwright::tournament {
namespace {

using Edge = Candidates::Edge;
using Vertices = std::vector<std::uint32_t>;
using Wish = Candidates::Wish;

class Order {
 public:
  explicit Order(const DutchGraph& bracket)
      : bracket_(bracket),
        candidates_(bracket.graph),
        settled_(bracket.graph.vertices),
        top_(bracket.graph.vertices),
        member_(bracket.graph.vertices) {}

  OrderedBracket run() {
    OrderedBracket result;
    result.sums = candidates_.sums();
    Vertices rest(bracket_.bracket);
    std::iota(rest.begin(), rest.end(), 0U);
    if (bracket_.moved_down > 0) rest = pair_moved_down();
    pair_homogeneous(rest);
    for (std::uint32_t v = 0; v < bracket_.bracket; ++v)
      if (paired(v) && v < candidates_.partner(v)) result.pairs.emplace_back(v, candidates_.partner(v));
    return result;
  }

 private:
  [[nodiscard]] bool paired(std::uint32_t v) const {
    return candidates_.partner(v) != kNothing && candidates_.partner(v) < bracket_.bracket;
  }

  /// T6.27. Gives the residents who are left.
  Vertices pair_moved_down() {
    const auto moved = static_cast<std::uint32_t>(bracket_.moved_down);
    choose_moved_down(moved);
    Vertices s1;
    for (std::uint32_t v = 0; v < moved; ++v)
      if (paired(v)) s1.push_back(v);
    Vertices s2(bracket_.bracket - moved);
    std::iota(s2.begin(), s2.end(), moved);
    transpose(s1, s2);
    std::erase_if(s2, [&](std::uint32_t v) { return paired(v) && candidates_.partner(v) < moved; });
    return s2;
  }

  /// Which of those moved down are paired: the set with the smallest differing number.
  void choose_moved_down(std::uint32_t moved) {
    const auto all_paired = [&] {
      for (std::uint32_t v = 0; v < moved; ++v)
        if (!paired(v)) return false;
      return true;
    };
    for (std::uint32_t from = 0; from < moved && !all_paired();) {
      const auto to = std::min(moved, from + candidates_.spare_bits());
      std::vector<Wish> wishes;
      for (auto v = from; v < to; ++v)
        wishes.push_back({1, [v, this](const Edge& edge) {
                            return (edge.first == v || edge.second == v) && bracket_.in_bracket(edge) ? 1U
                                                                                                      : 0U;
                          }});
      candidates_.ask(wishes);
      candidates_.forget();
      for (auto v = from; v < to; ++v) fix_pairedness(v, paired(v));
      from = to;
    }
    for (std::uint32_t v = 0; v < moved; ++v) fix_pairedness(v, paired(v));
  }

  void fix_pairedness(std::uint32_t v, bool within) {
    candidates_.keep_if([&](const Edge& edge) {
      return (edge.first != v && edge.second != v) || bracket_.in_bracket(edge) == within;
    });
  }

  /// T6.25, T6.26
  void pair_homogeneous(const Vertices& people) {
    std::size_t pairs = 0;
    for (const auto v : people) pairs += paired(v) ? 1 : 0;
    pairs /= 2;
    Vertices s1(people.begin(), people.begin() + static_cast<std::ptrdiff_t>(pairs));
    Vertices s2(people.begin() + static_cast<std::ptrdiff_t>(pairs), people.end());
    if (pairs == 0 || settle_naturally(s1, s2, true)) return;
    for (const auto v : people) member_[v] = true;
    for (const auto v : s1) top_[v] = true;
    exchange(s1, s2);
    Vertices new_s1, new_s2;
    for (const auto v : people) (top_[v] ? new_s1 : new_s2).push_back(v);
    candidates_.keep_if([&](const Edge& edge) {
      const auto [a, b] = edge;
      if (!member_[a] && !member_[b]) return true;
      if (within(edge)) return top_[a] != top_[b];
      return !(member_[a] && top_[a]) && !(member_[b] && top_[b]);
    });
    transpose(new_s1, new_s2);
  }

  [[nodiscard]] bool within(const Edge& edge) const { return member_[edge.first] && member_[edge.second]; }

  /// T6.26: finds who changes between S1 and S2, and notes it in `top_`.
  void exchange(const Vertices& s1, const Vertices& s2) {
    // As many are exchanged as there are pairs within S2.
    candidates_.ask({{s1.size(), [&](const Edge& edge) {
                        return within(edge) && (top_[edge.first] || top_[edge.second]) ? 1U : 0U;
                      }}});
    if (std::ranges::none_of(s2,
                             [&](std::uint32_t v) { return paired(v) && !top_[candidates_.partner(v)]; })) {
      candidates_.forget();
      return;
    }
    // The smaller number of two of S2 goes up, the greater one of two of S1 goes down, and who of S1 is left over goes
    // down. The difference of the sums is then, but for a constant, the sum of the smaller numbers of all pairs.
    std::vector<std::uint32_t> sequence(top_.size());  // T6.24
    std::uint32_t last = 0;
    for (const auto v : s1) sequence[v] = ++last;
    for (const auto v : s2) sequence[v] = ++last;
    candidates_.ask({{s1.size() * std::size_t{last}, [&, last](const Edge& edge) {
                        return within(edge) ? last - sequence[std::min(edge.first, edge.second)] : 0U;
                      }}});
    // Who goes, in the order in which sets are compared: down from the greatest, then up from the smallest.
    Vertices going(s1.rbegin(), s1.rend());
    going.insert(going.end(), s2.begin(), s2.end());
    std::vector<bool> goes(top_.size());
    for (std::size_t from = 0; from < going.size();) {
      const auto to = std::min(going.size(), from + candidates_.spare_bits());
      std::vector<Wish> wishes;
      for (auto i = from; i < to; ++i)
        wishes.push_back({1, [this, v = going[i]](const Edge& edge) { return changes(v, edge) ? 1U : 0U; }});
      candidates_.ask(wishes);
      for (auto i = from; i < to; ++i) {
        const auto v = going[i];
        const auto partner = candidates_.partner(v);
        goes[v] = changes(v, std::minmax(v, partner));
      }
      from = to;
      if (from < going.size())
        candidates_.keep_if([&](const Edge& edge) {
          return std::all_of(going.begin(), going.begin() + static_cast<std::ptrdiff_t>(from),
                             [&](std::uint32_t v) {
                               return (edge.first != v && edge.second != v) || changes(v, edge) == goes[v];
                             });
        });
    }
    candidates_.forget();
    for (const auto v : going)
      if (goes[v]) top_[v] = !top_[v];
  }

  /// Whether this person, with this edge, is no longer in the half where the person began.
  [[nodiscard]] bool changes(std::uint32_t v, const Edge& edge) const {
    if (edge.first != v && edge.second != v) return false;
    const auto partner = edge.first == v ? edge.second : edge.first;
    if (!within(edge)) return top_[v];
    if (top_[v] != top_[partner]) return false;
    return top_[v] ? v > partner : v < partner;
  }

  /// The first transposition of S2 (T6.25): each of S1 in turn gets the first opponent who can be had.
  void transpose(const Vertices& s1, const Vertices& s2) {
    std::vector<std::uint32_t> worth(top_.size());
    for (std::size_t i = 0; i < s2.size(); ++i) worth[s2[i]] = static_cast<std::uint32_t>(s2.size() - 1 - i);
    const auto bits = std::max(1U, static_cast<unsigned>(std::bit_width(s2.size())));
    for (std::size_t from = 0; from < s1.size();) {
      if (settle_naturally({s1.begin() + static_cast<std::ptrdiff_t>(from), s1.end()}, s2, false)) return;
      const auto to = std::min(s1.size(), from + std::max(1U, candidates_.spare_bits() / bits));
      std::vector<Wish> wishes;
      for (auto i = from; i < to; ++i)
        wishes.push_back({s2.size() - 1, [&worth, v = s1[i], this](const Edge& edge) {
                            if ((edge.first != v && edge.second != v) || !bracket_.in_bracket(edge))
                              return 0U;
                            return worth[edge.first == v ? edge.second : edge.first];
                          }});
      candidates_.ask(wishes);
      candidates_.forget();
      for (auto i = from; i < to; ++i) {
        const auto partner = candidates_.partner(s1[i]);
        candidates_.settle({s1[i], partner});
        settled_[s1[i]] = settled_[partner] = true;
      }
      from = to;
    }
  }

  /// First of S1 and first of S2, second and second, and so on (T6.23), if that is as good as anything. Where `all`,
  /// it replaces the pairs within S1 or S2, too.
  bool settle_naturally(const Vertices& s1, const Vertices& s2, bool all) {
    std::vector<Edge> natural, present;
    auto next = s2.begin();
    for (const auto v : s1) {
      while (next != s2.end() && settled_[*next]) ++next;
      if (next == s2.end()) return false;
      natural.emplace_back(v, *next++);
    }
    Vertices people = s1;
    if (all) people.insert(people.end(), s2.begin(), s2.end());
    std::vector<bool> seen(settled_);
    for (const auto v : people) {
      const auto partner = candidates_.partner(v);
      if (!paired(v) || seen[v] || seen[partner]) continue;
      present.emplace_back(v, partner);
      seen[v] = seen[partner] = true;
    }
    if (!candidates_.settle_if_best(natural, present)) return false;
    for (const auto& [a, b] : natural) settled_[a] = settled_[b] = true;
    return true;
  }

  const DutchGraph& bracket_;
  Candidates candidates_;
  std::vector<bool> settled_;  // pairs that stay
  std::vector<bool> top_;      // in S1 of the homogeneous part
  std::vector<bool> member_;   // of the homogeneous part
};

}  // namespace

OrderedBracket first_best(const DutchGraph& bracket) { return Order(bracket).run(); }

std::size_t left_over(const DutchGraph& bracket) {
  const Candidates candidates(bracket.graph);
  return bracket.bracket - 2 * candidates.sums()[1];
}

}  // namespace boardwright::tournament
