// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/why_words.hpp"

#include <algorithm>
#include <array>

#include "framework/papers/evening_paper.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {

using namespace tournament;

namespace {

/// In what another round is worse, by the field's name of the criterion (T6.8-T6.21).
struct Criterion {
  const char* name;
  const char* key;
  bool counts = true;  ///< the two amounts are numbers that people can follow
};

constexpr std::array kCriteria = std::to_array<Criterion>({{"C5", "why.bye_of_more", false},
                                                           {"C6", "why.more_left_over"},
                                                           {"C7", "why.higher_left_over", false},
                                                           {"C8", "why.next_worse", false},
                                                           {"C9", "why.bye_of_absent"},
                                                           {"C10", "why.side_three_more"},
                                                           {"C11", "why.side_three_running"},
                                                           {"C12", "why.same_side"},
                                                           {"C13", "why.same_side_strongly"},
                                                           {"C14", "why.down_again"},
                                                           {"C15", "why.up_again"},
                                                           {"C16", "why.down_before"},
                                                           {"C17", "why.up_before"},
                                                           {"C18", "why.down_further", false},
                                                           {"C19", "why.up_further", false},
                                                           {"C20", "why.down_further_before", false},
                                                           {"C21", "why.up_further_before", false}});

class Words {
 public:
  Words(const WhyBoard& why, const NameOf& name, Language language)
      : why_(why), name_(name), language_(language) {}

  std::string points(Points points) const { return points_said(points, language_); }

  std::string name(Number number) const { return name_(why_.order.at(number - 1)); }

  std::string people(const std::vector<Number>& numbers) const {
    constexpr std::size_t kMost = 6;
    std::string text;
    for (std::size_t i = 0; i < std::min(numbers.size(), kMost); ++i)
      if (numbers[i] >= 1 && numbers[i] <= why_.order.size())
        text += (text.empty() ? "" : ", ") + name(numbers[i]);
    return numbers.size() <= kMost
               ? text
               : said(language_, "why.and_more", {text, std::to_string(numbers.size() - kMost)});
  }

  /// What another round would break, without a full stop.
  std::string breach(const Breach& breach) const {
    if (breach.rule.empty()) return said(language_, "why.no_worse");
    if (breach.rule == "T6.7") return said(language_, "why.others_not");
    if (breach.criterion.empty()) return said(language_, "why.as_good_later");  // T6.25-T6.27
    const auto found = std::ranges::find(kCriteria, breach.criterion,
                                         [](const Criterion& one) { return std::string(one.name); });
    std::string text = said(language_, found == kCriteria.end() ? "why.worse" : found->key);
    if (found != kCriteria.end() && found->counts)
      text =
          said(language_, "why.instead", {text, std::to_string(breach.other), std::to_string(breach.ours)});
    if (breach.criterion == "C5")
      text = said(language_, "why.instead",
                  {text, papers::points_text(static_cast<Points>(breach.other), language_),
                   papers::points_text(static_cast<Points>(breach.ours), language_)});
    if (const auto who = people(breach.people); !who.empty()) text += " (" + who + ")";
    return text;
  }

  WhySentence sides(const PairReason& reason) const {
    const std::string both = preference(reason.pair.first, reason.preference_of_first) + "; " +
                             preference(reason.pair.second, reason.preference_of_second);
    switch (reason.side) {
      case SideReason::kPreferences: return {both + ".", "T6.30"};
      case SideReason::kStronger: return {said(language_, "why.stronger_side", {both}), "T6.30"};
      case SideReason::kLatestDifference: return {said(language_, "why.change_sides", {both}), "T6.30"};
      case SideReason::kHigherRanked:
        return {said(language_, "why.higher_side", {both, name(reason.higher)}), "T6.30"};
      case SideReason::kInitial: break;
    }
    return {said(language_, "why.initial_side", {name(reason.higher), name(reason.pair.first)}), "T6.31"};
  }

 private:
  std::string preference(Number number, const Preference& preference) const {
    constexpr std::array kFirst = {"why.may_first", "why.rather_first", "why.should_first", "why.must_first"};
    constexpr std::array kSecond = {"why.may_first", "why.rather_second", "why.should_second",
                                    "why.must_second"};
    const auto need = preference.side == Side::kNone ? 0 : static_cast<std::size_t>(preference.need);
    return said(language_, (preference.side == Side::kSecond ? kSecond : kFirst).at(need), {name(number)});
  }

  const WhyBoard& why_;
  const NameOf& name_;
  Language language_;
};

/// What a pairing by hand breaks, by the rule's number (T20.4).
std::string broken_words(const std::string& rule, Language language) {
  if (rule == "T5.1") return said(language, "why.broken_met");
  if (rule == "T4.10") return said(language, "why.broken_apart");
  if (rule == "T4.3") return said(language, "why.broken_bye");
  if (rule == "T5.4") return said(language, "why.broken_side");
  return rule;
}

std::vector<WhySentence> by_hand_sentences(const std::string& one, const std::string& other,
                                           const std::string& reason, const std::vector<std::string>& breaks,
                                           Language language) {
  std::vector<WhySentence> sentences{{other.empty() ? said(language, "why.bye_by_hand", {one, reason})
                                                    : said(language, "why.by_hand", {one, other, reason}),
                                      {}}};
  for (const auto& rule : breaks)
    sentences.push_back({said(language, "why.breaks", {broken_words(rule, language)}), rule});
  return sentences;
}

}  // namespace

