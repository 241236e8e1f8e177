// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/statistics_commands.hpp"

namespace boardwright::cli {
namespace {

void add_reports(CLI::App& command, std::vector<std::string>& reports) {
  command
      .add_option("--report", reports,
                  "a file: .html a page for people, .pdf a paper, .csv the table of figures, .json all "
                  "figures; repeat it for several")
      ->expected(1)
      ->take_all();
}

/// The options of all commands that play many games.
void add_run(CLI::App& command, RunOptions& options) {
  command.add_option("--set", options.settings, "key=value: changes one parameter of all; the value in YAML")
      ->expected(1)
      ->take_all();
  command.add_option("--games", options.count, "how many of each")->check(CLI::Range(1ULL, 1000000000000ULL));
  command
      .add_option("--players", options.players,
                  "PLAYER or PLAYER,PLAYER, who then change seats; repeat it for others, who play all of it "
                  "too: random and level:5 unless said otherwise (simulate: with --shard, --csv or --until "
                  "random alone)")
      ->expected(1)
      ->take_all();
  command
      .add_option("--thinking-games", options.thinking,
                  "how many of them by players who don't play at random: 100 (simulate: all, where these "
                  "play alone)")
      ->check(CLI::Range(1ULL, 1000000000000ULL));
  command.add_option("--seed", options.seed, "of chance and players");
  command.add_option("--opening", options.opening, "random plies before the players begin")
      ->check(CLI::Range(0U, 1000U));
  command.add_option("--threads", options.threads, "at once; else as many as the machine has")
      ->check(CLI::Range(1U, 1024U));
  command.add_option("--watch", options.samples.watched, "on how many games' boards to look");
  command.add_option("--examine", options.samples.examined, "how many games to evaluate");
  command.add_option("--until", options.until,
                     "a question, such as 'first_advantage within 0.02' (in compare, about the difference): "
                     "stops when it is answered");
  add_reports(command, options.reports);
  command.add_option("--ladder", options.ladder,
                     "FROM..TO: what each doubling of a player's simulations is worth");
  command
      .add_option("--information", options.information,
                  "what it is worth to see everything, with so many simulations a move")
      ->check(CLI::Range(1ULL, 1000000000ULL));
  command.add_option("--trials", options.trials, "games of each match of --ladder and --information")
      ->check(CLI::Range(2ULL, 100000000ULL));
  command.add_flag("--json", options.json, "one JSON document");
}

}  // namespace

void StatisticsCommands::add(CLI::App& app, const Context& context, const std::function<void()>& start,
                             int& status) {
  auto* simulate = app.add_subcommand("simulate", "plays many games and tells what they are like");
  simulate->add_option("game", simulate_.games, "GAME: id or id/variant; or records of games")->required();
  add_run(*simulate, simulate_);
  simulate->add_option("--shard", simulate_.shard, "i/n: only this part of the games; needs --out");
  simulate->add_option("--out", simulate_.out, "the file for the shard");
  simulate->add_option("--csv", simulate_.csv,
                       "a file with a line for each game, explained in FILE.columns.csv");
  simulate->add_option("--game", simulate_.game, "GAME of records that don't say");
  simulate->callback([&, start] { start(), status = cli::simulate(context, simulate_); });

  auto* merge = app.add_subcommand("merge", "puts the shards of a simulation together");
  merge->add_option("files", merge_.files, "all shards of one simulation")->required();
  add_reports(*merge, merge_.reports);
  merge->add_flag("--json", merge_.json, "one JSON document");
  merge->callback([&, start] { start(), status = cli::merge(context, merge_); });

  add_compare(app);
  app.get_subcommand("compare")->callback([&, start] { start(), status = cli::compare(context, compare_); });

  add_tune(app);
  app.get_subcommand("tune")->callback([&, start] { start(), status = cli::tune(context, tune_); });
}

void StatisticsCommands::add_compare(CLI::App& app) {
  auto* compare = app.add_subcommand("compare", "rule sets side by side: what differs, and how sure that is");
  compare->add_option("game", compare_.games, "GAME GAME …: each is compared with the first")->required();
  add_run(*compare, compare_);
  compare->add_flag("--unpaired", compare_.unpaired, "every rule set gets dice of its own");
  compare->add_flag("--live", compare_.live,
                    "lines of JSON while the games run: how far, and figures so far");
}

void StatisticsCommands::add_tune(CLI::App& app) {
  auto* tune = app.add_subcommand("tune", "which values of a game's parameters make it meet goals");
  const auto several = [&](const char* name, std::vector<std::string>& texts, const char* what) {
    tune->add_option(name, texts, what)->expected(1)->take_all();
  };
  tune->add_option("game", tune_.game.name, "GAME: id or id/variant")->required();
  several(
      "--over", tune_.over,
      "what is tried, parameters between commas: size=6..10, size=6..10/2, layout=a|b, or a flag or choice "
      "by its name alone");
  several("--set", tune_.game.settings, "key=value: holds one parameter; the value in YAML");
  several("--goal", tune_.goals,
          "what is to be met, such as 'first_advantage within 0.02'; repeat it for several");
  several("--prefer", tune_.preferences,
          "a figure of which more is better, or less FIGURE; repeat it for several");
  tune->add_option("--games", tune_.count, "how many at most, of all value sets together")
      ->check(CLI::Range(1ULL, 1000000000000ULL));
  tune->add_option("--players", tune_.players, "PLAYER or PLAYER,PLAYER, who then change seats");
  tune->add_option("--seed", tune_.seed, "of chance, players and what is drawn of a large grid");
  tune->add_option("--opening", tune_.opening, "random plies before the players begin")
      ->check(CLI::Range(0U, 1000U));
  tune->add_option("--examine", tune_.examine,
                   "how many games of a value set to evaluate, where a figure needs it");
  tune->add_option("--threads", tune_.threads, "at once; else as many as the machine has")
      ->check(CLI::Range(1U, 1024U));
  several("--report,--html", tune_.reports,
          "a file: .html a page for people, .pdf a paper, .csv the tables, .json all figures; repeat it for "
          "several");
  tune->add_flag("--json", tune_.json, "one JSON document");
  tune->add_flag("--live", tune_.live, "lines of JSON: how far the search is, then what was found");
}

}  // namespace boardwright::cli
