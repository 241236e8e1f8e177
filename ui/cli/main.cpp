// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright: the command line. docs/command-line.md has the formats that other programs rely on.
#include <sodium.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "framework/log/log.hpp"
#include "framework/log/problem_report.hpp"
#include "framework/players/time_budget.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club_commands.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/number_options.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/package.hpp"
#include "ui/cli/statistics_commands.hpp"
#include "ui/cli/tournament.hpp"
#include "ui/cli/unknown_word.hpp"
#include "ui/cli/work.hpp"

namespace {

using namespace boardwright;

void add_game(CLI::App& command, cli::GameChoice& choice, bool required) {
  auto* game = command.add_option("game", choice.name, "GAME: id or id/variant");
  if (required) game->required();
  command.add_option("--set", choice.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
}

/// Of --search: a player that takes its time.
std::string well_timed(std::string& name) {
  if (!takes_its_time(name)) return name + " takes no time: time:SECONDS or time:clock does";
  const auto budget = time_budget(name);
  return budget ? std::string() : budget.error();
}

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
  std::cerr << "boardwright: " << problems.front();
  if (problems.size() > 1) std::cerr << " (and " << problems.size() - 1 << " more: boardwright list)";
  std::cerr << "\n";
}

int run(int argc, char** argv) {
  cli::Context context;
  context.language = language_of_environment();
  // The server's options are its own program's.
  if (argc > 2 && std::string_view(argv[1]) == "serve") return cli::serve(context, {argv + 2, argv + argc});
  int status = cli::kGood;
  CLI::App app("Boardwright plays, checks and compares board games whose rules are plugins.", "boardwright");
  app.require_subcommand(1);
  app.set_version_flag("--version", BOARDWRIGHT_VERSION);
  std::string language;
  std::vector<std::string> codes;
  for (const Language known : languages()) codes.emplace_back(language_code(known));
  app.add_option("--lang", language, codes_of_languages())->check(CLI::IsMember(codes));
  app.add_option("--games", context.catalogue.folders, "a further folder with games")
      ->expected(1)
      ->take_all();
  app.fallthrough();
  app.add_option("--log", context.log, "keeps a log of what happens in this file");
  app.add_option("--log-level", context.log_level, "how much of it: off, warning, info or debug");
  const auto start = [&] {
    if (const auto chosen = language_from(language)) context.language = *chosen;
    cli::speak(context.language);
    if (const auto kept = begin_log(context, app); !kept) throw CLI::ValidationError(kept.error());
  };

  bool list_json = false;
  auto* list = app.add_subcommand("list", "the games and variants in the catalogue");
  list->add_flag("--json", list_json, "one JSON document");
  list->callback([&] { start(), status = cli::list(context, list_json); });

  cli::UgiOptions ugi_options;
  auto* ugi = app.add_subcommand("ugi", "speaks the Universal Game Interface on standard input and output");
  add_game(*ugi, ugi_options.game, true);
  ugi->add_option("--plugin", ugi_options.game.plugin, "this library instead of the one beside game.yaml");
  ugi->add_option(
      "--player", ugi_options.player,
      "who answers go: random, greedy, level:N, time:SECONDS, time:clock, tree:SIMULATIONS, ugi:COMMAND …");
  ugi->add_option("--level", ugi_options.level, "a computer player's level")->check(CLI::Range(1, 10));
  ugi->add_option("--search", ugi_options.search, "how it searches; without --level as long as it has time")
      ->check(CLI::IsMember({"random", "tree", "alphabeta"}) | CLI::Validator(well_timed, "time:SECONDS"));
  ugi->add_option("--threads", ugi_options.threads, "of its search")->check(CLI::Range(1, 256));
  ugi->add_option("--seed", ugi_options.seed, "of its random choices");
  ugi->callback([&] {
    start();
    cli::speak(Language::kEnglish);  // to other programs
    status = cli::ugi(context, ugi_options);
  });

  cli::PerftOptions perft_options;
  auto* perft = app.add_subcommand("perft", "leaf counts");
  add_game(*perft, perft_options.game, true);
  perft->add_option("--depth", perft_options.depth, "plies")->required()->check(CLI::Range(0, 60));
  perft->add_option("--position", perft_options.position, "a position text instead of the start");
  perft->add_flag("--divide", perft_options.divide, "leaves for each first move");
  perft->add_flag("--json", perft_options.json, "one JSON document");
  perft->callback([&] { start(), status = cli::perft(context, perft_options); });

  cli::LinesOptions lines_options;
  auto* lines = app.add_subcommand("lines", "which lines of a script never run in random games");
  add_game(*lines, lines_options.game, true);
  lines->add_option("--games", lines_options.games, "how many random games")->check(CLI::Range(1U, 1000000U));
  lines->add_option("--seconds", lines_options.seconds, "ends sooner, after this time")
      ->check(CLI::Range(0.001, 604800.0));
  lines->add_option("--seed", lines_options.seed, "of the random games");
  lines->add_option("--line", lines_options.line, "a position where this line runs, and the moves to it")
      ->check(CLI::Range(1U, 10000000U));
  lines->add_flag("--json", lines_options.json, "one JSON document");
  lines->add_flag("--live", lines_options.live, "a line of JSON as it goes, for programs that show them");
  lines->callback([&] { start(), status = cli::lines(context, lines_options); });

  cli::TwinOfOptions twin_options;
  auto* twin = app.add_subcommand("twin", "whether two rule sets are the same game");
  twin->add_option("first", twin_options.first.name, "GAME")->required();
  twin->add_option("second", twin_options.second.name, "GAME")->required();
  twin->add_option("--depth", twin_options.depth, "plies from the start, all of them")
      ->check(CLI::Range(0, 60));
  twin->add_option("--random-games", twin_options.games, "how many random games after that");
  twin->add_option("--seed", twin_options.seed, "of the random games");
  twin->add_flag("--json", twin_options.json, "one JSON document");
  twin->callback([&] { start(), status = cli::twin(context, twin_options); });

  cli::SheetOptions sheet_options;
  auto* sheet = app.add_subcommand("sheet", "the rules, each with a position in which it shows");
  add_game(*sheet, sheet_options.game, true);
  sheet->add_option("--games", sheet_options.games, "random games to find them in (1000)")
      ->check(CLI::Range(1, 1000000));
  sheet->add_option("--seed", sheet_options.seed, "of these games (0)");
  sheet->add_option("--report", sheet_options.report, "a page: a file that ends in .html, or .json");
  sheet->add_flag("--json", sheet_options.json, "one JSON document");
  sheet->callback([&] { start(), status = cli::sheet(context, sheet_options); });

  cli::PlayOptions play_options;
  auto* play = app.add_subcommand("play", "plays in the terminal");
  add_game(*play, play_options.game, false);
  play->add_option("--seat", play_options.seats,
                   "SEAT=PLAYER; players: human, random, greedy, level:1 to level:10, time:SECONDS, "
                   "time:clock, ugi:COMMAND")
      ->expected(1)
      ->take_all();
  play->add_option("--on-crash", play_options.on_crash, "a player that fails: replace, or lose its game")
      ->check(CLI::IsMember({"replace", "lose"}));
  play->add_option("--entropy", play_options.entropy, "SEAT=TEXT: what this seat adds to the dice")
      ->expected(1)
      ->take_all();
  play->add_option("--clock", play_options.clock, "a preset such as blitz, or a control such as 3m+2s");
  play->add_option("--record", play_options.record, "writes the game to this file at the end");
  play->add_option("--player", play_options.players,
                   "SEAT=NAME: a member, guest or guest:NAME; keeps the match")
      ->expected(1)
      ->take_all();
  play->add_flag("--rated", play_options.rated, "counts for points and ratings; keeps the match");
  play->add_flag("--keep", play_options.keep, "keeps the match, so that resume can go on with it");
  cli::add_store(*play, play_options.store);
  auto* play_seed = play->add_option("--seed", play_options.seed, "of chance and of computer players");
  play->callback([&] {
    start();
    play_options.seeded = play_seed->count() > 0;
    status = cli::play(context, play_options);
  });

  cli::DuelCommand duel;
  auto* match =
      app.add_subcommand("match", "two computer players against each other, to see who is stronger");
  match->add_option("first", duel.first, "PLAYER")->required();
  match->add_option("second", duel.second, "PLAYER")->required();
  match->add_option("--game", duel.game.name, "GAME: id or id/variant")->required();
  match->add_option("--set", duel.game.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
  match->add_option("--games", duel.games, "how many, in pairs")->check(CLI::Range(1U, 1000000U));
  auto* move_time = match->add_option("--time", duel.time, "milliseconds for each move");
  auto* processor_time =
      match->add_option("--cpu-time", duel.time, "the same of processor time, for a machine that is busy");
  for (auto* option : {move_time, processor_time}) option->check(CLI::Range(1U, 86400000U));
  move_time->excludes(processor_time);
  match->add_option("--opening", duel.opening, "random moves before the players begin")
      ->check(CLI::Range(0U, 100U));
  match
      ->add_option("--restarts", duel.restarts,
                   "how often a player that crashes, hangs or plays what isn't legal is started again")
      ->check(CLI::Range(0U, 1000000U));
  match->add_option("--seed", duel.seed, "of openings, chance and players");
  match->add_option("--threads", duel.threads, "of each player's search")->check(CLI::Range(1, 256));
  std::vector<double> test;
  match->add_option("--sprt", test, "ELO0 ELO1: stops when one of them is clearly the likelier difference")
      ->expected(2)
      ->check(CLI::Range(-5000.0, 5000.0));
  match->add_flag("--json", duel.json, "one JSON document");
  match->callback([&] {
    start();
    duel.processor_time = processor_time->count() != 0;
    if (!test.empty()) duel.test = SequentialTest{.elo0 = test[0], .elo1 = test[1]};
    status = duel.test && duel.test->elo0 >= duel.test->elo1
                 ? cli::wrong("--sprt: expected the smaller Elo difference first")
                 : cli::match(context, duel);
  });

  cli::ClubCommands club_commands;
  club_commands.add(app, context, start, status);

  cli::PackageCommands package_commands;
  package_commands.add(app, context, start, status);

  cli::StatisticsCommands statistics_commands;
  statistics_commands.add(app, context, start, status);

  cli::TournamentCommands tournament_commands;
  tournament_commands.add(app, context, start, status);

  cli::ReplayOptions replay_options;
  auto* replay = app.add_subcommand("replay", "checks records: every move legal, the result as recorded");
  replay->add_option("files", replay_options.files, "records, SGF files or move lists")->required();
  replay->add_option("--game", replay_options.game, "GAME, where the file doesn't say");
  replay->add_option("--as", replay_options.as, "with --out: only what this seat (or spectator) saw");
  replay->add_option("--out", replay_options.out,
                     "writes the record there; .sgf and .pgn for other programs");
  replay->add_flag("--to-divergence", replay_options.to_divergence,
                   "a record of other rules: up to the first move that differs");
  replay->add_flag("--json", replay_options.json, "one JSON document");
  replay->callback([&] { start(), status = cli::replay(context, replay_options); });

  cli::ExplainOptions explain_options;
  auto* explain = app.add_subcommand("explain", "whether a move is legal, or why not");
  add_game(*explain, explain_options.game, true);
  explain->add_option("move", explain_options.move, "the move's text")->required();
  explain->add_option("--position", explain_options.position, "a position text instead of the start");
  explain->callback([&] { start(), status = cli::explain(context, explain_options); });

  cli::CheckOptions check_options;
  auto* check = app.add_subcommand("check", "the laws that every rule set must keep");
  add_game(*check, check_options.game, false);
  check->add_option("--seconds", check_options.seconds, "for all laws together")
      ->check(CLI::Range(0.001, 604800.0));
  auto* check_seed = check->add_option("--seed", check_options.seed, "repeats an earlier run");
  check->add_option("--count", check_options.games, "random games for each law");
  check->add_option("--law", check_options.laws, "only this law")->expected(1)->take_all();
  check->add_flag("--list", check_options.list, "lists the laws");
  check->add_flag("--json", check_options.json, "one JSON document");
  check->callback([&] {
    start();
    check_options.seeded = check_seed->count() > 0;
    status = cli::check(context, check_options);
  });

  cli::NewOptions new_options;
  auto* make_new = app.add_subcommand("new", "a new game that builds, with its test and data");
  make_new
      ->add_option("directory", new_options.directory, "the folder to make, or a file such as my_game.lua")
      ->required();
  make_new->add_option("--id", new_options.id, "the game's id, of a folder");
  make_new->add_option("--from", new_options.from,
                       "what a script begins as: moving, placing, dice, hidden or empty");
  make_new->callback([&] { start(), status = cli::make_new(context, new_options); });

  cli::WorkOptions work_options;
  auto* work =
      app.add_subcommand("work", "plays a game while it is written: each save goes on on the same board");
  work->add_option("place", work_options.place,
                   "a script, a game.yaml, or a folder that holds one or a project in C++")
      ->required();
  work->add_option("--variant", work_options.variant, "one of the game's variants");
  work->add_option("--set", work_options.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
  auto* work_seed = work->add_option("--seed", work_options.seed, "of chance");
  work->callback([&] {
    start();
    work_options.seeded = work_seed->count() > 0;
    status = cli::work(context, work_options);
  });

  auto* serve = app.add_subcommand(
      "serve", "opens the club to phones and laptops on the network (boardwright serve --help tells how)");
  serve->callback([&] { start(), status = cli::serve(context, {}); });

  cli::hold_numbers_to_one_rule(app);
  cli::refuse_empty_texts(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ConversionError& error) {  // of numbers that have passed the rule
    return cli::wrong(excerpt(error.what(), 200) +
                      ": the number is too large (boardwright --help tells more)");
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    if (const auto unknown = cli::unknown_word(app, {argv + 1, argv + argc}); !unknown.empty())
      return cli::wrong(unknown + " (boardwright --help tells more)");
    return cli::wrong(excerpt(error.what(), 200) + " (boardwright --help tells more)");
  }
  if (context.language != Language::kEnglish && !ugi->parsed() && !list->parsed())
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
