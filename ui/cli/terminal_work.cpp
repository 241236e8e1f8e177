// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_work.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "framework/match/typed_move.hpp"
#include "framework/text/local_time.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/workshop/what_changed.hpp"
#include "plugins/check/run.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/terminal_board.hpp"

namespace boardwright::cli {
namespace {

constexpr std::size_t kMostProblems = 5;
constexpr std::size_t kMostSaves = 20;  // that are listed
constexpr double kLawSeconds = 2;

std::string shown_time(std::chrono::system_clock::time_point time, const char* format) {
  const std::string text = local_time(time, format);
  return text.empty() ? "?" : text;
}

std::string time_now() { return shown_time(std::chrono::system_clock::now(), "%H:%M:%S"); }

}  // namespace

void print_problems(const std::vector<GameProblem>& problems, Language language) {
  for (std::size_t i = 0; i < std::min(problems.size(), kMostProblems); ++i)
    std::cout << place_words(problems[i]) << one_line(refusal_in(language, problems[i].sentence)) << "\n"
              << marked_source(problems[i]);
  if (problems.size() > kMostProblems)
    std::cout << said(language, "workshop.more_problems", {std::to_string(problems.size() - kMostProblems)})
              << "\n";
}

TerminalWork::TerminalWork(Workbench& bench, Language language, std::function<bool()> prepare)
    : bench_(bench),
      language_(language),
      prepare_(std::move(prepare)),
      at_terminal_(isatty(STDIN_FILENO) != 0) {}

void TerminalWork::run(FileWatch& watch) {
  while (!left_) {
    prompt();
    std::string line;
    auto got = LineInput::Got::kNothing;
    while (got == LineInput::Got::kNothing) {
      got = input_.next(line, watch.wait(), watch.descriptor());
      if (!watch.changed()) continue;
      if (at_terminal_) std::cout << "\n";
      look();
      if (got == LineInput::Got::kNothing) prompt();
    }
    if (got == LineInput::Got::kLine) command(line);
    if (got == LineInput::Got::kTooLong) std::cout << said(language_, "terminal.too_long") << "\n";
    if (got == LineInput::Got::kEnd) left_ = true;
  }
}

std::string TerminalWork::names_on_turn() const {
  std::string names;
  const Position& now = bench_.line()->now();
  for (const Seat seat : now.seats_on_turn())
    names += (names.empty() ? "" : ", ") + bench_.game().seat_text(language_, now.rules(), seat);
  return names;
}

/// Nobody needs one who isn't there.
void TerminalWork::prompt() {
  if (at_terminal_)
    std::cout << (bench_.line() == nullptr || bench_.line()->is_over()
                      ? "> "
                      : said(language_, "workshop.prompt", {names_on_turn()}));
  std::cout << std::flush;
}

void TerminalWork::look() {
  if (!prepare_()) {
    if (bench_.line() != nullptr) std::cout << said(language_, "workshop.old_rules", {rules_of_}) << "\n";
    return;
  }
  const auto before = bench_.line() != nullptr ? std::optional(bench_.line()->now()) : std::nullopt;
  const ReloadOutcome& outcome = bench_.look();
  show(outcome, before, time_now());
  if (!std::holds_alternative<Reloaded>(outcome) || bench_.waits()) return;
  if (auto kept = bench_.keep(); !kept) std::cout << one_line(refusal_in(language_, kept.error())) << "\n";
}

void TerminalWork::show(const ReloadOutcome& outcome, const std::optional<Position>& before,
                        const std::string& rules_of) {
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) {
    show_problems(*failed);
    return;
  }
  const auto& loaded = std::get<Reloaded>(outcome);
  if (!loaded.line) {
    std::cout << one_line(reload_words(language_, loaded)) << "\n"
              << said(language_, "workshop.anew_or_old") << "\n";
    return;
  }
  rules_of_ = rules_of;
  show_board();
  std::cout << rules_of << "  " << one_line(reload_words(language_, loaded)) << std::flush;
  if (before) std::cout << " " << what_changed_words(language_, *before, bench_.line()->now());
  std::cout << "\n";
}

void TerminalWork::show_problems(const NotReloaded& failed) const {
  print_problems(failed.problems, language_);
  std::cout << (bench_.line() != nullptr ? said(language_, "workshop.old_rules", {rules_of_})
                                         : said(language_, "workshop.no_rules"))
            << "\n";
}

/// As somebody sees it who is on turn, and below it the whole position as a text, unless that is what was shown.
void TerminalWork::show_board() const {
  const GameLine& line = *bench_.line();
  const auto on_turn = line.now().seats_on_turn();
  const View seen = View::of(line.now(), on_turn.empty() ? BW_SPECTATOR : on_turn.front());
  const Rules& rules = line.now().rules();
  const bool shows_all = rules.geometry() == nullptr && line.now().is_open();
  std::cout << "\n"
            << board_text(bench_.game(), language_, seen,
                          shows_all ? std::nullopt : std::optional(line.now().text()),
                          seen->phase(seen.whose()));
  if (const auto failure = rules.failure()) print_problems({problem_in(bench_.game(), *failure)}, language_);
  if (!line.is_over()) {
    std::cout << said(language_, "workshop.on_turn", {names_on_turn()}) << "\n";
    return;
  }
  std::cout << result_line(bench_.game(), language_, rules, *line.result());
}

