// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/team_tie_breaks.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/derivation.hpp"
#include "framework/tournament/opponents_results.hpp"

namespace boardwright::tournament {
namespace {

constexpr std::array<std::string_view, 16> kTeamCodes = {"MPVGP", "BH:MP", "BH:GP", "EMMSB", "EMGSB", "EGMSB",
                                                         "EGGSB", "EDE",   "EDEC",  "EDET",  "EDEB",  "EDEBT",
                                                         "EDEBB", "BC",    "TBR",   "BBE"};

using Group = std::vector<Number>;
/// What a team has to be ordered by: the greater first, element by element.
using BoardKey = std::vector<Fraction>;

std::string_view without_cut(std::string_view code) {
  return code.ends_with("/C1") ? code.substr(0, code.size() - 3) : code;
}

class TeamOrder {
 public:
  explicit TeamOrder(const TeamTable& table) : table_(table), match_(table.match), game_(table.game) {}

  [[nodiscard]] const ScoredTable& primary() const { return table_.by_game_points ? game_ : match_; }
  [[nodiscard]] const ScoredTable& secondary() const { return table_.by_game_points ? match_ : game_; }

  /// Of everybody in a group of level teams; what compares within the group depends on it.
  std::map<Number, Fraction> values(std::string_view code, const Group& group) const {
    if (code.starts_with("EDE")) return direct(code, group);
    if (code == "BC" || code == "TBR" || code == "BBE") return placed(keys(code, group, group, false), group);
    std::map<Number, Fraction> found;
    for (const Number number : group) found[number] = own(code, number);
    return found;
  }

  /// Where the smaller value is the better one: places.
  static bool ascending(std::string_view code) {
    return code.starts_with("EDE") || code == "BC" || code == "TBR" || code == "BBE";
  }

 private:
  Fraction own(std::string_view code, Number number) const {
    TieBreak cut;
    cut.cut_low = code.ends_with("/C1") ? 1 : 0;
    const std::string_view kind = without_cut(code);
    if (kind == "MPVGP") return of_points(secondary().score(number));
    if (kind == "BH:MP") return *buchholz(match_, cut, number).value;
    if (kind == "BH:GP") return *buchholz(game_, cut, number).value;
    if (kind == "SSSC") return capped(number);
    return extended(kind[1] == 'M' ? match_ : game_, kind[2] == 'M' ? match_ : game_, cut, number);
  }

  /// T18.1: the opponent's score times one's own points, both of matches or of games.
  static Fraction extended(const ScoredTable& theirs, const ScoredTable& own, const TieBreak& cut,
                           Number number) {
    Derivation derivation = buchholz(theirs, {}, number);
    for (auto& one : derivation.contributions)
      one.value = one.measure * of_points(own.points(number, one.round)), one.cut = CutReason::kCounts;
    apply_cuts(derivation.contributions, cut);
    return sum_of(derivation.contributions);
  }

  /// T18.4
  Fraction capped(Number number) const {
    const Points most_primary = static_cast<Points>(primary().rounds()) * primary().table().scheme.win;
    const Points most_of_match = secondary().table().scheme.win;
    const std::int64_t divisor = most_of_match > 0 ? most_primary / most_of_match : 0;
    const Fraction secondary_score = of_points(secondary().score(number));
    if (divisor <= 0) return secondary_score;
    return secondary_score + *buchholz(primary(), {}, number).value / divisor;
  }

  /// Points of the matches between teams of the group.
  static Fraction against(const ScoredTable& table, Number number, const Group& group) {
    Points sum = 0;
    for (std::uint32_t round = 1; round <= table.rounds(); ++round) {
      const auto& entry = table.entry(number, round);
      if (entry.played() && std::ranges::find(group, entry.opponent) != group.end())
        sum += table.points(number, round);
    }
    return of_points(sum);
  }

  static bool all_met(const ScoredTable& table, const Group& group) {
    for (const Number one : group)
      for (const Number other : group) {
        bool met = one == other;
        for (std::uint32_t round = 1; !met && round <= table.rounds(); ++round)
          met = table.entry(one, round).played() && table.entry(one, round).opponent == other;
        if (!met) return false;
      }
    return true;
  }

  /// Board by board (T18.3), over all matches or those within a group.
  std::map<Number, BoardKey> keys(std::string_view code, const Group& of, const Group& within,
                                  bool among) const {
    std::map<Number, BoardKey> found;
    for (const Number number : of) {
      std::vector<Points> by_board(table_.boards, 0);
      const auto& rounds = table_.brought.at(number - 1);
      for (std::size_t round = 0; round < rounds.size() && round < match_.rounds(); ++round) {
        const auto& entry = match_.entry(number, static_cast<std::uint32_t>(round + 1));
        if (among && std::ranges::find(within, entry.opponent) == within.end()) continue;
        for (std::size_t board = 0; board < rounds[round].size() && board < by_board.size(); ++board)
          by_board[board] += rounds[round][board];
      }
      BoardKey& key = found[number];
      if (code == "BC") {
        Fraction count;
        for (std::size_t board = 0; board < by_board.size(); ++board)
          count += of_points(by_board[board]) * static_cast<std::int64_t>(board + 1);
        key = {-count};  // less is better
      } else if (code == "TBR") {
        for (const Points points : by_board) key.push_back(of_points(points));
      } else {  // BBE: without the last board, without the last two, and so on
        for (std::size_t boards = by_board.size(); boards > 1; --boards) {
          Points sum = 0;
          for (std::size_t board = 0; board + 1 < boards; ++board) sum += by_board[board];
          key.push_back(of_points(sum));
        }
      }
    }
    return found;
  }

