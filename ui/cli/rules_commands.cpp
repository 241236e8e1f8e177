// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/rules_commands.hpp"

namespace boardwright::cli {

void add_game(CLI::App& command, GameChoice& choice, bool required) {
  auto* game = command.add_option("game", choice.name, "GAME: id or id/variant");
  if (required) game->required();
  command.add_option("--set", choice.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
}

void RulesCommands::add_list() {
  auto* command = app_.add_subcommand("list", "the games and variants in the catalogue");
  command->add_flag("--json", list_json_, "one JSON document");
  command->callback([this] { start_(), status_ = list(context_, list_json_); });
}

void RulesCommands::add_perft() {
  auto* command = app_.add_subcommand("perft", "leaf counts");
  add_game(*command, perft_.game, true);
  command->add_option("--depth", perft_.depth, "plies")->required()->check(CLI::Range(0, 60));
  command->add_option("--position", perft_.position, "a position text instead of the start");
  command->add_flag("--divide", perft_.divide, "leaves for each first move");
  command->add_flag("--json", perft_.json, "one JSON document");
  command->callback([this] { start_(), status_ = perft(context_, perft_); });
}

void RulesCommands::add_lines() {
  auto* command = app_.add_subcommand("lines", "which lines of a script never run in random games");
  add_game(*command, lines_.game, true);
  command->add_option("--games", lines_.games, "how many random games")->check(CLI::Range(1U, 1000000U));
  command->add_option("--seconds", lines_.seconds, "ends sooner, after this time")
      ->check(CLI::Range(0.001, 604800.0));
  command->add_option("--seed", lines_.seed, "of the random games");
  command->add_option("--line", lines_.line, "a position where this line runs, and the moves to it")
      ->check(CLI::Range(1U, 10000000U));
  command->add_flag("--json", lines_.json, "one JSON document");
  command->add_flag("--live", lines_.live, "a line of JSON as it goes, for programs that show them");
  command->callback([this] { start_(), status_ = lines(context_, lines_); });
}

void RulesCommands::add_twin() {
  auto* command = app_.add_subcommand("twin", "whether two rule sets are the same game");
  command->add_option("first", twin_.first.name, "GAME")->required();
  command->add_option("second", twin_.second.name, "GAME")->required();
  command->add_option("--depth", twin_.depth, "plies from the start, all of them")->check(CLI::Range(0, 60));
  command->add_option("--random-games", twin_.games, "how many random games after that");
  command->add_option("--seed", twin_.seed, "of the random games");
  command->add_flag("--json", twin_.json, "one JSON document");
  command->add_flag("--live", twin_.live, "lines of JSON: how far it is, then what was found");
  command->callback([this] { start_(), status_ = twin(context_, twin_); });
}

void RulesCommands::add_sheet() {
  auto* command = app_.add_subcommand("sheet", "the rules, each with a position in which it shows");
  add_game(*command, sheet_.game, true);
  command->add_option("--games", sheet_.games, "random games to find them in (1000)")
      ->check(CLI::Range(1, 1000000));
  command->add_option("--seed", sheet_.seed, "of these games (0)");
  command->add_option("--report", sheet_.report, "a page: a file that ends in .html, or .json");
  command->add_flag("--json", sheet_.json, "one JSON document");
  command->add_flag("--live", sheet_.live, "lines of JSON: how far it is, then the sheet");
  command->callback([this] { start_(), status_ = sheet(context_, sheet_); });
}

void RulesCommands::add_explain() {
  auto* command = app_.add_subcommand("explain", "whether a move is legal, or why not");
  add_game(*command, explain_.game, true);
  command->add_option("move", explain_.move, "the move's text")->required();
  command->add_option("--position", explain_.position, "a position text instead of the start");
  command->callback([this] { start_(), status_ = explain(context_, explain_); });
}

void RulesCommands::add_check() {
  auto* command = app_.add_subcommand("check", "the laws that every rule set must keep");
  add_game(*command, check_.game, false);
  command->add_option("--seconds", check_.seconds, "for all laws together")
      ->check(CLI::Range(0.001, 604800.0));
  auto* check_seed = command->add_option("--seed", check_.seed, "repeats an earlier run");
  command->add_option("--count", check_.games, "random games for each law");
  command->add_option("--law", check_.laws, "only this law")->expected(1)->take_all();
  command->add_flag("--list", check_.list, "lists the laws");
  command->add_flag("--json", check_.json, "one JSON document");
  command->callback([this, check_seed] {
    start_();
    check_.seeded = check_seed->count() > 0;
    status_ = check(context_, check_);
  });
}

void RulesCommands::add_new() {
  auto* command = app_.add_subcommand("new", "a new game that builds, with its test and data");
  command->add_option("directory", new_.directory, "the folder to make, or a file such as my_game.lua")
      ->required();
  command->add_option("--id", new_.id, "the game's id, of a folder");
  command->add_option("--from", new_.from, "what a script begins as: moving, placing, dice, hidden or empty");
  command->callback([this] { start_(), status_ = make_new(context_, new_); });
}

void RulesCommands::add_work() {
  auto* command =
      app_.add_subcommand("work", "plays a game while it is written: each save goes on on the same board");
  command
      ->add_option("place", work_.place,
                   "a script, a game.yaml, or a folder that holds one or a project in C++")
      ->required();
  command->add_option("--variant", work_.variant, "one of the game's variants");
  command->add_option("--set", work_.settings, "key=value: changes one parameter; the value in YAML")
      ->expected(1)
      ->take_all();
  auto* work_seed = command->add_option("--seed", work_.seed, "of chance");
  command->callback([this, work_seed] {
    start_();
    work_.seeded = work_seed->count() > 0;
    status_ = work(context_, work_);
  });
}

}  // namespace boardwright::cli
