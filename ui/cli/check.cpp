// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/run.hpp"

#include <filesystem>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>

#include "framework/catalogue/library_game.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/lesson/lesson_check.hpp"
#include "framework/text/many.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/shell_word.hpp"
#include "plugins/check/law.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/repeat_command.hpp"

namespace boardwright::cli {
namespace {

using check::Status;
using check::Verdict;

struct NamedSubject {
  std::string name;
  check::Subject subject;
  std::shared_ptr<const Game> game;  // of the catalogue; none for a plugin's file
};

/// "boardwright check GAME", with what was chosen of it.
std::string check_command(const Context& context, const GameChoice& choice) {
  std::string text = program_words(context) + " check " + shell_file(choice.name);
  for (const auto& setting : choice.settings) text += " --set " + shell_word(setting);
  return text;
}

/// A plugin's file names all its games; GAME names one variant.
Result<std::vector<NamedSubject>> subjects_of(const Context& context, const GameChoice& choice) {
  const std::filesystem::path file(choice.name);
  if (is_native_library(file)) {
    if (!choice.settings.empty()) return fail("--set needs a GAME of the catalogue, not a plugin's file");
    auto ids = check::games_in(file, context.catalogue.plugins);
    if (!ids) return fail(ids.error());
    std::vector<NamedSubject> subjects;
    for (const auto& id : *ids)
      subjects.push_back({id, {.file = file, .game = id, .parameters = {}}, nullptr});
    return subjects;
  }
  // Only parameters and texts are read in this process: the laws load the plugin in theirs.
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, choice);
  if (!chosen) return fail(chosen.error());
  const Rules& rules = *chosen->rules;
  return std::vector<NamedSubject>{
      {chosen->entry.name(),
       {.file = rules.library().file(), .game = rules.game_id(), .parameters = rules.parameters()},
       chosen->entry.game}};
}

void print(const Verdict& verdict, const std::string& command, Language language) {
  const char* sign = verdict.status == Status::kPassed   ? "ok  "
                     : verdict.status == Status::kFailed ? "FAIL"
                                                         : "-   ";
  std::cout << sign << " " << std::left << std::setw(24) << verdict.law << " "
            << verdict_in(language, verdict.text) << "\n";
  if (verdict.status != Status::kFailed) return;
  const std::string again = command + " --law " + verdict.law + " --seed " + std::to_string(verdict.seed) +
                            " --count " + std::to_string(verdict.games);
  const std::string edge(5, ' ');
  std::cout << edge << said(language, "laws.law", {verdict_in(language, verdict.statement)}) << "\n"
            << edge << said(language, "laws.again", {again}) << "\n";
  if (verdict.rules_failed) std::cout << edge << said(language, "laws.stops") << "\n";
  if (!verdict.output.empty()) std::cout << clean_lines(verdict.output) << "\n";
}

/// What is wrong with the lessons and the examples of rules that come with the game.
std::vector<std::string> check_its_lessons(const Game& game, Language language, bool quiet) {
  const std::size_t count = read_lessons(game.folder()).size();
  auto problems = check_lessons(game);
  if (quiet || (count == 0 && problems.empty())) return problems;
  const auto line = [](const char* sign, const std::string& text) {
    std::cout << sign << " " << std::left << std::setw(24) << "lessons"
              << " " << text << "\n";
  };
  for (const auto& problem : problems) line("FAIL", refusal_in(language, problem));
  if (problems.empty()) line("ok  ", many(language, count, "laws.lesson", "laws.lessons"));
  return problems;
}

nlohmann::ordered_json json_of(const Verdict& verdict, const std::string& name) {
  return {{"game", name},         {"law", verdict.law},   {"status", check::status_name(verdict.status)},
          {"text", verdict.text}, {"seed", verdict.seed}, {"games", verdict.games}};
}

}  // namespace

int check(const Context& context, const CheckOptions& options) {
  if (options.list) {
    for (const auto& law : check::laws())
      std::cout << std::left << std::setw(24) << law.id << " " << verdict_in(context.language, law.statement)
                << "\n";
    return kGood;
  }
  if (options.game.name.empty())
    return wrong("check needs a GAME or a plugin's file (--list names the laws)");
  const auto subjects = subjects_of(context, options.game);
  if (!subjects) return wrong(subjects.error());
  check::Options run;
  run.seed = options.seeded ? options.seed : fresh_seed();
  run.games = options.games;
  run.laws = options.laws;
  if (options.seconds > 0) run.seconds = options.seconds;

  bool kept = true;
  auto json = nlohmann::ordered_json::array();
  auto lessons = nlohmann::ordered_json::array();
  for (const auto& [name, subject, game] : *subjects) {
    bool begun = false;
    const auto verdicts = check::run_laws(subject, run, [&, &named = name](const Verdict& verdict) {
      if (options.json) return;
      if (!std::exchange(begun, true))
        std::cout << said(context.language, "laws.of", {named, std::to_string(run.seed)}) << "\n";
      print(verdict, check_command(context, options.game), context.language);
      std::cout << std::flush;
    });
    if (!verdicts) return wrong(verdicts.error());
    kept = kept && check::all_kept(*verdicts);
    for (const auto& verdict : *verdicts) json.push_back(json_of(verdict, name));
    if (game == nullptr || !options.laws.empty()) continue;
    for (const auto& problem : check_its_lessons(*game, context.language, options.json))
      lessons.push_back(problem);
    kept = kept && lessons.empty();
  }
  if (options.json)
    std::cout << nlohmann::ordered_json{{"seed", run.seed},
                                        {"kept", kept},
                                        {"verdicts", json},
                                        {"lessons", lessons}}
                     .dump(2, ' ', false, nlohmann::json::error_handler_t::replace)
              << "\n";
  else
    std::cout << (kept              ? said(context.language, "laws.kept")
                  : lessons.empty() ? said(context.language, "laws.some_broken")
                                    : said(context.language, "laws.something_broken"))
              << "\n";
  return kept ? kGood : kCheckFailed;
}

}  // namespace boardwright::cli