  /// 1 for the greatest key, level ones alike.
  static std::map<Number, Fraction> placed(const std::map<Number, BoardKey>& keys, const Group& group) {
    std::map<Number, Fraction> places;
    for (const Number number : group)
      places[number] =
          1 + std::ranges::count_if(group, [&](Number other) { return keys.at(other) > keys.at(number); });
    return places;
  }

  /// T18.2: by the primary score, then by the secondary one among those still level, staying with that.
  void encounter(const Group& group, bool by_secondary, std::vector<Group>& in_order) const {
    const ScoredTable& table = by_secondary ? secondary() : primary();
    if (group.size() < 2 || !all_met(match_, group)) return in_order.push_back(group);
    std::map<Fraction, Group, std::greater<>> split;
    for (const Number number : group) split[against(table, number, group)].push_back(number);
    if (split.size() == 1) {
      if (by_secondary) return in_order.push_back(group);
      return encounter(group, true, in_order);
    }
    for (const auto& [points, level] : split) encounter(level, by_secondary, in_order);
  }

  std::map<Number, Fraction> direct(std::string_view code, const Group& group) const {
    std::vector<Group> in_order;
    encounter(group, false, in_order);
    std::vector<std::string> further;
    if (code == "EDEC") further = {"BC"};
    if (code == "EDET" || code == "EDEBT") further = {"TBR"};
    if (code == "EDEB" || code == "EDEBB") further = {"BBE"};
    if (code == "EDEBT" || code == "EDEBB") further.insert(further.begin(), "BC");
    for (const auto& more : further) {
      std::vector<Group> finer;
      for (const auto& level : in_order) {
        std::map<Fraction, Group> split;
        for (const auto& [number, place] : placed(keys(more, level, level, true), level))
          split[place].push_back(number);
        for (auto& [place, numbers] : split) finer.push_back(std::move(numbers));
      }
      in_order = std::move(finer);
    }
    std::map<Number, Fraction> places;
    std::int64_t place = 1;
    for (const auto& level : in_order) {
      for (const Number number : level) places[number] = place;
      place += static_cast<std::int64_t>(level.size());
    }
    return places;
  }

  const TeamTable& table_;
  ScoredTable match_, game_;
};

}  // namespace

bool is_team_code(std::string_view code) {
  const std::string_view kind = without_cut(code);
  const bool cut = kind.size() != code.size();
  if (cut && !kind.starts_with("BH:") && !(kind.size() == 5 && kind.ends_with("SB"))) return false;
  return kind == "SSSC" || std::ranges::find(kTeamCodes, kind) != kTeamCodes.end();
}

std::vector<std::string> usual_team_codes(bool round_robin) {
  if (round_robin) return {"MPVGP", "EDE", "BC"};
  return {"MPVGP", "EMMSB", "EDE"};
}

Result<std::vector<TeamLine>> team_standings(const TeamTable& table, std::span<const std::string> codes) {
  const TeamOrder order(table);
  std::map<Fraction, Group, std::greater<>> by_score;
  const auto people = static_cast<Number>(table.match.entrants.size());
  for (Number number = 1; number <= people; ++number)
    by_score[of_points(order.primary().score(number))].push_back(number);
  std::vector<Group> groups;
  for (auto& [score, group] : by_score) groups.push_back(std::move(group));
  std::vector<std::vector<Fraction>> values(people);
  for (const auto& code : codes) {
    if (!is_team_code(code)) return fail("there is no tie-break of teams " + excerpt(code));
    std::vector<Group> finer;
    for (const auto& group : groups) {
      const auto found = order.values(code, group);
      std::map<Fraction, Group> split;
      for (const auto& [number, value] : found) {
        values[number - 1].push_back(value);
        split[TeamOrder::ascending(code) ? value : -value].push_back(number);
      }
      for (auto& [value, level] : split) finer.push_back(std::move(level));
    }
    groups = std::move(finer);
  }
  std::vector<TeamLine> lines;
  for (const auto& group : groups) {
    const auto place = static_cast<std::uint32_t>(lines.size() + 1);
    for (const Number number : group)
      lines.push_back({number, place, order.primary().score(number), values[number - 1]});
  }
  return lines;
}

}  // namespace boardwright::tournament
