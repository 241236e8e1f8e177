// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright: the command line. docs/command-line.md has the formats that other programs rely on.
#include <sodium.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <optional>

#include "framework/log/log.hpp"
#include "framework/log/problem_report.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club_commands.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/game_commands.hpp"
#include "ui/cli/number_options.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/package.hpp"
#include "ui/cli/rules_commands.hpp"
#include "ui/cli/statistics_commands.hpp"
#include "ui/cli/tournament.hpp"
#include "ui/cli/unknown_word.hpp"

namespace {

using namespace boardwright;

/// --log and --log-level, or BOARDWRIGHT_LOG.
Result<void> begin_log(const cli::Context& context, const CLI::App& app) {
  if (context.log.empty()) return {};
  const auto usual = log_detail_of_environment();
  if (!usual) return fail(usual.error());
  LogDetail detail = usual->value_or(LogDetail::kEvents);
  if (!context.log_level.empty()) {
    const auto wanted = log_detail_from(context.log_level);
    if (!wanted) return fail("--log-level: " + wanted.error());
    detail = *wanted;
  }
  if (auto kept = keep_log({.file = context.log}, detail); !kept) return fail("--log: " + kept.error());
  const auto commands = app.get_subcommands();
  log_event("boardwright " BOARDWRIGHT_VERSION " begins: " +
            (commands.empty() ? std::string("nothing") : commands.front()->get_name()) + ", " +
            system_words());
  return {};
}

/// What is wrong with the texts of the language that was wanted: English stood in for them.
void tell_broken_texts(Language language) {
  const auto& problems = program_texts().problems(language);
  if (problems.empty()) return;
  log_warning(problems.front());
  cli::tell_error(problems.front() + (problems.size() > 1 ? " (and " + std::to_string(problems.size() - 1) +
                                                                " more: boardwright list)"
                                                          : std::string()));
}

/// What may stand before and behind every command.
void add_common(CLI::App& app, cli::Context& context, std::string& language) {
  app.require_subcommand(1);
  app.set_version_flag("--version", BOARDWRIGHT_VERSION);
  std::vector<std::string> codes;
  for (const Language known : languages()) codes.emplace_back(language_code(known));
  app.add_option("--lang", language, codes_of_languages())->check(CLI::IsMember(codes));
  app.add_option("--games", context.catalogue.folders, "a further folder with games")
      ->expected(1)
      ->take_all();
  app.fallthrough();
  app.add_option("--log", context.log, "keeps a log of what happens in this file");
  app.add_option("--log-level", context.log_level, "how much of it: off, warning, info or debug");
}

/// What refuses the command line itself is said before any command has begun: in the language that --lang names in
/// it, or in that of the environment.
void speak_as_asked(const CLI::App& app) {
  const auto& given = app.get_option("--lang")->results();  // nothing has been taken over yet
  if (const auto chosen = given.empty() ? std::nullopt : language_from(given.back())) cli::speak(*chosen);
}

/// Reads the command line, which runs its command. Something: no command has run, and this is the exit status.
std::optional<int> parse(CLI::App& app, int argc, char** argv) {
  cli::hold_numbers_to_one_rule(app);
  cli::refuse_empty_texts(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ConversionError& error) {  // of numbers that have passed the rule
    speak_as_asked(app);
    return cli::wrong(excerpt(error.what(), 200) +
                      ": the number is too large (boardwright --help tells more)");
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    speak_as_asked(app);
    if (const auto unknown = cli::unknown_word(app, {argv + 1, argv + argc}); !unknown.empty())
      return cli::wrong(unknown + " (boardwright --help tells more)");
    return cli::wrong(excerpt(error.what(), 200) + " (boardwright --help tells more)");
  }
  return std::nullopt;
}

int run(int argc, char** argv) {
  cli::Context context;
  context.language = language_of_environment();
  cli::speak(context.language);
  // The server's options are its own program's.
  if (argc > 2 && std::string_view(argv[1]) == "serve") return cli::serve(context, {argv + 2, argv + argc});
  int status = cli::kGood;
  CLI::App app("Boardwright plays, checks and compares board games whose rules are plugins.", "boardwright");
  std::string language;
  add_common(app, context, language);
  const auto start = [&] {
    if (const auto chosen = language_from(language)) context.language = *chosen;
    cli::speak(context.language);
    if (const auto kept = begin_log(context, app); !kept) throw CLI::ValidationError(kept.error());
  };

  cli::RulesCommands rules(app, context, start, status);
  cli::GameCommands games(app, context, start, status);
  cli::ClubCommands club;
  cli::PackageCommands packages;
  cli::StatisticsCommands statistics;
  cli::TournamentCommands tournaments;
  rules.add_list();  // --help tells of them in this order
  games.add_ugi();
  rules.add_perft();
  rules.add_lines();
  rules.add_twin();
  rules.add_sheet();
  games.add_play();
  games.add_match();
  club.add(app, context, start, status);
  packages.add(app, context, start, status);
  statistics.add(app, context, start, status);
  tournaments.add(app, context, start, status);
  games.add_replay();
  rules.add_explain();
  rules.add_check();
  rules.add_new();
  rules.add_work();
  app.add_subcommand(
         "serve", "opens the club to phones and laptops on the network (boardwright serve --help tells how)")
      ->callback([&] { start(), status = cli::serve(context, {}); });

  if (const auto ended = parse(app, argc, argv)) return *ended;
  if (context.language != Language::kEnglish && !app.got_subcommand("ugi") && !app.got_subcommand("list"))
    tell_broken_texts(context.language);
  log_event("boardwright ends: status " + std::to_string(status));
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  boardwright::cli::prepare_streams();
  if (sodium_init() < 0) return boardwright::cli::wrong("libsodium can't be used on this machine");
  boardwright::cli::StandardOutput output;
  try {
    return output.finish(run(argc, argv));
  } catch (const std::exception& exception) {
    return boardwright::cli::wrong(std::string("failed unexpectedly: ") + exception.what());
  }
}
