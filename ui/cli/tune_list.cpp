// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tune_list.hpp"

#include <algorithm>
#include <iostream>
#include <map>

#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::cli {
namespace {

using papers::ListSection;

constexpr Language kDesigners = Language::kEnglish;
/// Of value sets that something is told of; JSON has all.
constexpr std::size_t kMostTold = 5;

std::string counted(std::uint64_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string enumerated(const std::vector<std::string>& words, const char* between = "; ") {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::string seen_text(const std::string& metric, const Look& look) {
  std::string text = metric_value(kDesigners, metric, look.value);
  if (look.interval)
    text += " [" + metric_value(kDesigners, metric, look.interval->low) + ", " +
            metric_value(kDesigners, metric, look.interval->high) + "]";
  return text;
}

/// One report's words.
class TuneWords {
 public:
  TuneWords(const TuneReport& report, const std::string& command)
      : report_(report), outcome_(report.outcome), aims_(report.plan.aims), command_(command) {}

  [[nodiscard]] papers::PaperList list() const {
    papers::PaperList list{.language = kDesigners,
                           .title = report_.plan.entry.name() + ": which values meet the goals",
                           .note = players() + ", seed " + std::to_string(report_.plan.seed),
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
  [[nodiscard]] std::string players() const { return players_name(kDesigners, report_.plan.players); }
  [[nodiscard]] const std::string& text_of(const TuneFinalist& one) const {
    return report_.points[one.candidate].text;
  }

  [[nodiscard]] std::string answer() const {
    if (outcome_.finalists.empty()) return answer_of_none();
    const TuneFinalist& first = outcome_.finalists.front();
    if (!outcome_.any_meets()) {
      const bool open = first.verdict == TuneVerdict::kOpen;
      std::vector<std::string> lacking;
      for (std::size_t i = 0; i < aims_.goals.size(); ++i) {
        if (first.goals[i].answer == Answer::kYes) continue;
        lacking.push_back(aims_.goals[i].text +
                          (first.goals[i].answer == Answer::kNo ? " is missed: " : " is open: ") +
                          seen_text(aims_.goals[i].metric, first.goals[i]));
      }
      return std::string("Nothing meets the goals") + (open ? " for certain" : "") + ". Nearest is " +
             text_of(first) + ": " + enumerated(lacking) + ".";
    }
    std::vector<std::string> meet, best;
    for (const TuneFinalist& one : outcome_.finalists) {
      if (one.verdict == TuneVerdict::kMeets) meet.push_back(text_of(one));
      if (one.best) best.push_back(text_of(one));
    }
    std::string text =
        (meet.size() == 1 ? "One value set meets" : std::to_string(meet.size()) + " value sets meet") +
        std::string(" all goals for certain: ") + enumerated(meet) + ".";
    if (!aims_.preferences.empty() && meet.size() > 1)
      text += best.size() == meet.size() ? " By preference none of them is clearly better than another."
                                         : " Best by preference: " + enumerated(best) + ".";
    return text;
  }

  [[nodiscard]] std::string answer_of_none() const {
    const auto left = std::ranges::count(outcome_.fates, TuneFate::End::kStopped, &TuneFate::end);
    if (!outcome_.stopped) return "Nothing can be said: no value set could be played to the end.";
    return "Stopped before anything was played on fresh seeds: nothing can be said of the goals yet. " +
           counted(static_cast<std::uint64_t>(left), "value set was", "value sets were") +
           " still in the search.";
  }

  [[nodiscard]] std::string asked() const {
    std::vector<std::string> goals, preferred;
    for (const Question& goal : aims_.goals) goals.push_back(goal.text);
    for (const TunePreference& one : aims_.preferences)
      preferred.push_back((one.more ? "more " : "less ") + one.metric);
    return "Goals: " + enumerated(goals) + "." +
           (preferred.empty() ? "" : " Preferred: " + enumerated(preferred) + ".");
  }

  [[nodiscard]] std::string sampled() const {
    return "The grid has " + figure_text(kDesigners, report_.grid, false) + " value sets; " +
           std::to_string(report_.points.size() + report_.refused.size()) +
           " of them were drawn by chance and tried, and better ones may be among the others.";
  }

  [[nodiscard]] std::string how() const {
    std::string text = counted(outcome_.games, "game", "games") + " of " + players();
    if (outcome_.random_games != 0)
      text += " and " + std::to_string(outcome_.random_games) + " of random play";
    text += ". ";
    if (!outcome_.rounds.empty()) {
      std::vector<std::string> rounds;
      for (const std::size_t count : outcome_.rounds) rounds.push_back(std::to_string(count));
      text += "Search on common seeds: " + enumerated(rounds, ", then ") + " value sets" + fell_out() + ". ";
    }
    if (outcome_.finalists.empty()) return text;
    text += "Figures are of fresh seeds; the intervals hold for all " +
            counted(outcome_.finalists.size(), "value set", "value sets") + " and goals together with 95%.";
    if (outcome_.all_outside) text += " All were clearly outside in the search: these were nearest.";
    if (outcome_.stopped) text += " Stopped before the end.";
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
    std::vector<std::string> words;
    for (const auto& [goal, count] : outside)
      words.push_back(std::to_string(count) + " clearly outside of " + aims_.goals[goal].text);
    if (behind != 0) words.push_back(std::to_string(behind) + " fell behind");
    if (same != 0) words.push_back(std::to_string(same) + " played the same games as others");
    return words.empty() ? "" : " (" + enumerated(words) + ")";
  }

  [[nodiscard]] ListSection table(const std::string& heading) const {
    ListSection section;
    section.heading = heading;
    section.columns = {{.heading = "values", .wide = true}, {.heading = "finding"}};
    for (const Question& goal : aims_.goals) section.columns.push_back({.heading = goal.metric});
    for (const TunePreference& one : aims_.preferences) section.columns.push_back({.heading = one.metric});
    section.columns.push_back({.heading = "games", .number = true});
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
    ListSection section = table("On fresh seeds");
    for (const TuneFinalist& one : outcome_.finalists) {
      const std::string finding(verdict_word(one.verdict));
      section.rows.push_back(row(one, finding + (one.best && !aims_.preferences.empty() ? ", best" : ""),
                                 one.goals, one.preferences));
      if (const auto same = same_as(one); !same.empty())
        section.notes.push_back(text_of(one) + " played the same games as " + told_of(same) +
                                ": what they differ in doesn't matter to these players.");
      if (one.verdict != TuneVerdict::kOpen) continue;
      section.notes.push_back(text_of(one) + " is open: " +
                              (one.enough ? "about " + std::to_string(*one.enough) +
                                                " games of it would tell, if it stays as it looks (" +
                                                std::to_string(one.goals.front().games) + " were played)."
                                          : "these games don't say how many would tell."));
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
  [[nodiscard]] static std::string told_of(const std::vector<std::string>& all) {
    const std::size_t more = all.size() - std::min(all.size(), kMostTold);
    std::vector<std::string> told(all.begin(), all.end() - static_cast<std::ptrdiff_t>(more));
    if (more != 0) told.push_back("and " + std::to_string(more) + " more, which --json tells");
    return enumerated(told);
  }

  [[nodiscard]] ListSection by_random_play() const {
    ListSection section = table("The same by random play");
    for (const TuneFinalist& one : outcome_.finalists) {
      if (one.random_goals.empty()) continue;
      const auto is = [&](Answer answer) { return [=](const Look& look) { return look.answer == answer; }; };
      section.rows.push_back(row(one,
                                 std::ranges::any_of(one.random_goals, is(Answer::kNo))    ? "misses"
                                 : std::ranges::all_of(one.random_goals, is(Answer::kYes)) ? "meets"
                                                                                           : "open",
                                 one.random_goals, one.random_preferences));
    }
    for (const TuneContradiction& one : outcome_.contradictions) section.notes.push_back(contradiction(one));
    section.notes.push_back(outcome_.contradictions.empty()
                                ? "Random play contradicts " + players() + " in none of this for certain."
                                : "For games between people go by " + players() +
                                      "; random play says what the rules do by themselves.");
    return section;
  }

  [[nodiscard]] std::string contradiction(const TuneContradiction& one) const {
    const TuneFinalist& finalist = outcome_.finalists[one.finalist];
    if (one.other)
      return "Warning: by " + players() + " " + text_of(finalist) + " is clearly better in " +
             aims_.preferences[one.figure].metric + " than " + text_of(outcome_.finalists[*one.other]) +
             ", by random play it is the other way round.";
    const bool met = finalist.goals[one.figure].answer == Answer::kYes;
    return "Warning: " + text_of(finalist) + (met ? " meets " : " misses ") + aims_.goals[one.figure].text +
           " by " + players() + " and " + (met ? "misses" : "meets") + " it by random play.";
  }

  [[nodiscard]] std::vector<std::string> left_out() const {
    std::vector<std::string> refused, broken;
    for (const TunePoint& point : report_.refused) refused.push_back(point.text + " (" + point.refused + ")");
    for (const TuneFate& fate : outcome_.fates)
      if (fate.end == TuneFate::End::kBroken) broken.push_back(fate.problem);
    std::vector<std::string> sentences;
    for (const auto& [what, which] :
         {std::pair{" that the rules refuse", &refused}, {" whose games failed", &broken}}) {
      if (which->empty()) continue;
      sentences.push_back("Left out: " + counted(which->size(), "value set", "value sets") + what + ": " +
                          told_of(*which) + ".");
    }
    return sentences;
  }

  const TuneReport& report_;
  const TuneOutcome& outcome_;
  const TuneAims& aims_;
  const std::string& command_;
};

}  // namespace

papers::PaperList tune_list(const TuneReport& report, const std::string& command) {
  return TuneWords(report, command).list();
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
        text += "  " + word;
        if (i + 1 < widths.size()) text += std::string(widths[i] - width_of(word), ' ');
      }
      std::cout << text << "\n";
    };
    if (!section.columns.empty()) line([&](std::size_t i) { return section.columns[i].heading; });
    for (const auto& row : section.rows) line([&](std::size_t i) { return row[i]; });
    for (const auto& sentence : section.notes) std::cout << sentence << "\n";
  }
}

}  // namespace boardwright::cli