void TerminalWork::command(const std::string& typed) {
  const auto first = typed.find_first_not_of(" \t\r");
  if (first == typed.npos) return;
  const std::string line = typed.substr(first, typed.find_last_not_of(" \t\r") + 1 - first);
  const auto blank = std::min(line.find(' '), line.size());
  const std::string word = line.substr(0, blank), rest = line.substr(std::min(blank + 1, line.size()));
  if (line == "quit") {
    left_ = true;
  } else if (line == "help") {
    std::cout << said(language_, "workshop.help");
  } else if (line == "saves") {
    list_saves();
  } else if (word == "back" && !rest.empty()) {
    go_back(rest);
  } else if (bench_.line() == nullptr) {
    std::cout << said(language_, "workshop.no_rules") << "\n";
  } else if (!command_about(word, rest)) {
    play(line);
  }
}

bool TerminalWork::command_about(const std::string& word, const std::string& rest) {
  if (word == "why" && !rest.empty()) {
    std::cout << one_line(bench_.why(language_, rest)) << "\n";
    return true;
  }
  if (word == "position" && !rest.empty()) {
    if (auto set = bench_.set_position(rest); !set)
      std::cout << one_line(refusal_in(language_, set.error())) << "\n";
    else
      show_board();
    return true;
  }
  if (!rest.empty()) return false;
  if (word == "moves") {
    for (const auto& move : bench_.moves()) std::cout << move << " ";
    std::cout << "\n";
  } else if (word == "undo") {
    if (bench_.undo())
      show_board();
    else
      std::cout << said(language_, "workshop.nothing_to_undo") << "\n";
  } else if (word == "new") {
    start_anew();
  } else if (word == "old") {
    std::cout << (bench_.waits() ? said(language_, "workshop.old_rules", {rules_of_})
                                 : said(language_, "workshop.nothing_waits"))
              << "\n";
    bench_.keep_old_rules();
  } else if (word == "check") {
    check_laws();
  } else {
    return false;
  }
  return true;
}

void TerminalWork::start_anew() {
  const bool waited = bench_.waits();
  if (auto begun = bench_.start_anew(); !begun) {
    print_problems({problem_in(bench_.game(), begun.error())}, language_);
    return;
  }
  if (waited) rules_of_ = time_now();
  if (auto kept = bench_.keep(); !kept) std::cout << one_line(refusal_in(language_, kept.error())) << "\n";
  show_board();
}

void TerminalWork::play(const std::string& line) {
  const bool legal = read_typed_move(line, bench_.moves()).has_value();
  const auto played = bench_.play(line);
  if (played) {
    show_board();
    return;
  }
  const GameProblem problem = problem_in(bench_.game(), played.error());
  if (problem.has_place() || legal)  // then it is what comes after the move that fails
    print_problems({problem}, language_);
  else
    std::cout << one_line(bench_.why(language_, line)) << "\n";
}

void TerminalWork::list_saves() const {
  const auto saves = bench_.saves();
  if (saves.empty()) std::cout << said(language_, "workshop.no_saves") << "\n";
  for (std::size_t i = 0; i < std::min(saves.size(), kMostSaves); ++i)
    std::cout << (i + 1 < 10 ? "  " : " ") << i + 1 << "  " << shown_time(saves[i].time, "%Y-%m-%d %H:%M:%S")
              << "  " << saves[i].hash.substr(0, 8) << "\n";
}

void TerminalWork::go_back(const std::string& number) {
  const auto saves = bench_.saves();
  const auto wanted = whole_number<std::size_t>(number);
  if (!wanted || *wanted == 0 || *wanted > saves.size()) {
    std::cout << said(language_, "workshop.no_such_save", {excerpt(number)}) << "\n";
    return;
  }
  const Save& save = saves[*wanted - 1];
  const std::string time = shown_time(save.time, "%H:%M:%S");
  const auto before = bench_.line() != nullptr ? std::optional(bench_.line()->now()) : std::nullopt;
  const ReloadOutcome& outcome = bench_.go_back(save);
  show(outcome, before, time);
  if (std::holds_alternative<Reloaded>(outcome))
    std::cout << said(language_, "workshop.gone_back", {time}) << "\n";
}

void TerminalWork::check_laws() const {
  const Rules& rules = bench_.line()->now().rules();
  check::Options options;
  options.seconds = kLawSeconds;
  options.seed = fresh_seed();
  std::cout << std::flush;
  const auto verdicts = check::run_laws(
      {.file = rules.library().file(), .game = rules.game_id(), .parameters = rules.parameters()}, options);
  if (!verdicts) {
    std::cout << one_line(refusal_in(language_, verdicts.error())) << "\n";
    return;
  }
  const auto broken = std::find_if(verdicts->begin(), verdicts->end(),
                                   [](const auto& one) { return one.status == check::Status::kFailed; });
  std::cout << (broken == verdicts->end()
                    ? said(language_, "workshop.laws_kept")
                    : said(language_, "workshop.law_broken",
                           {broken->law, one_line(verdict_in(language_, broken->text))}))
            << "\n";
}

}  // namespace boardwright::cli
