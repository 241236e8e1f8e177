// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/why_words.hpp"

#include <algorithm>
#include <array>

#include "framework/tournament/score.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;

/// In what another round is worse, by the field's name of the criterion (T6.8-T6.21).
struct Criterion {
  const char* name;
  const char* words;
  bool counts = true;  ///< the two amounts are numbers that people can follow
};

constexpr std::array kCriteria = std::to_array<Criterion>(
    {{"C5", "somebody with more points would have the bye", false},
     {"C6", "more people would be left over from their score"},
     {"C7", "people with more points would be left over from their score", false},
     {"C8", "the next score could be paired less well", false},
     {"C9", "the bye would go to somebody with more games unplayed"},
     {"C10", "leaders or their opponents would have one side three times more often than the other"},
     {"C11", "leaders or their opponents would have the same side three times running"},
     {"C12", "more pairs would want the same side"},
     {"C13", "more pairs would want the same side strongly"},
     {"C14", "somebody would be moved down who was moved down in the round before"},
     {"C15", "somebody would meet one from above who did so in the round before"},
     {"C16", "somebody would be moved down who was moved down two rounds ago"},
     {"C17", "somebody would meet one from above who did so two rounds ago"},
     {"C18", "people moved down in the round before too would fall further", false},
     {"C19", "people who met one from above in the round before would meet one from further above", false},
     {"C20", "people moved down two rounds ago too would fall further", false},
     {"C21", "people who met one from above two rounds ago would meet one from further above", false}});

std::string points_text(Points points) {
  constexpr Points kOne = 10;
  return shown_points(points) + (points == kOne ? " point" : " points");
}

std::string people_text(const WhyBoard& why, const std::vector<Number>& people, const NameOf& name) {
  constexpr std::size_t kMost = 6;
  std::string text;
  for (std::size_t i = 0; i < std::min(people.size(), kMost); ++i)
    if (people[i] >= 1 && people[i] <= why.order.size())
      text += (text.empty() ? "" : ", ") + name(why.order[people[i] - 1]);
  if (people.size() > kMost) text += " and " + std::to_string(people.size() - kMost) + " more";
  return text;
}

std::string breach_text(const WhyBoard& why, const Breach& breach, const NameOf& name) {
  if (breach.rule.empty()) return "the round would be no worse";
  if (breach.rule == "T6.7") return "not everybody else could be paired any more (T6.7)";
  if (breach.criterion.empty())  // T6.25-T6.27
    return "the round would be as good, and comes later in the order in which pairings are tried (" +
           breach.rule + ")";
  const auto found = std::ranges::find(kCriteria, breach.criterion,
                                       [](const Criterion& one) { return std::string(one.name); });
  std::string text = found == kCriteria.end() ? "the round would be worse" : found->words;
  if (found != kCriteria.end() && found->counts)
    text += ", " + std::to_string(breach.other) + " instead of " + std::to_string(breach.ours);
  if (breach.criterion == "C5")
    text += ", " + shown_points(static_cast<Points>(breach.other)) + " instead of " +
            shown_points(static_cast<Points>(breach.ours));
  text += " (" + breach.rule + ", " + breach.criterion + ")";
  if (const auto people = people_text(why, breach.people, name); !people.empty()) text += ": " + people;
  return text;
}

std::string preference_text(const std::string& who, const Preference& preference) {
  constexpr std::array kHow = {"", "mildly", "strongly", "absolutely"};
  if (preference.need == Need::kNone || preference.side == Side::kNone) return who + " prefers no side";
  return who + " prefers side " + (preference.side == Side::kFirst ? "1 " : "2 ") +
         kHow.at(static_cast<std::size_t>(preference.need));
}

std::string sides_text(const WhyBoard& why, const PairReason& reason, const NameOf& name) {
  const std::string first = name(why.order.at(reason.pair.first - 1)),
                    second = name(why.order.at(reason.pair.second - 1)),
                    higher = name(why.order.at(reason.higher - 1));
  std::string text = first + " is due side 1: ";
  const std::string both = preference_text(first, reason.preference_of_first) + ", " +
                           preference_text(second, reason.preference_of_second);
  switch (reason.side) {
    case SideReason::kPreferences: return text + both + " (T6.30).";
    case SideReason::kStronger: return text + both + ", and the stronger preference decides (T6.30).";
    case SideReason::kLatestDifference:
      return text + both + ", and they change what they had when their sides last differed (T6.30).";
    case SideReason::kHigherRanked: return text + both + ", and " + higher + " is ranked higher (T6.30).";
    case SideReason::kInitial:
      return text + "neither prefers any, and it goes by the number of " + higher +
             ", who is ranked higher, and the lot (T6.31).";
  }
  return text;
}

}  // namespace

std::vector<std::string> why_sentences(const WhyBoard& why, const NameOf& name) {
  const bool bye = why.second.empty();
  const std::string one = name(why.first), other = bye ? std::string() : name(why.second);
  const std::string pair = bye ? one + " has the bye" : one + " meets " + other;
  std::vector<std::string> sentences;
  if (why.by_hand) {
    sentences.push_back(pair + " because the round was paired by hand: " + why.said + ".");
    std::string rules;
    for (const auto& rule : why.breaks) rules += (rules.empty() ? "" : ", ") + rule;
    if (!rules.empty()) sentences.push_back("That breaks " + rules + ".");
  }
  if (!why.reason) {
    sentences.push_back(why.by_hand ? "The rules would have paired otherwise (T20.4)."
                                    : pair +
                                          " by results that were corrected since: by those of today the "
                                          "rules would pair otherwise (T20.5).");
    return sentences;
  }
  const auto& reason = *why.reason;
  if (why.by_hand)
    sentences.push_back("The rules would have done the same here.");
  else if (bye)
    sentences.push_back(pair + " because one has to be left over, and nobody who can be has fewer than " +
                        points_text(reason.score) + " (T6.8).");
  else if (reason.moved_down)
    sentences.push_back(pair + " because " + name(why.order.at(reason.higher - 1)) +
                        " was left over from those with more points, and moved down to those with " +
                        points_text(reason.score) + " (T6.9).");
  else
    sentences.push_back(pair + " because both have " + points_text(reason.score) + " (T6.3).");
  if (why.without)
    sentences.push_back((bye ? "If somebody else had the bye, " : "If these two did not meet, ") +
                        breach_text(why, why.without->breach, name) + ".");
  if (!bye && why.table.balanced_sides) sentences.push_back(sides_text(why, reason, name));
  return sentences;
}

std::string why_not_sentence(const WhyBoard& why, const std::string& one, const std::string& other,
                             const NameOf& name) {
  const bool bye = other.empty();
  const auto found = best_with(why.table, why.number(one), bye ? 0 : why.number(other));
  const std::string pair =
      bye ? name(one) + " does not have the bye" : name(one) + " does not meet " + name(other);
  if (!found)
    return bye ? "The bye can't go to " + name(one) + " here, or is " + name(one) + "'s by the rules."
               : name(one) + " and " + name(other) + " are not both to be paired, or meet by the rules.";
  const auto& rule = found->breach.rule;
  if (!found->round) {
    if (rule == "T6.4") return pair + ": they have met already (T6.4).";
    if (rule == "T4.10") return pair + ": they are kept apart (T4.10).";
    if (rule == "T6.5") return pair + ": one who had a bye or a win without playing gets none (T6.5).";
    if (rule == "T6.6") return pair + ": both must have the same side now (T6.6).";
  }
  return pair + ": " + breach_text(why, found->breach, name) + ".";
}

}  // namespace boardwright::cli
