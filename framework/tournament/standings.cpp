// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/standings.hpp"

#include <algorithm>
#include <numeric>

#include "framework/tournament/direct_encounter.hpp"
#include "framework/tournament/tie_break_values.hpp"

namespace boardwright::tournament {
namespace {

using Lines = std::vector<StandingLine>;
using LineRange = std::span<StandingLine>;

std::optional<std::string> misfit(const Crosstable& table) {
  for (Number number = 1; number <= table.entrants.size(); ++number)
    for (const auto& entry : table.of(number).rounds)
      if (entry.opponent > table.entrants.size() || entry.opponent == number)
        return "Number " + std::to_string(number) + " can't have met number " +
               std::to_string(entry.opponent);
  return std::nullopt;
}

bool everybody_rated(const Crosstable& table) {
  return std::ranges::all_of(table.entrants, [](const Entrant& each) { return each.rating.has_value(); });
}

bool lots_complete(const Crosstable& table, std::vector<Number> lots) {
  std::ranges::sort(lots);
  std::vector<Number> everybody(table.entrants.size());
  std::iota(everybody.begin(), everybody.end(), 1);
  return lots == everybody;
}

std::optional<std::string> refusal(const Crosstable& table, const TieBreak& tie_break,
                                   const StandingsOptions& options) {
  const std::string code = tie_break_text(tie_break);
  switch (tie_break.criterion) {
    case Criterion::kBuchholz:
    case Criterion::kForeBuchholz:
    case Criterion::kAverageBuchholz:
      if (table.round_robin) return "The tie-break " + code + " says nothing in a round robin; take SB";
      break;
    case Criterion::kKoya:
      if (!table.round_robin) return "The tie-break KS is for round robins only";
      break;
    case Criterion::kLot:
      if (!lots_complete(table, options.lots)) return "The lots for the tie-break LOT have not been drawn";
      break;
    default: break;
  }
  if (needs_ratings(tie_break.criterion) && !tie_break.unrated && !everybody_rated(table))
    return "The tie-break " + code + " needs a rating of everybody; with " + code +
           "/U1000 those who have none count as 1000";
  return std::nullopt;
}

std::optional<std::string> refusal(const Crosstable& table, const std::vector<TieBreak>& list,
                                   const StandingsOptions& options) {
  if (auto wrong = misfit(table)) return wrong;
  for (const auto& tie_break : list)
    if (auto wrong = refusal(table, tie_break, options)) return wrong;
  return std::nullopt;
}

/// Whether a is better; nothing at all is worst.
bool better_value(const TieBreak& tie_break, const std::optional<Fraction>& a,
                  const std::optional<Fraction>& b) {
  if (!a || !b) return a.has_value();
  return ascending(tie_break) ? *a < *b : *b < *a;
}

void evaluate_encounter(const ScoredTable& table, const TieBreak& tie_break, LineRange level) {
  std::vector<Number> group;
  for (const auto& line : level) group.push_back(line.number);
  const auto places = direct_encounter(table, group, tie_break.forfeits);
  for (std::size_t i = 0; i < level.size(); ++i) level[i].values.emplace_back(places[i]);
}

void evaluate_lots(const std::vector<Number>& lots, LineRange level) {
  for (auto& line : level) line.values.emplace_back(std::ranges::find(lots, line.number) - lots.begin() + 1);
}

/// Runs of equal lines.
template <class Same, class Use>
void each_level(LineRange lines, Same same, Use use) {
  for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
    while (end < lines.size() && same(lines[begin], lines[end])) ++end;
    use(lines.subspan(begin, end - begin));
  }
}

/// The order before each tie-break, so that a derivation can ask who was level.
class Ordering {
 public:
  Ordering(const Crosstable& table, const StandingsOptions& options)
      : options_(&options), values_(table, options.after.value_or(table.rounds())) {
    for (Number number = 1; number <= table.entrants.size(); ++number)
      lines_.push_back({.number = number, .score = values_.table().score(number), .values = {}});
    std::ranges::stable_sort(lines_, [](const auto& a, const auto& b) { return a.score > b.score; });
  }

