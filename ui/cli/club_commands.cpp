// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/club_commands.hpp"

namespace boardwright::cli {
namespace {

template <class Options, class Run>
std::function<void()> runs(const Context& context, const Options& options, const std::function<void()>& start,
                           int& status, Run run) {
  return [&context, &options, start, &status, run] {
    start();
    status = run(context, options);
  };
}

void add_resume(CLI::App& command, ResumeOptions& options) {
  command.add_option("match", options.match, "the beginning or end of its id; without it they are listed");
  command.add_option("--record", options.record, "writes the game to this file at the end");
  command.add_flag("--json", options.json, "one JSON document");
  command.add_flag("--delete", options.discard, "nobody will play it on: it leaves the lists; with --reason");
  command.add_option("--adjudicate", options.adjudicate,
                     "it ends with this score of each seat, such as 1-0; with --reason");
  command.add_option("--reason", options.reason, "why, for people; the club keeps it");
  add_store(command, options.store);
}

void add_player_actions(CLI::App& command, PlayersOptions& options) {
  using Action = PlayersOptions::Action;
  const auto action = [&](const char* name, Action what, const char* meaning) {
    auto* sub = command.add_subcommand(name, meaning);
    sub->add_option("player", options.player, what == Action::kAdd ? "the name" : "name or id")->required();
    sub->preparse_callback([&options, what](std::size_t) { options.action = what; });
    return sub;
  };
  (void)action("add", Action::kAdd, "a new member");
  action("rename", Action::kRename, "another name")
      ->add_option("name", options.other, "the new one")
      ->required();
  action("merge", Action::kMerge, "a double: all results count for the other from now on")
      ->add_option("into", options.other, "who has them then")
      ->required();
  (void)action("anonymise", Action::kAnonymise, "erases the name for ever; results stay");
}

void add_players(CLI::App& command, PlayersOptions& options) {
  command.add_flag("--json", options.json, "one JSON document");
  command.add_flag("--organiser", options.organiser, "abandoned matches too");
  add_store(command, options.store);
  add_player_actions(command, options);
}

void add_standings(CLI::App& command, StandingsOptions& options) {
  command.add_option("game", options.game, "GAME: id or id/variant; without it all");
  command.add_flag("--json", options.json, "one JSON document");
  command
      .add_option("--report,--csv", options.reports,
                  "writes them as the file's ending says: .html, .pdf, .csv or .json")
      ->expected(1)
      ->take_all();
  command.add_flag("--recount", options.recount,
                   "plays every finished match through again and compares; status 1 on a difference");
  add_store(command, options.store);
}

void add_result(CLI::App& command, ResultOptions& options) {
  command.add_option("match", options.match, "the beginning or end of its id; without it they are listed");
  command.add_flag("--void", options.make_void, "it counts for nothing");
  command.add_option("--correct", options.correct, "the score of each seat, such as 1-0 or 0.5-0.5");
  command.add_flag("--stands", options.stands, "it counts as it was played");
  command.add_option("--ends-by", options.ends_by, "with --correct: the reason's id, such as forfeit");
  command.add_option("--reason", options.reason, "why, for people; the club keeps it");
  add_store(command, options.store);
}

void add_store_command(CLI::App& command, StoreCommandOptions& options) {
  add_store(command, options.store);
  using Action = StoreCommandOptions::Action;
  const auto action = [&](const char* name, Action what, const char* meaning) {
    auto* sub = command.add_subcommand(name, meaning);
    sub->preparse_callback([&options, what](std::size_t) { options.action = what; });
    return sub;
  };
  auto* text = action("export", Action::kExport, "everything as text, for import elsewhere");
  text->add_option("file", options.file, "where to; - for standard output")->required();
  text->add_flag("--others", options.for_others, "for other people: nothing of running matches");
  text->add_option("--match", options.match, "this unfinished match alone; it goes on where it is imported");
  action("import", Action::kImport, "takes over what is new in a text")
      ->add_option("file", options.file, "what export has written; - for standard input")
      ->required();
  action("backup", Action::kBackup, "a copy, also while it is in use")
      ->add_option("file", options.file, "the copy")
      ->required();
  (void)action("check", Action::kCheck, "reads everything, counts everything anew and says what is damaged");
  (void)action("rebuild", Action::kRebuild, "counts the lists of players, results and standings anew");
  action("salvage", Action::kSalvage, "saves what can be read of a damaged store")
      ->add_option("file", options.file, "the new store; or the damaged one, where --store names a new one")
      ->required();
  command.require_subcommand(1);
}

void add_games(CLI::App& command, GamesOptions& options) {
  command.add_option("--player", options.player, "somebody by name, part of the name or id");
  command.add_option("--against", options.against, "the same, at another seat");
  command.add_option("--game", options.game, "GAME: id or id/variant");
  command.add_option("--from", options.from, "a day such as 2026-11-25, UTC");
  command.add_option("--until", options.until, "the last day");
  command.add_flag("--won", options.won, "by --player; without one: games that somebody won");
  command.add_flag("--drawn", options.drawn, "draws");
  command.add_flag("--lost", options.lost, "by --player");
  command.add_option("--score", options.score, "of each seat, such as 1-0");
  command.add_option("--ended-by", options.ended_by, "the reason's id, such as resignation");
  command.add_option("--opening", options.opening, "the first moves, with blanks between them");
  command.add_flag("--rated", options.rated, "rated ones alone");
  command.add_flag("--unrated", options.unrated, "unrated ones alone");
  command.add_flag("--entered", options.entered, "from score sheets");
  command.add_flag("--void", options.voided, "those that count for nothing; they are left out otherwise");
  command.add_option("--limit", options.limit, "at most so many, the newest");
  command.add_option("--out", options.out,
                     "writes the games: all into one file that ends in .pgn or .sgf, or each into a folder");
  command.add_flag("--json", options.json, "one JSON document");
  add_store(command, options.store);
}

}  // namespace

void add_store(CLI::App& command, std::string& location) {
  command.add_option("--store", location,
                     "a file or PostgreSQL's connection string instead of the usual store");
}

void ClubCommands::add(CLI::App& app, const Context& context, const std::function<void()>& start,
                       int& status) {
  const auto command = [&](const char* name, const char* meaning, auto& options, auto add_options, auto run) {
    auto* added = app.add_subcommand(name, meaning);
    add_options(*added, options);
    added->callback(runs(context, options, start, status, run));
  };
  command("resume", "unfinished matches, and going on with one", resume, add_resume, cli::resume);
  command("players", "the club's members, with points and ratings", players, add_players, cli::players);
  command("standings", "the ladders", standings, add_standings, cli::standings);
  command("result", "results, and what the organiser decides about one", result, add_result, cli::result);
  command("games", "looks for finished games, and writes them to files", games, add_games, cli::games);
  command("store", "the club's store: export, import, backup, check, salvage", store, add_store_command,
          cli::store);
}

}  // namespace boardwright::cli
