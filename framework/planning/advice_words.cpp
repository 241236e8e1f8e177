// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/planning/advice.hpp"

#include <cmath>

#include "framework/text/program_texts.hpp"

namespace boardwright::planning {

using tournament::System;

namespace {

std::string percent(double share) { return std::to_string(std::lround(share * 100)); }
std::string of_ten(double share) { return std::to_string(std::lround(share * 10)); }

std::string one_decimal(double number, Language language) {
  const long tenths = std::lround(number * 10);
  return std::to_string(tenths / 10) + facts_of(language).decimal + std::to_string(tenths % 10);
}

std::string_view sides_word(const SideFigures& sides) {
  switch (sides.advice) {
    case SideAdvice::kBalanced: return "advice.sides_balanced";
    case SideAdvice::kTwoGames: return "advice.sides_two";
    case SideAdvice::kNone: return sides.games == 0 ? "advice.sides_lot" : "advice.sides_none";
    case SideAdvice::kUnknown: break;
  }
  return "advice.sides_unknown";
}

std::string name_of(const Format& format, std::uint32_t people, Language language) {
  const auto named = [&](std::string_view which) {
    return said(language, which, {std::to_string(rounds_of(format, people))});
  };
  switch (format.system) {
    case System::kOpenEvening: return named("advice.open_evening");
    case System::kRoundRobin: return named("advice.everybody");
    case System::kKnockOut: return named("advice.cup");
    default: break;
  }
  return named("advice.rounds");
}

std::string time_sentence(const Advice& advice, Language language) {
  const auto fits = advice.rounds_that_fit;
  const auto at = [&](std::size_t rounds) { return of_ten(advice.rounds[rounds - 1]); };
  if (fits == 0) return said(language, "advice.no_round_fits", {"1", at(1)});
  if (fits == advice.rounds.size())
    return said(language, "advice.all_rounds_fit", {std::to_string(fits), at(fits)});
  return said(language, "advice.rounds_fit",
              {std::to_string(fits), at(fits), std::to_string(fits + 1), at(fits + 1)});
}

}  // namespace

std::vector<std::string> advice_sentences(const Advice& advice, std::uint32_t people, Language language) {
  std::vector<std::string> sentences;
  const auto& sides = advice.sides;
  sentences.push_back(said(language, sides_word(sides),
                           {percent(sides.score), percent(sides.interval.low), percent(sides.interval.high),
                            std::to_string(sides.games)}));
  sentences.push_back(time_sentence(advice, language));
  for (const auto& [format, outlook, end] : advice.formats) {
    const bool cup = format.system == System::kKnockOut;
    const std::string_view which = advice.equal ? (cup ? "advice.outlook_cup_equal" : "advice.outlook_equal")
                                                : (cup ? "advice.outlook_cup" : "advice.outlook");
    sentences.push_back(
        said(language, which,
             {name_of(format, people, language), percent(outlook.playing),
              one_decimal(outlook.games_each, language), one_decimal(outlook.fewest_games, language),
              percent(outlook.strongest), percent(outlook.shared)}));
    if (format.system == System::kSwiss)
      sentences.push_back(said(language, end == DeadEnd::kNever ? "advice.safe" : "advice.unsafe",
                               {std::to_string(people), std::to_string(format.rounds)}));
  }
  return sentences;
}

}  // namespace boardwright::planning