  void sort_by(const TieBreak& tie_break) {
    each_level(lines_, same_so_far, [&](LineRange level) { evaluate(tie_break, level); });
    each_level(lines_, same_before_last, [&](LineRange level) {
      std::ranges::stable_sort(level, [&](const auto& a, const auto& b) {
        return better_value(tie_break, a.values.back(), b.values.back());
      });
    });
  }

  /// Those level with him as it is now.
  std::vector<Number> level_with(Number number) {
    std::vector<Number> group;
    each_level(lines_, same_so_far, [&](LineRange level) {
      if (std::ranges::find(level, number, &StandingLine::number) == level.end()) return;
      for (const auto& line : level) group.push_back(line.number);
    });
    return group;
  }

  Lines placed() && {
    std::uint32_t before = 0;
    each_level(lines_, same_so_far, [&before](LineRange level) {
      for (auto& line : level) {
        line.place = before + 1;
        line.shared = level.size() > 1;
      }
      before += static_cast<std::uint32_t>(level.size());
    });
    return std::move(lines_);
  }

  TieBreakValues& values() { return values_; }

 private:
  static bool same_so_far(const StandingLine& a, const StandingLine& b) {
    return a.score == b.score && a.values == b.values;
  }
  static bool same_before_last(const StandingLine& a, const StandingLine& b) {
    return a.score == b.score && std::equal(a.values.begin(), a.values.end() - 1, b.values.begin());
  }

  void evaluate(const TieBreak& tie_break, LineRange level) {
    if (tie_break.criterion == Criterion::kDirectEncounter)
      evaluate_encounter(values_.table(), tie_break, level);
    else if (tie_break.criterion == Criterion::kLot)
      evaluate_lots(options_->lots, level);
    else
      for (auto& line : level) line.values.push_back(values_.derive(tie_break, line.number).value);
  }

  const StandingsOptions* options_;
  TieBreakValues values_;
  Lines lines_;
};

}  // namespace

Result<std::vector<StandingLine>> standings(const Crosstable& table, const std::vector<TieBreak>& list,
                                            const StandingsOptions& options) {
  if (auto wrong = refusal(table, list, options)) return tl::unexpected(std::move(*wrong));
  Ordering ordering(table, options);
  for (const auto& tie_break : list) ordering.sort_by(tie_break);
  return std::move(ordering).placed();
}

Result<Derivation> derivation(const Crosstable& table, const std::vector<TieBreak>& list, std::size_t which,
                              Number number, const StandingsOptions& options) {
  if (auto wrong = refusal(table, list, options)) return tl::unexpected(std::move(*wrong));
  if (which >= list.size() || number == 0 || number > table.entrants.size())
    return tl::unexpected(std::string("There is no such value in these standings"));
  const TieBreak& tie_break = list[which];
  Ordering ordering(table, options);
  if (tie_break.criterion == Criterion::kLot) {
    const auto place = std::ranges::find(options.lots, number) - options.lots.begin() + 1;
    return Derivation{
        .tie_break = tie_break, .number = number, .value = Fraction(place), .contributions = {}};
  }
  if (tie_break.criterion != Criterion::kDirectEncounter) return ordering.values().derive(tie_break, number);
  for (std::size_t i = 0; i < which; ++i) ordering.sort_by(list[i]);
  const auto group = ordering.level_with(number);
  const auto& scored = ordering.values().table();
  const auto places = direct_encounter(scored, group, tie_break.forfeits);
  const auto at = std::ranges::find(group, number) - group.begin();
  return Derivation{.tie_break = tie_break,
                    .number = number,
                    .value = Fraction(places[static_cast<std::size_t>(at)]),
                    .contributions = encounters(scored, group, number, tie_break.forfeits)};
}

}  // namespace boardwright::tournament
