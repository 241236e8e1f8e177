// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/tie_break.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::tournament {
namespace {

/// Which modifiers make sense.
enum Modifiers : unsigned {
  kNoModifier = 0,
  kCuts = 1,
  kHighCut = 2,
  kForfeits = 4,
  kReverse = 8,
  kFore = 16,
  kUnrated = 32
};

struct CodeRow {
  std::string_view code;
  Criterion criterion;
  unsigned modifiers;
  int decimals;
};

constexpr std::array<CodeRow, 24> kCodes{{
    {"PTS", Criterion::kPoints, kNoModifier, 1},
    {"DE", Criterion::kDirectEncounter, kForfeits, 0},
    {"WIN", Criterion::kWins, kNoModifier, 0},
    {"WON", Criterion::kWonOnBoard, kNoModifier, 0},
    {"BPG", Criterion::kSecondSideGames, kNoModifier, 0},
    {"BWG", Criterion::kSecondSideWins, kNoModifier, 0},
    {"PS", Criterion::kProgressive, kCuts, 1},
    {"REP", Criterion::kRoundsChosen, kNoModifier, 0},
    {"STD", Criterion::kStandardPoints, kNoModifier, 1},
    {"TPN", Criterion::kNumber, kReverse, 0},
    {"RTNG", Criterion::kRating, kReverse | kUnrated, 0},
    {"BH", Criterion::kBuchholz, kCuts, 1},
    {"FB", Criterion::kForeBuchholz, kCuts, 1},
    {"AOB", Criterion::kAverageBuchholz, kFore, 2},
    {"SB", Criterion::kSonnebornBerger, kCuts, 2},
    {"KS", Criterion::kKoya, kNoModifier, 1},
    {"ARO", Criterion::kAverageRating, kCuts | kUnrated, 0},
    {"TPR", Criterion::kPerformance, kUnrated, 0},
    {"PTP", Criterion::kPerfect, kUnrated, 0},
    {"APRO", Criterion::kOpponentsPerformance, kUnrated, 0},
    {"APPO", Criterion::kOpponentsPerfect, kUnrated, 0},
    {"DIF", Criterion::kDifference, kHighCut, 1},
    {"GAMES", Criterion::kGames, kNoModifier, 0},
    {"LOT", Criterion::kLot, kNoModifier, 0},
}};

const CodeRow& row_of(Criterion criterion) {
  return *std::ranges::find(kCodes, criterion, &CodeRow::criterion);
}

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  for (char& letter : capitals)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return capitals;
}

/// Whether the modifier is one of this criterion; sets it.
bool set_modifier(TieBreak& tie_break, unsigned allowed, std::string_view modifier) {
  if (modifier.empty()) return false;
  const std::string_view rest = modifier.substr(1);
  const bool one_or_two = rest == "1" || rest == "2";
  const auto count = static_cast<std::uint8_t>(one_or_two ? rest[0] - '0' : 0);
  const bool uncut = tie_break.cut_low == 0 && tie_break.cut_high == 0;
  switch (modifier[0]) {
    case 'C': tie_break.cut_low = count; return (allowed & kCuts) != 0 && one_or_two && uncut;
    case 'M':
      tie_break.cut_low = tie_break.cut_high = count;
      return (allowed & kCuts) != 0 && one_or_two && uncut;
    case 'H': tie_break.cut_high = count; return (allowed & kHighCut) != 0 && one_or_two && uncut;
    case 'P': return (allowed & kForfeits) != 0 && rest.empty() && !std::exchange(tie_break.forfeits, true);
    case 'R': return (allowed & kReverse) != 0 && rest.empty() && !std::exchange(tie_break.reversed, true);
    case 'F': return (allowed & kFore) != 0 && rest.empty() && !std::exchange(tie_break.fore, true);
    case 'U': {
      const auto rating = whole_number<std::int32_t>(rest);
      const bool first = !tie_break.unrated;
      tie_break.unrated = rating;
      return (allowed & kUnrated) != 0 && first && rating && *rating >= 0 && *rating <= 9999;
    }
    default: return false;
  }
}

