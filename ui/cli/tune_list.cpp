// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tune_list.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iostream>
#include <map>

#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"

namespace boardwright::cli {
namespace {

using papers::ListSection;

/// Of value sets that something is told of; JSON has all.
constexpr std::size_t kMostTold = 5;

std::string enumerated(const std::vector<std::string>& words, const std::string& between = "; ") {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// One report's words.
class TuneWords {
 public:
  TuneWords(Language language, const TuneReport& report, const std::string& command)
      : language_(language),
        report_(report),
        outcome_(report.outcome),
        aims_(report.plan.aims),
        command_(command) {}

  [[nodiscard]] papers::PaperList list() const {
    papers::PaperList list{.language = language_,
                           .title = words("tuning.title", {report_.plan.entry.name()}),
                           .note = words("tuning.note", {players(), std::to_string(report_.plan.seed)}),
                           .intro = {},
                           .sections = {}};
    list.intro.push_back(answer());
    list.intro.push_back(asked());
    if (report_.sampled()) list.intro.push_back(sampled());
    list.intro.push_back(how());
    if (!outcome_.finalists.empty()) {
      list.sections.push_back(results());
      if (!outcome_.finalists.front().random_goals.empty()) list.sections.push_back(by_random_play());
    }
    ListSection last;
    last.notes = left_out();
    last.notes.push_back(command_);
    list.sections.push_back(std::move(last));
    return list;
  }

 private:
  [[nodiscard]] std::string words(std::string_view key,
                                  std::initializer_list<std::string_view> arguments = {}) const {
    return said(language_, key, arguments);
  }
  [[nodiscard]] std::string finding(TuneVerdict verdict) const {
    return words(verdict == TuneVerdict::kMeets    ? "tuning.meets"
                 : verdict == TuneVerdict::kMisses ? "tuning.misses"
                                                   : "tuning.open");
  }
  [[nodiscard]] std::string players() const { return players_name(language_, report_.plan.players); }
  [[nodiscard]] const std::string& text_of(const TuneFinalist& one) const {
    return report_.points[one.candidate].text;
  }
  [[nodiscard]] std::string name_of(const std::string& metric) const {
    return metric_name(language_, metric, *report_.plan.entry.game, *report_.points.front().rules);
  }
  [[nodiscard]] std::string goal_text(const Question& goal) const {
    const std::string name = name_of(goal.metric), low = metric_value(language_, goal.metric, goal.low),
                      high = metric_value(language_, goal.metric, goal.high);
    if (std::isinf(goal.low)) return words("tuning.goal_below", {name, high});
    return std::isinf(goal.high) ? words("tuning.goal_above", {name, low})
                                 : words("tuning.goal_within", {name, low, high});
  }
  [[nodiscard]] std::string seen_text(const std::string& metric, const Look& look) const {
    std::string text = metric_value(language_, metric, look.value);
    if (look.interval)
      text += " [" + metric_value(language_, metric, look.interval->low) + "; " +
              metric_value(language_, metric, look.interval->high) + "]";
    return text;
  }

  [[nodiscard]] std::string answer() const {
    if (outcome_.finalists.empty()) return answer_of_none();
    const TuneFinalist& first = outcome_.finalists.front();
    if (!outcome_.any_meets()) {
      std::vector<std::string> lacking;
      for (std::size_t i = 0; i < aims_.goals.size(); ++i) {
        if (first.goals[i].answer == Answer::kYes) continue;
        lacking.push_back(
            words(first.goals[i].answer == Answer::kNo ? "tuning.missed" : "tuning.left_open",
                  {goal_text(aims_.goals[i]), seen_text(aims_.goals[i].metric, first.goals[i])}));
      }
      return words(first.verdict == TuneVerdict::kOpen ? "tuning.nothing_certain" : "tuning.nothing",
                   {text_of(first), enumerated(lacking)});
    }
    std::vector<std::string> meet, best;
    for (const TuneFinalist& one : outcome_.finalists) {
      if (one.verdict == TuneVerdict::kMeets) meet.push_back(text_of(one));
      if (one.best) best.push_back(text_of(one));
    }
    const std::string text =
        meet.size() == 1 ? words("tuning.one_meets", {meet.front()})
                         : words("tuning.several_meet", {std::to_string(meet.size()), enumerated(meet)});
    if (aims_.preferences.empty() || meet.size() == 1) return text;
    return text + " " +
           (best.size() == meet.size() ? words("tuning.none_better")
                                       : words("tuning.best_of", {enumerated(best)}));
  }

  [[nodiscard]] std::string answer_of_none() const {
    if (!outcome_.stopped) return words("tuning.unsaid");
    const auto left = std::ranges::count(outcome_.fates, TuneFate::End::kStopped, &TuneFate::end);
    return words("tuning.stopped_early", {std::to_string(left)});
  }

  [[nodiscard]] std::string asked() const {
    std::vector<std::string> goals, preferred;
    for (const Question& goal : aims_.goals) goals.push_back(goal_text(goal));
    for (const TunePreference& one : aims_.preferences)
      preferred.push_back(words(one.more ? "tuning.more" : "tuning.less", {name_of(one.metric)}));
    return words("tuning.goals", {enumerated(goals)}) +
           (preferred.empty() ? "" : " " + words("tuning.preferred", {enumerated(preferred)}));
  }

  [[nodiscard]] std::string sampled() const {
    return words("tuning.sampled", {figure_text(language_, report_.grid, false),
                                    std::to_string(report_.points.size() + report_.refused.size())});
  }

  [[nodiscard]] std::string how() const {
    const std::string games = std::to_string(outcome_.games);
    std::string text =
        outcome_.random_games == 0
            ? words("tuning.played", {games, players()})
            : words("tuning.played_random", {games, players(), std::to_string(outcome_.random_games)});
    if (!outcome_.rounds.empty()) {
      std::vector<std::string> rounds;
      for (const std::size_t count : outcome_.rounds) rounds.push_back(std::to_string(count));
      text += " " + words("tuning.search", {enumerated(rounds, words("tuning.then")), fell_out()});
    }
    if (outcome_.finalists.empty()) return text;
    text += " " + words("tuning.intervals", {std::to_string(outcome_.finalists.size())});
    if (outcome_.all_outside) text += " " + words("tuning.all_outside");
    if (outcome_.stopped) text += " " + words("tuning.stopped");
    return text;
  }

  [[nodiscard]] std::string fell_out() const {
    std::map<std::size_t, std::uint64_t> outside;
    std::uint64_t behind = 0, same = 0;
    for (const TuneFate& fate : outcome_.fates) {
      if (fate.end == TuneFate::End::kOutside) ++outside[fate.goal.value_or(0)];
      if (fate.end == TuneFate::End::kBehind) ++behind;
      if (fate.end == TuneFate::End::kSame) ++same;
    }
    std::vector<std::string> out;
    for (const auto& [goal, count] : outside)
      out.push_back(words("tuning.outside", {std::to_string(count), goal_text(aims_.goals[goal])}));
    if (behind != 0) out.push_back(words("tuning.behind", {std::to_string(behind)}));
    if (same != 0) out.push_back(words("tuning.same", {std::to_string(same)}));
    return out.empty() ? "" : " (" + enumerated(out) + ")";
  }

  [[nodiscard]] ListSection table(std::string_view heading) const {
    ListSection section;
    section.heading = words(heading);
    section.columns = {{.heading = words("tuning.values"), .wide = true},
                       {.heading = words("tuning.finding")}};
    for (const Question& goal : aims_.goals) section.columns.push_back({.heading = name_of(goal.metric)});
    for (const TunePreference& one : aims_.preferences)
      section.columns.push_back({.heading = name_of(one.metric)});
    section.columns.push_back({.heading = words("tuning.games"), .number = true});
    return section;
  }

  [[nodiscard]] std::vector<std::string> row(const TuneFinalist& one, const std::string& finding,
                                             const std::vector<Look>& goals,
                                             const std::vector<Look>& preferences) const {
    std::vector<std::string> cells{text_of(one), finding};
    for (std::size_t i = 0; i < goals.size(); ++i) {
      const Answer answer = goals[i].answer;
      cells.push_back(seen_text(aims_.goals[i].metric, goals[i]) + (answer == Answer::kYes  ? " ✓"
                                                                    : answer == Answer::kNo ? " ✗"
                                                                                            : " ?"));
    }
    for (std::size_t i = 0; i < preferences.size(); ++i)
      cells.push_back(seen_text(aims_.preferences[i].metric, preferences[i]));
    cells.push_back(std::to_string(goals.front().games));
    return cells;
  }

  [[nodiscard]] ListSection results() const {
    ListSection section = table("tuning.fresh");
    for (const TuneFinalist& one : outcome_.finalists) {
      const bool best = one.best && !aims_.preferences.empty();
      section.rows.push_back(
          row(one, finding(one.verdict) + (best ? words("tuning.best") : ""), one.goals, one.preferences));
      if (const auto same = same_as(one); !same.empty())
        section.notes.push_back(words("tuning.same_games", {text_of(one), told_of(same)}));
      if (one.verdict != TuneVerdict::kOpen) continue;
      section.notes.push_back(one.enough ? words("tuning.enough", {text_of(one), std::to_string(*one.enough),
                                                                   std::to_string(one.goals.front().games)})
                                         : words("tuning.enough_unknown", {text_of(one)}));
    }
    return section;
  }

  /// Those that played the same games in the search, also by way of others.
  [[nodiscard]] std::vector<std::string> same_as(const TuneFinalist& one) const {
    const auto& fates = outcome_.fates;
    std::vector<std::string> same;
    for (std::size_t i = 0; i < fates.size(); ++i) {
      std::size_t like = i;
      while (fates[like].end == TuneFate::End::kSame) like = fates[like].like;
      if (like == one.candidate && i != like) same.push_back(report_.points[i].text);
    }
    return same;
  }

  /// The first few of a list.
  [[nodiscard]] std::string told_of(const std::vector<std::string>& all) const {
    const std::size_t more = all.size() - std::min(all.size(), kMostTold);
    std::vector<std::string> told(all.begin(), all.end() - static_cast<std::ptrdiff_t>(more));
    if (more != 0) told.push_back(words("tuning.and_more", {std::to_string(more)}));
    return enumerated(told);
  }

  [[nodiscard]] ListSection by_random_play() const {
    ListSection section = table("tuning.random");
    for (const TuneFinalist& one : outcome_.finalists) {
      if (one.random_goals.empty()) continue;
      const auto is = [&](Answer answer) { return [=](const Look& look) { return look.answer == answer; }; };
      const auto verdict = std::ranges::any_of(one.random_goals, is(Answer::kNo))    ? TuneVerdict::kMisses
                           : std::ranges::all_of(one.random_goals, is(Answer::kYes)) ? TuneVerdict::kMeets
                                                                                     : TuneVerdict::kOpen;
      section.rows.push_back(row(one, finding(verdict), one.random_goals, one.random_preferences));
    }
    for (const TuneContradiction& one : outcome_.contradictions) section.notes.push_back(contradiction(one));
    section.notes.push_back(
        words(outcome_.contradictions.empty() ? "tuning.no_contradiction" : "tuning.go_by", {players()}));
    return section;
  }

  [[nodiscard]] std::string contradiction(const TuneContradiction& one) const {
    const TuneFinalist& finalist = outcome_.finalists[one.finalist];
    if (one.other)
      return words("tuning.other_way",
                   {players(), text_of(finalist), name_of(aims_.preferences[one.figure].metric),
                    text_of(outcome_.finalists[*one.other])});
    const bool met = finalist.goals[one.figure].answer == Answer::kYes;
    return words(met ? "tuning.random_misses" : "tuning.random_meets",
                 {text_of(finalist), goal_text(aims_.goals[one.figure]), players()});
  }

  [[nodiscard]] std::vector<std::string> left_out() const {
    std::vector<std::string> refused, broken, sentences;
    for (const TunePoint& point : report_.refused)
      refused.push_back(point.text + " (" + refusal_in(language_, point.refused) + ")");
    for (const TuneFate& fate : outcome_.fates)
      if (fate.end == TuneFate::End::kBroken) broken.push_back(refusal_in(language_, fate.problem));
    if (!refused.empty())
      sentences.push_back(words("tuning.refused", {std::to_string(refused.size()), told_of(refused)}));
    if (!broken.empty())
      sentences.push_back(words("tuning.broken", {std::to_string(broken.size()), told_of(broken)}));
    return sentences;
  }

  Language language_;
  const TuneReport& report_;
  const TuneOutcome& outcome_;
  const TuneAims& aims_;
  const std::string& command_;
};

}  // namespace

papers::PaperList tune_list(Language language, const TuneReport& report, const std::string& command) {
  return TuneWords(language, report, command).list();
}

void print_list(const papers::PaperList& list) {
  std::cout << list.title << "\n" << list.note << "\n\n";
  for (const auto& sentence : list.intro) std::cout << sentence << "\n";
  for (const ListSection& section : list.sections) {
    std::cout << "\n";
    if (!section.heading.empty()) std::cout << section.heading << "\n";
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < section.columns.size(); ++i) {
      widths.push_back(width_of(section.columns[i].heading));
      for (const auto& row : section.rows) widths[i] = std::max(widths[i], width_of(row[i]));
    }
    const auto line = [&](const auto& cell) {
      std::string text;
      for (std::size_t i = 0; i < widths.size(); ++i) {
        const std::string word = cell(i);
        text += "  " + (i + 1 < widths.size() ? at_left(word, widths[i]) : word);
      }
      std::cout << text << "\n";
    };
    if (!section.columns.empty()) line([&](std::size_t i) { return section.columns[i].heading; });
    for (const auto& row : section.rows) line([&](std::size_t i) { return row[i]; });
    for (const auto& sentence : section.notes) std::cout << sentence << "\n";
  }
}

}  // namespace boardwright::cli