std::string with_rule(const WhySentence& sentence) {
  if (sentence.rule.empty()) return sentence.words;
  std::string text = sentence.words;
  if (text.ends_with('.')) text.pop_back();
  // "… (Ada, Ben; T6.15)." rather than two brackets.
  if (text.ends_with(')')) return text.substr(0, text.size() - 1) + "; " + sentence.rule + ").";
  return text + " (" + sentence.rule + ").";
}

std::string points_said(Points points, Language language) {
  constexpr Points kOne = 10;
  return said(language, points > 0 && points <= kOne ? "why.point" : "why.points",
              {papers::points_text(points, language)});
}

std::vector<WhySentence> why_sentences(const WhyBoard& why, const NameOf& name, Language language) {
  const bool bye = why.second.empty();
  const std::string one = name(why.first), other = bye ? std::string() : name(why.second);
  const Words words(why, name, language);
  std::vector<WhySentence> sentences;
  if (why.by_hand) sentences = by_hand_sentences(one, other, why.said, why.breaks, language);
  if (!why.reason) {
    if (why.by_hand)
      sentences.push_back({said(language, "why.otherwise_by_hand"), "T20.4"});
    else
      sentences.push_back(
          {bye ? said(language, "why.bye_corrected", {one}) : said(language, "why.corrected", {one, other}),
           "T20.5"});
    return sentences;
  }
  const auto& reason = *why.reason;
  if (why.by_hand)
    sentences.push_back({said(language, "why.same_as_rules"), {}});
  else if (bye)
    sentences.push_back({said(language, "why.bye", {one, words.points(reason.score)}), "T6.8"});
  else if (reason.moved_down)
    sentences.push_back({said(language, "why.moved_down",
                              {one, other, words.name(reason.higher), words.points(reason.score)}),
                         "T6.9"});
  else
    sentences.push_back(
        {said(language, "why.same_points", {one, other, words.points(reason.score)}), "T6.3"});
  if (why.without)
    sentences.push_back(
        {said(language, bye ? "why.without_bye" : "why.without_pair", {words.breach(why.without->breach)}),
         why.without->breach.rule});
  if (!bye && why.table.balanced_sides) sentences.push_back(words.sides(reason));
  return sentences;
}

WhySentence why_not_sentence(const WhyBoard& why, const std::string& one, const std::string& other,
                             const NameOf& name, Language language) {
  const bool bye = other.empty();
  const auto found = best_with(why.table, why.number(one), bye ? 0 : why.number(other));
  if (!found)
    return {bye ? said(language, "why.bye_nothing", {name(one)})
                : said(language, "why.pair_nothing", {name(one), name(other)}),
            {}};
  const auto& rule = found->breach.rule;
  std::string clause;
  if (!found->round) {
    if (rule == "T6.4") clause = said(language, "why.met");
    if (rule == "T4.10") clause = said(language, "why.apart");
    if (rule == "T6.5") clause = said(language, "why.had_bye");
    if (rule == "T6.6") clause = said(language, "why.both_same_side");
  }
  if (clause.empty()) clause = Words(why, name, language).breach(found->breach);
  return {bye ? said(language, "why.bye_not", {name(one), clause})
              : said(language, "why.not_meet", {name(one), name(other), clause}),
          rule};
}

Allowed<std::vector<WhySentence>> why_by_system(const Tournament& tournament, std::uint32_t round,
                                                std::uint32_t board, const NameOf& name, Language language) {
  const auto* published = tournament.round(round);
  if (published == nullptr) return refuse("evening.round_missing", {std::to_string(round)});
  const auto* found = board == 0 ? nullptr : published->board(board);
  const bool bye = board == 0;
  if (bye ? published->published.bye.empty() : found == nullptr)
    return refuse("evening.no_such_board", {std::to_string(board), std::to_string(round)});
  const std::string one = name(bye ? published->published.bye : found->pairing.first),
                    other = bye ? std::string() : name(found->pairing.second);
  if (published->published.by_hand)
    return by_hand_sentences(one, other, published->published.reason, {}, language);
  const char* key = nullptr;
  switch (tournament.settings.system) {
    case System::kRoundRobin: key = bye ? "why.robin_bye" : "why.robin"; break;
    case System::kKeizer: key = bye ? "why.keizer_bye" : "why.keizer"; break;
    case System::kKnockOut: key = bye ? "why.cup_bye" : round == 1 ? "why.cup_first" : "why.cup"; break;
    default: key = bye ? "why.system_bye" : "why.system"; break;
  }
  return std::vector<WhySentence>{{said(language, key, {one, other}), {}}};
}

}  // namespace boardwright