Result<TieBreak> parse_tie_break(std::string_view text) {
  const std::string capitals = in_capitals(without_blanks(text));
  std::string_view left = capitals;
  const auto next_part = [&left] {
    const std::string_view part = left.substr(0, left.find('/'));
    left.remove_prefix(std::min(left.size(), part.size() + 1));
    return part;
  };
  const std::string_view code = next_part();
  const auto row = std::ranges::find(kCodes, code, &CodeRow::code);
  if (row == kCodes.end()) {
    std::vector<std::string> known;
    for (const auto& each : kCodes) known.emplace_back(each.code);
    return tl::unexpected("There is no tie-break '" + excerpt(code) + "'" + suggestion(code, known));
  }
  TieBreak tie_break{.criterion = row->criterion};
  if (!capitals.empty() && capitals.back() == '/')
    return tl::unexpected("After '/' in the tie-break '" + excerpt(capitals) + "' a modifier is missing");
  while (!left.empty()) {
    const std::string_view modifier = next_part();
    if (!set_modifier(tie_break, row->modifiers, modifier))
      return tl::unexpected("The tie-break " + std::string(code) + " can't be changed by '/" +
                            excerpt(modifier) + "'");
  }
  return tie_break;
}

}  // namespace

Result<std::vector<TieBreak>> parse_tie_breaks(std::string_view text) {
  std::vector<TieBreak> list;
  if (without_blanks(text).empty()) return list;
  while (true) {
    const std::size_t comma = text.find(',');
    auto tie_break = parse_tie_break(text.substr(0, comma));
    if (!tie_break) return tl::unexpected(tie_break.error());
    if (std::ranges::find(list, *tie_break) != list.end())
      return tl::unexpected("The tie-break " + tie_break_text(*tie_break) + " stands twice in the list");
    list.push_back(*tie_break);
    if (comma == std::string_view::npos) return list;
    text.remove_prefix(comma + 1);
  }
}

std::string tie_break_text(const TieBreak& tie_break) {
  std::string text(row_of(tie_break.criterion).code);
  if (tie_break.cut_low != 0)
    text += (tie_break.cut_high != 0 ? "/M" : "/C") + std::to_string(tie_break.cut_low);
  else if (tie_break.cut_high != 0)
    text += "/H" + std::to_string(tie_break.cut_high);
  if (tie_break.forfeits) text += "/P";
  if (tie_break.reversed) text += "/R";
  if (tie_break.fore) text += "/F";
  if (tie_break.unrated) text += "/U" + std::to_string(*tie_break.unrated);
  return text;
}

std::string tie_breaks_text(const std::vector<TieBreak>& list) {
  std::string text;
  for (const auto& tie_break : list) text += (text.empty() ? "" : ",") + tie_break_text(tie_break);
  return text;
}

bool ascending(const TieBreak& tie_break) {
  switch (tie_break.criterion) {
    case Criterion::kDirectEncounter:
    case Criterion::kLot: return true;
    case Criterion::kNumber: return !tie_break.reversed;
    case Criterion::kRating: return tie_break.reversed;
    default: return false;
  }
}

bool needs_ratings(Criterion criterion) { return (row_of(criterion).modifiers & kUnrated) != 0; }

int shown_decimals(Criterion criterion) { return row_of(criterion).decimals; }

std::vector<TieBreak> recommended_tie_breaks(const TieBreakNeeds& needs) {
  std::vector<TieBreak> list;
  if (needs.several_games)
    list = {{.criterion = Criterion::kGames},
            {.criterion = Criterion::kBuchholz, .cut_low = 1},
            {.criterion = Criterion::kBuchholz}};
  else
    list = {{.criterion = Criterion::kBuchholz, .cut_low = 1},
            {.criterion = Criterion::kBuchholz},
            {.criterion = Criterion::kDirectEncounter},
            {.criterion = Criterion::kWins},
            {.criterion = Criterion::kStandardPoints}};
  if (needs.round_robin)
    list = {{.criterion = Criterion::kDirectEncounter},
            {.criterion = Criterion::kWins},
            {.criterion = Criterion::kSonnebornBerger},
            {.criterion = Criterion::kKoya}};
  if (!needs.usual_scheme) {
    std::erase(list, TieBreak{.criterion = Criterion::kStandardPoints});
    list.insert(list.begin() + 1, {.criterion = Criterion::kStandardPoints});
  }
  return list;
}

}  // namespace boardwright::tournament
